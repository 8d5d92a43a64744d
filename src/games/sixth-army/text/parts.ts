/**
 * What both languages share. A sentence is a template with named holes, `{unit}`, or `{n|hex|hexes}` for a number with
 * its noun; which template is used and what fills it is decided once for both languages, so they cannot drift apart.
 */
import type { Lang } from '../../../kit/game.ts';
import type { EN_CHOICES, EN_EVENTS } from './enLog.ts';
import type { EN_PROMPTS } from './enPrompts.ts';
import type { EN_REFUSALS } from './enRefusals.ts';

/** English lists the keys; Japanese must have the same. */
export type EventKey = keyof typeof EN_EVENTS;
export type ChoiceKey = keyof typeof EN_CHOICES;
export type PromptKey = keyof typeof EN_PROMPTS;
export type RefusalKey = keyof typeof EN_REFUSALS;
export type OutcomeKey = 'drawn' | 'opened' | 'held' | 'won' | 'tied';
export type Texts<K extends string> = Readonly<Record<K, string>>;

/** All of one language. */
export interface Book {
  readonly lang: Lang;
  readonly events: Texts<EventKey>;
  readonly choices: Texts<ChoiceKey>;
  readonly prompts: Texts<PromptKey>;
  readonly refusals: Texts<RefusalKey>;
  readonly outcomes: Texts<OutcomeKey>;
  readonly phases: Readonly<Record<string, string>>;
  readonly roles: Readonly<Record<string, string>>;
  readonly kinds: Texts<'air' | 'artillery' | 'anti-tank'>;
  readonly shifts: Readonly<Record<string, string>>;
  /** What an operation can be, for the question at its start (9.1). */
  readonly orders: Readonly<Record<string, string>>;
  /** Fields of an action, for one that lacks them. */
  readonly missing: Readonly<Record<string, string>>;
  /** Stand-ins where nothing, or nothing known, is named. */
  readonly some: Texts<'unit' | 'hex' | 'formation' | 'marker' | 'role' | 'phase' | 'field' | 'shift'>;
  readonly small: Texts<SmallKey>;
}

/** Joints and turns of phrase inside a sentence. */
export type SmallKey =
  | 'plus'
  | 'comma'
  | 'or'
  | 'marker'
  | 'times'
  | 'none'
  | 'andMore'
  | 'others'
  | 'left'
  | 'right'
  | 'to'
  | 'depot'
  | 'points'
  | 'lp'
  | 'full'
  | 'south'
  | 'within';

/** Loose JSON, as events, refusals and frames carry it. */
export type Fields = Readonly<Record<string, unknown>>;
export type Values = Readonly<Record<string, string | number>>;

/** Which sentence, and what its holes hold besides the fields that `spell` knows. */
export interface Line<K extends string> {
  readonly key: K;
  readonly values?: Values;
}

const NOTHING = '–';

export const fill = (template: string, values: Values): string =>
  template.replace(HOLE, (_hole, name: string, one?: string, many?: string) => {
    const value = values[name] ?? NOTHING;
    return one === undefined ? printed(value) : `${value} ${Number(value) === 1 ? one : many}`;
  });

/** 10.2 Movement points come in halves. */
const printed = (value: string | number): string =>
  typeof value === 'number' && value % 1 === 0.5 ? `${Math.floor(value) || ''}½` : String(value);

export const HOLE = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g;

export const hasKey = <K extends string>(table: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(table, key);

/** An entry of an open table; never something inherited. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, key: unknown): T | undefined =>
  typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : NOTHING);

export const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

export const numbersIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter(item => numberIn(item) !== undefined) : [];

export const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

export const listIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsIn) : []);
