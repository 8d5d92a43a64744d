import { describe, expect, it } from 'vitest';
import type { OddsReport } from '../../../kit/report.ts';
import { act, acts, eventsOf, refused, type TrialPosition } from '../../../kit/trial.ts';
import { assigned, fight, fighting, odds, oddsAt, position, shifts } from '../testing.ts';

type Units = TrialPosition['units'];

/** Razvedka is used up, so that only the shift in question is left. */
const USED = { razvedka: ['20A', '31A', '30A', '22A', '39A', '41A', '33A'] };
const unitsOf = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(', ').map(part => part.split('@')));
const soviet = (units: Units, more = {}) => fighting('20A', units, { ...USED, ...more });

describe('8.1 odds', () => {
  it('E8.13 fractions are rounded down: 16 against 4 is 4:1, 15 against 4 is 3:1', () => {
    const defender = { hex: '3105', step: 1 };
    const at = (units: Record<string, string>) =>
      oddsAt(soviet({ '20A HQ': '3101', '205/52': defender, ...units }), '3105', Object.keys(units).join(', ')).ratio;
    // 6 + 4 + 3 + 3 = 16, and one brigade of 2 instead of a division of 3 makes 15.
    expect(at({ '6 TC': '3104', '26G RD': '3104', '243 RD': '3004', '247 RD': '3004' })).toBe('4:1');
    expect(at({ '6 TC': '3104', '26G RD': '3104', '243 RD': '3004', '148 RB': '3004' })).toBe('3:1');
  });

  it('8.11 8.12 strengths are added up line by line', () => {
    const report = oddsAt(soviet('20A HQ@3101, 243 RD@3104, 26G RD@3104, 72 ID@3105'), '3105', '243 RD, 26G RD');
    expect(report.strength).toEqual([7, 8]);
    expect(report.attackers.map(({ what, value }) => [what, value])).toEqual([
      ['strength', 4],
      ['strength', 3],
    ]);
  });

  it('8.14 shifts count from the true odds beyond 10:1, and the best column is 10:1', () => {
    const all = '5 TC@3104, 6 TC@3104, 26G RD@3004, 42G RD@3004, 1G MRD@3005, 2G CC@3005';
    const report = oddsAt(
      soviet(`20A HQ@3102, ${all}, VI HQ@3105`),
      '3105',
      '5 TC, 6 TC, 26G RD, 42G RD, 1G MRD, 2G CC',
    );
    expect(report.strength).toEqual([29, 1]);
    expect([report.ratio, report.column]).toEqual(['29:1', '10:1']);
  });

  it('8.14 below 1:4 there is no attack', () => {
    const t = assigned(soviet('20A HQ@3101, 148 RB@3104, 78 ID@3105'), '3105', '148 RB');
    expect(odds(t, { type: 'fight', hex: '3105' })).toMatchObject({ ratio: '1:5', column: '1:5', results: [] });
    expect(eventsOf(act(t, { type: 'commit' }), 'no-battle')).toMatchObject([{ rule: '8.14', hex: '3105' }]);
  });

  it('8.14 shifts count from the true odds below 1:4, too', () => {
    const units = '20A HQ@3102, 148 RB@3104, 78 ID@3105';
    const shifted = (more: string): OddsReport => oddsAt(fighting('20A', `${units}${more}`), '3105', '148 RB');
    // 2 against 9 is 1:5; Razvedka makes it 1:4, and a German headquarters keeps it below the table.
    expect(shifted('')).toMatchObject({ ratio: '1:5', column: '1:4' });
    expect(shifted('').results).toHaveLength(3);
    expect(shifted(', XX HQ@3108')).toMatchObject({ ratio: '1:5', column: '1:5', results: [] });
    expect(shifted(', VI HQ@3105, 205/52@3105')).toMatchObject({ ratio: '1:7', column: '1:7', results: [] });
  });

  it('8.15 one die in the column; the 3:2 column lies between 1:1 and 2:1', () => {
    const t = soviet('20A HQ@3101, 6 TC@3104, 205/52@3105');
    expect(oddsAt(t, '3105', '6 TC').column).toBe('3:2');
    const fought = fight(
      soviet('20A HQ@3101, 26G RD@3104, 243 RD@3104, 148 RB@3004, 205/52@3105'),
      '3105',
      '26G RD, 243 RD, 148 RB',
      3,
    );
    expect(eventsOf(fought, 'battle')).toMatchObject([{ column: '2:1', die: 3, result: '-/-' }]);
  });

  it('E8.17 8.17 21 against 4 is 5:1; tanks and headquarters make two more, the German headquarters one less', () => {
    const units =
      '20A HQ@3102, 243 RD@3104, 247 RD@3104, 11 TB@3104, 251 RD@3004, 326 RD@3004, 331 RD@3204, 88 RD@3204, 205/52@3105, XX HQ@3108';
    const t = soviet({ ...unitsOf(units), '88 RD': { hex: '3204', army: '20A' } });
    const put = assigned(t, '3105', '243 RD, 247 RD, 11 TB, 251 RD, 326 RD, 331 RD, 88 RD');
    const report = odds(act(put, { type: 'support', hex: '3105' }), { type: 'fight', hex: '3105' });
    expect([report.strength, report.ratio]).toEqual([[21, 4], '5:1']);
    expect(shifts(report)).toEqual(['combined-attack 1', 'hq-attack 1', 'hq-defence -1']);
    expect(report.column).toBe('6:1');
  });
});

