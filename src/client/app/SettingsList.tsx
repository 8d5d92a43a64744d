/** The settings; every change takes effect immediately. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import { LANGS, type Lang } from '../../kit/game.ts';
import { entryOf } from '../../kit/phrase.ts';
import { words } from '../text/words.ts';
import { switchLang } from './language.ts';
import {
  botPace,
  COUNTER_SCALE,
  counterScale,
  LANGUAGE_NAMES,
  lang,
  PACES,
  showMoments,
  showNumbers,
  THEMES,
  theme,
  WHEELS,
  wheel,
} from './settings.ts';

export function SettingsList() {
  const say = words();
  return (
    <div class="settings">
      <Choice name="lang" title={say.language} of={lang} set={chooseLang} values={LANGS} labels={LANGUAGE_NAMES} />
      <Choice name="theme" title={say.theme} of={theme} set={setting(theme)} values={THEMES} labels={say.themes} />
      <Choice name="pace" title={say.botPace} of={botPace} set={setting(botPace)} values={PACES} labels={say.paces} />
      <Choice name="wheel" title={say.wheel} of={wheel} set={setting(wheel)} values={WHEELS} labels={say.wheels} />
      <CounterScale />
      <Switch of={showNumbers} title={say.showNumbers} />
      <Switch of={showMoments} title={say.showMoments} />
    </div>
  );
}

const Switch = ({ of, title }: { readonly of: Signal<boolean>; readonly title: string }) => (
  <label class="switch">
    <input
      type="checkbox"
      checked={of.value}
      onChange={event => {
        of.value = event.currentTarget.checked;
      }}
    />
    <span>{title}</span>
  </label>
);

interface ChoiceProps<T extends string | number> {
  readonly name: string;
  readonly title: string;
  readonly of: ReadonlySignal<T>;
  readonly set: (value: T) => void;
  readonly values: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
}

/** The words of a language must be loaded first. */
const chooseLang = (to: Lang): void => void switchLang(to);

const setting =
  <T,>(of: Signal<T>) =>
  (value: T): void => {
    of.value = value;
  };

function Choice<T extends string | number>({ name, title, of, set, values, labels }: ChoiceProps<T>) {
  return (
    <fieldset class="segments">
      <legend>{title}</legend>
      {values.map(value => (
        <label key={value}>
          <input type="radio" name={name} checked={of.value === value} onChange={() => set(value)} />
          <span>{entryOf(labels, String(value))}</span>
        </label>
      ))}
    </fieldset>
  );
}

function CounterScale() {
  const { least, most, step } = COUNTER_SCALE;
  return (
    <label class="slider">
      <span>{words().counterScale}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={counterScale.value}
        onInput={event => {
          counterScale.value = event.currentTarget.valueAsNumber;
        }}
      />
      <output>{Math.round(counterScale.value * 100)} %</output>
    </label>
  );
}
