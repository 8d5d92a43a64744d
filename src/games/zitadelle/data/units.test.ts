import { describe, expect, it } from 'vitest';
import { sum, tally } from '../../../kit/dataTrial.ts';
import { AIR } from './calendar.ts';
import { COMMANDS } from './commands.ts';
import { unitNameEn, unitNameJa } from './names.ts';
import { BATTALIONS, splitValues, TIGER_COMPANIES } from './splits.ts';
import { board, isSupport, printed, unit } from './testing.ts';
import { KINDS, type UnitSpec } from './unit.ts';
import { UNITS } from './units.ts';

const german = UNITS.slice(0, 151);
const soviet = UNITS.slice(151, 388);
const air = UNITS.slice(388, 403);
const ground = [...german, ...soviet];

const steps = (u: UnitSpec): number => (isSupport(u) ? 0 : u.back ? 2 : 1);
const stepsOf = (list: readonly UnitSpec[]): number => sum(list.map(steps));
const names = (list: readonly UnitSpec[]): string => list.map(u => u.name).join(' ');

describe('roster', () => {
  it('2.2 151 German units, 237 Soviet ones, 15 of the air, then 30 battalions and 6 companies', () => {
    expect(UNITS).toHaveLength(439);
    expect(german.every(u => u.side === 'german' && u.size !== 'air')).toBe(true);
    expect(soviet.every(u => u.side === 'soviet')).toBe(true);
    expect(air.every(u => u.entry.kind === 'air')).toBe(true);
    expect(UNITS.slice(403).map(u => u.entry.kind)).toEqual([...Array(30).fill('split'), ...Array(6).fill('company')]);
  });

  it('2.2 names are unique, and none is that of a hex or a command', () => {
    expect(new Set(UNITS.map(u => u.name)).size).toBe(UNITS.length);
    expect(UNITS.filter(u => board.index.has(u.name) || COMMANDS.some(c => c.id === u.name))).toEqual([]);
  });

  it('2.2.1 units by command', () =>
    expect(tally(ground, u => u.command)).toEqual({
      '23AK': 19,
      '41PzK': 20,
      '47PzK': 23,
      '46PzK': 17,
      '20AK': 6,
      '52AK': 9,
      '48PzK': 18,
      '2SSPzK': 12,
      '3PzK': 18,
      '11AK': 9,
      '13A': 37,
      '70A': 24,
      '48A': 12,
      '2TA': 17,
      '6GA': 22,
      '7GA': 23,
      '40A': 17,
      '69A': 24,
      '1TA': 16,
      '5GTA': 20,
      '5GA': 25,
    }));

  it('6.6 steps by command and side', () => {
    const by = (id: string): number => stepsOf(ground.filter(u => u.command === id));
    expect([stepsOf(german), stepsOf(soviet)]).toEqual([248, 438]);
    expect(COMMANDS.map(c => by(c.id))).toEqual([
      28, 28, 39, 28, 12, 18, 31, 18, 32, 14, 73, 48, 24, 22, 43, 45, 32, 48, 25, 31, 47,
    ]);
  });

  it('2.2.2 units by kind', () =>
    expect(tally(UNITS, u => u.kind)).toEqual({
      panzer: 12,
      'ss-panzer': 3,
      tiger: 2,
      panther: 3,
      'panzer-battalion': 31,
      elefant: 2,
      'assault-gun': 11,
      'assault-howitzer': 1,
      panzergrenadier: 23,
      'ss-panzergrenadier': 6,
      motorised: 3,
      infantry: 63,
      jaeger: 5,
      engineer: 2,
      artillery: 7,
      rocket: 6,
      'heavy-rocket': 1,
      tank: 36,
      'guards-tank': 10,
      'motor-rifle': 9,
      'guards-motor-rifle': 2,
      mechanised: 3,
      'guards-mechanised': 3,
      rifle: 90,
      'guards-rifle': 69,
      'guards-airborne': 15,
      'level-bomber': 10,
      'dive-bomber': 5,
      'tiger-company': 6,
    }));

  it('2.2.2 has a unit of every kind', () =>
    expect(KINDS.filter(kind => !UNITS.some(u => u.kind === kind))).toEqual([]));

  it('2.2.1 totals of anti-tank and combat strength', () => {
    const total = (list: readonly UnitSpec[], value: 'at' | 'combat'): number => sum(list.map(u => u.front[value]));
    expect([total(german, 'at'), total(german, 'combat')]).toEqual([300, 409]);
    expect([total(soviet, 'at'), total(soviet, 'combat')]).toEqual([377, 583]);
  });

  it('6.6.2 German battalions have one step but for the Panthers, Soviet tank brigades but for the guards', () => {
    for (const u of german)
      if (u.size === 'II') expect([u.name, u.back !== undefined]).toEqual([u.name, u.kind === 'panther']);
    for (const u of soviet) expect([u.name, u.back !== undefined]).toEqual([u.name, u.kind !== 'tank']);
  });

  it('2.3 only armour, Panzergrenadiers and mechanised brigades have an armour value', () => {
    const soft = ground.filter(u => !/panzer|tiger|panther|elefant|assault|tank|mechanised/.test(u.kind));
    expect(soft.filter(u => u.front.armour > 0 || (u.back?.armour ?? 0) > 0)).toEqual([]);
  });
});

