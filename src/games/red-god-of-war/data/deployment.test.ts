import { describe, expect, it } from 'vitest';
import { SETUPS } from './deployment.ts';
import { CORPS_PAIRS, DIVISIONS } from './formations.ts';
import { STACKING } from './numbers.ts';
import { startHexes } from './setup.ts';
import { SIDES } from './sides.ts';
import { around, unit } from './testing.ts';
import { isLarge } from './unit.ts';
import { UNITS } from './units.ts';
import { ZONES } from './zones.ts';

const stacks = (side: 'german' | 'soviet'): ReadonlyMap<string, readonly string[]> => {
  const out = new Map<string, string[]>();
  for (const [name, hex] of SETUPS[side]) out.set(hex, [...(out.get(hex) ?? []), name]);
  return out;
};
/** 5.5 A brigade that stacks with its corps does not count. */
const counted = (names: readonly string[]): readonly string[] =>
  names.filter(
    name => !CORPS_PAIRS.some(({ units: [corps = '', brigade] }) => brigade === name && names.includes(corps)),
  );

describe.each(SIDES)('ready-made set-up of the %s side', side => {
  it('13.13 13.14 places each unit of the start once, where it may begin', () => {
    const due = UNITS.filter(u => u.side === side && startHexes(u).length > 0);
    expect([...SETUPS[side].keys()].sort()).toEqual(due.map(u => u.name).sort());
    for (const u of due)
      expect([u.name, startHexes(u).includes(SETUPS[side].get(u.name) ?? '')]).toEqual([u.name, true]);
  });

  it('4.61 leaves no set-up hex without a unit in it or next to it, but one at the western edge', () => {
    const held = stacks(side);
    const open = ZONES.filter(z => z.side === side)
      .flatMap(z => z.hexes)
      .filter(hex => ![hex, ...around(hex)].some(one => held.has(one)));
    expect(open).toEqual(side === 'german' ? ['0120'] : []);
  });
});

it('5.1 German stacks: a division and four others, or seven', () => {
  for (const [hex, names] of stacks('german')) {
    const large = names.filter(name => isLarge(unit(name))).length;
    const { divisions, withDivision, withoutDivision } = STACKING.german;
    const most = large > 0 ? divisions + withDivision : withoutDivision;
    expect([hex, large <= divisions, names.length <= most]).toEqual([hex, true, true]);
  }
});

it('5.1 Soviet stacks: four units, two of them divisions or corps', () => {
  for (const [hex, names] of stacks('soviet')) {
    const own = counted(names);
    const { units, divisions } = STACKING.soviet;
    expect([hex, own.length <= units, own.filter(name => isLarge(unit(name))).length <= divisions]).toEqual([
      hex,
      true,
      true,
    ]);
  }
});

it('5.4 5.5 mechanised divisions and corps begin whole, but for Grossdeutschland', () => {
  const hexesOf = (side: 'german' | 'soviet', units: readonly string[]): number =>
    new Set(units.map(name => SETUPS[side].get(name))).size;
  const split = DIVISIONS.filter(f => hexesOf('german', f.units) > 1).map(f => f.id);
  expect(split).toEqual(['GD']);
  expect(CORPS_PAIRS.filter(f => hexesOf('soviet', f.units) > 1)).toEqual([]);
});

it('13.0 no hex is named for both sides', () => {
  const german = stacks('german');
  expect([...stacks('soviet').keys()].filter(hex => german.has(hex))).toEqual([]);
});
