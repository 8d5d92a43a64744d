/** Optional rules: a switch where a rule is on or off, a list where it takes one of several values. */
import type { GameOption, Options } from '../../kit/game.ts';
import { entryOf } from '../../kit/phrase.ts';
import { words } from '../text/words.ts';
import { lang } from './settings.ts';

export interface OptionSwitchesProps {
  readonly known: readonly GameOption[];
  readonly options: Options;
  readonly choose: (options: Options) => void;
}

export function OptionSwitches({ known, options, choose }: OptionSwitchesProps) {
  if (known.length === 0) return null;
  const inUse = known.filter(option => entryOf(options, option.id) !== option.initial).length;
  return (
    <details class="options">
      <summary>
        {words().optionalRules}
        <span class="count">{inUse > 0 ? `${inUse} / ${known.length}` : known.length}</span>
      </summary>
      {known.map(option => (
        <OptionLine
          key={option.id}
          option={option}
          value={entryOf(options, option.id) ?? option.initial}
          set={value => choose({ ...options, [option.id]: value })}
        />
      ))}
    </details>
  );
}

interface OptionLineProps {
  readonly option: GameOption;
  readonly value: Options[string];
  readonly set: (value: Options[string]) => void;
}

function OptionLine({ option, value, set }: OptionLineProps) {
  const title = (
    <span>
      <b class="rule">{option.rule}</b> {option.title[lang.value]}
    </span>
  );
  if (typeof option.initial === 'boolean')
    return (
      <label class="switch">
        <input type="checkbox" checked={value === true} onChange={event => set(event.currentTarget.checked)} />
        {title}
      </label>
    );
  return (
    <label class="field">
      {title}
      <select
        value={String(value)}
        onChange={event => set(option.values.find(one => String(one) === event.currentTarget.value) ?? option.initial)}
      >
        {option.values.map(one => (
          <option key={String(one)} value={String(one)}>
            {entryOf(option.labels ?? {}, String(one))?.[lang.value] ?? String(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
