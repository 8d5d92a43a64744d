import { describe, expect, it } from 'vitest';
import { sum, tally } from '../../../kit/dataTrial.ts';
import { cityNamed } from './cities.ts';
import { unitNameEn, unitNameJa } from './names.ts';
import { SPECIAL_REINFORCEMENTS } from './schedule.ts';
import { board, unit } from './testing.ts';
import { AXIS_CODES, type UnitSpec } from './unit.ts';
import { isAtStart, isFreeToStack, isOrdinary, MARKERS, POINTLESS_WORKER, stackSize, UNITS } from './units.ts';

const values = (u: UnitSpec): string => `${u.strength}-${u.allowance}`;
const turnOfEntry = (u: UnitSpec): number => (u.entry.kind === 'turn' ? u.entry.turn : isAtStart(u.entry) ? 1 : 0);
const codeOf = (u: UnitSpec): string => (u.entry.kind === 'code' ? u.entry.code : '');
const axis = UNITS.filter(u => u.side === 'axis');
const soviet = UNITS.filter(u => u.side === 'soviet');
const armies = soviet.filter(u => u.size === 'XXXX');
/** Arrivals by turn, as `turn:count`. */
const arrivals = (list: readonly UnitSpec[]): string =>
  Object.entries(
    tally(
      list.filter(u => u.entry.kind === 'turn'),
      u => String(turnOfEntry(u)),
    ),
  )
    .map(([turn, n]) => `${turn}:${n}`)
    .join(' ');

describe('roster', () => {
  it('2.1.1 108 Axis and 115 Soviet units with names of their own, none that of a hex', () => {
    expect([axis.length, soviet.length]).toEqual([108, 115]);
    expect(new Set(UNITS.map(u => u.name)).size).toBe(UNITS.length);
    expect(UNITS.filter(u => board.index.has(u.name)).map(u => u.name)).toEqual([]);
  });

  it('2.1 no two units share their name in words', () => {
    for (const nameOf of [unitNameJa, unitNameEn]) {
      const names = UNITS.map(nameOf);
      const twice = UNITS.filter(u => names.indexOf(nameOf(u)) !== names.lastIndexOf(nameOf(u)));
      expect(twice.map(u => u.name)).toEqual([]);
      expect(names.filter(name => /NaN|undefined|第第/.test(name))).toEqual([]);
    }
  });

  it.each([
    ['24Pz', '第24装甲軍団', '24th Panzer Corps'],
    ['11PzGr', '第11装甲擲弾兵軍団', '11th Panzergrenadier Corps'],
    ['2SSPz', '第2SS装甲軍団', '2nd SS Panzer Corps'],
    ['Rom5', 'ルーマニア第5歩兵軍団', 'Romanian 5th Infantry Corps'],
    ['RomCav', 'ルーマニア騎兵軍団', 'Romanian Cavalry Corps'],
    ['8A', '第8軍', '8th Army'],
    ['1GdTk', '第1親衛戦車軍', '1st Guards Tank Army'],
    ['3Gd', '第3親衛軍', '3rd Guards Army'],
    ['Para5', '第5空挺軍団', '5th Airborne Corps'],
    ['W-Moscow', '労働者3（モスクワ）', 'Workers 3 (Moscow)'],
    ['RemGd-1', '親衛歩兵残存部隊1', 'Guards Infantry Remnant 1'],
  ])('2.1 %s is %s, %s', (name, ja, en) => expect([unitNameJa(unit(name)), unitNameEn(unit(name))]).toEqual([ja, en]));

  it('2.1 the unit of the figure: 24 Pz, code C, 8-7', () =>
    expect([values(unit('24Pz')), codeOf(unit('24Pz')), unit('24Pz').source]).toEqual(['8-7', 'C', 'rulebook']));

  it('9.9.7 9.10.2 three Stukas and two artillery markers', () => expect(MARKERS).toEqual({ stuka: 3, artillery: 2 }));
});

