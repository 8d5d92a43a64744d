import { describe, expect, it } from 'vitest';
import { sum } from '../../../kit/dataTrial.ts';
import { makeLadder, resultAt, rungOn } from '../../../kit/ladder.ts';
import {
  dateOf,
  REPLACEMENT_STEPS,
  REPLACEMENT_TURNS,
  SKI_FACTOR,
  TURNS,
  turnOf,
  WEATHER_FACTOR,
  WEATHER_ROLL,
  weatherFor,
} from './calendar.ts';
import { effectOf, TERRAIN_EFFECTS } from './effects.ts';
import {
  ARMOUR_LEAST_DEFENDING,
  ARMOUR_RATIO,
  CRT,
  ENCIRCLING_HEXES,
  HELPLESS_ODDS,
  HIGHEST_ODDS,
  LOWEST_ODDS,
  lossesOf,
  SHIFT_IDS,
  SHIFTS,
  SUPPLY_PER_BATTLE,
} from './tables.ts';
import { TERRAINS } from './terrain.ts';

describe('combat results', () => {
  const ladder = makeLadder(CRT);

  it.each([
    ['1:4', '3/- 3/- 3/- 2/- 2/- 1/-', 14, 0],
    ['1:3', '3/- 2/- 2/- 2/- 1/- 2/1', 12, 1],
    ['1:2', '2/- 2/- 2/- 1/- 2/1 1/-', 10, 1],
    ['1:1', '2/- 2/- 1/- 2/1 1/- 1/1', 9, 2],
    ['3:2', '2/- 1/- 1/- -/- 1/1 -/1', 5, 2],
    ['2:1', '2/1 1/1 -/- 1/1 -/1 1/2', 5, 6],
    ['3:1', '2/1 -/- 1/1 -/1 1/2 -/2', 4, 7],
    ['4:1', '1/- 1/1 -/1 1/2 -/2 1/3', 4, 9],
    ['5:1', '1/1 -/1 1/2 -/2 1/3 -/3', 3, 12],
    ['6:1', '-/1 1/2 -/2 1/3 -/3 -/3', 2, 14],
    ['7:1', '1/2 -/2 -/2 1/3 -/3 -/3', 2, 15],
    ['8:1', '1/2 -/2 1/3 -/3 -/3 -/3', 2, 16],
    ['9:1', '-/2 1/3 -/3 -/3 -/4 -/4', 1, 19],
    ['10:1', '1/3 1/3 -/3 -/4 -/4 -/5', 2, 22],
  ])('CRT column %s from 1 to 6: %s; attackers lose %i, defenders %i', (name, results, attackers, defenders) => {
    const column = CRT.cells.map(row => row[CRT.columns.indexOf(name)] ?? '');
    expect(column.join(' ')).toBe(results);
    expect([sum(column.map(cell => lossesOf(cell)[0])), sum(column.map(cell => lossesOf(cell)[1]))]).toEqual([
      attackers,
      defenders,
    ]);
  });

  it('CRT fourteen columns, six rows, and the losses of each die', () => {
    expect([CRT.columns.length, CRT.cells.length]).toEqual([14, 6]);
    const rows = CRT.cells.map(row => [0, 1].map(i => sum(row.map(cell => lossesOf(cell)[i] ?? 0))));
    expect(rows).toEqual([
      [21, 13],
      [15, 15],
      [12, 17],
      [11, 23],
      [9, 27],
      [7, 31],
    ]);
    expect(CRT.cells.flat().filter(cell => !/^[1-3-]\/[1-5-]$/.test(cell))).toEqual([]);
  });

  it('8.22 6:1 and a die of 2 give 1/2, as in the example', () => {
    expect(resultAt(ladder, CRT.columns.indexOf('6:1'), 1)).toBe('1/2');
    expect(lossesOf('1/2')).toEqual([1, 2]);
    expect(lossesOf('-/3')).toEqual([0, 3]);
  });

  it('8.13 odds are rounded down: 16 to 4 is 4:1, 15 to 4 is 3:1, 21 to 4 is 5:1', () => {
    const odds = (attack: number, defence: number): string | undefined => CRT.columns[rungOn(ladder, attack, defence)];
    expect([odds(16, 4), odds(15, 4), odds(21, 4), odds(3, 2), odds(5, 3)]).toEqual([
      '4:1',
      '3:1',
      '5:1',
      '3:2',
      '3:2',
    ]);
  });

  it('8.14 8.65 the ends of the table', () =>
    expect([LOWEST_ODDS, HIGHEST_ODDS, HELPLESS_ODDS]).toEqual([CRT.columns[0], CRT.columns[13], '10:1']));
});