describe('8.5 shifts', () => {
  const near = (hex: string, from: string, more: Partial<TrialPosition> = {}) =>
    shifts(oddsAt(soviet(`20A HQ@3101, 243 RD@${from}, 87 ID@${hex}`, more), hex, '243 RD'));

  it('8.53 light woods and towns cost one column, heavy woods and cities two', () => {
    expect(near('3106', '3105')).toEqual(['light -1']);
    expect(near('2711', '2712')).toEqual(['town -1']);
    expect(near('3211', '3210')).toEqual(['heavy -2']);
    expect(near('2206', '2106')).toEqual(['city -2']);
  });

  it('8.53 a swamp halves the whole attack, rounded up', () => {
    const report = oddsAt(soviet('20A HQ@3101, 243 RD@3304, 26G RD@3304, 87 ID@3305'), '3305', '243 RD, 26G RD');
    expect(report.strength).toEqual([4, 7]);
  });

  it('8.52 a creek costs one if all attackers are beyond it', () => {
    // 3007 and 3008 lie on both sides of the Derzha.
    expect(near('3007', '3008')).toEqual(['creek -1', 'light -1']);
    const t = soviet('20A HQ@3101, 243 RD@3008, 247 RD@3006, 87 ID@3007');
    expect(shifts(oddsAt(t, '3007', '243 RD, 247 RD'))).toEqual(['light -1']);
  });

  it('8.51 units across a river are halved, and only they; tanks do not cross at all', () => {
    const stands = unitsOf('30A HQ@2103, 215 RD@2104, 220 RD@2104, 10 TB@2104, 87 ID@2105');
    const t = fighting('30A', { ...stands, '52 RD': { hex: '2106', acting: 'supplied' } }, USED);
    expect(oddsAt(t, '2105', '215 RD, 220 RD').strength[0]).toBe(3);
    expect(oddsAt(t, '2105', '215 RD, 220 RD, 52 RD').strength[0]).toBe(6);
    expect(refused(t, { type: 'assign', unit: '10 TB', hex: '2105' })).toMatchObject({
      rule: '8.51',
      code: 'tank-over-river',
    });
  });

  it('8.51 a division across a river is not doubled', () => {
    const t = fighting('XX', 'XX HQ@2006, 33/9@2105, 10/9@2105, 11/9@2105, 215 RD@2104');
    expect(oddsAt(t, '2104', '10/9, 11/9').strength[0]).toBe(3);
  });

  it('8.54 five tank steps against each of the defender, who must have one', () => {
    const units = '20A HQ@3101, 5 TC@3104, 6 TC@3104, 11 TB@3004, 87 ID@3105';
    expect(shifts(oddsAt(soviet(units), '3105', '5 TC, 6 TC, 11 TB'))).toEqual([]);
    const tank = `${units}, 18/18@3105`;
    expect(shifts(oddsAt(soviet(tank), '3105', '5 TC, 6 TC, 11 TB'))).toEqual(['armour 1', 'combined-defence -1']);
    expect(shifts(oddsAt(soviet(tank), '3105', '5 TC, 6 TC'))).toEqual(['combined-defence -1']);
    const swamp = soviet('20A HQ@3101, 5 TC@3304, 6 TC@3304, 11 TB@3204, 18/18@3305');
    expect(shifts(oddsAt(swamp, '3305', '5 TC, 6 TC, 11 TB'))).toEqual([]);
  });

  it('8.55 tanks and infantry stacked together help, in one hex only', () => {
    const units = '20A HQ@3101, 11 TB@3104, 243 RD@3104, 247 RD@3004, 87 ID@3105';
    expect(shifts(oddsAt(soviet(units), '3105', '11 TB, 243 RD'))).toEqual(['combined-attack 1']);
    expect(shifts(oddsAt(soviet(units), '3105', '11 TB, 247 RD'))).toEqual([]);
  });

  it('8.56 from four hexes', () => {
    const units = '20A HQ@3101, 243 RD@3104, 247 RD@3004, 251 RD@3005, 326 RD@3204, 87 ID@3105';
    expect(shifts(oddsAt(soviet(units), '3105', '243 RD, 247 RD, 251 RD, 326 RD'))).toEqual(['encirclement 1']);
    expect(shifts(oddsAt(soviet(units), '3105', '243 RD, 247 RD, 251 RD'))).toEqual([]);
  });

  it('8.57 snow hinders German attacks, mud all of them', () => {
    const german = (weather: string) =>
      shifts(oddsAt(fighting('XX', 'XX HQ@3101, 78 ID@3104, 243 RD@3105', { weather }), '3105', '78 ID'));
    expect([german('snow'), german('mud'), german('frozen')]).toEqual([['snow -1'], ['mud -2'], []]);
    expect(near('3105', '3104', { weather: 'snow' })).toEqual([]);
    expect(near('3105', '3104', { weather: 'mud' })).toEqual(['mud -2']);
  });

  it('10.2 an improved position costs one until a Soviet unit has entered it; a city adds nothing', () => {
    const t = fighting('30A', '30A HQ@2201, 215 RD@2104, 87 ID@2004', USED);
    expect(shifts(oddsAt(t, '2004', '215 RD'))).toEqual(['improved -1']);
    const lost = fighting('30A', '30A HQ@2201, 215 RD@2104, 87 ID@2004', { ...USED, breached: ['2004'] });
    expect(shifts(oddsAt(lost, '2004', '215 RD'))).toEqual([]);
    const city = fighting('30A', '30A HQ@2201, 215 RD@2204, 87 ID@2205', USED);
    expect(shifts(oddsAt(city, '2205', '215 RD'))).toEqual(['city -2']);
  });

  it('8.58 10.12 a headquarters in range helps the defender: of the Soviets only that of a defender’s army', () => {
    const t = soviet('20A HQ@3101, 243 RD@3104, 87 ID@3105, XX HQ@3108');
    expect(shifts(oddsAt(t, '3105', '243 RD'))).toEqual(['hq-defence -1']);
    const german = (hq: string) =>
      shifts(oddsAt(fighting('XX', `XX HQ@0130, 78 ID@3104, 243 RD@3105, ${hq}@3108`), '3105', '78 ID'));
    expect([german('20A HQ'), german('31A HQ')]).toEqual([['hq-defence -1'], []]);
  });

  it('10.16 not from an enemy ZOC', () => {
    const t = soviet('20A HQ@3101, 243 RD@3104, 247 RD@3107, 87 ID@3105, XX HQ@3108');
    expect(shifts(oddsAt(t, '3105', '243 RD'))).toEqual([]);
  });

  it('10.17 the first attack of each army in the game', () => {
    const t = fighting('20A', '20A HQ@3101, 243 RD@3104, 247 RD@3304, 87 ID@3105, 95 ID@3303');
    expect(shifts(oddsAt(t, '3105', '243 RD'))).toEqual(['razvedka 1']);
    const two = acts(assigned(assigned(t, '3105', '243 RD'), '3303', '247 RD'), { type: 'commit' });
    const one = act(two, { type: 'fight', hex: '3105' }, [4]);
    expect(shifts(odds(one, { type: 'fight', hex: '3303' }))).toEqual([]);
  });
});

