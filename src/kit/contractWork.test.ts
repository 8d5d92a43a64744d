/**
 * How much the suite asks of a game. A fault in it mostly makes it ask less, or the same thing again, and still find
 * nothing: what it asks of a sound game is therefore counted, as perft counts positions, and refusals by their code. Who
 * has it ask something else, or changes the sample's rules, writes the counts down.
 */
import { expect, it } from 'vitest';
import { game } from '../games/sample/whole.ts';
import { checkGame } from './contract.ts';
import type { WholeGame, Words } from './game.ts';
import { type Counts, count, countsIn } from './workSamples.ts';

/** The record with every call of its functions counted, and what `codeOf` says of the answers. */
function counted<T extends object>(record: T, counts: Counts, name: string): T {
  const copy = { ...record };
  for (const [key, value] of Object.entries(record)) {
    if (typeof value !== 'function') continue;
    const call = (...args: readonly unknown[]): unknown => {
      const answer: unknown = Reflect.apply(value, record, args);
      count(counts, `${name}${key}`);
      const code = key === 'explain' ? codeOf(answer) : undefined;
      if (code !== undefined) count(counts, code);
      return answer;
    };
    Object.defineProperty(copy, key, { value: call, enumerable: true });
  }
  return copy;
}

const codeOf = (answer: unknown): string =>
  typeof answer === 'object' && answer && 'code' in answer ? String(answer.code) : 'legal';

function countedGame(counts: Counts): WholeGame {
  const inWords = (words: Words<never>): Words<never> => counted(words, counts, 'words ');
  return {
    ...counted<WholeGame>(game, counts, ''),
    inspect: counted(game.inspect, counts, 'inspect '),
    words: { en: inWords(game.words.en), ja: inWords(game.words.ja) },
  };
}

it.each([
  [
    'a game looked at every other action',
    { scenario: 'dawn', options: {}, seed: 5, thorough: 2 },
    `
    acted 16, active 1363, apply 869, check 165, complete 712, depict 297, derived 34, discard-number 2, evaluate
    66, explain 3197, extra-field 466, field-missing 382, follows 662, has-chit 20, imagine 462, inspect battle 825,
    inspect forecast 825, inspect obliges 792, inspect odds 1809, inspect reach 1769, inspect supply 693, inspect
    tables 33, inspect units 363, legal 1930, meant 1332, must-stop 4, no-battle-there 15, no-way 419, not-beside 2,
    not-coming 4, not-held 44, not-in-battle 12, not-now 332, not-on-map 26, not-your-decision 912, not-your-unit
    37, occupied 2, outcome 231, over 3, rule 198, scene 66, seen 1054, setup 2, told 501, too-far 50, view 2278,
    way 828, way-blocked 12, words choice 140, words event 1008, words line 66, words outcome 68, words phase 66,
    words prompt 462, words refusal 520, words role 66, words unit 66`,
  ],
  [
    'a game looked at closely',
    { scenario: 'raid', options: {}, seed: 6, thorough: 3, breadth: Infinity },
    `
    acted 28, active 726, apply 808, check 61, complete 160, depict 113, derived 16, evaluate 28, explain 4731,
    extra-field 1120, far-retreat 2, field-missing 358, follows 492, has-chit 6, imagine 183, inspect battle 2151,
    inspect forecast 2144, inspect obliges 320, inspect odds 459, inspect reach 1090, inspect supply 255, inspect
    tables 14, inspect units 133, legal 1567, meant 3025, must-stop 16, no-way 827, not-for-battle 2, not-held 83,
    not-in-battle 15, not-now 585, not-on-map 251, not-reduced 4, not-your-decision 241, not-your-unit 126, outcome
    85, over 3, rule 71, scene 28, seen 590, setup 2, told 206, too-far 232, turns-back 2, view 867, way 695,
    way-blocked 8, words choice 62, words event 796, words line 28, words outcome 30, words phase 28, words prompt
    170, words refusal 576, words role 28, words unit 28`,
  ],
  [
    'a game that is stopped',
    { scenario: 'dawn', options: {}, seed: 7, most: 10, thorough: 1 },
    `
    acted 2, active 429, apply 267, check 55, complete 188, depict 99, derived 12, evaluate 22, explain 1138,
    extra-field 184, far-retreat 5, field-missing 121, follows 194, imagine 154, inspect battle 276, inspect
    forecast 275, inspect obliges 264, inspect odds 651, inspect reach 586, inspect supply 231, inspect tables 11,
    inspect units 121, legal 649, meant 436, no-battle-there 5, no-way 129, not-held 7, not-in-battle 31, not-now
    106, not-on-map 7, not-your-decision 331, not-your-unit 17, outcome 77, rule 66, scene 22, seen 260, setup 1,
    to-enemy 2, told 157, too-far 18, view 766, way 262, way-blocked 4, words choice 66, words event 256, words line
    22, words outcome 22, words phase 22, words prompt 154, words refusal 232, words role 22, words unit 22`,
  ],
])('of %s as much is asked as ever', (_what, spec, expected) => {
  const counts: Counts = {};
  checkGame(countedGame(counts), spec);
  expect(counts).toEqual(countsIn(expected));
});
