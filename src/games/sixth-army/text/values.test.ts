import { describe, expect, it } from 'vitest';
import { position } from '../testing.ts';

const t = position({ units: '6Pz/4@0205, 6Pz/114@0205*' });
const there = t.game.inspect.units(t.s).filter(u => u.hex !== undefined);
const [{ front: strength, back, allowance } = {}] = there.filter(u => u.values.exhausted === false).map(u => u.values);

describe('a unit in words', () => {
  it('2.2 says what its counter says, of the side that is up', () => {
    const said = there.map(u => t.game.words.en.values?.(u) ?? []);
    expect(said.flat()).toContain(`strength ${strength}, exhausted ${back}`);
    expect(said.flat()).toContain(`movement ${allowance}`);
    expect(said.filter(lines => lines.some(line => line.startsWith('exhausted: ')))).toHaveLength(1);
  });

  it('11.4 a stack comes to the sum of its strengths', () => {
    const sum = there.reduce((n, u) => n + Number(u.values.strength), 0);
    expect(t.game.words.en.total?.(there)).toEqual([`Strength ${sum} · 2 units · 1 exhausted`]);
    expect(t.game.words.ja.total?.(there)?.[0]).toContain(`戦力合計${sum}`);
  });

  it('names the lines of a combat calculation in both languages', () => {
    const line = { what: 'river', rule: '11.5', value: -1 };
    expect([t.game.words.en.line?.(line), t.game.words.ja.line?.(line)]).toEqual(['river', '河川']);
  });
});