describe('5.4 integrity', () => {
  it('E5.4 5.41 Grossdeutschland whole in a hex attacks and defends with 14', () => {
    const gd = 'GR/GD@3104, FR/GD@3104, GD Pz@3104';
    const t = fighting('XX', `XX HQ@3101, ${gd}, 243 RD@3105`);
    expect(oddsAt(t, '3105', 'GR/GD, FR/GD, GD Pz').strength[0]).toBe(14);
    const defends = soviet(`20A HQ@3101, ${gd}, 243 RD@3105`);
    expect(oddsAt(defends, '3104', '243 RD').strength[1]).toBe(14);
  });

  it('5.42 without the battalion it keeps its integrity, without a regiment it loses it', () => {
    expect(
      oddsAt(fighting('XX', 'XX HQ@3101, GR/GD@3104, FR/GD@3104, 243 RD@3105'), '3105', 'GR/GD, FR/GD').strength[0],
    ).toBe(12);
    expect(
      oddsAt(fighting('XX', 'XX HQ@3101, GR/GD@3104, GD Pz@3104, 243 RD@3105'), '3105', 'GR/GD, GD Pz').strength[0],
    ).toBe(4);
    expect(
      oddsAt(fighting('XX', 'XX HQ@3101, 33/9@3104, 10/9@3104, 11/9@3004, 243 RD@3105'), '3105', '33/9, 10/9, 11/9')
        .strength[0],
    ).toBe(9);
  });

  it('5.5 Soviet corps are not doubled', () => {
    expect(oddsAt(soviet('20A HQ@3101, 5 TC@3104, 5/5@3104, 87 ID@3105'), '3105', '5 TC, 5/5').strength[0]).toBe(9);
  });

  it('5.4 infantry regiments of a division have none', () => {
    expect(
      oddsAt(fighting('XX', 'XX HQ@3101, 18/6@3104, 37/6@3104, 243 RD@3105'), '3105', '18/6, 37/6').strength[0],
    ).toBe(8);
  });
});

