/**
 * Dice that nobody can predict or reroll. The key of an entry's dice is HMAC-SHA-256, under the table's secret, of its
 * action and of a hash chain over all entries before it; the faces are drawn from HMAC-SHA-256 of that key. So the same
 * action in the same game always rolls the same, and earlier dice reveal nothing about any other roll.
 */
import { type Dice, random } from '../kit/dice.ts';
import { canonical } from '../kit/hash.ts';
import { lastOf } from '../kit/list.ts';
import type { DiceSource, Occasion } from './source.ts';

/** Passed in, as this room imports no package and knows no platform. Texts are encoded as UTF-8. */
export interface Seal {
  sha256(text: string): Uint8Array;
  hmacSha256(key: Uint8Array, text: string): Uint8Array;
}

export function sealed(seal: Seal, seed: string): DiceSource {
  // The hash of a seed is as hard to guess as the seed itself, and has the length of a key.
  const secret = seal.sha256(seed);
  const keyOf = (purpose: string, text: string): Uint8Array => seal.hmacSha256(secret, `${purpose}\n${text}`);
  return {
    dice: on => drawnFrom(seal, keyOf('dice', occasionText(on))),
    link: (chain, added) => hex(seal.sha256(`${chain}\n${canonical(added)}`)),
    chance: label => random(hex(keyOf('chance', label))),
  };
}

const occasionText = ({ chain, role, action }: Occasion): string => canonical([chain, role, action]);

const WORDS = 2 ** 32;

function drawnFrom(seal: Seal, key: Uint8Array): Dice {
  let blocks = 0;
  let words: number[] = [];
  const word = (): number => {
    if (words.length === 0) words = wordsOf(seal.hmacSha256(key, String(blocks++)));
    const last = lastOf(words);
    words.pop();
    return last;
  };
  const below = (n: number): number => {
    // Values of the last, incomplete range would make the first faces likelier.
    const fair = WORDS - (WORDS % n);
    for (;;) {
      const drawn = word();
      if (drawn < fair) return drawn % n;
    }
  };
  return { roll: sides => 1 + below(sides), pick: n => below(n) };
}

const wordsOf = (bytes: Uint8Array): number[] =>
  Array.from({ length: bytes.length >> 2 }, (_, i) =>
    bytes.subarray(4 * i, 4 * i + 4).reduce((sum, byte) => sum * 256 + byte, 0),
  );

const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
