/**
 * What is shown of a game before it is loaded: all that the home page, the lists of saved games and the dialogs that
 * start a game need. A game keeps its card in a file without rules (`games/<id>/card.ts`), and its module is made of
 * the same data.
 */
import type { Bilingual, GameOption, Lang, Role, Scenario } from './game.ts';
import { entryOf } from './phrase.ts';

export interface GameCard {
  readonly id: string;
  readonly title: Bilingual;
  readonly roles: readonly Role[];
  /** What each role is called. */
  readonly roleNames: Readonly<Record<Lang, Readonly<Record<Role, string>>>>;
  readonly scenarios: readonly Scenario[];
  readonly options: readonly GameOption[];
  readonly pitch: Pitch;
}

export interface Pitch {
  /** Two short lines. */
  readonly lines: readonly [Bilingual, Bilingual];
  /** Playing time against the computer, least and most. */
  readonly minutes: readonly [least: number, most: number];
  /** What each side tries to achieve, by role. */
  readonly aims: Readonly<Record<Role, Bilingual>>;
}

/** What only the page about a game shows: the events it depicts, and where it comes from. */
export interface Story {
  readonly history: Bilingual;
  readonly origin: Bilingual;
}

export const roleName = (card: GameCard, role: Role, lang: Lang): string => entryOf(card.roleNames[lang], role) ?? role;