describe('10.1 headquarters in combat', () => {
  const units = '20A HQ@3102, 243 RD@3104, 247 RD@3304, 251 RD@3004, 87 ID@3105, 95 ID@3303';

  it('10.11 a headquarters does not attack; alone it defends with 1, stacked with nothing', () => {
    const t = soviet('20A HQ@3104, 243 RD@3004, VI HQ@3105');
    expect(refused(t, { type: 'assign', unit: '20A HQ', hex: '3105' })).toMatchObject({
      rule: '10.11',
      code: 'hq-fights-not',
    });
    expect(oddsAt(t, '3105', '243 RD').strength[1]).toBe(1);
    expect(oddsAt(soviet('20A HQ@3101, 243 RD@3004, VI HQ@3105, 205/52@3105'), '3105', '243 RD').strength[1]).toBe(4);
  });

  it('10.12 the active headquarters in combat supply, with hex and attackers in range', () => {
    const t = assigned(soviet(units), '3105', '243 RD');
    expect(shifts(odds(act(t, { type: 'support', hex: '3105' }), { type: 'fight', hex: '3105' }))).toEqual([
      'hq-attack 1',
    ]);
    const hungry = assigned(soviet(units, { fed: [] }), '3105', '243 RD');
    expect(refused(hungry, { type: 'support', hex: '3105' })).toMatchObject({ rule: '10.12', code: 'hq-not-supplied' });
    const far = assigned(soviet(units.replace('@3102', '@3801')), '3105', '243 RD');
    expect(refused(far, { type: 'support', hex: '3105' })).toMatchObject({ rule: '10.12', code: 'hq-far' });
    const zoc = assigned(soviet('20A HQ@3204, 243 RD@3104, 87 ID@3105'), '3105', '243 RD');
    expect(refused(zoc, { type: 'support', hex: '3105' })).toMatchObject({ rule: '10.16', code: 'hq-in-zoc' });
  });

  it('10.13 a German headquarters supports two attacks', () => {
    const t = fighting('XX', 'XX HQ@3102, 78 ID@3104, 72 ID@3304, 87 ID@3004, 243 RD@3105, 247 RD@3303, 251 RD@2904');
    const all = acts(
      assigned(assigned(assigned(t, '3105', '78 ID'), '3303', '72 ID'), '2904', '87 ID'),
      { type: 'support', hex: '3105' },
      { type: 'support', hex: '3303' },
    );
    expect(refused(all, { type: 'support', hex: '2904' })).toMatchObject({ rule: '10.13', code: 'support-used' });
  });

  it('10.14 a Soviet army attacks two hexes, one of them with support', () => {
    const t = soviet(`${units}, 102 ID@2904`);
    const two = acts(assigned(assigned(t, '3105', '243 RD'), '3303', '247 RD'), { type: 'support', hex: '3105' });
    expect(refused(two, { type: 'assign', unit: '251 RD', hex: '2904' })).toMatchObject({
      rule: '10.14',
      code: 'two-hexes',
    });
    expect(refused(two, { type: 'support', hex: '3303' })).toMatchObject({ rule: '10.14', code: 'support-used' });
  });

  it('10.15 a supply point adds a column to support, once a battle and for each side', () => {
    const rich = soviet(`${units}, XX HQ@3108`, { supply: { soviet: 1, german: 1 } });
    const t = act(assigned(rich, '3105', '243 RD'), { type: 'support', hex: '3105' });
    const spent = act(t, { type: 'spend', hex: '3105' });
    expect(refused(spent, { type: 'spend', hex: '3105' })).toMatchObject({ rule: '10.15', code: 'spent-already' });
    const begun = acts(spent, { type: 'commit' }, { type: 'fight', hex: '3105' });
    expect(begun.game.active(begun.s)).toEqual(['german']);
    const fought = act(begun, { type: 'answer' }, [1]);
    const [battle] = eventsOf(fought, 'battle');
    expect(battle?.shifts).toMatchObject([
      { what: 'hq-defence', value: -1 },
      { what: 'supply-defence', value: -1 },
      { what: 'hq-attack', value: 1 },
      { what: 'supply-attack', value: 1 },
    ]);
    expect(fought.game.view(fought.s, 'observer')).toMatchObject({ supply: [0, 0] });
    expect(refused(assigned(rich, '3105', '243 RD'), { type: 'spend', hex: '3105' })).toMatchObject({
      rule: '10.15',
      code: 'unsupported',
    });
  });
});

