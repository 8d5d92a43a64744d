import { describe, expect, it } from 'vitest';
import { countryOf, DISTRICT, DISTRICTS, POLAND } from './regions.ts';
import { SETUPS } from './setup.ts';
import { apart, openAround, unit } from './testing.ts';
import { SIDES } from './unit.ts';
import { isAtStart, STACKING, stackSize, UNITS } from './units.ts';

const stacks = (side: 'axis' | 'soviet'): Map<string, string[]> => {
  const out = new Map<string, string[]>();
  for (const [name, hex] of Object.entries(SETUPS[side])) out.set(hex, [...(out.get(hex) ?? []), name]);
  return out;
};

describe.each(SIDES)('set-up of %s', side => {
  it('3.2 3.3.1 places each unit of the start once, and no other', () => {
    const due = UNITS.filter(u => u.side === side && isAtStart(u.entry)).map(u => u.name);
    expect(Object.keys(SETUPS[side]).sort()).toEqual(due.sort());
  });

  it('6.1 keeps to the stacking limits', () => {
    for (const [hex, names] of stacks(side)) {
      const sizes = names.map(name => stackSize(unit(name))).filter(size => size !== 'none');
      const most = sizes.includes('army') ? STACKING.withArmy : STACKING.corps;
      expect([hex, sizes.length <= most]).toEqual([hex, true]);
    }
  });
});

describe('places', () => {
  it('3.2 Soviet units stand in their districts', () => {
    for (const [name, hex] of Object.entries(SETUPS.soviet)) {
      const { entry } = unit(name);
      const district = DISTRICTS.find(d => entry.kind === 'code' && entry.code === d);
      if (district) expect([name, DISTRICT[district].hexes.includes(hex)]).toEqual([name, true]);
    }
  });

  it('3.3.1 Axis units stand in Poland, Romania and Finland by code', () => {
    for (const [name, hex] of Object.entries(SETUPS.axis)) {
      const { entry } = unit(name);
      const code = entry.kind === 'code' ? entry.code : 'C';
      const inside =
        code === 'F' || code === 'R' ? countryOf(hex) === (code === 'F' ? 'finland' : 'romania') : POLAND.includes(hex);
      expect([name, inside]).toEqual([name, true]);
    }
  });

  it('3.3.1 no Axis unit stands beside a Soviet one', () => {
    const soviet = new Set(Object.values(SETUPS.soviet));
    for (const [name, hex] of Object.entries(SETUPS.axis))
      expect([name, openAround(hex).filter(to => soviet.has(to))]).toEqual([name, []]);
  });

  it('9.9.3 each army group has Soviet units within reach of its Stukas', () => {
    for (const hq of ['HQ-N', 'HQ-C', 'HQ-S'])
      expect(Object.values(SETUPS.soviet).some(hex => apart(SETUPS.axis[hq] ?? '', hex) <= 8)).toBe(true);
  });
});
