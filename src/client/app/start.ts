/**
 * How a game begins: chosen on one page, used by another. It lasts as long as the page; the game played from it is
 * saved, and a reloaded page continues with that.
 */
import type { Options } from '../../kit/game.ts';
import type { Lesson } from '../../kit/lesson.ts';
import type { Seating } from '../../protocol/link.ts';

export type StartSpec =
  | { readonly kind: 'new'; readonly scenario: string; readonly options: Options; readonly seating: Seating }
  | { readonly kind: 'saved'; readonly id: string }
  /** The text of a checked file, perhaps recorded under other rules. */
  | { readonly kind: 'file'; readonly text: string; readonly seating: Seating; readonly agreed?: true }
  /** The guided first game, starting at one of its steps. */
  | { readonly kind: 'lesson'; readonly lesson: Lesson; readonly step: number; readonly seating: Seating };

export type LessonStart = Extract<StartSpec, { kind: 'lesson' }>;

/** Numbered, so that starting the same thing twice is seen as two starts. */
export interface Kept {
  readonly number: number;
  readonly start: StartSpec;
}

const starts = new Map<string, Kept>();
let last = 0;

/** Stores how the game will begin when its page opens. */
export function keepStart(game: string, start: StartSpec): void {
  last += 1;
  starts.set(game, { number: last, start });
}

export const keptStart = (game: string): Kept | undefined => starts.get(game);