describe('Axis order of battle', () => {
  it('3.3.1 begins with 9, 18, 11, 7 and 4 units by code, and Hitler in Berlin', () => {
    expect(AXIS_CODES.map(code => axis.filter(u => codeOf(u) === code).length)).toEqual([9, 18, 11, 7, 4]);
    expect(axis.filter(u => u.entry.kind === 'city').map(u => u.name)).toEqual(['Hitler']);
    expect(AXIS_CODES.map(code => sum(axis.filter(u => codeOf(u) === code).map(u => u.strength)))).toEqual([
      36, 82, 48, 23, 13,
    ]);
  });

  it('12.1.1 four units in July 1941, 23 Inf and the Romanian 5th in August', () => {
    const july = axis.filter(u => u.entry.kind === 'turn' && u.entry.turn === 2 && u.entry.impulse === 1);
    const august = axis.filter(u => u.entry.kind === 'turn' && u.entry.turn === 2 && u.entry.impulse === 2);
    expect(july.map(u => u.name)).toEqual(['40Pz', '27Inf', 'SSRes', 'Hun1']);
    expect(august.map(u => u.name)).toEqual(['23Inf', 'Rom5']);
  });

  it('12.1 arrivals by turn', () =>
    expect(arrivals(axis)).toBe('2:6 3:3 4:2 7:6 8:3 9:1 11:2 12:1 13:2 15:1 19:1 20:1 22:1'));

  it('12.1 units by nation, remnants and variants apart', () =>
    expect(tally(axis.filter(isOrdinary), u => u.nation)).toEqual({
      german: 74,
      italian: 3,
      romanian: 9,
      finnish: 4,
      hungarian: 3,
    }));

  it('12.6.4 army corps by printed class', () => {
    const army = axis.filter(u => isOrdinary(u) && u.nation === 'german' && u.service === 'army');
    const ids = (type: string, printed: string): string =>
      army
        .flatMap(u => (u.type === type && values(u) === printed ? [u.id] : []))
        .sort(byNumber)
        .join(' ');
    expect(ids('armour', '8-7')).toBe('24 39 40 41');
    expect(ids('armour', '7-7')).toBe('3 14 47 56');
    expect(ids('armour', '6-7')).toBe('46 48 57');
    expect(ids('infantry', '5-4')).toBe('4 7 9 43 44');
    expect(ids('infantry', '4-4')).toBe('1 2 5 6 8 11 12 23 27 30 34 35 51 53 59');
    expect(ids('infantry', '3-4')).toBe('10 13 17 20 26 28 29 38 42 54 55 72 90');
  });

  it('12.8.1 four infantry corps become Panzergrenadiers, two in July and two in November 1943', () => {
    const by = axis.flatMap(u => (u.entry.kind === 'conversion' ? [{ u, entry: u.entry }] : []));
    expect(by.map(({ u, entry }) => `${entry.turn} ${entry.of} ${values(u)}`)).toEqual([
      '14 11Inf 4-6',
      '14 26Inf 4-6',
      '16 29Inf 4-6',
      '16 43Inf 5-6',
    ]);
    for (const { u, entry } of by) expect([unit(entry.of).id, unit(entry.of).type]).toEqual([u.id, 'infantry']);
  });

  it('V3.1 the Germans of code R are 11, 30 and 54', () =>
    expect(axis.filter(u => codeOf(u) === 'R' && u.nation === 'german').map(u => u.id)).toEqual(['11', '30', '54']));

  it('12.4 garrisons and northern corps', () => {
    const of = (event: string): string[] =>
      UNITS.flatMap(u => (u.entry.kind === 'event' && u.entry.event === event ? [u.name] : []));
    expect(SPECIAL_REINFORCEMENTS.map(s => [s.id, ...of(s.id)].join(' '))).toEqual([
      'helsinki 14A',
      'archangel 36Mtn DietlMtn',
      'bucharest-1943 15Mtn 21Mtn',
      'bucharest-1944 91Mtn 97Mtn 5SSMtn',
      'warsaw-1944 4SSPz HG',
    ]);
  });

  it('13.2.2 the SS units named with their values', () =>
    expect(['SSRes', '1SSPz', '2SSPz', '3SSPz', '6SSInf'].map(n => values(unit(n)))).toEqual([
      '2-7',
      '10-8',
      '9-8',
      '7-7',
      '4-4',
    ]));
});

