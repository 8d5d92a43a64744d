/** One game on the home page: its cover, what it is about, and everything needed to begin. */
import { useState } from 'preact/hooks';
import type { AnyGame, Options, Scenario } from '../../kit/game.ts';
import { PITCHES } from '../text/pitches.ts';
import { words } from '../text/words.ts';
import { Cover } from './Cover.tsx';
import { hasLesson } from './loaded.ts';
import { OptionSwitches } from './OptionSwitches.tsx';
import { goTo, makeRoute } from './router.ts';
import { LevelField, Seats } from './SeatPicker.tsx';
import { groupsOf } from './scenarioGroups.ts';
import { type Level, type Mode, modeOf, seatingOf, USUAL_LEVEL } from './seating.ts';
import { lang } from './settings.ts';
import { keepStart } from './start.ts';

export function GameCard({ game }: { readonly game: AnyGame }) {
  const say = words();
  const other = lang.value === 'ja' ? 'en' : 'ja';
  return (
    <article class="card" aria-labelledby={`title-${game.id}`}>
      <div class="cover">
        <Cover game={game.id} />
      </div>
      <div class="about">
        <h3 id={`title-${game.id}`}>{game.title[lang.value]}</h3>
        <p class="other" lang={other}>
          {game.title[other]}
        </p>
        <GamePitch id={game.id} />
        <Facts game={game} />
        <p class="links">
          <a href={makeRoute({ page: 'rules', game: game.id })}>{say.rules}</a>
          <a href={makeRoute({ page: 'about', game: game.id })}>{say.about}</a>
        </p>
      </div>
      <SetUp game={game} />
    </article>
  );
}

export function GamePitch({ id }: { readonly id: string }) {
  const pitch = PITCHES[id];
  return pitch ? (
    <p class="pitch">
      {pitch.lines[0][lang.value]}
      <br />
      {pitch.lines[1][lang.value]}
    </p>
  ) : null;
}

/** Each by its title; of those that stand in groups, the groups. */
const scenarioNames = (scenarios: readonly Scenario[]): readonly string[] =>
  groupsOf(scenarios).flatMap(({ title, scenarios: own }) =>
    title === undefined ? own.map(one => one.title[lang.value]) : [title[lang.value]],
  );

export function Facts({ game }: { readonly game: AnyGame }) {
  const say = words();
  const turns = game.scenarios.map(scenario => scenario.turns);
  const [least, most] = [Math.min(...turns), Math.max(...turns)];
  const span = least === most ? say.turns(most) : `${least}–${say.turns(most)}`;
  const minutes = PITCHES[game.id]?.minutes;
  return (
    <dl class="facts">
      <div>
        <dt>{say.sides}</dt>
        <dd>{game.roles.map(role => game.words[lang.value].role(role)).join(' · ')}</dd>
      </div>
      <div>
        <dt>{say.length}</dt>
        <dd>{minutes ? `${say.minutes(...minutes)} · ${span}` : span}</dd>
      </div>
      <div>
        <dt>{say.scenarios}</dt>
        <dd>{scenarioNames(game.scenarios).join(' · ')}</dd>
      </div>
    </dl>
  );
}

function ScenarioOption({ scenario }: { readonly scenario: Scenario }) {
  return (
    <option value={scenario.id}>
      {scenario.title[lang.value]} ({words().turns(scenario.turns)})
    </option>
  );
}

/** Everything has a sensible first value, so one click on the button is enough. */
export function SetUp({ game }: { readonly game: AnyGame }) {
  const say = words();
  const [scenario, setScenario] = useState(game.scenarios[0]?.id ?? '');
  const [options, setOptions] = useState<Options>(initialOptions(game));
  const [mode, setMode] = useState<Mode>(modeOf(game.roles, undefined));
  const [level, setLevel] = useState<Level>(USUAL_LEVEL);
  const play = (event: Event): void => {
    event.preventDefault();
    keepStart(game.id, { kind: 'new', scenario, options, seating: seatingOf(game.roles, mode, level) });
    goTo({ page: 'play', game: game.id });
  };
  return (
    <form class="setup" onSubmit={play}>
      <Seats game={game} mode={mode} choose={setMode} name={`${game.id}-seats`} />
      {game.scenarios.length > 1 && (
        <label class="field">
          <span>{say.scenario}</span>
          <select value={scenario} onChange={event => setScenario(event.currentTarget.value)}>
            {groupsOf(game.scenarios).map(({ title, scenarios }) =>
              title === undefined ? (
                scenarios.map(one => <ScenarioOption key={one.id} scenario={one} />)
              ) : (
                <optgroup key={title.en} label={title[lang.value]}>
                  {scenarios.map(one => (
                    <ScenarioOption key={one.id} scenario={one} />
                  ))}
                </optgroup>
              ),
            )}
          </select>
        </label>
      )}
      {mode.kind !== 'two' && <LevelField level={level} choose={setLevel} />}
      <OptionSwitches game={game} options={options} choose={setOptions} />
      <div class="begin">
        <button type="submit" class="button play">
          {say.playNow}
        </button>
        {hasLesson(game.id) && (
          <a class="button quiet learn" href={makeRoute({ page: 'learn', game: game.id })}>
            {say.learn}
            <small>{say.learnHint}</small>
          </a>
        )}
      </div>
    </form>
  );
}

const initialOptions = (game: AnyGame): Options =>
  Object.fromEntries(game.options.map(option => [option.id, option.initial]));