describe('counters the rulebook prints', () => {
  it.each([
    ['11Pz/15', '7-3-3/4-3-1'],
    ['LAH/1Pz', '9-5-3/4-3-2'],
    ['47PzK/505', '5-5-2'],
    ['10PzB/51', '6-4-2/3-4-1'],
    ['10PG/11', '3-3-1'],
    ['656PJ/654', '6-5-1'],
    ['23AK/189', '2-4-1'],
    ['656PJ/216', '3-3-1'],
    ['20Pz/112', '2-1-4/1-1-2'],
    ['DR/DF', '2-2-6/1-2-3'],
    ['GD/Fus', '2-*-4/1-*-2'],
    ['78St/215', '2-*-4/1-*-2'],
    ['GvM/9', '0-*-2'],
    ['51GR/154G', '1-*-3/0-*-2'],
    ['19TK/202', '4-4-2'],
    ['2GTK/26G', '4-4-2/2-4-1'],
    ['29TK/32', '4-4-2'],
    ['18TK/181', '4-4-2'],
    ['6TK/6', '2-*-3/1-*-2'],
    ['2GTK/4Gb', '2-*-4/1-*-2'],
    ['3MK/1', '2-2-4/1-2-2'],
    ['5GMK/10G', '2-2-5/1-2-3'],
    ['8R/151', '1-*-2/0-*-1'],
    ['52GR/153G', '1-*-3/0-*-2'],
    ['4GV/15G', '0-*-3/0-*-2'],
  ])('2.2.2 %s is %s', (name, values) =>
    expect([printed(unit(name)), unit(name).source]).toEqual([values, 'rulebook']),
  );

  it.each([
    ['Arko35', 4, 'X'],
    ['Wf55', 2, 'III'],
    ['sWf2', 4, 'III'],
  ])('2.2.2 %s shifts by %i', (name, shift, size) =>
    expect(unit(name)).toMatchObject({ shift, size, source: 'rulebook' }),
  );

  it('10.1.1 10.2.1 fourteen guns and two companies of engineers', () => {
    expect(german.filter(u => u.shift !== undefined)).toHaveLength(14);
    expect(names(german.filter(u => u.kind === 'engineer'))).toBe('PzPi813 PzPi811');
    expect(sum(german.map(u => u.shift ?? 0))).toBe(36);
  });

  it('7.3 the attack of the example: 2, 4, 5 and 4 against 2', () => {
    expect(['GD/3', 'GD/Pz', 'GD/PG', 'GD/Fus'].map(name => unit(name).front.combat)).toEqual([2, 4, 5, 4]);
    expect(unit('71GR/219G').front.combat).toBe(2);
  });

  it('10.3.1 Panthers and Elefants', () => {
    expect(names(german.filter(u => u.kind === 'panther'))).toBe('GD/3 10PzB/51 10PzB/52');
    expect(names(german.filter(u => u.kind === 'elefant'))).toBe('656PJ/653 656PJ/654');
  });

  it('the same number twice in one corps has two names', () =>
    expect([unit('2GTK/4G').kind, unit('2GTK/4Gb').kind]).toEqual(['guards-tank', 'guards-motor-rifle']));
});

