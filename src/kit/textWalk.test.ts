import { describe, expect, it } from 'vitest';
import { game } from '../games/sample/whole.ts';
import type { WholeGame } from './game.ts';
import { proofreader } from './textCheck.ts';
import { type Heard, walk, walkFaults } from './textWalk.ts';

const anyGame: WholeGame = game;
const TRIES = { move: { on: { move: 1, rest: 1 } }, declare: { on: { assign: 1 } } };
const WAY = { scenario: 'dawn', seed: 1, actions: 5000, pause: 1 };
const unsound = proofreader({ known: [], codes: [] });

describe('a walk', () => {
  const heard = walk(anyGame, TRIES, WAY);

  it('goes on to the end of the game, or as far as it is told', () => {
    expect(heard.over).toBe(true);
    expect(walk(anyGame, TRIES, { ...WAY, actions: 3 }).over).toBe(false);
  });

  it('collects questions, choices and log lines in both languages, and the last question', () => {
    expect([...heard.asked]).toEqual(expect.arrayContaining(['End the phase', expect.stringMatching(/^8\.[12] · /)]));
    const [en, ja] = [/^Turn 2 begins\.$/, /^第2ターン/].map(turn => [...heard.told].filter(text => turn.test(text)));
    expect([en?.length, ja?.length]).toEqual([1, 1]);
  });

  it('collects refusals where it pauses', () => {
    expect(heard.refused.size).toBeGreaterThan(5);
    const rare = walk(anyGame, TRIES, { ...WAY, pause: 1000 });
    expect(rare.refused.size).toBeLessThan(heard.refused.size);
  });

  it('goes the same way again', () => expect(walk(anyGame, TRIES, WAY)).toEqual(heard));

  it('takes at once what it is in haste for', () => {
    const hasty = walk(anyGame, TRIES, { ...WAY, haste: { 'end-phase': 1 }, pause: 1000 });
    expect([...hasty.told].filter(text => text.includes(' moves '))).toEqual([]);
    expect([...heard.told].filter(text => text.includes(' moves '))).not.toEqual([]);
  });
});

describe('what is heard', () => {
  const many = (what: string, n: number): ReadonlySet<string> => new Set(Array.from({ length: n }, (_, i) => what + i));
  const SOUND: Heard = { asked: many('a', 51), told: many('t', 51), refused: many('r', 21), over: true };
  const words = { ...anyGame.words.en, event: () => 'Something', choice: () => 'Act' };
  const vague: WholeGame = { ...anyGame, words: { en: words, ja: words } };
  const faults = (more: Partial<Heard>): string[] => walkFaults(vague, { ...SOUND, ...more }, unsound);

  it('may be without a fault', () => expect(faults({})).toEqual([]));

  it.each<[string, Partial<Heard>, string]>([
    ['too few questions', { asked: many('a', 50) }, 'only 50 are asked'],
    ['too few log lines', { told: many('t', 50) }, 'only 50 are told'],
    ['too few refusals', { refused: many('r', 20) }, 'only 20 are refused'],
    ['an unsound question', { asked: new Set([...SOUND.asked, '{unit}?']) }, 'unsound: {unit}? (because of “{”)'],
    ['an unsound log line', { told: new Set([...SOUND.told, '–']) }, 'unsound: – (because of “–”)'],
    ['an unsound refusal', { refused: new Set([...SOUND.refused, 'NaN']) }, 'unsound: NaN (because of “NaN”)'],
  ])('may have %s', (_, more, fault) => expect(faults(more)).toEqual([fault]));

  it('may have a sentence that stands in for others', () => {
    const told = new Set([...SOUND.told, 'Something happens']);
    expect(faults({ told })).toEqual(['no words of its own: Something happens']);
  });
});
