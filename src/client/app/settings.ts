/** The player's settings, one signal each; every change is stored on this machine. */
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { LANGS, type Lang } from '../../kit/game.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const WHEELS = ['zoom', 'scroll'] as const;
export type Wheel = (typeof WHEELS)[number];

/** Counter size, independent of the map. */
export const COUNTER_SCALE = { least: 0.6, most: 1.4, step: 0.1 } as const;

/** Pause before each action of a bot, in milliseconds. */
export const PACES = [0, 250, 700, 1500] as const;
export type BotPace = (typeof PACES)[number];

const KEY = 'hexfront.settings';

const kept: Readonly<Record<string, unknown>> = read();

export const LANGUAGE_NAMES: Readonly<Record<Lang, string>> = { ja: '日本語', en: 'English' };

const spoken: Signal<Lang> = signal(oneOf(LANGS, kept.lang) ?? browserLang());
/** The current language. It is changed by `speak`, which loads the words first. */
export const lang: ReadonlySignal<Lang> = spoken;
export const theme: Signal<Theme> = signal(oneOf(THEMES, kept.theme) ?? 'auto');
export const counterScale: Signal<number> = signal(scaleOf(kept.counterScale));
export const wheel: Signal<Wheel> = signal(oneOf(WHEELS, kept.wheel) ?? 'zoom');
export const botPace: Signal<BotPace> = signal(oneOf(PACES, kept.botPace) ?? 700);
export const showNumbers: Signal<boolean> = signal(kept.showNumbers !== false);

/** Whether draws and dice that matter stop the eye for a moment. */
export const showMoments: Signal<boolean> = signal(kept.showMoments !== false);

export function setLang(to: Lang): void {
  spoken.value = to;
}

/** How dates are written in a language: as in the reader's region, if the browser names one. */
export const localeOf = (of: Lang): string =>
  globalThis.navigator?.languages?.find(tag => tag === of || tag.startsWith(`${of}-`)) ?? of;

/** Starts storing changes; called once by the page. */
export function rememberSettings(): () => void {
  return effect(() => {
    write({
      lang: lang.value,
      theme: theme.value,
      counterScale: counterScale.value,
      wheel: wheel.value,
      botPace: botPace.value,
      showNumbers: showNumbers.value,
      showMoments: showMoments.value,
    });
  });
}

/** The member of a list that a stored value names, if any. */
export function oneOf<T>(list: readonly T[], value: unknown): T | undefined {
  return list.find(member => member === value);
}

export function scaleOf(value: unknown): number {
  const { least, most } = COUNTER_SCALE;
  return typeof value === 'number' && value >= least && value <= most ? value : 1;
}

function browserLang(): Lang {
  const wanted = globalThis.navigator?.languages ?? [];
  return wanted.map(tag => oneOf(LANGS, tag.slice(0, 2).toLowerCase())).find(found => found !== undefined) ?? 'en';
}

/** Storage may be disabled or full; then settings last as long as the page. */
function read(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** A function, since settings are read before the rest of this file has run. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function write(settings: Readonly<Record<string, unknown>>): void {
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(settings));
  } catch {
    return;
  }
}
