/**
 * Dice are inputs of the engine: a state holds no generator and no deck order. Every source answers the same two
 * questions, so simulation, tests, replay and exact odds run the same rule code.
 */
import { addAt, itemAt, lastOf } from './list.ts';

export interface Dice {
  /** A die of `sides` faces: 1..sides. `rule` is the section that asks for it. */
  roll(sides: number, rule: string): number;
  /** One of `n` equally likely things: 0..n-1. `names` lets a script ask for a thing by name. */
  pick(n: number, rule: string, names?: readonly string[]): number;
}

/** One die or draw as it is kept in the log: `of` faces or things, the value, and the section that asked. */
export interface Roll {
  readonly kind: 'roll' | 'pick';
  readonly of: number;
  readonly value: number;
  readonly rule: string;
}

/** A scripted die: a face, the index of a drawn thing, or the thing's name. */
export type Script = number | string;

/** sfc32: small, fast, passes PractRand; 128 bits of state filled from the seed by splitmix32. */
export function random(seed: number | string): () => number {
  let h = typeof seed === 'number' ? seed | 0 : textSeed(seed);
  const next = (): number => {
    h = (h + 0x9e3779b9) | 0;
    let z = h;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  let a = next();
  let b = next();
  let c = next();
  let d = 1;
  const step = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) step();
  return step;
}

function textSeed(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h | 0;
}

export function seededDice(seed: number | string): Dice {
  return diceFrom(random(seed));
}

export function diceFrom(next: () => number): Dice {
  return {
    roll: sides => 1 + Math.floor(next() * sides),
    pick: n => Math.floor(next() * n),
  };
}

/** Thrown when a script runs dry or names something that is not there; the caller turns it into a message. */
export class ScriptError extends Error {}

/**
 * Dice read from a list. When the list is used up, `then` answers; without it a ScriptError says which rule wanted more.
 * `left()` tells how many scripted values were not asked for.
 */
export function scriptedDice(script: readonly Script[], then?: Dice): Dice & { left(): number } {
  let at = 0;
  const read = (of: number, rule: string, low: number, names?: readonly string[]): number | undefined => {
    if (at >= script.length) return undefined;
    const said = itemAt(script, at++);
    const value = typeof said === 'string' ? (names ?? []).indexOf(said) : said;
    if (Number.isInteger(value) && value >= low && value < low + of) return value;
    const wanted = names ? `one of ${names.join(', ')}` : `a whole number from ${low} to ${low + of - 1}`;
    throw new ScriptError(`rolls[${at - 1}] is ${JSON.stringify(said)}, but ${rule} asks for ${wanted}`);
  };
  const dry = (rule: string): never => {
    throw new ScriptError(`the script of ${script.length} rolls ran out at ${rule}`);
  };
  return {
    roll: (sides, rule) => read(sides, rule, 1) ?? then?.roll(sides, rule) ?? dry(rule),
    pick: (n, rule, names) => read(n, rule, 0, names) ?? then?.pick(n, rule, names) ?? dry(rule),
    left: () => script.length - at,
  };
}

/** Passes every question on and records the answers. */
export function recordedDice(source: Dice, into: Roll[]): Dice {
  return {
    roll(sides, rule) {
      const value = source.roll(sides, rule);
      into.push({ kind: 'roll', of: sides, value, rule });
      return value;
    },
    pick(n, rule, names) {
      const value = source.pick(n, rule, names);
      into.push({ kind: 'pick', of: n, value, rule });
      return value;
    },
  };
}

/** Records the answers as a script would give them: drawn things by name, where they have one. */
export function spokenDice(source: Dice, into: Script[]): Dice {
  return {
    roll(sides, rule) {
      const value = source.roll(sides, rule);
      into.push(value);
      return value;
    },
    pick(n, rule, names) {
      const value = source.pick(n, rule, names);
      into.push(names?.[value] ?? value);
      return value;
    },
  };
}

/**
 * Runs `act` once for every way the dice can fall, in lexical order, and hands each result to `each` with its
 * probability. Works as an odometer: replay a prefix of answers, take the first answer beyond it, count up the last
 * wheel that can still turn. Returns false when more than `most` ways exist (the rest is not visited).
 */
export function everyRoll<T>(
  act: (dice: Dice) => T,
  each: (result: T, chance: number) => void,
  most = Infinity,
): boolean {
  const wheels: number[] = [];
  const sizes: number[] = [];
  for (let ways = 1; ; ways++) {
    if (ways > most) return false;
    let at = 0;
    let chance = 1;
    const turn = (of: number): number => {
      if (at === wheels.length) {
        wheels.push(0);
        sizes.push(of);
      }
      chance /= of;
      return itemAt(wheels, at++);
    };
    const result = act({ roll: sides => 1 + turn(sides), pick: n => turn(n) });
    each(result, chance);
    while (wheels.length > 0 && lastOf(wheels) + 1 >= lastOf(sizes)) {
      wheels.pop();
      sizes.pop();
    }
    if (wheels.length === 0) return true;
    addAt(wheels, wheels.length - 1);
  }
}

/** For calls that must not roll: any question is a broken rule. */
export const noDice: Dice = {
  roll: (_sides, rule) => {
    throw new Error(`no die may be rolled here (${rule})`);
  },
  pick: (_n, rule) => {
    throw new Error(`nothing may be drawn here (${rule})`);
  },
};