describe('Soviet order of battle', () => {
  it('3.2 begins with 18 armies and 18 corps', () => {
    const start = soviet.filter(u => isAtStart(u.entry));
    expect(tally(start, u => u.size)).toEqual({ XXXX: 18, XXX: 18, XXXXXX: 1, '': 7 });
    expect(
      tally(
        start.filter(u => u.entry.kind === 'code'),
        codeOf,
      ),
    ).toEqual({ B: 4, W: 7, K: 8, O: 3, L: 2 });
  });

  it('3.2 every city of the set-up is on the map', () => {
    for (const u of UNITS) if (u.entry.kind === 'city') expect(cityNamed(u.entry.city).kind).not.toBe('oil');
  });

  it('12.7.5 workers give 11 points on turn 1', () => {
    const workers = soviet.filter(u => u.type === 'worker' && isAtStart(u.entry));
    expect(sum(workers.filter(u => u.name !== POINTLESS_WORKER).map(u => u.strength))).toBe(11);
    expect(unit(POINTLESS_WORKER).strength).toBe(2);
  });

  it('12.2 arrivals by turn', () => {
    expect(arrivals(armies)).toBe('2:4 3:13 4:8 6:4 7:1 8:2 9:2 10:2 11:1 12:1 13:1 14:1 15:1 16:1');
    expect(arrivals(soviet.filter(u => u.type === 'worker'))).toBe('4:1 5:3 6:1 7:1 8:1 10:1 12:1');
    expect(arrivals(soviet.filter(u => u.size === 'XXX'))).toBe('3:2 4:2 5:1 11:1 14:1');
  });

  it('12.2 at Moscow and Kursk in 1941', () => {
    const at = (turn: number, city: string): string =>
      soviet
        .flatMap(u => (u.entry.kind === 'turn' && u.entry.turn === turn && u.entry.at === city ? [u.name] : []))
        .join(' ');
    expect([at(2, 'Moscow'), at(2, 'Kursk')]).toEqual(['20A', '40A 24A']);
    expect(at(3, 'Moscow')).toBe('29A 34A 30A 31A 32A 33A 1GdCav Para5');
    expect(at(4, 'Moscow')).toBe('1Gd Para1 Para8');
  });

  it('11.1 11.2 three airborne corps and three partisans', () => {
    const of = (type: string): number => soviet.filter(u => u.type === type).length;
    expect([of('paratroop'), of('partisan')]).toEqual([3, 3]);
  });

  it('2.1 armies by printed class', () =>
    expect(tally(armies, values)).toEqual({
      '3-3': 5,
      '4-3': 13,
      '5-3': 16,
      '6-3': 6,
      '7-4': 8,
      '8-4': 1,
      '6-5': 4,
      '8-6': 7,
      '10-7': 1,
    }));
});

describe('remnants and stacking', () => {
  it('9.12.1 remnants by owner and values', () => {
    const remnants = UNITS.filter(u => u.entry.kind === 'remnant');
    expect(tally(remnants, u => `${u.nation} ${u.service} ${u.type} ${values(u)}`)).toEqual({
      'german army infantry 2-3': 6,
      'german army mechanized 2-5': 4,
      'german ss infantry 2-4': 1,
      'german ss mechanized 2-7': 1,
      'soviet guards infantry 2-2': 3,
      'soviet guards armour 2-5': 3,
    });
  });

  it('6.1 9.12.2 remnants count as corps', () =>
    expect(['RemInf-1', '24Pz', '8A', 'Tk1', '1GdCav', 'RemGdTk-2'].map(n => stackSize(unit(n)))).toEqual([
      'corps',
      'corps',
      'army',
      'corps',
      'corps',
      'corps',
    ]));

  it('6.4 free: headquarters, dictators, workers, partisans, the SS Reserve; not its like among the remnants', () => {
    const free = UNITS.filter(isFreeToStack);
    expect(tally(free, u => u.type)).toEqual({ headquarters: 4, dictator: 2, worker: 15, partisan: 3, mechanized: 1 });
    expect(stackSize(unit('RemSSPzGr-1'))).toBe('corps');
  });

  it('8.5.1 three army groups and Stavka, moving 7', () =>
    expect(UNITS.filter(u => u.type === 'headquarters').map(u => `${u.name} ${values(u)} ${u.size}`)).toEqual([
      'HQ-N 1-7 XXXXX',
      'HQ-C 1-7 XXXXX',
      'HQ-S 1-7 XXXXX',
      'Stavka 1-7 XXXXXX',
    ]));

  it('V1 V3 variant units', () =>
    expect(UNITS.filter(u => u.entry.kind === 'variant').map(u => `${u.name} ${values(u)}`)).toEqual([
      '1Art 2-4',
      '11FJ 3-4',
      'AfrikaPz 6-7',
      'SovArt1 2-3',
      'SovArt2 2-3',
      'SovArt3 2-3',
    ]));
});

function byNumber(a: string, b: string): number {
  return Number(a) - Number(b);
}
