/** What a game is, in short: its pitch, and its facts. */
import type { GameCard } from '../../kit/card.ts';
import { roleName } from '../../kit/card.ts';
import type { Scenario } from '../../kit/game.ts';
import { words } from '../text/words.ts';
import { linesOf } from './scenarioGroups.ts';
import { lang } from './settings.ts';

export function GamePitch({ card }: { readonly card: GameCard }) {
  const [first, second] = card.pitch.lines;
  return (
    <p class="pitch">
      {first[lang.value]}
      <br />
      {second[lang.value]}
    </p>
  );
}

/** Scenarios by title; groups by their title and number of scenarios. */
function ScenarioList({ scenarios }: { readonly scenarios: readonly Scenario[] }) {
  return (
    <ul class="scenarios">
      {linesOf(scenarios).map(({ title, count }) => (
        <li key={title.en}>
          <span>{title[lang.value]}</span>
          {count !== undefined && (
            <small>
              <span aria-hidden="true">×{count}</span>
              <span class="visually-hidden">{words().scenarioCount(count)}</span>
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}

export function Facts({ card }: { readonly card: GameCard }) {
  const say = words();
  const turns = card.scenarios.map(scenario => scenario.turns);
  const [least, most] = [Math.min(...turns), Math.max(...turns)];
  const span = least === most ? say.turns(most) : `${least}–${say.turns(most)}`;
  return (
    <dl class="facts">
      <div>
        <dt>{say.sides}</dt>
        <dd>{card.roles.map(role => roleName(card, role, lang.value)).join(' · ')}</dd>
      </div>
      <div>
        <dt>{say.length}</dt>
        <dd>
          {say.minutes(...card.pitch.minutes)} · {span}
        </dd>
      </div>
      <div>
        <dt>{say.scenarios}</dt>
        <dd>
          <ScenarioList scenarios={card.scenarios} />
        </dd>
      </div>
    </dl>
  );
}
