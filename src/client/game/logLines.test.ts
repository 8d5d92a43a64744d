import { describe, expect, it } from 'vitest';
import { chaptersOf, linesOf } from './logLines.ts';
import { gameNamed } from './testing.ts';

const sixth = await gameNamed('sixth-army');
const move = {
  n: 1,
  turn: 1,
  phase: 'movement',
  role: 'axis',
  action: { type: 'move', unit: 10, hex: 23 },
  events: [
    { type: 'move', rule: '10.1', unit: 10, from: 26, to: 23, path: [14, 13, 12, 23], cost: 4.5, mode: 'normal' },
  ],
};

describe('log lines', () => {
  it.each(['ja', 'en'] as const)('links units and hexes (%s)', lang => {
    const [line] = linesOf(sixth, sixth.words[lang], move);
    expect(line?.pieces.some(p => p.unit === 10)).toBe(true);
    expect(line?.pieces.filter(p => p.hex !== undefined).map(p => p.hex)).toEqual([26, 23]);
    expect(line?.pieces.map(p => p.text).join('')).toBe(sixth.words[lang].event(move.events[0]!));
  });

  it('falls back on the action where nothing happened', () => {
    expect(
      linesOf(sixth, sixth.words.en, { ...move, events: [] })[0]
        ?.pieces.map(p => p.text)
        .join(''),
    ).toMatch(/^Move /);
  });

  it('puts a heading over each turn and phase', () => {
    const log = [move, { ...move, n: 2 }, { ...move, n: 3, phase: 'combat' }];
    expect(chaptersOf(sixth, sixth.words.en, log).map(c => [c.phase, c.lines.length])).toEqual([
      ['movement', 2],
      ['combat', 1],
    ]);
  });
});