it('8.0 attacks are voluntary, one for each unit, on one hex each', () => {
  const t = soviet('20A HQ@3101, 243 RD@3104, 87 ID@3105, 95 ID@3103');
  const one = assigned(t, '3105', '243 RD');
  expect(refused(one, { type: 'assign', unit: '243 RD', hex: '3103' })).toMatchObject({
    rule: '8.73',
    code: 'attacks-already',
  });
  expect(refused(t, { type: 'assign', unit: '243 RD', hex: '3102' })).toMatchObject({ rule: '8.0', code: 'empty-hex' });
  const none = act(t, { type: 'commit' });
  expect(none.game.active(none.s)).toEqual(['soviet']);
});

it('8.71 units that have not come onto the map do not attack', () => {
  const t = soviet({ '20A HQ': '3101', '243 RD': '3104', '19(b) RD': { box: 'reinforcements' }, '87 ID': '3105' });
  expect(refused(t, { type: 'assign', unit: '19(b) RD', hex: '3105' })).toMatchObject({
    rule: '8.71',
    code: 'not-on-map',
  });
});

it('8.71 8.72 units attack from the map, and a hex once in an impulse', () => {
  const t = position({
    phase: 'combat',
    impulse: '20A',
    fed: ['20A'],
    units: '20A HQ@3101, 243 RD@3104, 247 RD@3004, 87 ID@3105',
  });
  const fought = fight(t, '3105', '243 RD', 5);
  expect(() => act(fought, { type: 'fight', hex: '3105' })).toThrow();
});