describe('how units come', () => {
  const arriving = (side: readonly UnitSpec[]): Record<string, string> => {
    const out: Record<string, string> = {};
    for (const { entry, parent } of side) {
      if (entry.kind !== 'turn') continue;
      const key = `${entry.turn} ${entry.area}`;
      const known = out[key]?.split(' ') ?? [];
      out[key] = known.includes(parent) ? known.join(' ') : [...known, parent].join(' ');
    }
    return out;
  };

  it('11.1 German reinforcements', () =>
    expect(arriving(german)).toEqual({
      '2 G1': '18Pz 2Pz 9Pz',
      '4 G1': '4Pz',
      '5 G3': '198',
      '6 G1': '10PG 12Pz',
      '6 G2': '36',
    }));

  it('11.1 13.3.5 13.3.6 Soviet reinforcements', () =>
    expect(arriving(soviet)).toEqual({
      '2 S2': '3GV 4GV',
      '2 S3': '5GTK',
      '2 S4': '93GR 2GTK',
      '3 S1': '9TK',
      '3 S2': '2GV',
      '3 S5': '92GR 94GR',
      '4 S3': '10TK',
      '4 S4': '2TK',
      '5 S3': '66GR 6GV',
      '5 S4': '13GR 9GV',
      '6 S3': '95GR 97GR',
      '6 S4': '42GR',
      '7 S4': '18TK 29TK',
      '7 S5': '5GMK',
    }));

  it('13.3.5 13.3.6 the arrivals the rulebook tells are marked', () => {
    const told = soviet.filter(u => u.entry.kind === 'turn' && u.entrySource === 'rulebook');
    expect([...new Set(told.map(u => u.parent))].join(' ')).toBe('18TK 29TK 5GMK 13GR 9GV');
    expect(told).toHaveLength(18);
  });

  it('8.5.1 the reserve: three tank corps of four units, three guards divisions of three', () => {
    const reserve = soviet.filter(u => u.entry.kind === 'zone' && u.entry.zone === 'RR');
    expect(tally(reserve, u => u.parent)).toEqual({ '6GR': 3, '70GR': 3, '75GR': 3, '3TK': 4, '16TK': 4, '19TK': 4 });
    expect(reserve.every(u => u.entrySource === 'rulebook')).toBe(true);
  });

  it('11.2.1 the units Model may begin with', () => {
    const model = german.flatMap(u => (u.entry.kind === 'turn' && u.entry.zone ? [`${u.parent} ${u.entry.zone}`] : []));
    expect(tally(model, key => key)).toEqual({ '18Pz B': 2, '2Pz C': 3, '9Pz C': 3, '4Pz C': 3, '12Pz C': 3 });
  });

  it('9.1.3 air units: what the busiest turn of each sheet needs', () => {
    const count = (kind: string, sheet: string): number => air.filter(u => u.kind === kind && u.sheet === sheet).length;
    for (const [i, sheet] of ['north', 'south'].entries()) {
      expect(count('dive-bomber', sheet)).toBe(Math.max(...AIR.map(turn => turn.dive[i] ?? 0)));
      expect(count('level-bomber', sheet)).toBe(Math.max(...AIR.map(turn => turn.level[i] ?? 0)));
    }
    expect(air.find(u => u.kind === 'dive-bomber')?.front).toEqual({ at: 3, armour: 0, combat: 0 });
  });
});

describe('13.4 pieces', () => {
  it.each([
    ['7-3-3', '4-3-2', '3-3-1'],
    ['6-3-3', '3-3-2', '3-3-1'],
    ['6-3-2', '3-3-1', '3-3-1'],
    ['5-3-2', '3-3-1', '2-3-1'],
    ['9-5-3', '5-5-2', '4-3-1'],
    ['9-5-4', '5-5-2', '4-3-2'],
  ])('13.4.2 %s becomes %s and %s', (regiment, first, second) => {
    const [at = 0, armour = 0, combat = 0] = regiment.split('-').map(Number);
    const halves = splitValues({ at, armour, combat }).map(v => `${v.at}-${v.armour}-${v.combat}`);
    expect(halves).toEqual([first, second]);
    expect(german.some(u => u.size === 'III' && printed(u).startsWith(`${regiment}/`))).toBe(true);
  });

  it('13.4.2 fifteen regiments, each with two battalions that add up to it', () => {
    const regiments = german.filter(u => u.kind === 'panzer' || u.kind === 'ss-panzer');
    expect(regiments).toHaveLength(15);
    for (const [i, whole] of regiments.entries()) {
      const [a, b] = BATTALIONS.slice(2 * i);
      if (!a || !b) throw new Error(`${whole.name} has no battalions`);
      expect([a.front.at + b.front.at, a.front.combat + b.front.combat]).toEqual([whole.front.at, whole.front.combat]);
      expect([a.front.armour, a.command, a.parent]).toEqual([whole.front.armour, whole.command, whole.parent]);
      expect([a.entry, b.entry]).toEqual([
        { kind: 'split', of: whole.name, battalion: 1 },
        { kind: 'split', of: whole.name, battalion: 2 },
      ]);
    }
    expect(names(BATTALIONS.filter(u => u.parent === '11Pz'))).toBe('11Pz/I-15 11Pz/II-15');
    expect(BATTALIONS.every(u => u.size === 'II' && u.back === undefined)).toBe(true);
  });

  it('13.4.5 three companies of each Tiger battalion', () =>
    expect(TIGER_COMPANIES.map(u => `${u.name} ${u.command}`)).toEqual([
      '505/1 47PzK',
      '505/2 47PzK',
      '505/3 47PzK',
      '503/1 3PzK',
      '503/2 3PzK',
      '503/3 3PzK',
    ]));
});

