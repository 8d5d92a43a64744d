import { describe, expect, it } from 'vitest';
import { noDice } from '../../../kit/dice.ts';
import type { GameEvent } from '../../../kit/game.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { turnOf } from '../data/calendar.ts';
import { CITIES, cityNamed } from '../data/cities.ts';
import { VARIANTS } from '../data/variants.ts';
import { AXIS, enemyOf, hex, SOVIET } from '../pieces.ts';
import { scenarioOf } from '../scenarios.ts';
import { DRAW, type State } from '../state.ts';
import { stateOf, work } from '../testing.ts';
import { axisMinimum, checkVictory, judge, victoryPoints } from './victory.ts';

const IO = { dice: noDice, emit: () => undefined };
const ALIVE = 'Hitler@E32, Stalin@U2';

/** Every city and oil field in one side's hands, but for these. */
function held(s: State, side: Side, but: readonly string[] = []): State {
  for (const c of CITIES) s.owner = s.owner.with(hex(c.hex), but.includes(c.en) ? enemyOf(side) : side);
  return s;
}

function gives(s: State, side: Side, ...names: readonly string[]): State {
  for (const name of names) s.owner = s.owner.with(hex(cityNamed(name).hex), side);
  return s;
}

const verdict = (s: State): readonly [number, string | undefined] => {
  checkVictory(s, IO);
  return [s.winner, s.ending?.rule];
};

const start = (units = ALIVE, scenario = 'campaign') => stateOf({ units }, {}, scenario);

describe('victories at once', () => {
  it('5.1 the Axis win with all cities', () =>
    expect(verdict(held(start('Hitler@E32, Stalin@J5'), AXIS))).toEqual([AXIS, '5.1']));
  it('5.1 one city short is nothing', () =>
    expect(verdict(held(start('Hitler@E32, Stalin@J5'), AXIS, ['Archangel']))[0]).toBe(-1));
  it('5.1 oil fields are no cities', () =>
    expect(verdict(held(start('Hitler@E32, Stalin@J5'), AXIS, ['Maikop', 'Grozny']))).toEqual([AXIS, '5.1']));
  it('5.1 the Axis win with Moscow once Stalin is gone', () =>
    expect(verdict(gives(start('Hitler@E32'), AXIS, 'Moscow'))).toEqual([AXIS, '5.1']));
  it('5.1 Moscow alone is not enough', () => expect(verdict(gives(start(), AXIS, 'Moscow'))[0]).toBe(-1));
  it('5.1 nor is Stalin alone', () => expect(verdict(start('Hitler@E32'))[0]).toBe(-1));
  it('5.2 the Soviets win with all cities', () =>
    expect(verdict(held(start('Hitler@M34, Stalin@U2'), SOVIET))).toEqual([SOVIET, '5.2']));
  it('5.2 one city short is nothing', () =>
    expect(verdict(held(start('Hitler@M34, Stalin@U2'), SOVIET, ['Helsinki']))[0]).toBe(-1));
  it('5.2 the Soviets win with Berlin once Hitler is gone', () =>
    expect(verdict(gives(start('Stalin@U2'), SOVIET, 'Berlin'))).toEqual([SOVIET, '5.2']));
  it('5.2 Berlin alone is not enough', () =>
    expect(verdict(gives(start('Hitler@M34, Stalin@U2'), SOVIET, 'Berlin'))[0]).toBe(-1));
  it('5.5 a ZOC that alone lies on Moscow controls it', () =>
    expect(verdict(start('Hitler@E32, 24Pz@R10'))).toEqual([AXIS, '5.1']));
  it('S4.0 they come in scenarios, too', () =>
    expect(verdict(gives(start('Stalin@U2', 'kursk-berlin'), SOVIET, 'Berlin'))).toEqual([SOVIET, '5.2']));
  it('V3.1 neutral Bucharest counts for both', () => {
    const s = held(start('Hitler@M34, Stalin@U2'), SOVIET, ['Bucharest']);
    s.neutral = 1;
    expect(verdict(s)).toEqual([SOVIET, '5.2']);
  });
});

describe('5.4 the Axis minimum', () => {
  const of = (year: number, scenario = 'campaign') =>
    axisMinimum(stateOf({ turn: turnOf(year, 5), units: '' }, {}, scenario));
  it('5.4 falls by the year, and there is none in 1941', () => {
    const told = [1941, 1942, 1943, 1944, 1945].map(year => `${of(year)?.cities}/${of(year)?.major}`);
    expect(told.join(' ')).toBe('undefined/undefined 12/8 10/6 7/4 7/4');
  });
  it('S4.0 is not asked for in a scenario', () => expect(of(1942, 'blau-berlin')).toBeUndefined());

  const MAJOR = ['Riga', 'Minsk', 'Kiev', 'Odessa'];
  const checked = (month: number, year: number, ...more: readonly string[]) =>
    work(gives(stateOf({ turn: turnOf(year, month), units: ALIVE }), AXIS, ...more), 'minimum', AXIS).s;
  it('5.4 twelve cities, eight of them major, are enough in 1942', () =>
    expect(checked(1, 1942, ...MAJOR, 'Lvov').winner).toBe(-1));
  it('5.4 eleven cities are too few', () =>
    expect(checked(1, 1942, ...MAJOR).ending).toEqual({ rule: '5.4', code: 'too-few-cities' }));
  it('5.4 many minor cities do not make up for a major one', () =>
    expect(checked(1, 1942, 'Riga', 'Minsk', 'Kiev', 'Lvov', 'Kaunas', 'Vitebsk', 'Smolensk').winner).toBe(SOVIET));
  it('5.4 the count is told', () => {
    const s = gives(stateOf({ turn: turnOf(1942, 1), units: ALIVE }), AXIS, ...MAJOR);
    expect(work(s, 'minimum', AXIS).events).toContainEqual({
      ...{ type: 'city-count', rule: '5.4', cities: 11, major: 8, leastCities: 12, leastMajor: 8 },
    });
  });
  it('5.4 nothing is asked in 1941', () => expect(checked(11, 1941).winner).toBe(-1));
  it('5.4 seven cities are enough in 1944', () => expect(checked(1, 1944).winner).toBe(-1));
});

