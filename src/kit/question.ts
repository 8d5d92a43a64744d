/**
 * One question to a game at a time: its legal list, an action, an evaluation. While it is answered, rules borrow maps and
 * keep derived data in buffers (kit/part.ts). A buffer that is given up is used again only by the next outer question, so
 * nothing that a rule was handed changes before the answer is complete, however much is asked on the way.
 */
import type { BaseState, GameModule } from './game.ts';
import { itemAt } from './list.ts';

/** Where a buffer goes back to. */
export interface Home<T> {
  readonly free: T[];
}

/** No more of a kind wait to be used again; a question that took more leaves them to the garbage collector. */
const SPARE = 256;

const homes: Home<unknown>[] = [];
const given: unknown[] = [];
/** How many of them wait to be taken back. */
let many = 0;
let depth = 0;
let keeps = true;
let stamps = 0;
/** What is asked about, which does not change before it is answered, and a number for that time. */
let subject: unknown;
let time = 0;
let times = 0;

export const isKeeping = (): boolean => keeps;

/** The same number twice: in between, nothing that is asked about has changed. 0 for anything else than the subject of the question. */
export const timeOf = (s: object): number => (s === subject ? time : 0);

/** A number that nothing has been marked with before. */
export const newStamp = (): number => ++stamps;

/** For tests: meanwhile nothing is kept or used again, and whatever is asked for is derived anew. */
export function keepingNothing<T>(run: () => T): T {
  const before = keeps;
  keeps = false;
  try {
    return run();
  } finally {
    keeps = before;
  }
}

/** Gives a buffer up, to be used again by the next question. Outside of questions nobody says when that could be. */
export function giveUp<T>(home: Home<T>, buffer: T): void {
  if (depth === 0 || !keeps) return;
  homes[many] = home;
  given[many++] = buffer;
}

/** Lends buffers for the length of a question. They come as the last user left them. */
export function makeLender<T>(make: () => T): () => T {
  const home: Home<T> = { free: [] };
  return () => {
    const buffer = (keeps ? home.free.pop() : undefined) ?? make();
    giveUp(home, buffer);
    return buffer;
  };
}

/**
 * The same function as a question about its first argument, which it does not change: a question of its own, unless it is
 * asked while another one is answered.
 */
export const asked = <A extends readonly unknown[], R>(answer: (...args: A) => R): ((...args: A) => R) =>
  function question(this: unknown, ...args: A): R {
    const [before, since] = [subject, time];
    if (depth === 0) takeBack();
    depth++;
    if (args[0] !== subject || depth === 1) {
      subject = args[0];
      time = ++times;
    }
    try {
      return Reflect.apply(answer, this, args);
    } finally {
      depth--;
      subject = before;
      time = since;
    }
  };

/** A game all of whose functions are questions. */
export const answering = <S extends BaseState, V>(game: GameModule<S, V>): GameModule<S, V> => ({
  ...eachAsked(game),
  inspect: eachAsked(game.inspect),
});

function takeBack(): void {
  for (let i = 0; i < many; i++) {
    const { free } = itemAt(homes, i);
    if (free.length < SPARE) free.push(given[i]);
  }
  many = 0;
}

/** The same of any record of functions, e.g. a game's words or its advice to bots. */
export function eachAsked<T extends object>(record: T): T {
  const copy = { ...record };
  for (const name of Object.keys(copy)) {
    const value: unknown = Reflect.get(copy, name);
    if (isFunction(value)) Object.defineProperty(copy, name, { value: asked(value) });
  }
  return copy;
}

const isFunction = (value: unknown): value is (...args: readonly unknown[]) => unknown => typeof value === 'function';
