/** Everything needed to begin a game: who plays, which scenario, which optional rules. */
import { useState } from 'preact/hooks';
import type { GameCard } from '../../kit/card.ts';
import type { Options, Scenario } from '../../kit/game.ts';
import { words } from '../text/words.ts';
import { hasLesson } from './loaded.ts';
import { OptionSwitches } from './OptionSwitches.tsx';
import { goTo, makeRoute } from './router.ts';
import { LevelField, Seats } from './SeatPicker.tsx';
import { groupsOf } from './scenarioGroups.ts';
import { type Level, type Mode, modeOf, seatingOf, USUAL_LEVEL } from './seating.ts';
import { lang } from './settings.ts';
import { keepStart } from './start.ts';

/** Everything has a sensible default, so one click on the button is enough. */
export function SetUp({ card }: { readonly card: GameCard }) {
  const say = words();
  const [scenario, setScenario] = useState(card.scenarios[0]?.id ?? '');
  const [options, setOptions] = useState<Options>(initialOptions(card));
  const [mode, setMode] = useState<Mode>(modeOf(card.roles, undefined));
  const [level, setLevel] = useState<Level>(USUAL_LEVEL);
  const play = (event: Event): void => {
    event.preventDefault();
    keepStart(card.id, { kind: 'new', scenario, options, seating: seatingOf(card.roles, mode, level) });
    goTo({ page: 'play', game: card.id });
  };
  return (
    <form class="setup" onSubmit={play}>
      <Seats card={card} mode={mode} choose={setMode} name={`${card.id}-seats`} />
      {card.scenarios.length > 1 && <ScenarioField scenarios={card.scenarios} chosen={scenario} choose={setScenario} />}
      {mode.kind !== 'two' && <LevelField level={level} choose={setLevel} />}
      <OptionSwitches known={card.options} options={options} choose={setOptions} />
      <div class="begin">
        <button type="submit" class="button play">
          {say.playNow}
        </button>
        {hasLesson(card.id) && (
          <a class="button quiet learn" href={makeRoute({ page: 'learn', game: card.id })}>
            {say.learn}
            <small>{say.learnHint}</small>
          </a>
        )}
      </div>
    </form>
  );
}

interface ScenarioFieldProps {
  readonly scenarios: readonly Scenario[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

function ScenarioField({ scenarios, chosen, choose }: ScenarioFieldProps) {
  const options = (list: readonly Scenario[]) => list.map(one => <ScenarioOption key={one.id} scenario={one} />);
  return (
    <label class="field">
      <span>{words().scenario}</span>
      <select value={chosen} onChange={event => choose(event.currentTarget.value)}>
        {groupsOf(scenarios).map(({ title, scenarios: own }) =>
          title === undefined ? (
            options(own)
          ) : (
            <optgroup key={title.en} label={title[lang.value]}>
              {options(own)}
            </optgroup>
          ),
        )}
      </select>
    </label>
  );
}

function ScenarioOption({ scenario }: { readonly scenario: Scenario }) {
  return (
    <option value={scenario.id}>
      {scenario.title[lang.value]} ({words().turns(scenario.turns)})
    </option>
  );
}

const initialOptions = (card: GameCard): Options =>
  Object.fromEntries(card.options.map(option => [option.id, option.initial]));
