/** What both languages share: which tables of sentences and words a book has. English lists the keys. */
import type { Lang } from '../../../kit/game.ts';
import type { Texts } from '../../../kit/phrase.ts';
import type { EN_CHOICES } from './enChoices.ts';
import type { EN_EVENTS } from './enEvents.ts';
import type { EN_OUTCOMES, EN_SMALL } from './enNouns.ts';
import type { EN_PROMPTS } from './enPrompts.ts';
import type { EN_REFUSALS } from './enRefusals.ts';

export type EventKey = keyof typeof EN_EVENTS;
export type ChoiceKey = keyof typeof EN_CHOICES;
export type PromptKey = keyof typeof EN_PROMPTS;
export type RefusalKey = keyof typeof EN_REFUSALS;
export type OutcomeKey = keyof typeof EN_OUTCOMES;
export type SmallKey = keyof typeof EN_SMALL;

type Table = Readonly<Record<string, string>>;

/** Names of what a sentence can speak of, by the ids of events, refusals and frames. */
export interface Nouns {
  readonly phases: Table;
  readonly roles: Table;
  readonly impulses: Table;
  /** First months of the turns, and the form of a date. */
  readonly months: Table;
  readonly weathers: Table;
  readonly nations: Table;
  readonly seas: Table;
  /** 12.6.4 */
  readonly shares: Table;
  /** S2.1, S2.2 Groups of which only some are set up. */
  readonly groups: Table;
  /** 3.2, 3.3.1, S2.0 Where units begin. */
  readonly areas: Table;
  /** 12.1.2 Where units arrive. */
  readonly doors: Table;
  /** 9.8, 10.3, 13.3 What changes a strength, and 9.9, 9.10, V1 what shifts the odds. */
  readonly effects: Table;
  readonly shifts: Table;
  /** V3 What a variant would change. */
  readonly stakes: Table;
  /** Fields of an action, for one that lacks them. */
  readonly missing: Table;
  /** Stand-ins where nothing, or nothing known, is named. */
  readonly some: Texts<'unit' | 'hex' | 'city' | 'role' | 'phase' | 'field' | 'what'>;
}

/** All of one language. */
export interface Book extends Nouns {
  readonly lang: Lang;
  readonly events: Texts<EventKey>;
  readonly choices: Texts<ChoiceKey>;
  readonly prompts: Texts<PromptKey>;
  readonly refusals: Texts<RefusalKey>;
  readonly outcomes: Texts<OutcomeKey>;
  readonly small: Texts<SmallKey>;
}