describe('names in words', () => {
  it.each([
    ['11Pz/15', '第11装甲師団第15装甲連隊', '15th Panzer Regiment, 11th Panzer Division'],
    ['86/167', '第86歩兵師団第167歩兵連隊', '167th Infantry Regiment, 86th Infantry Division'],
    ['23AK/185', '第185突撃砲大隊', '185th Assault Gun Battalion'],
    ['Jg/13', '第13猟兵大隊', '13th Jäger Battalion'],
    [
      'GD/3',
      'グロスドイッチュラント師団第3戦車大隊（パンター）',
      '3rd Panzer Battalion (Panther), Grossdeutschland Division',
    ],
    ['LAH/1Pz', 'アドルフ・ヒトラー親衛旗師団第1SS装甲連隊', '1st SS Panzer Regiment, Leibstandarte Division'],
    ['DR/DF', 'ダス・ライヒ師団デア・フューラー連隊', 'Der Führer Regiment, Das Reich Division'],
    ['Arko35', '第35砲兵団', '35th Artillery Command'],
    ['Wf1Lehr', '第1教導ロケット連隊', '1st Training Rocket Regiment'],
    ['PzPi813', '第813装甲工兵中隊', '813th Panzer Engineer Company'],
    ['51GR/154G', '第51親衛狙撃兵師団第154親衛狙撃兵連隊', '154th Guards Rifle Regiment, 51st Guards Rifle Division'],
    ['4GV/12G', '第4親衛空挺師団第12親衛空挺兵連隊', '12th Guards Airborne Regiment, 4th Guards Airborne Division'],
    ['2GTK/4Gb', '第2親衛戦車軍団第4親衛自動車化狙撃兵旅団', '4th Guards Motor Rifle Brigade, 2nd Guards Tank Corps'],
    ['13A/129', '第129戦車旅団', '129th Tank Brigade'],
    ['8FgK/DB2', '第8航空軍団急降下爆撃機2', 'Dive Bombers 2, 8th Air Corps'],
    ['11Pz/II-15', '第11装甲師団第15装甲連隊第2大隊', '2nd Battalion, 15th Panzer Regiment, 11th Panzer Division'],
    ['TOT/I-3Pz', '髑髏師団第3SS装甲連隊第1大隊', '1st Battalion, 3rd SS Panzer Regiment, Totenkopf Division'],
    [
      'GD/I-Pz',
      'グロスドイッチュラント師団装甲連隊第1大隊',
      '1st Battalion, Panzer Regiment, Grossdeutschland Division',
    ],
    ['503/2', '第503重戦車大隊第2中隊（ティーガー）', '2nd Company (Tiger), 503rd Heavy Panzer Battalion'],
  ])('2.2.4 %s is %s, %s', (name, ja, en) =>
    expect([unitNameJa(unit(name)), unitNameEn(unit(name))]).toEqual([ja, en]),
  );

  it('2.2 no two units share a name', () => {
    for (const nameOf of [unitNameJa, unitNameEn]) {
      const all = UNITS.map(nameOf);
      expect(new Set(all).size).toBe(UNITS.length);
      expect(all.filter(name => /NaN|undefined|第第/.test(name))).toEqual([]);
    }
  });
});
