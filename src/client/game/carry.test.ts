import { describe, expect, it } from 'vitest';
import type { BattleShown } from '../../kit/depict.ts';
import { depictionFor } from '../../kit/seat.ts';
import { scene } from '../../kit/trial.ts';
import { attemptedJoin, backOf, berthsOf, handlesOf, joinOf } from './carry.ts';
import type { Choices } from './choices.ts';
import { choicesOf, hexChoices } from './choices.ts';
import { dutyAt } from './forecast.ts';
import { dropUnit, joinHexes, NOTHING, pointHex, pointUnit, sortsOf } from './select.ts';
import { at, choicesIn, gameNamed, hex, unit } from './testing.ts';

const sixth = await gameNamed('sixth-army');

describe('a unit that has its place already', () => {
  const start = sixth.setup('winter-storm', {}, { roll: () => 1, pick: () => 0 });
  const first = choicesIn({ game: sixth, s: start, events: [] });
  const placing = first.all.find(x => x.type === 'place')!;
  const [one, other] = sixth.complete(start, first.role, placing);
  const placed = sixth.apply(start, first.role, one!, { roll: () => 1, pick: () => 0 }).state;
  const c = choicesIn({ game: sixth, s: placed, events: [] });
  const mover = placing.unit!;

  it('is given another by taking the first one back', () => {
    expect(berthsOf(c, mover).has(other!.hex!)).toBe(true);
    expect(dropUnit(c, mover, other!.hex!).acts).toEqual([{ type: 'take-back', unit: mover }, other]);
  });

  it('is asked about as if it had none', () => {
    expect(
      backOf(c, mover)
        ?.free.byUnit.get(mover)
        ?.map(x => x.type),
    ).toEqual(['place']);
    const far = c.game.names.hexes.findIndex((_, h) => !berthsOf(c, mover).has(h));
    expect(dropUnit(c, mover, far)).toEqual({ selection: NOTHING, asks: { unit: mover, hex: far } });
  });
});

/** Two battles, one of them of two hexes; the game lets them be joined, taken apart and fought. */
function grouped(): Choices {
  const t = scene(sixth, {
    phase: 'combat',
    units: '6Pz/I/11@0306, 6Pz/4@0306, 61C@0405, 85@0404, 254@0506',
    activated: ['6Pz/4'],
  });
  const hexOf = (name: string): number => sixth.names.hexes.indexOf(name);
  const [a, b, d] = [hexOf('0404'), hexOf('0405'), hexOf('0506')];
  const shown = (hexes: number[], units: number[]): BattleShown => ({
    hex: hexes[0]!,
    role: 'axis',
    hexes,
    units,
    lacks: [],
  });
  const tank = sixth.names.units.indexOf('6Pz/I/11');
  const game = {
    ...sixth,
    legal: () => [
      { type: 'merge', hexes: [a, d] },
      { type: 'split', hex: a, revises: true as const },
      { type: 'unassign', unit: tank, revises: true as const },
      { type: 'commit' },
    ],
  };
  const battles = [shown([a, b], [tank]), shown([d], [])];
  return choicesOf(game, t.s, 'axis', { ...depictionFor(sixth, t.s, 'axis'), battles });
}

