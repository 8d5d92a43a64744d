import { describe, expect, it } from 'vitest';
import { MAP } from './map.ts';
import { unitNameEn, unitNameJa } from './names.ts';
import {
  CORPS_QUOTAS,
  exhaustedStrength,
  FORMATIONS,
  LOGISTICS,
  LOGISTICS_MAXIMUM,
  MARKERS,
  SUPPORT,
  THUNDER,
  UNITS,
  type UnitSpec,
} from './units.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const tally = (key: (u: UnitSpec) => string): Record<string, number> => {
  const out: Record<string, number> = {};
  for (const u of UNITS) out[key(u)] = (out[key(u)] ?? 0) + 1;
  return out;
};
const named = (name: string): UnitSpec => {
  const u = UNITS.find(one => one.name === name);
  if (!u) throw new Error(`no unit ${name}`);
  return u;
};
const hexes = new Set(MAP.hexes.map(h => h.name));

describe('counter sheet', () => {
  it('2.0 units and markers make 99 counters', () => {
    expect(UNITS).toHaveLength(72);
    expect(MARKERS).toEqual({ turn: 1, logistics: 2, headquarters: 10, support: 10, thunder: 4 });
    expect(UNITS.length + sum(Object.values(MARKERS))).toBe(99);
  });

  it('2.2.1 names are unique', () => expect(new Set(UNITS.map(u => u.name)).size).toBe(72));

  it('2.2.1 sides, nations, types and sizes add up', () => {
    expect(tally(u => u.side)).toEqual({ axis: 26, soviet: 46 });
    expect(tally(u => u.nation)).toEqual({ german: 20, romanian: 6, soviet: 28, guards: 18 });
    expect(tally(u => u.type)).toEqual({
      panzer: 7,
      panzergrenadier: 6,
      recon: 4,
      motorized: 2,
      'assault-gun': 1,
      cavalry: 8,
      rifle: 30,
      tank: 5,
      mechanized: 9,
    });
    expect(tally(u => u.size)).toEqual({ II: 12, III: 44, XX: 2, X: 14 });
  });

  const strengths: (readonly [formation: string, units: number, front: number, back: number])[] = [
    ['6Pz', 5, 23, 14],
    ['23Pz', 5, 16, 9],
    ['16PG', 4, 13, 7],
    ['57PzK', 1, 2, 1],
    ['17Pz', 5, 15, 9],
    ['5CR', 3, 6, 3],
    ['8CR', 3, 6, 3],
    ['91', 3, 6, 3],
    ['126', 3, 6, 3],
    ['87', 3, 6, 3],
    ['13M', 4, 11, 7],
    ['4M', 4, 11, 7],
    ['2GM', 3, 12, 6],
    ['3G', 3, 9, 6],
    ['24G', 3, 9, 6],
    ['33G', 3, 9, 6],
    ['49G', 3, 9, 6],
    ['98G', 3, 9, 6],
    ['387', 3, 6, 3],
    ['300', 3, 6, 3],
  ];
  it.each(strengths)('2.2.1 %s has %i units of %i, exhausted %i', (formation, units, front, back) => {
    const own = UNITS.filter(u => u.formation === formation);
    expect([own.length, sum(own.map(u => u.front)), sum(own.map(u => u.back))]).toEqual([units, front, back]);
  });

  it('2.2.1 exhausted strength is half rounded up', () => {
    expect([2, 3, 4, 5].map(exhaustedStrength)).toEqual([1, 2, 2, 3]);
    for (const u of UNITS) expect([u.name, u.back]).toEqual([u.name, Math.ceil(u.front / 2)]);
  });

  it('2.2.1 allowances go by type', () => {
    const expected = (u: UnitSpec): number =>
      u.type === 'recon' ? 8 : u.type === 'rifle' ? 4 : u.nation === 'german' ? 6 : 5;
    for (const u of UNITS) expect([u.name, u.allowance]).toEqual([u.name, expected(u)]);
  });

  it('8.1 white are the corps troops, the independents and the rifle divisions', () => {
    const coloured = new Set(FORMATIONS.filter(f => f.id !== '57PzK').map(f => f.id));
    for (const u of UNITS) expect([u.name, u.white]).toEqual([u.name, !coloured.has(u.formation)]);
    expect(UNITS.filter(u => u.white)).toHaveLength(36);
  });

  it('11.7 shock marks belong to armour and mechanized units', () => {
    expect(tally(u => u.shock)).toEqual({ red: 8, white: 14, '': 50 });
    const armed = new Set(UNITS.filter(u => u.shock !== '').map(u => u.type));
    expect(armed).toEqual(new Set(['panzer', 'assault-gun', 'tank', 'mechanized']));
  });
});

describe('example of play', () => {
  it('11.4 the groups of the example have the strengths it adds up', () => {
    const strength = (...names: string[]): number => sum(names.map(n => named(n).front));
    expect(strength('6Pz/I/11', '6Pz/4')).toBe(10);
    expect(strength('6Pz/II/11', '6Pz/114', '6Pz/AA6')).toBe(13);
    expect(strength('23Pz/I/201', '23Pz/II/201', '23Pz/AA23')).toBe(10);
    expect(strength('23Pz/126', '23Pz/128')).toBe(6);
    expect(strength('16PG/156', '16PG/AA165')).toBe(6);
    expect(strength('16PG/60', '228') + named('16PG/116').back).toBe(8);
  });
});

