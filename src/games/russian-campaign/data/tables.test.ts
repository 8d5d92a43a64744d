import { describe, expect, it } from 'vitest';
import { tally } from '../../../kit/dataTrial.ts';
import { rungNamed } from '../../../kit/odds.ts';
import { lookUp, oddsTable, resultsOf } from '../../../kit/table.ts';
import { FIRST_MONTHS, firstMonthOf, impulseOf, LAST_TURN, monthsOf, turnOf, turnsOf, yearOf } from './calendar.ts';
import { cityNamed } from './cities.ts';
import { ARTILLERY, RAIL_CAPACITY, SEA, STUKAS, SUPPLY_REACH, SUPPORT_SHIFT, WINTERS } from './support.ts';
import {
  AUTOMATIC_VICTORY,
  allowanceFor,
  CRT,
  CRT_RESULTS,
  FIXED_WEATHER,
  FLEXIBLE_DEFENCE,
  HISTORICAL_WEATHER,
  MOVEMENT,
  MOVEMENT_CELL_SOURCES,
  MOVERS,
  moverOf,
  TERRAIN_EFFECTS,
  WEATHER,
  WEATHERS,
} from './tables.ts';
import { board, unit } from './testing.ts';
import { UNITS } from './units.ts';

const crt = oddsTable(CRT);
const cell = (odds: string, die: number): string => lookUp(crt, rungNamed(odds), die);

describe('calendar', () => {
  it('4.0 runs from 5/6 1941 to 5/6 1945 in 25 turns', () => {
    const print = (turn: number): string => `${monthsOf(turn)} ${yearOf(turn)}`;
    expect([0, 1, 5, 10, 19, LAST_TURN].map(print)).toEqual([
      '3/4 1941',
      '5/6 1941',
      '1/2 1942',
      '11/12 1942',
      '5/6 1944',
      '5/6 1945',
    ]);
  });

  it('4.0 dates and turns agree', () => {
    for (let turn = 0; turn <= LAST_TURN; turn++) {
      expect(turnOf(yearOf(turn), firstMonthOf(turn))).toBe(turn);
      expect(turnOf(yearOf(turn), firstMonthOf(turn) + 1)).toBe(turn);
    }
    expect([turnsOf(1941), turnsOf(1945)]).toEqual([
      [1, 2, 3, 4],
      [23, 24, 25],
    ]);
  });

  it('12.1.1 July is the first impulse, August the second', () => expect([7, 8].map(impulseOf)).toEqual([1, 2]));
});

describe('combat results', () => {
  it('9.6.2 every result occurs and no other', () =>
    expect([...new Set(CRT.cells.flat())].sort()).toEqual([...CRT_RESULTS].sort()));

  it('9.6 columns from 1:6 to 9:1, and how often each result stands in them', () => {
    expect(CRT.columns).toHaveLength(14);
    expect(tally(CRT.cells.flat(), c => c)).toEqual({
      AE: 11,
      A1: 8,
      AR: 13,
      C: 7,
      EX: 7,
      DR: 9,
      D1: 8,
      DE: 12,
      DS: 9,
    });
  });

  it('9.6 a better die or better odds never make a worse result', () => {
    const ladder: readonly string[] = CRT_RESULTS;
    const rank = (odds: string, die: number): number => ladder.indexOf(cell(odds, die));
    for (const [i, odds] of CRT.columns.entries()) {
      for (const die of [1, 2, 3, 4, 5, 6]) {
        if (die > 1) expect(rank(odds, die)).toBeGreaterThanOrEqual(rank(odds, die - 1));
        const before = CRT.columns[i - 1];
        if (before !== undefined) expect(rank(odds, die)).toBeGreaterThanOrEqual(rank(before, die));
      }
    }
  });

  it('9.6 named cells', () => {
    expect([cell('4:1', 1), cell('1:1', 4), cell('1:1', 5)]).toEqual(['C', 'C', 'EX']);
    expect([cell('1:6', 1), cell('9:1', 6), cell('7:1', 1)]).toEqual(['AE', 'DS', 'DR']);
    expect(resultsOf(crt, rungNamed('3:1')).map(r => r.result)).toEqual(['AR', 'C', 'EX', 'DR', 'D1', 'DE']);
  });

  it('9.9.1 three rungs: 2:1 to 5:1, 1:2 to 3:1, 1:4 to 1:1, and 7:1 to an automatic victory', () => {
    for (const [from, to] of [
      ['2:1', '5:1'],
      ['1:2', '3:1'],
      ['1:4', '1:1'],
      [AUTOMATIC_VICTORY.withStuka, AUTOMATIC_VICTORY.odds],
    ] as const)
      expect([from, rungNamed(to) - rungNamed(from)]).toEqual([from, SUPPORT_SHIFT]);
  });

  it('9.6.3 from January 1943', () => expect(FLEXIBLE_DEFENCE.fromTurn).toBe(turnOf(1943, 1)));
});