describe('battles that are put together', () => {
  const c = grouped();
  const [a, b, d] = [hex(c, '0404'), hex(c, '0405'), hex(c, '0506')];

  it('joining two hexes is no button', () => {
    expect(c.buttons.map(x => x.type)).toEqual(['commit']);
    expect(c.pairs.map(x => x.type)).toEqual(['merge']);
  });

  it('any hex of a battle stands for it', () => {
    expect(hexChoices(c, b).map(x => x.type)).toEqual(['split']);
    expect(joinOf(c, b, d)?.hexes).toEqual([a, d]);
    expect(joinOf(c, a, b)).toBeUndefined();
  });

  it('an enemy stack is carried to another one', () => {
    expect([...handlesOf(c)].sort((x, y) => x - y)).toEqual(
      [unit(c, '61C'), unit(c, '85'), unit(c, '254')].sort((x, y) => x - y),
    );
    expect(dropUnit(c, unit(c, '61C'), d).acts).toEqual([{ type: 'merge', hexes: [a, d] }]);
    expect(joinHexes(c, d, b).acts).toEqual([{ type: 'merge', hexes: [a, d] }]);
  });

  it('asks why where they cannot be joined, by the hexes that name them', () => {
    expect(joinHexes(c, a, b)).toEqual({ selection: NOTHING, asks: { joins: [a, b] } });
    expect(attemptedJoin(c, 'merge', d, b)).toEqual({ type: 'merge', hexes: [a, d] });
  });

  it('does nothing at a click but offers what can be done', () => {
    expect(pointHex(c, NOTHING, b)).toMatchObject({ selection: NOTHING, menu: [{ choice: { type: 'split' } }] });
    const tank = unit(c, '6Pz/I/11');
    expect(pointUnit(c, NOTHING, tank)).toMatchObject({
      selection: { kind: 'units', units: [tank] },
      menu: [{ choice: { type: 'unassign' } }],
    });
  });
});

describe('a unit that can move and do something else', () => {
  const t = scene(sixth, { phase: 'movement', units: '6Pz/I/11@0209, 61C@0908', activated: ['6Pz/I/11'] });
  const tank = sixth.names.units.indexOf('6Pz/I/11');
  const rail = { type: 'rail', unit: tank, open: 'hex' as const };
  const by = (to: number) => ({ type: 'rail', unit: tank, hex: to });
  const [near] = sixth.complete(t.s, 'axis', { type: 'move', unit: tank, open: 'hex' });
  const game = {
    ...sixth,
    legal: () => [...sixth.legal(t.s, 'axis'), rail],
    complete: (...args: Parameters<typeof sixth.complete>) =>
      args[2].type === 'rail' ? [by(near!.hex!), by(0)] : sixth.complete(...args),
  };
  const c = choicesOf(game, t.s, 'axis', depictionFor(sixth, t.s, 'axis'));

  it('is taken in hand to move, with the other sorts beside', () => {
    const { selection, menu } = pointUnit(c, NOTHING, tank);
    expect(selection).toEqual({ kind: 'units', units: [tank], type: 'move' });
    expect(menu).toBeUndefined();
    expect(sortsOf(c, selection).map(x => x.type)).toEqual(['move', 'rail']);
  });

  it('moves when it is dropped where it could go either way', () => {
    expect(dropUnit(c, tank, near!.hex!).acts).toEqual([{ type: 'move', unit: tank, hex: near!.hex }]);
    expect(dropUnit(c, tank, 0).acts).toEqual([by(0)]);
  });
});

describe('what a move would oblige to', () => {
  const plain = at(sixth, {
    phase: 'movement',
    units: '6Pz/I/11@0205, 6Pz/4@0306, 61C@0405',
    activated: ['6Pz/I/11', '6Pz/4'],
  });
  const enemy = hex(plain, '0405');
  const beside = hex(plain, '0306');
  const inspect = {
    ...sixth.inspect,
    obliges: (_s: unknown, _u: number, to: number) => (to === beside ? { rule: '9.2', hexes: [enemy] } : undefined),
  };
  const c = { ...plain, game: { ...sixth, inspect } };
  const held = { kind: 'units' as const, units: [unit(c, '6Pz/I/11')] };

  it('is told of a hex the unit in hand can go to, with the column as it would be then', () => {
    const duty = dutyAt(c, held, beside);
    expect(duty).toMatchObject({ rule: '9.2', hex: beside, enemies: [{ hex: enemy }] });
    expect(duty?.enemies[0]?.column).toMatch(/^\d+:\d+$/);
    expect(dutyAt(c, held, hex(c, '0205'))).toBeUndefined();
    expect(dutyAt(c, NOTHING, beside)).toBeUndefined();
  });

  it('is nothing where the game does not say', () => expect(dutyAt(plain, held, beside)).toBeUndefined());
});