describe('beginnings', () => {
  it('3.1 fixed hexes and zones lie on the map', () => {
    for (const u of UNITS) {
      if (u.entry.kind !== 'hexes') continue;
      for (const hex of u.entry.hexes) expect([u.name, hexes.has(hex)]).toEqual([u.name, true]);
    }
  });

  it('3.1 corps quotas cover each unit of the corps', () => {
    for (const quota of CORPS_QUOTAS) {
      const own = UNITS.filter(u => u.formation === quota.formation);
      expect(sum(Object.values(quota.hexes))).toBe(own.length);
      for (const u of own) {
        expect(u.entry).toEqual({ kind: 'corps', formation: quota.formation });
        expect(u.exhausted).toBe(quota.exhausted);
      }
    }
  });

  it('3.1 five Soviet units begin exhausted', () =>
    expect(UNITS.filter(u => u.exhausted).map(u => u.name)).toEqual(['235', '4M/36', '4M/59', '4M/60', '4M/55 TR']));

  it('3.2 Axis units begin free, 17 Pz on turn 3', () => {
    for (const u of UNITS.filter(one => one.side === 'axis')) {
      expect([u.name, u.entry.kind, u.turn]).toEqual([u.name, 'free-south', u.formation === '17Pz' ? 3 : 1]);
    }
  });

  it('14.2 twenty-four Soviet units arrive on turn 3', () => {
    const late = UNITS.filter(u => u.side === 'soviet' && u.turn === 3);
    expect(late).toHaveLength(24);
    for (const u of late) expect(u.entry.kind === 'hexes' && u.entry.hexes.length).toBe(6);
  });
});

describe('markers', () => {
  it('9.2 seven Axis and three Soviet headquarters, each with units of its own', () => {
    expect(FORMATIONS.map(f => f.side).filter(s => s === 'axis')).toHaveLength(7);
    expect(FORMATIONS).toHaveLength(10);
    for (const f of FORMATIONS) expect(UNITS.some(u => u.formation === f.id && u.side === f.side)).toBe(true);
  });

  it('3.1 support and logistics of the Soviets, 3.2 of the Axis', () => {
    expect(SUPPORT).toEqual({
      axis: { air: 2, artillery: 3, 'anti-tank': 0 },
      soviet: { air: 1, artillery: 2, 'anti-tank': 2 },
    });
    expect([LOGISTICS.axis.start, LOGISTICS.soviet.start]).toEqual([30, 12]);
  });

  it('13.2 both sides receive 12 points a turn and hold 30 at most', () =>
    expect([LOGISTICS.axis.income, LOGISTICS.soviet.income, LOGISTICS_MAXIMUM]).toEqual([12, 12, 30]));

  it('4.1 one of four thunder markers lets Sixth Army out', () =>
    expect(THUNDER).toEqual({ 'break-out': 1, refused: 3 }));
});

describe('display names', () => {
  const rows: (readonly [name: string, ja: string, en: string])[] = [
    ['6Pz/I/11', '第6装甲師団 第11装甲連隊 第I大隊', 'I/11 Pz Bn, 6 Pz'],
    ['6Pz/AA6', '第6装甲師団 第6偵察大隊', '6 Recon Bn, 6 Pz'],
    ['16PG/116', '第16装甲擲弾兵師団 第116装甲大隊', '116 Pz Bn, 16 PG'],
    ['228', '第57装甲軍団 第228突撃砲大隊', '228 StuG Bn, 57 PzK'],
    ['5CR/6Ros', 'ルーマニア第5騎兵師団 第6ロシオリ騎兵連隊', '6 Roșiori Rgt, 5 Rom Cav'],
    ['503/91', '第91狙撃兵師団 第503狙撃兵連隊', '503 Rifle Rgt, 91 RD'],
    ['5G/3G', '第3親衛狙撃兵師団 第5親衛狙撃兵連隊', '5 Gds Rifle Rgt, 3 Gds RD'],
    ['61C', '第61騎兵師団', '61 Cav Div'],
    ['254', '第254戦車旅団', '254 Tank Bde'],
    ['13M/35 TR', '第13機械化軍団 第35戦車連隊', '35 Tank Rgt, 13 Mech'],
    ['2GM/4G', '第2親衛機械化軍団 第4親衛機械化旅団', '4 Gds Mech Bde, 2 Gds Mech'],
  ];
  it.each(rows)('2.2.1 %s is %s and %s', (name, ja, en) => {
    expect([unitNameJa(named(name)), unitNameEn(named(name))]).toEqual([ja, en]);
  });

  it('2.2.1 no two units share a display name', () => {
    expect(new Set(UNITS.map(unitNameJa)).size).toBe(72);
    expect(new Set(UNITS.map(unitNameEn)).size).toBe(72);
  });
});