describe('weather', () => {
  it('4.0 each month is either rolled for or sure', () => {
    const rolled = WEATHER.columns.map(c => Number(c.split('/')[0]));
    expect([...rolled, ...Object.keys(FIXED_WEATHER).map(Number)].sort((a, b) => a - b)).toEqual([...FIRST_MONTHS]);
    for (const row of WEATHER.cells) for (const w of row) expect(WEATHERS).toContain(w);
    expect(WEATHER.cells).toHaveLength(6);
  });

  it('13.5 what happened can be rolled', () => {
    for (const [year, months] of Object.entries(HISTORICAL_WEATHER)) {
      for (const [month, weather] of Object.entries(months)) {
        const column = WEATHER.columns.findIndex(c => c.startsWith(`${month}/`));
        expect([year, month, WEATHER.cells.some(row => row[column] === weather)]).toEqual([year, month, true]);
      }
    }
  });

  it('13.5 a month of each kind for every year of play', () => {
    for (let turn = 0; turn <= LAST_TURN; turn++) {
      const month = firstMonthOf(turn);
      const weather = FIXED_WEATHER[month] ?? HISTORICAL_WEATHER[yearOf(turn)]?.[month];
      expect([turn, weather !== undefined]).toEqual([turn, true]);
    }
  });
});

describe('movement', () => {
  it('8.2.4 nine rows of eight cells', () => {
    expect(MOVEMENT.cells.map(row => row.length)).toEqual(Array.from(MOVERS, () => 8));
    expect(MOVEMENT.columns.slice(0, 3)).toEqual(['clear 1', 'clear 2', 'light-mud 1']);
  });

  const moves = (name: string, weather: 'clear' | 'light-mud' | 'mud' | 'snow'): number[] =>
    ([1, 2] as const).map(impulse => allowanceFor(moverOf(unit(name)), weather, impulse, unit(name).allowance));

  it('8.2.4 German infantry in clear weather: 4, then 2', () => expect(moves('17Inf', 'clear')).toEqual([4, 2]));

  it('2.1.4 clear weather, first impulse: as printed, but headquarters and what never moves', () => {
    for (const u of UNITS) {
      const printed = u.type === 'headquarters' ? 0 : u.allowance;
      expect([u.name, moves(u.name, 'clear')[0]]).toEqual([u.name, printed]);
    }
  });

  it('4.0 8.5.2 headquarters move 7 in the second impulse of any weather', () => {
    for (const weather of WEATHERS) expect(moves('HQ-C', weather)).toEqual([0, 7]);
  });

  it('8.6.2 dictators move in the first impulse only', () => {
    for (const weather of WEATHERS) expect(moves('Stalin', weather)).toEqual([8, 0]);
  });

  it('8.2.4 by class', () => {
    expect(WEATHERS.map(w => moves('24Pz', w).join())).toEqual(['7,7', '7,4', '3,0', '4,2']);
    expect(WEATHERS.map(w => moves('8A', w).join())).toEqual(['3,0', '3,0', '2,0', '2,0']);
    expect(WEATHERS.map(w => moves('2GdTk', w).join())).toEqual(['6,3', '6,2', '3,0', '3,2']);
    expect(WEATHERS.map(w => moves('Fin7', w).join())).toEqual(['3,2', '3,1', '2,0', '3,1']);
    expect(WEATHERS.map(w => moves('W-Moscow', w).join())).toEqual(['0,0', '0,0', '0,0', '0,0']);
  });

  it('8.2.4 no unit moves further than printed, whatever the weather', () => {
    for (const u of UNITS)
      for (const weather of WEATHERS)
        for (const n of moves(u.name, weather)) expect(n).toBeLessThanOrEqual(u.allowance);
  });

  it('8.2.4 marked cells exist', () => {
    for (const key of Object.keys(MOVEMENT_CELL_SOURCES)) {
      const [mover = '', ...column] = key.split(' ');
      expect([key, MOVERS.some(m => m === mover), MOVEMENT.columns.includes(column.join(' '))]).toEqual([
        key,
        true,
        true,
      ]);
    }
  });
});

