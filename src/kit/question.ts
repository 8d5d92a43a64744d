/**
 * One question to a game at a time: its legal list, an action, an evaluation. While it is answered, rules borrow maps
 * and keep derived data in buffers (kit/part.ts). A buffer that is given up is reused only by the next outer question,
 * so nothing that a rule holds changes before the answer is complete, however many questions are nested.
 */
import type { BaseState, GameModule } from './game.ts';
import { itemAt } from './list.ts';

/** Where a buffer returns to. */
export interface Home<T> {
  readonly free: T[];
}

/** At most so many spare buffers of a kind are kept; the rest is left to the garbage collector. */
const SPARE = 256;

const homes: Home<unknown>[] = [];
const given: unknown[] = [];
/** How many buffers wait to be returned. */
let many = 0;
let depth = 0;
let keeps = true;
let stamps = 0;
/** The subject, which does not change until the question is answered, and a number for that period. */
let subject: unknown;
let time = 0;
let times = 0;
/** The subject of the question answered last, with its number; and the same of a position that does not change any more. */
let latest: unknown;
let latestTime = 0;
let settled: unknown;
let settledTime = 0;

export const isKeeping = (): boolean => keeps;

/**
 * Equal numbers mean that the subject has not changed in between; 0 if `s` is not the subject of the current question.
 */
export const timeOf = (s: object): number => (s === subject ? time : 0);

/** A number that was never used before. */
export const newStamp = (): number => ++stamps;

/** For tests: while `run` runs, nothing is kept or reused, and everything is derived anew. */
export function keepingNothing<T>(run: () => T): T {
  const before = keeps;
  keeps = false;
  try {
    return run();
  } finally {
    keeps = before;
  }
}

/** Gives up a buffer, to be reused by the next question. Outside of questions nothing says when that would be safe. */
export function giveUp<T>(home: Home<T>, buffer: T): void {
  if (depth === 0 || !keeps) return;
  homes[many] = home;
  given[many++] = buffer;
}

/** Lends buffers for the duration of a question. They come as the last user left them. */
export function makeLender<T>(make: () => T): () => T {
  const home: Home<T> = { free: [] };
  return () => {
    const buffer = (keeps ? home.free.pop() : undefined) ?? make();
    giveUp(home, buffer);
    return buffer;
  };
}

/**
 * Wraps a function as a question about its first argument, which it must not change: a question of its own, unless it
 * is called while another one is answered. Four parameters at most: handing on a list of any length is slow.
 */
export function asked<A extends readonly unknown[], R>(answer: (...args: A) => R): (...args: A) => R;
export function asked<R>(answer: (a: unknown, b: unknown, c: unknown, d: unknown) => R) {
  if (answer.length > 4) throw new Error(`${answer.name} has more than four parameters`);
  return function question(this: unknown, a?: unknown, b?: unknown, c?: unknown, d?: unknown): R {
    const [before, since] = [subject, time];
    if (depth === 0) takeBack();
    depth++;
    if (a !== subject || depth === 1) {
      subject = a;
      time = subject === settled ? settledTime : ++times;
    }
    try {
      return answer.call(this, a, b, c, d);
    } finally {
      depth--;
      latest = subject;
      latestTime = time;
      subject = before;
      time = since;
    }
  };
}

/** Says that the subject of the question just answered does not change any more: what is known of it stays known. */
export function settle(s: object): void {
  if (s !== latest) return;
  settled = s;
  settledTime = latestTime;
}

/** A game with all its functions wrapped as questions. */
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

/** The same for any record of functions, e.g. a game's words or its advice to bots. */
export function eachAsked<T extends object>(record: T): T {
  const copy = { ...record };
  for (const name of Object.keys(copy)) {
    const value: unknown = Reflect.get(copy, name);
    if (isFunction(value)) Object.defineProperty(copy, name, { value: asked(value) });
  }
  return copy;
}

const isFunction = (value: unknown): value is (...args: readonly unknown[]) => unknown => typeof value === 'function';
