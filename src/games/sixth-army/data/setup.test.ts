import { describe, expect, it } from 'vitest';
import { compileBoard, hexDistance } from '../../../kit/board.ts';
import { isSouthOfStartLine, MAP } from './map.ts';
import { DEPLOYMENTS, SETUPS } from './setup.ts';
import { SIDES } from './sides.ts';
import { CORPS_QUOTAS, UNITS, type UnitSpec } from './units.ts';

const board = compileBoard(MAP);
const apart = (a: string, b: string): number => hexDistance(board, board.index.get(a) ?? -1, board.index.get(b) ?? -1);
const specs = new Map(UNITS.map(u => [u.name, u]));
const spec = (name: string): UnitSpec => {
  const u = specs.get(name);
  if (!u) throw new Error(`no unit ${name}`);
  return u;
};
const strengthIn = (hex: string): number =>
  (DEPLOYMENTS.axis[hex] ?? []).reduce((total, name) => total + spec(name).front, 0);

describe.each(SIDES)('set-up of %s', side => {
  it('3.1 3.2 places each unit of turn 1 once, and no other', () => {
    const placed = Object.values(DEPLOYMENTS[side]).flat();
    const due = UNITS.filter(u => u.side === side && u.turn === 1).map(u => u.name);
    expect([...placed].sort()).toEqual([...due].sort());
    expect(Object.keys(SETUPS[side])).toHaveLength(due.length);
  });

  it('8.0 keeps stacks to three on hexes of the map', () => {
    for (const [hex, units] of Object.entries(DEPLOYMENTS[side])) {
      expect(board.names).toContain(hex);
      expect(units.length).toBeLessThanOrEqual(3);
    }
  });

  it('8.1 stacks one coloured formation at most', () => {
    for (const units of Object.values(DEPLOYMENTS[side])) {
      const coloured = new Set(
        units
          .map(spec)
          .filter(u => !u.white)
          .map(u => u.formation),
      );
      expect(coloured.size).toBeLessThanOrEqual(1);
    }
  });
});

describe('Soviet set-up', () => {
  it('3.1 obeys fixed hexes and zones', () => {
    for (const [name, hex] of Object.entries(SETUPS.soviet)) {
      const { entry } = spec(name);
      if (entry.kind === 'hexes') expect([name, entry.hexes.includes(hex)]).toEqual([name, true]);
    }
  });

  it('3.1 fills corps quotas exactly', () => {
    for (const quota of CORPS_QUOTAS) {
      for (const [hex, count] of Object.entries(quota.hexes)) {
        const there = (DEPLOYMENTS.soviet[hex] ?? []).map(spec);
        expect(there.map(u => u.formation)).toEqual(Array.from({ length: count }, () => quota.formation));
      }
    }
  });

  it('3.1 agrees with the example: 91 in one hex, two regiments of 126 in 0410', () => {
    expect(DEPLOYMENTS.soviet['0408']).toHaveLength(3);
    expect(DEPLOYMENTS.soviet['0410']).toHaveLength(2);
  });
});

describe('Axis set-up', () => {
  it('3.2 stays south of the start line', () => {
    for (const hex of Object.keys(DEPLOYMENTS.axis)) expect([hex, isSouthOfStartLine(hex)]).toEqual([hex, true]);
  });

  it('3.2 has the groups of the example', () => {
    expect([strengthIn('0306'), strengthIn('0205'), strengthIn('0309'), strengthIn('0310')]).toEqual([10, 13, 10, 6]);
    expect((DEPLOYMENTS.axis['0306'] ?? []).filter(n => spec(n).shock === 'red')).toHaveLength(1);
    expect((DEPLOYMENTS.axis['0309'] ?? []).filter(n => spec(n).shock === 'red')).toHaveLength(2);
  });

  it('10.2 lets the example be reached: steps in hexes stay within allowances', () => {
    const routes: (readonly [string, readonly string[]])[] = [
      ['23Pz/126', ['0310', '0409']],
      ['16PG/116', ['0307', '0406', '0507', '0606', '0707']],
      ['16PG/156', ['0206', '0307', '0406', '0506', '0605']],
    ];
    for (const [name, route] of routes) {
      expect(SETUPS.axis[name]).toBe(route[0]);
      for (const [i, hex] of route.slice(1).entries()) expect(apart(hex, route[i] ?? '')).toBe(1);
      expect(route.length - 1).toBeLessThanOrEqual(spec(name).allowance);
    }
  });
});