describe('terrain effects', () => {
  it('9.8.1 cover what is on the map', () => {
    const of = (on: string): string[] => TERRAIN_EFFECTS.filter(t => t.on === on).map(t => t.kind);
    expect(of('hex')).toEqual(board.terrains);
    expect(of('side')).toEqual(board.sides);
    expect(of('link').sort()).toEqual([...board.links].sort());
    expect(of('place')).toEqual(['major', 'minor', 'oil']);
  });

  it('9.8.1 mountains, major cities and rivers double', () =>
    expect(TERRAIN_EFFECTS.filter(t => t.doubles).map(t => t.kind)).toEqual(['mountain', 'river', 'major']));

  it('8.2.1 who passes: infantry woods, mountain troops both, nobody swamp', () => {
    const passes = (type: 'infantry' | 'mountain' | 'armour'): string[] =>
      TERRAIN_EFFECTS.filter(t => t.passing?.includes(type)).map(t => t.kind);
    expect(passes('infantry')).toEqual(['woods']);
    expect(passes('mountain')).toEqual(['woods', 'mountain']);
    expect(passes('armour')).toEqual([]);
    expect(TERRAIN_EFFECTS.find(t => t.kind === 'swamp')?.passing).toEqual([]);
  });
});

describe('support', () => {
  it('8.3.1 rail', () => expect(RAIL_CAPACITY).toEqual({ axis: { usual: 6, snow: 3 }, soviet: { usual: 5, snow: 5 } }));

  it('8.4.4 8.4.6 sea rolls', () => {
    expect(SEA.black.success).toEqual({ port: 3, arrival: 3, landing: 3, evacuation: 3 });
    expect(SEA.baltic.success).toEqual({ port: 4, arrival: 4, evacuation: 3 });
    expect(SEA.baltic.sides).toEqual(['axis']);
    for (const chart of [SEA.black, SEA.baltic]) for (const name of chart.cities) expect(cityNamed(name).en).toBe(name);
  });

  it('9.9.7 9.10.2 Stukas and artillery for every year', () => {
    const years = [...new Set(Array.from({ length: LAST_TURN }, (_, i) => yearOf(i + 1)))];
    expect(years.map(year => STUKAS[year]?.join(''))).toEqual(['310', '210', '100', '000', '000']);
    expect(years.map(year => ARTILLERY[year])).toEqual([0, 0, 1, 2, 2]);
  });

  it('10.2.3 10.3 supply lines and the two winters', () => {
    expect(SUPPLY_REACH).toEqual({ usual: 8, snow: 4 });
    expect(WINTERS.map(w => w.turns.map(turn => `${monthsOf(turn)} ${yearOf(turn)}`).join(', '))).toEqual([
      '11/12 1941, 1/2 1942, 3/4 1942',
      '11/12 1942, 1/2 1943, 3/4 1943',
    ]);
  });
});
