/** What both languages share: which tables of sentences and words a book has. English lists the keys. */
import type { Lang } from '../../../kit/game.ts';
import type { Fields, Line, Texts } from '../../../kit/phrase.ts';
import type { EN_CHOICES } from './enChoices.ts';
import type { EN_EVENTS } from './enEvents.ts';
import type { EN_SMALL } from './enNouns.ts';
import type { EN_PROMPTS } from './enPrompts.ts';
import type { EN_REFUSALS } from './enRefusals.ts';

export type EventKey = keyof typeof EN_EVENTS;
export type ChoiceKey = keyof typeof EN_CHOICES;
export type PromptKey = keyof typeof EN_PROMPTS;
export type RefusalKey = keyof typeof EN_REFUSALS;
export type SmallKey = keyof typeof EN_SMALL;

type Table = Readonly<Record<string, string>>;

/** Names of what a sentence can speak of, by the ids of events, refusals and frames. */
export interface Nouns {
  readonly phases: Table;
  readonly roles: Table;
  /** 6.5, 7.4 What changes the dice or the column. */
  readonly shifts: Table;
  /** Fields of an action, for one that lacks them. */
  readonly missing: Table;
  /** Stand-ins where nothing, or nothing known, is named. */
  readonly some: Texts<'unit' | 'hex' | 'command' | 'zone' | 'role' | 'phase' | 'field' | 'what' | 'number'>;
}

/** All of one language. */
export interface Book extends Nouns {
  readonly lang: Lang;
  readonly events: Texts<EventKey>;
  readonly choices: Texts<ChoiceKey>;
  readonly prompts: Texts<PromptKey>;
  readonly refusals: Texts<RefusalKey>;
  readonly small: Texts<SmallKey>;
}

/** What tells an event: which log line, and what fills it. */
export type Tellers = Readonly<Record<string, (book: Book, e: Fields) => Line<EventKey>>>;