describe('the last turn', () => {
  const judged = (s: State) => {
    judge(s, IO);
    return [s.winner, s.ending?.rule];
  };
  it('5.3 nobody has won: a draw', () => expect(judged(stateOf({ turn: 25, units: ALIVE }))).toEqual([DRAW, '5.3']));
  it('V3.6 after the bulge in the east a draw is a Soviet victory', () => {
    const s = stateOf({ turn: 25, units: ALIVE });
    s.chosen = s.chosen.with(
      VARIANTS.findIndex(v => v.id === 'bulge'),
      1,
    );
    expect(judged(s)).toEqual([SOVIET, 'V3.6']);
  });

  const points = (scenario: string, axis: readonly string[], soviet: readonly string[]) => {
    const s = gives(gives(stateOf({ units: ALIVE }, {}, scenario), AXIS, ...axis), SOVIET, ...soviet);
    const { end } = scenarioOf(scenario);
    if (!end) throw new Error('not a scenario');
    return ofBothSides(side => victoryPoints(s, side, end));
  };
  const SOVIET_CITIES = CITIES.filter(c => c.start === 'soviet').map(c => c.en);
  const EAST_OF_RED = 'Leningrad Kalinin Moscow Tula Voronezh Saratov Astrakhan Grozny Archangel Gorki'.split(' ');
  const WEST = SOVIET_CITIES.filter(name => !EAST_OF_RED.includes(name));
  it('S4.0 what lies on the own side of the line gives nothing', () =>
    expect(points('caucasus-high-tide', WEST, [])).toEqual([0, 0]));
  it('S4.0 a major city two, a minor one one, an oil field one', () => {
    expect(points('caucasus-high-tide', [...WEST, 'Voronezh'], [])[0]).toBe(2);
    expect(points('caucasus-high-tide', [...WEST, 'Tula'], [])[0]).toBe(1);
    expect(points('caucasus-high-tide', [...WEST, 'Grozny'], [])[0]).toBe(1);
    expect(points('caucasus-high-tide', WEST, ['Stalingrad', 'Krasnodar', 'Maikop'])[1]).toBe(4);
  });
  it('S4.1 the Axis have a point more at the end of the first winter', () =>
    expect(points('barbarossa-winter', [], [])[0]).toBe(1));
  it('S4.3 S4.4 S4.5 each end has its line', () => {
    // Kharkov is behind the black line, before the blue one; Kiev behind the blue one, before the green one.
    expect(points('kursk-citadel', ['Kharkov'], [])[0]! - points('kursk-citadel', [], [])[0]!).toBe(0);
    expect(points('kursk-ukraine', ['Kharkov'], [])[0]! - points('kursk-ukraine', [], [])[0]!).toBe(2);
    expect(points('kursk-ukraine', ['Kiev'], [])[0]! - points('kursk-ukraine', [], [])[0]!).toBe(0);
    expect(points('kursk-thaw', ['Kiev'], [])[0]! - points('kursk-thaw', [], [])[0]!).toBe(2);
  });

  const ended = (scenario: string, axis: readonly string[], soviet: readonly string[]) =>
    judged(gives(gives(stateOf({ units: ALIVE }, {}, scenario), AXIS, ...axis), SOVIET, ...soviet));
  it('S4.2 more points win', () => {
    expect(ended('caucasus-high-tide', [...WEST, 'Voronezh'], [])).toEqual([AXIS, 'S4.2']);
    expect(ended('caucasus-high-tide', WEST, ['Stalingrad'])).toEqual([SOVIET, 'S4.2']);
  });
  it('S4.0 the points are told', () => {
    const events: GameEvent[] = [];
    const s = gives(stateOf({ units: ALIVE }, {}, 'caucasus-high-tide'), AXIS, ...WEST, 'Voronezh');
    judge(s, { dice: noDice, emit: e => events.push(e) });
    expect(events).toEqual([{ type: 'victory-points', rule: 'S4.2', axis: 2, soviet: 0, bonus: 0 }]);
  });
  it('S4.0 equal points are a draw', () =>
    expect(ended('caucasus-high-tide', [...WEST, 'Voronezh'], ['Rostov'])).toEqual([DRAW, 'S4.2']));
  it('S4.6 the side that holds Berlin has won', () => {
    expect(ended('bagration-berlin', [], [])).toEqual([AXIS, 'S4.6']);
    const s = gives(stateOf({ units: 'Hitler@M34, Stalin@U2' }, {}, 'bagration-berlin'), SOVIET, 'Berlin');
    expect(judged(s)).toEqual([SOVIET, 'S4.6']);
  });
});
