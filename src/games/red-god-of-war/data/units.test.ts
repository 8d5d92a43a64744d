import { describe, expect, it } from 'vitest';
import { sum, tally } from '../../../kit/dataTrial.ts';
import { BREAKDOWN_UNITS } from './breakdown.ts';
import { COMMANDS } from './commands.ts';
import { GERMAN_UNITS } from './german.ts';
import { unitNameEn, unitNameJa } from './names.ts';
import { SOVIET_UNITS } from './soviet.ts';
import { board, ofType, printed, unit } from './testing.ts';
import {
  arm,
  HQ_RANGE,
  INFANTRY_TYPES,
  isLarge,
  MECH_TYPES,
  REPLACED_TYPES,
  SECOND_MOVE_TYPES,
  TANK_TYPES,
  UNIT_TYPES,
  type UnitSpec,
} from './unit.ts';
import { UNITS } from './units.ts';

const attack = (list: readonly UnitSpec[]): number => sum(list.map(u => u.steps[0]?.attack ?? 0));
const defence = (list: readonly UnitSpec[]): number => sum(list.map(u => u.steps[0]?.defence ?? 0));
const steps = (list: readonly UnitSpec[]): number => sum(list.map(u => u.steps.length));

describe('roster', () => {
  it('2.2 76 German and 149 Soviet units, then 22 nameless regiments', () => {
    expect([GERMAN_UNITS.length, SOVIET_UNITS.length, BREAKDOWN_UNITS.length]).toEqual([76, 149, 22]);
    expect(UNITS).toHaveLength(247);
    expect(GERMAN_UNITS.every(u => u.side === 'german')).toBe(true);
    expect(SOVIET_UNITS.every(u => u.side === 'soviet')).toBe(true);
  });

  it('2.2 no unit twice, and none with the name of a hex or a command', () => {
    expect(new Set(UNITS.map(u => u.name)).size).toBe(247);
    expect(UNITS.filter(u => board.index.has(u.name) || COMMANDS.some(c => c.id === u.name))).toEqual([]);
  });

  it('2.1 strength of both sides, first steps and all steps', () => {
    expect([attack(GERMAN_UNITS), defence(GERMAN_UNITS), steps(GERMAN_UNITS)]).toEqual([304, 304, 189]);
    expect([attack(SOVIET_UNITS), defence(SOVIET_UNITS), steps(SOVIET_UNITS)]).toEqual([446, 544, 286]);
    const all = (list: readonly UnitSpec[], value: 'attack' | 'defence' | 'allowance'): number =>
      sum(list.flatMap(u => u.steps.map(step => step[value])));
    expect([all(GERMAN_UNITS, 'attack'), all(GERMAN_UNITS, 'defence'), all(GERMAN_UNITS, 'allowance')]).toEqual([
      565, 565, 1526,
    ]);
    expect([all(SOVIET_UNITS, 'attack'), all(SOVIET_UNITS, 'defence'), all(SOVIET_UNITS, 'allowance')]).toEqual([
      619, 818, 1554,
    ]);
  });

  it.each([
    ['VI', 3, 13, 13, 8, 337],
    ['XLI', 8, 30, 30, 19, 449],
    ['XXIII', 11, 41, 41, 26, 898],
    ['XXVII', 10, 55, 55, 31, 1153],
    ['XXXIX', 10, 40, 40, 24, 629],
    ['XLVI', 7, 20, 20, 14, 856],
    ['IX', 5, 20, 20, 13, 569],
    ['XX', 5, 25, 25, 14, 686],
    ['XII', 3, 14, 14, 9, 523],
    ['XXX', 7, 16, 16, 13, 366],
    ['41A', 16, 47, 55, 31, 1523],
    ['22A', 10, 30, 36, 18, 1249],
    ['39A', 15, 39, 49, 29, 1948],
    ['30A', 14, 38, 49, 27, 2645],
    ['31A', 11, 31, 41, 21, 2044],
    ['20A', 28, 89, 107, 55, 2772],
    ['29A', 9, 23, 27, 17, 1111],
    ['5A', 15, 44, 58, 29, 2065],
    ['33A', 17, 57, 68, 33, 1486],
    ['3TA', 12, 43, 48, 23, 1034],
  ])('13.13 13.14 %s: %i units, attack %i, defence %i, %i steps; numbers add up to %i', (id, ...figures) => {
    const own = UNITS.filter(u => u.command === id);
    const numbers = own.filter(u => u.type !== 'H').map(u => Number.parseInt(u.name, 10) || 0);
    expect([own.length, attack(own), defence(own), steps(own), sum(numbers)]).toEqual(figures);
  });

  it('13.3 units that belong to no command arrive later', () =>
    expect([...GERMAN_UNITS, ...SOVIET_UNITS].filter(u => u.command === undefined).map(u => u.name)).toEqual([
      '29/12',
      '5/12',
      '25/12',
      '163/52',
      '181/52',
      '258 ID',
      '267 ID',
      '19(b) RD',
      '215 TR',
    ]));

  it('13.0 units by type and size', () => {
    expect(tally(GERMAN_UNITS, ofType)).toEqual({
      'H XXX': 10,
      'I XX': 30,
      'C XX': 1,
      'I III': 5,
      'M III': 20,
      'T III': 8,
      'T II': 2,
    });
    expect(tally(SOVIET_UNITS, ofType)).toEqual({
      'H XXXX': 10,
      'I XX': 67,
      'I X': 14,
      'S X': 2,
      'C XXX': 2,
      'M XXX': 2,
      'M XX': 2,
      'M X': 10,
      'T XXX': 7,
      'T X': 31,
      'T III': 2,
    });
  });

  it('13.0 every type is on foot or mechanised, and what counts as tank, infantry or for replacement', () => {
    expect(UNIT_TYPES.filter(type => !MECH_TYPES.includes(type))).toEqual(['I', 'C', 'S']);
    expect(UNIT_TYPES.filter(type => SECOND_MOVE_TYPES.includes(type))).toEqual(['T', 'M', 'C', 'H']);
    expect([TANK_TYPES, INFANTRY_TYPES, REPLACED_TYPES]).toEqual([['T'], ['I', 'M', 'S'], ['I', 'M', 'C']]);
  });

  it('5.1 divisions and corps are large until a German one is down to its last step; headquarters never are', () => {
    expect([GERMAN_UNITS, SOVIET_UNITS].map(list => list.filter(u => isLarge(u)).length)).toEqual([31, 80]);
    expect([0, 1, 2, 3].map(lost => isLarge(unit('7 ID'), lost))).toEqual([true, true, true, false]);
    expect([isLarge(unit('Kav Div'), 1), isLarge(unit('VI HQ')), isLarge(unit('154 TB'))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('2.1 a headquarters has range 4, no strength and one step; allowance 10 or 8', () => {
    for (const u of UNITS.filter(one => one.type === 'H'))
      expect([u.name, u.range, printed(u)]).toEqual([u.name, HQ_RANGE, u.side === 'german' ? '0-10' : '0-0-8']);
    expect(HQ_RANGE).toBe(4);
    expect(UNITS.filter(u => u.range !== undefined)).toHaveLength(20);
  });
});

describe('values', () => {
  it('10.3 German infantry divisions have one of five ladders, and end as regiments', () => {
    const divisions = GERMAN_UNITS.filter(u => ofType(u) === 'I XX');
    expect(tally(divisions, printed)).toEqual({
      '9-7/6-7/4-7/2-7': 1,
      '8-7/5-7/3-7/1-7': 2,
      '7-7/5-7/2-7/1-7': 17,
      '6-7/4-7/2-7': 8,
      '5-7/3-7/1-7': 2,
    });
    for (const u of divisions)
      expect(u.steps.map(s => s.size)).toEqual([...u.steps.slice(1).map(() => 'XX' as const), 'III']);
    const others = UNITS.filter(u => !divisions.includes(u));
    expect(others.filter(u => new Set(u.steps.map(s => s.size)).size > 1)).toEqual([]);
  });

  it.each([
    ['78 ID', '9-7/6-7/4-7/2-7'],
    ['72 ID', '8-7/5-7/3-7/1-7'],
    ['102 ID', '8-7/5-7/3-7/1-7'],
    ['7 ID', '7-7/5-7/2-7/1-7'],
    ['330 ID', '6-7/4-7/2-7'],
    ['2 LFD', '5-7/3-7/1-7'],
    ['7 LFD', '5-7/3-7/1-7'],
    ['Kav Div', '4-8/2-8'],
    ['205/52', '4-7/2-7'],
    ['14/14', '1-10'],
    ['33/9', '3-10/1-10'],
    ['31/5', '2-10/1-10'],
    ['18/18', '1-10'],
    ['1/1 Pz', '2-10/1-10'],
    ['1/1 PG', '3-10/1-10'],
    ['1 MC', '8-8-7/4-4-7'],
    ['65/1', '3-4-7/1-2-7'],
    ['5 TC', '6-6-7/3-3-7'],
    ['5/5', '3-3-7/1-1-7'],
    ['17G RD', '4-5-5/2-3-5'],
    ['93 RD', '3-4-5/1-2-5'],
    ['74 RB', '2-2-5/1-1-5'],
    ['114 RB', '2-2-5/1-1-5'],
    ['130 RB', '2-2-5/1-1-5'],
    ['47 MB', '3-3-6/1-2-6'],
    ['39 TR', '2-2-5'],
    ['49 SkiB', '2-2-6/1-1-6'],
    ['1G MRD', '5-5-6/3-3-6'],
    ['2G CC', '4-4-7/2-2-7'],
  ])('2.1 %s is %s', (name, values) => expect(printed(unit(name))).toBe(values));

  it('2.1 values that are no step are refused', () => {
    expect(arm('I', 'X', '2-2-5').steps).toEqual([{ attack: 2, defence: 2, allowance: 5, size: 'X' }]);
    expect(() => arm('I', 'X', '2')).toThrow('not a step: 2');
  });

  it('10.3 the divisions of 6-7', () =>
    expect(GERMAN_UNITS.filter(u => printed(u).startsWith('6-7')).map(u => u.name)).toEqual(
      ['330', '246', '251', '337', '342', '98', '183', '268'].map(id => `${id} ID`),
    ));

  it('8.17 six rifle divisions and a tank brigade attack with 21', () => {
    const rifle = SOVIET_UNITS.filter(u => printed(u) === '3-4-5/1-2-5' && u.type === 'I');
    expect([rifle.length, attack(rifle.slice(0, 6)) + attack([unit('154 TB')])]).toEqual([57, 21]);
    expect(SOVIET_UNITS.filter(u => u.name.endsWith(' TB')).map(printed)).toEqual(Array(29).fill('3-4-5/1-2-5'));
  });

  it('5.42 Grossdeutschland attacks with 7, doubled 14, as in the example', () => {
    const own = ['GR/GD', 'FR/GD', 'GD Pz'].map(unit);
    expect([own.map(printed), attack(own)]).toEqual([['3-10/1-10', '3-10/1-10', '1-10'], 7]);
    expect(unit('GD Pz').steps[0]?.size).toBe('II');
  });

  it('2.1 no step is stronger than the one before, and none changes the allowance', () => {
    for (const {
      name,
      steps: [first, ...later],
    } of UNITS) {
      let before = first;
      for (const step of later) {
        expect([name, step.attack < (before?.attack ?? 0), step.defence < (before?.defence ?? 0)]).toEqual([
          name,
          true,
          true,
        ]);
        expect([name, step.allowance]).toEqual([name, first?.allowance]);
        before = step;
      }
    }
  });

  it('2.2 marks what the rulebook prints: Grossdeutschland, tank brigades, the nameless', () => {
    const marks = UNITS.filter(u => u.source === 'rulebook');
    expect(tally(marks, u => (u.parent === 'GD' ? 'GD' : ofType(u)))).toEqual({ GD: 3, 'T X': 29, 'I III': 22 });
    expect(tally(UNITS, u => u.entrySource)).toEqual({ rulebook: 206, reconstructed: 41 });
  });
});

describe('names in words', () => {
  it.each([
    ['VI HQ', '第6歩兵軍団司令部', 'VI Corps HQ'],
    ['XLI HQ', '第41装甲軍団司令部', 'XLI Panzer Corps HQ'],
    ['41A HQ', '第41軍司令部', '41st Army HQ'],
    ['3TA HQ', '第3戦車軍司令部', '3rd Tank Army HQ'],
    ['7 ID', '第7歩兵師団', '7th Infantry Division'],
    ['2 LFD', '第2空軍野戦師団', '2nd Luftwaffe Field Division'],
    ['Kav Div', '騎兵師団', 'Cavalry Division'],
    ['1/1 Pz', '第1装甲師団第1装甲連隊', '1st Panzer Regiment, 1st Panzer Division'],
    ['1/1 PG', '第1装甲師団第1自動車化歩兵連隊', '1st Motorised Infantry Regiment, 1st Panzer Division'],
    [
      '87/36',
      '第36自動車化歩兵師団第87自動車化歩兵連隊',
      '87th Motorised Infantry Regiment, 36th Motorised Infantry Division',
    ],
    ['18/18', '第18装甲師団第18装甲大隊', '18th Panzer Battalion, 18th Panzer Division'],
    ['205/52', '第52歩兵師団第205歩兵連隊', '205th Infantry Regiment, 52nd Infantry Division'],
    ['FR/GD', 'グロスドイッチュラント師団フュジリーア連隊', 'Fusilier Regiment, Grossdeutschland Division'],
    ['16G RD', '第16親衛狙撃兵師団', '16th Guards Rifle Division'],
    ['17G(b) RD', '第17親衛狙撃兵師団（第33軍）', '17th Guards Rifle Division (33rd Army)'],
    ['19(b) RD', '第19狙撃兵師団（増援）', '19th Rifle Division (reinforcement)'],
    ['19 RD', '第19狙撃兵師団', '19th Rifle Division'],
    ['GR/GD', 'グロスドイッチュラント師団擲弾兵連隊', 'Grenadier Regiment, Grossdeutschland Division'],
    ['GD Pz', 'グロスドイッチュラント師団装甲大隊', 'Panzer Battalion, Grossdeutschland Division'],
    ['213 TB', '第213戦車旅団', '213th Tank Brigade'],
    ['3 MC', '第3機械化軍団', '3rd Mechanised Corps'],
    ['49/3', '第3機械化軍団第49戦車旅団', '49th Tank Brigade, 3rd Mechanised Corps'],
    ['57/3', '第3戦車軍団第57機械化旅団', '57th Mechanised Brigade, 3rd Tank Corps'],
    ['2G CC', '第2親衛騎兵軍団', '2nd Guards Cavalry Corps'],
    ['1G MRD', '第1親衛自動車化狙撃兵師団', '1st Guards Motor Rifle Division'],
    ['49 SkiB', '第49スキー旅団', '49th Ski Brigade'],
    ['112 TB', '第112戦車旅団', '112th Tank Brigade'],
    ['3-7 (2)', '歩兵連隊3-7（2）', 'Infantry Regiment 3-7 (2)'],
  ])('2.2 %s is %s, %s', (name, ja, en) => expect([unitNameJa(unit(name)), unitNameEn(unit(name))]).toEqual([ja, en]));

  it('2.2 no two units share a name', () => {
    for (const nameOf of [unitNameJa, unitNameEn]) {
      const all = UNITS.map(nameOf);
      expect(new Set(all).size).toBe(UNITS.length);
      expect(all.filter(name => /NaN|undefined|第第/.test(name))).toEqual([]);
    }
  });
});