describe('shifts', () => {
  it('MOD every shift, with its sections', () => {
    expect(SHIFTS.map(s => s.id)).toEqual([...SHIFT_IDS]);
    expect(SHIFTS.map(s => `${s.id} ${s.shift} ${s.rules.join(' ')}`)).toEqual([
      'mud -2 8.57 11.5',
      'snow -1 8.57 11.5',
      'heavy -2 8.53',
      'city -2 8.53',
      'light -1 8.53',
      'town -1 8.53',
      'improved -1 10.2',
      'creek -1 8.52',
      'combined-defence -1 8.55',
      'hq-defence -1 8.58 10.12',
      'supply-defence -1 10.15',
      'combined-attack 1 8.55',
      'hq-attack 1 8.58 10.12',
      'supply-attack 1 10.15',
      'armour 1 8.54',
      'razvedka 1 10.17',
      'encirclement 1 8.56',
    ]);
  });

  it('8.62 in an overrun only armour, headquarters and terrain count', () =>
    expect(SHIFTS.filter(s => s.overrun).map(s => s.id)).toEqual([
      'heavy',
      'city',
      'light',
      'town',
      'improved',
      'creek',
      'hq-defence',
      'supply-defence',
      'hq-attack',
      'supply-attack',
      'armour',
    ]));

  it('8.57 10.2 10.17 some are for one side only', () =>
    expect(SHIFTS.flatMap(s => ((s.attacker ?? s.defender) ? [`${s.id} ${s.attacker} ${s.defender}`] : []))).toEqual([
      'snow german undefined',
      'improved undefined german',
      'razvedka soviet undefined',
    ]));

  it('8.54 8.56 10.15 what they need', () =>
    expect([ARMOUR_RATIO, ARMOUR_LEAST_DEFENDING, ENCIRCLING_HEXES, SUPPLY_PER_BATTLE]).toEqual([5, 1, 4, 1]));
});

describe('terrain effects', () => {
  it.each([
    ['clear', 1, 2, 0],
    ['town', 1, 1, -1],
    ['city', 1, 1, -2],
    ['heavy', 2, 4, -2],
    ['light', 2, 3, -1],
    ['swamp', 2, 7, 0],
    ['road', 1, 1, 0],
    ['rail', undefined, undefined, 0],
    ['river', 3, undefined, 0],
    ['creek', 1, 3, -1],
  ] as const)('TEC %s: foot %s, mechanised %s, shift %i', (kind, foot, mech, shift) => {
    const { foot: onFoot, mech: motored, shift: columns } = effectOf(kind);
    expect([onFoot, motored, columns]).toEqual([foot, mech, shift]);
  });

  it('TEC ten kinds, every terrain of the map among them', () => {
    expect(TERRAIN_EFFECTS.map(e => `${e.kind} ${e.on} ${e.rules.join(' ')}`)).toEqual([
      'clear hex 4.1',
      'town hex 4.1 8.53',
      'city hex 4.1 8.53',
      'heavy hex 4.1 8.53',
      'light hex 4.1 8.53',
      'swamp hex 4.1 8.53',
      'road link 4.4 4.51',
      'rail link 4.3 4.51',
      'river side 4.1 8.51',
      'creek side 4.1 8.52',
    ]);
    expect(TERRAINS.filter(kind => effectOf(kind).on !== 'hex')).toEqual([]);
  });

  it('8.51 8.53 rivers and swamps halve the attack and leave no use for tanks', () => {
    expect(TERRAIN_EFFECTS.filter(e => e.halves).map(e => e.kind)).toEqual(['swamp', 'river']);
    expect(TERRAIN_EFFECTS.filter(e => e.noArmour).map(e => e.kind)).toEqual(['swamp', 'river']);
    expect(TERRAIN_EFFECTS.filter(e => e.noIntegrity).map(e => e.kind)).toEqual(['river']);
  });

  it('8.53 the shifts of terrain are those of the list of shifts', () => {
    for (const e of TERRAIN_EFFECTS.filter(one => one.shift !== 0))
      expect([e.kind, e.shift]).toEqual([e.kind, SHIFTS.find(s => s.id === e.kind)?.shift]);
  });
});

describe('calendar', () => {
  it('2.4 sixteen turns of two days', () => {
    const dates = Array.from({ length: TURNS }, (_, i) => dateOf(i + 1));
    expect(dates.map(date => date.ja).join(' ')).toBe(
      '11月25-26日 11月27-28日 11月29-30日 12月1-2日 12月3-4日 12月5-6日 12月7-8日 12月9-10日 12月11-12日 12月13-14日 12月15-16日 12月17-18日 12月19-20日 12月21-22日 12月23-24日 12月25-26日',
    );
    expect([dates[0]?.en, dates[3]?.en, dates[15]?.en]).toEqual(['25–26 November', '1–2 December', '25–26 December']);
    expect(() => dateOf(17)).toThrow('no turn 17');
    expect([turnOf(11, 25), turnOf(12, 1), turnOf(12, 25)]).toEqual([1, 4, 16]);
  });

  it('9.2 one step is replaced on turns 3, 6, 9, 12 and 15', () =>
    expect([REPLACEMENT_TURNS, REPLACEMENT_STEPS]).toEqual([[3, 6, 9, 12, 15], 1]));

  it('11.5 weather: snow at first, then a die from turn 2 on', () => {
    expect(WEATHER_ROLL).toEqual({
      first: 'snow',
      fromTurn: 2,
      after: { mud: -1, frozen: 0, snow: 1 },
      byTurn: [
        { from: 4, to: 10, value: 1 },
        { from: 11, to: 16, value: 2 },
      ],
      mud: 1,
      snow: 6,
    });
    expect([-1, 0, 1, 2, 3, 4, 5, 6, 7, 9].map(weatherFor)).toEqual([
      ...Array(3).fill('mud'),
      ...Array(4).fill('frozen'),
      ...Array(3).fill('snow'),
    ]);
  });

  it('4.55 snow doubles, mud trebles; ski units do not mind snow', () => {
    expect(WEATHER_FACTOR).toEqual({ mud: 3, frozen: 1, snow: 2 });
    expect(SKI_FACTOR).toEqual({ mud: 3, frozen: 1, snow: 1 });
  });
});
