/**
 * What both languages share. A sentence is a template with named holes, `{unit}`, or `{n|hex|hexes}` for a number with
 * its noun; which template is used and what fills it is decided once for both languages, so they cannot drift apart.
 */
import type { Lang } from '../../../kit/game.ts';
import type { Texts } from '../../../kit/phrase.ts';
import type { EN_CHOICES, EN_EVENTS } from './enLog.ts';
import type { EN_PROMPTS } from './enPrompts.ts';
import type { EN_REFUSALS } from './enRefusals.ts';

/** English lists the keys; Japanese must have the same. */
export type EventKey = keyof typeof EN_EVENTS;
export type ChoiceKey = keyof typeof EN_CHOICES;
export type PromptKey = keyof typeof EN_PROMPTS;
export type RefusalKey = keyof typeof EN_REFUSALS;
export type OutcomeKey = 'drawn' | 'opened' | 'held' | 'won' | 'tied';

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
