import { describe, expect, it } from 'vitest';
import { monthsOf, yearOf } from './calendar.ts';
import { cityNamed } from './cities.ts';
import { AXIS_LAND } from './regions.ts';
import { END_IDS, ENDS, type Position, START_IDS, STARTS, VICTORY_POINTS } from './scenarios.ts';
import { around, isLand, unit } from './testing.ts';
import type { UnitSpec } from './unit.ts';
import { isAtStart, UNITS } from './units.ts';

const date = (turn: number): string => `${monthsOf(turn)} ${yearOf(turn)}`;
const hasCome = (u: UnitSpec, turn: number): boolean =>
  isAtStart(u.entry) ||
  (u.entry.kind === 'turn' && u.entry.turn < turn) ||
  (u.entry.kind === 'conversion' && u.entry.turn < turn);
/** 12.8 Infantry corps that have become something else before a turn. */
const gone = (turn: number): Set<string> =>
  new Set(UNITS.flatMap(u => (u.entry.kind === 'conversion' && u.entry.turn < turn ? [u.entry.of] : [])));
const later = STARTS.flatMap(s => (s.position ? [{ ...s, position: s.position }] : []));
const placed = ({ workers }: Position, points: 1 | 2 | 3): number =>
  Object.values(workers.cities).filter(n => n === points).length + (points === 3 ? 0 : workers.free[points]);

describe('starts', () => {
  it('S3.0 seven, by date', () => {
    expect(STARTS.map(s => s.id)).toEqual([...START_IDS]);
    expect(STARTS.map(s => date(s.turn)).join(', ')).toBe(
      '5/6 1941, 5/6 1942, 9/10 1942, 11/12 1942, 5/6 1943, 11/12 1943, 5/6 1944',
    );
  });

  it('S2.4 S3.1 replacements come in the first turn of a start in 5/6, but for Barbarossa', () => {
    for (const s of STARTS)
      expect([s.id, s.replacements]).toEqual([s.id, s.id !== 'barbarossa' && monthsOf(s.turn) === '5/6']);
  });

  it('S2.1 there are more armies than are on the map', () => {
    const available = later.map(
      s => UNITS.filter(u => u.size === 'XXXX' && u.side === 'soviet' && hasCome(u, s.turn)).length,
    );
    expect(available).toEqual([47, 50, 52, 56, 59, 60]);
    expect(later.map(s => s.position.armies)).toEqual([36, 39, 43, 45, 51, 54]);
  });

  it.each(later)('S2.1 $id: workers are at most those that have come', ({ turn, position }) => {
    const come = UNITS.filter(u => u.type === 'worker' && hasCome(u, turn) && u.name !== 'W-Archangel');
    for (const points of [1, 2, 3] as const) {
      expect(placed(position, points)).toBeLessThanOrEqual(come.filter(u => u.strength === points).length);
    }
    for (const name of Object.keys(position.workers.cities)) {
      const { hex } = cityNamed(name);
      const isSoviet = !AXIS_LAND[position.front].has(hex) || (position.soviet ?? []).includes(hex);
      expect([name, isSoviet]).toEqual([name, true]);
    }
  });

  it('S3.2 S3.5 all workers of one point that have come are on the map, but for two lost in 1942', () => {
    const ones = later.map(
      s => UNITS.filter(u => u.type === 'worker' && u.strength === 1 && hasCome(u, s.turn)).length,
    );
    expect(ones.map((n, i) => n - placed(later[i]!.position, 1))).toEqual([0, 2, 2, 2, 2, 2]);
  });

  it.each(later)('S2.2 $id: every loss has come before and is named once', ({ turn, position }) => {
    const { units } = position.losses;
    expect(new Set(units).size).toBe(units.length);
    for (const name of units) expect([name, hasCome(unit(name), turn)]).toEqual([name, true]);
  });

  it('S2.2 there are units enough of each class, but for one 5-4 in 1944', () => {
    const short = later.flatMap(({ id, turn, position }) =>
      Object.entries(position.losses.classes).flatMap(([values, count]) => {
        const there = UNITS.filter(
          u =>
            u.nation === 'german' &&
            u.service === 'army' &&
            `${u.strength}-${u.allowance}` === values &&
            hasCome(u, turn) &&
            !gone(turn).has(u.name) &&
            !position.losses.units.includes(u.name),
        ).length;
        return there < count ? [`${id} ${values} ${there}/${count}`] : [];
      }),
    );
    expect(short).toEqual(['bagration 5-4 4/5']);
  });

  it('S3.5 from 1943 only the 2-2 is left of the allies', () => {
    for (const s of later.filter(one => one.turn >= 13)) {
      const left = UNITS.filter(
        u =>
          ['romanian', 'hungarian', 'italian'].includes(u.nation) &&
          hasCome(u, s.turn) &&
          !s.position.losses.units.includes(u.name),
      );
      expect(left.map(u => `${u.name} ${u.strength}-${u.allowance}`)).toEqual(['Rom3 2-2']);
    }
  });

  it('S3.2 Kursk and its neighbours are Axis; Sevastopol, BB15, CC15 and JJ21 Soviet', () => {
    const blau = later[0]!.position;
    expect([...(blau.axis ?? [])].sort()).toEqual(['X13', ...around('X13')].sort());
    expect(blau.soviet).toEqual([cityNamed('Sevastopol').hex, 'BB15', 'CC15', 'JJ21']);
    for (const hex of [...(blau.axis ?? []), ...(blau.soviet ?? [])]) expect(isLand(hex)).toBe(true);
  });
});

describe('ends', () => {
  it('S4.0 six, by date and line', () => {
    expect(ENDS.map(e => e.id)).toEqual([...END_IDS]);
    expect(ENDS.map(e => `${date(e.turn)} ${e.front ?? 'Berlin'} ${e.bonus.axis}`)).toEqual([
      '3/4 1942 black 1',
      '9/10 1942 red 0',
      '7/8 1943 black 0',
      '9/10 1943 blue 0',
      '3/4 1944 green 0',
      '5/6 1945 Berlin 0',
    ]);
    expect(VICTORY_POINTS).toEqual({ major: 2, minor: 1, oil: 1 });
  });

  it('S1.0 the last start still has an end after it', () =>
    expect(Math.max(...ENDS.map(e => e.turn))).toBeGreaterThanOrEqual(Math.max(...STARTS.map(s => s.turn))));
});
