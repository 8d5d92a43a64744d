import { describe, expect, it } from 'vitest';
import { hexDistance } from '../../../kit/board.ts';
import { random } from '../../../kit/dice.ts';
import { rungName, rungOn } from '../../../kit/ladder.ts';
import type { Side } from '../../../kit/sides.ts';
import { UNITS } from '../data/units.ts';
import {
  BOARD,
  DIVISIONS,
  enemyOf,
  GERMAN,
  HEX_SHEET,
  HEXES,
  hex,
  IS_SOFT,
  IS_TROOP,
  SHEET,
  SOVIET,
  sideOf,
  TROOPS_OF,
  unit,
} from '../pieces.ts';
import type { State } from '../state.ts';
import { stateOf } from '../testing.ts';
import type { Scene } from '../testingAssault.ts';
import { dutyOf } from './duty.ts';
import { hasRoom, stackAt, stacksOf } from './ground.ts';
import { columnIn, musterOf } from './muster.ts';
import { LADDER, oddsOf } from './odds.ts';

interface Clash extends Scene {
  /** Defending hexes, by commas. */
  readonly on: string;
  readonly side?: Side;
  readonly support?: string;
}

/** All units of the side that are on the map assault the hexes, supporters apart. */
function odds({ on, side = GERMAN, support = '', ...p }: Clash, options = {}) {
  const s = stateOf({ turn: 3, ...p }, options);
  const hexes = on.split(',').map(name => hex(name.trim()));
  const units = TROOPS_OF[side]!.filter(u => s.place[u]! >= 0);
  return oddsOf(s, { side, hexes, units, support: support === '' ? [] : support.split(',').map(unit) });
}

/** Basic column and column. */
const columns = (p: Clash, options = {}): string[] => {
  const { basic, column } = odds(p, options);
  return [rungName(LADDER, basic), rungName(LADDER, column)];
};

/** Each shift by what makes it. */
const shifts = (p: Clash, options = {}): Record<string, number> =>
  Object.fromEntries(odds(p, options).shifts.map(({ what, value }) => [what, value]));

describe('7.3 odds', () => {
  it.each([
    [3, 4, '1:2'],
    [2, 5, '1:3'],
    [1, 9, '1:3'],
    [11, 8, '1:1'],
    [9, 6, '3:2'],
    [7, 4, '3:2'],
    [5, 2, '2:1'],
    [6, 2, '3:1'],
    [17, 2, '8:1'],
    [19, 2, '9:1'],
    [1, 1, '1:1'],
  ])('7.3 %i to %i is %s', (attack, defence, name) =>
    expect(rungName(LADDER, rungOn(LADDER, attack, defence))).toBe(name),
  );

  it('7.3 strengths are added up in full, without the armour of the defender', () =>
    expect(odds({ on: '0505', units: 'LAH/1@0504, 11Pz/15@0404, 51GR/154G@0505, 6GA/96@0505' })).toMatchObject({
      attack: 9,
      defence: 3,
    }));

  it('7.3 a unit on its back counts what is printed there', () =>
    expect(odds({ on: '0505', units: 'LAH/1@0504*, 51GR/154G@0505*' })).toMatchObject({ attack: 3, defence: 2 }));

  it('Q3 odds beyond the table are cut before they are shifted', () => {
    const units = 'LAH/1@0504, LAH/2@0504, DR/D@0404, DR/DF@0404, 51GR/154G@0505*, 6GA/96@0505';
    // 24 to 2, armour R2 and L4.
    expect(columns({ on: '0505', units })).toEqual(['9:1', '7:1']);
    // 3 to 15, armour R4.
    const few = '8R/151@3032*, 13A/129@3032, 78St/14@3133, 78St/195@3133, 78St/215@3033, 216/348@3033';
    expect(columns({ on: '3033,3133', side: SOVIET, units: few })).toEqual(['1:3', '2:1']);
  });

  it('7.3 shifts beyond the ends of the table stop there', () => {
    expect(columns({ on: '2044', units: '292/507@2045*, 15R/47@2044, 15R/321@2044' })).toEqual(['1:3', '1:3']);
    expect(columns({ on: '3133', units: '78St/14@3132, 78St/195@3132, 47PzK/505@3032, 8R/151@3133*' })).toEqual([
      '9:1',
      '9:1',
    ]);
  });
});

describe('7.4 shifts', () => {
  it.each([
    ['7.4.1 a village', '2121', '2122', 'village', -1],
    ['7.4.1 high ground', '2122', '2123', 'high', -1],
    ['7.4.2 woods', '2119', '2118', 'woods', -2],
    ['7.4.2 a town', '2611', '2610', 'town', -2],
    ['7.4.2 a village on high ground', '1922', '1923', 'village-high', -2],
  ])('%s', (_title, on, from, what, value) => {
    expect(shifts({ on, units: `11Pz/110@${from}, 51GR/154G@${on}` })[what]).toBe(value);
    expect(shifts({ on, side: SOVIET, units: `51GR/154G@${from}, 11Pz/110@${on}` })[what]).toBe(value);
  });

  it('7.4.2 village and high ground in one are two columns, not one', () =>
    expect(columns({ on: '1922', units: '167/315@1923, 51GR/154G@1922' })).toEqual(['1:1', '1:3']));

  it('7.4.1 clear ground shifts nothing', () =>
    expect(shifts({ on: '0505', units: '167/315@0504, 51GR/154G@0505' })).toEqual({}));

  it('7.4.3 forts L2 and trenches L1, besides the ground', () => {
    expect(shifts({ on: '2420', units: '167/315@2419, 51GR/154G@2420' })).toEqual({ fort: -2 });
    expect(shifts({ on: '1319', units: '167/315@1318, 51GR/154G@1319' })).toEqual({ high: -1, fort: -2 });
    expect(shifts({ on: '2625', units: '167/315@2626, 51GR/154G@2625' })).toEqual({ woods: -2, trench: -1 });
    expect(shifts({ on: '2024', units: '167/315@2023, 51GR/154G@2024' })).toEqual({ 'village-high': -2, trench: -1 });
    expect(shifts({ on: '0933', units: '292/507@0934, 8R/151@0933' })).toEqual({ town: -2, trench: -1 });
  });

  it('7.4.3 Germans gain nothing from them', () => {
    expect(shifts({ on: '2120', side: SOVIET, units: '51GR/154G@2121, DR/D@2120' })).toEqual({ 'enemy-armour': -2 });
    expect(shifts({ on: '2126', side: SOVIET, units: '51GR/154G@2125, DR/D@2126' })).toEqual({ 'enemy-armour': -2 });
  });

  const razumnoe = (...from: readonly string[]) => ({
    on: '2909',
    units: `${from.map((h, i) => `168/${[417, 429][i]}@${h}`).join(', ')}, 72GR/222G@2909`,
  });

  it('7.4.4 L2 where every side is a river, L1 where one of them is a stream', () => {
    expect(shifts(razumnoe('2808', '2809'))).toEqual({ village: -1, fort: -2, river: -2 });
    expect(shifts(razumnoe('2809', '2910'))).toEqual({ village: -1, fort: -2, stream: -1 });
    expect(shifts(razumnoe('2910'))).toEqual({ village: -1, fort: -2, stream: -1 });
  });

  it('7.4.4 one dry side spoils it', () => expect(shifts(razumnoe('2809', '3008'))).toEqual({ village: -1, fort: -2 }));

  it('7.4.4 of several defending hexes, too', () => {
    const units = 'GD/PG@2219, 71GR/219G@2120, 71GR/213G@2220';
    expect(shifts({ on: '2120', units }).stream).toBe(-1);
    expect(shifts({ on: '2120,2220', units }).stream).toBeUndefined();
  });

  it('7.4.5 the highest armour of the attackers, armoured or not, once', () => {
    expect(shifts({ on: '0505', units: '11Pz/110@0504, 51GR/154G@0505' })).toEqual({ armour: 1 });
    expect(shifts({ on: '0505', units: '11Pz/110@0504, 10PzB/51@0504, 51GR/154G@0505' })).toEqual({ armour: 4 });
    expect(shifts({ on: '3133', units: '47PzK/505@3132, 20Pz/21@3132, 8R/151@3133' })).toEqual({ armour: 5 });
    expect(shifts({ on: '0505', units: 'GD/Pz@0504*, 51GR/154G@0505' })).toEqual({ armour: 4 });
  });

  it('7.4.6 the highest armour of the defenders and of tanks stacked with them', () => {
    expect(shifts({ on: '0505', units: '167/315@0504, 51GR/154G@0505, 6GA/96@0505' })).toEqual({ 'enemy-armour': -4 });
    expect(shifts({ on: '0505', units: '11Pz/110@0504, 3MK/1@0505' })).toEqual({ armour: 1, 'enemy-armour': -2 });
  });

  it('7.4.6 the tanks add no strength', () =>
    expect(columns({ on: '0505', units: 'LAH/1@0504, LAH/2@0504, 51GR/154G@0505, 6GA/96@0505' })).toEqual([
      '4:1',
      '2:1',
    ]));

  it('10.3.3 the armour of Elefants counts for neither', () => {
    expect(columns({ on: '2044', units: '292/507@2045, 656PJ/653@2045, 15R/47@2044' })).toEqual(['2:1', '1:1']);
    expect(shifts({ on: '3033', side: SOVIET, units: '8R/151@3032, 292/507@3033, 656PJ/653@3033' })).toEqual({});
  });

  it('7.4.7 R2 for all three regiments of a division', () => {
    const two = '167/315@0504, 167/331@0504, 51GR/154G@0505';
    expect(shifts({ on: '0505', units: `${two}, 167/339@0404` })).toEqual({ division: 2 });
    expect(shifts({ on: '0505', units: two })).toEqual({});
  });

  it('7.4.7 R2 only for two divisions', () => {
    const units =
      '167/315@0504, 167/331@0504, 167/339@0404, 11Pz/15@0404, 11Pz/110@0405, 11Pz/111@0405, 51GR/154G@0505';
    expect(shifts({ on: '0505', units })).toEqual({ armour: 3, division: 2 });
  });

  it('7.4.7 10PG needs both regiments and its battalion; GD not its Panthers', () => {
    const tenth = '10PG/20@3033, 10PG/41@3033, 8R/151@3133';
    expect(columns({ on: '3133', units: `${tenth}, 10PG/11@3132` })).toEqual(['4:1', '9:1']);
    expect(columns({ on: '3133', units: tenth })).toEqual(['4:1', '4:1']);
    expect(shifts({ on: '0505', units: 'GD/Pz@0504, GD/PG@0504, GD/Fus@0404, 51GR/154G@0505' })).toEqual({
      armour: 5,
      division: 2,
    });
  });

  it('7.4.7 every German division has three, and no other unit does', () =>
    expect(DIVISIONS.map(division => division.map(u => UNITS[u]!.parent))).toEqual(
      [
        ...[
          '78St',
          '216',
          '383',
          '36',
          '18Pz',
          '86',
          '292',
          '10PG',
          '2Pz',
          '9Pz',
          '20Pz',
          '4Pz',
          '12Pz',
          '6',
          '7',
          '31',
        ],
        ...[
          '102',
          '258',
          '137',
          '251',
          '57',
          '255',
          '332',
          '3Pz',
          '11Pz',
          'GD',
          '167',
          'LAH',
          'DR',
          'TOT',
          '6Pz',
          '7Pz',
        ],
        ...['19Pz', '168', '198', '106', '320'],
      ].map(parent => [parent, parent, parent]),
    ));

  it('7.4.7 not for the Soviets', () =>
    expect(
      shifts({ on: '0505', side: SOVIET, units: '51GR/154G@0504, 51GR/156G@0504, 51GR/158G@0404, 167/315@0505' }),
    ).toEqual({}));

  it('7.4.7 13.4.2 a regiment takes part with both its battalions', () => {
    const units = '11Pz/I-15@0504, 11Pz/110@0504, 11Pz/111@0404, 51GR/154G@0505';
    expect(shifts({ on: '0505', units }, { splits: true }).division).toBeUndefined();
    expect(shifts({ on: '0505', units: `${units}, 11Pz/II-15@0404` }, { splits: true }).division).toBe(2);
  });

  it('7.4.8 artillery shifts R by its number', () =>
    expect(shifts({ turn: 1, on: '2044', support: 'Arko35', units: '292/507@2045, Arko35@2045, 15R/47@2044' })).toEqual(
      { fort: -2, artillery: 4 },
    ));

  it('10.2.3 engineers undo forts, and nothing else', () => {
    const p = (on: string, from: string) =>
      shifts({ turn: 1, on, support: 'PzPi811', units: `292/507@${from}, PzPi811@${from}, 15R/47@${on}` });
    expect(p('2044', '2045')).toEqual({});
    expect(p('1440', '1441')).toEqual({ village: -1 });
    expect(p('2640', '2641')).toEqual({ trench: -1 });
    expect(p('1643', '1644')).toEqual({ high: -1 });
  });

  it('7.2.6 of several hexes the ground and works of the best one count', () => {
    const units = 'LAH/1@2320, LAH/2@2320, 51GR/154G@2220, 52GR/151G@2321';
    expect(shifts({ on: '2220,2321', units })).toEqual({ village: -1, fort: -2, armour: 2 });
    expect(columns({ on: '2220,2321', units })).toEqual(['2:1', '3:2']);
  });

  it('E7.4.9 all of them add up', () => {
    const p = { on: '1820', units: '11Pz/15@1721, 51GR/154G@1820' };
    expect(shifts(p)).toEqual({ village: -1, fort: -2, stream: -1, armour: 3 });
    expect(columns(p)).toEqual(['1:1', '1:2']);
  });

  it('7.4.9 right and left make up for each other', () =>
    expect(columns({ on: '0505', units: '3Pz/6@0504, 3MK/1@0505, 3MK/1G@0505' })).toEqual(['1:2', '1:3']));

  it('7.8.5 a unit that retreated into a hex adds neither strength nor armour', () => {
    const units = {
      '11Pz/110': '0508',
      '51GR/156G': '0507',
      '51GR/154G': { hex: '0507', routed: true },
    };
    expect(odds({ on: '0507', units })).toMatchObject({ attack: 4, defence: 3 });
    const mech = { '11Pz/110': '0508', '3MK/3': '0507', '3MK/1': { hex: '0507', routed: true } };
    expect(odds({ on: '0507', units: mech })).toMatchObject({ defence: 4 });
  });
});

describe('the proposal’s quick sums', () => {
  it('7.4.9 come to the same column as the rules in any position', () => {
    const next = random('columns');
    let compared = 0;
    for (let n = 0; n < 60; n++) {
      const s = crowd(next);
      for (const side of [GERMAN, SOVIET]) compared += compare(s, side, next);
    }
    expect(compared).toBeGreaterThan(500);
  });
});

/** Units strewn over a small piece of the map with forts, rivers and villages, some reduced, some fled, Tigers with one. */
function crowd(next: () => number): State {
  const s = stateOf({ turn: 3, units: {} }, { splits: true });
  const pick = (list: readonly number[]): number => list[Math.floor(next() * list.length)]!;
  const [col, row] = [Math.floor(next() * 30), Math.floor(next() * 20)];
  const sheet = next() < 0.3 ? 0 : 1;
  const near = Array.from({ length: HEXES }, (_, h) => h).filter(h => {
    const c = Number(BOARD.names[h]!.slice(0, 2));
    const r = Number(BOARD.names[h]!.slice(2)) - (sheet === 0 ? 28 : 0);
    return HEX_SHEET[h] === sheet && c > col && c < col + 6 && r > row && r < row + 6;
  });
  // A whole division around one enemy, then anybody.
  const centre = pick(near);
  const around = near.filter(h => hexDistance(BOARD, centre, h) === 1);
  const division = DIVISIONS.filter(list => SHEET[list[0]!] === sheet)[Math.floor(next() * 15)]!;
  for (const u of division) s.place = s.place.with(u, pick(around));
  s.place = s.place.with(unit(sheet === 0 ? '8R/151' : '51GR/154G'), centre);
  for (let i = 0; i < 40; i++) {
    const u = Math.floor(next() * UNITS.length);
    if (!IS_TROOP[u] || SHEET[u] !== sheet || s.place[u]! >= 0) continue;
    const h = pick(near);
    if (stackAt(s, enemyOf(sideOf(u)), h).length > 0 || !hasRoom(stacksOf(s, sideOf(u)), u, h)) continue;
    s.place = s.place.with(u, h);
    if (next() < 0.3 && s.steps[u] === 2) s.steps = s.steps.with(u, 1);
    if (IS_SOFT[u] && next() < 0.1) s.routed = s.routed.with(u, 1);
  }
  const regiment = TROOPS_OF[GERMAN]!.find(u => s.place[u]! >= 0 && UNITS[u]!.size === 'III');
  if (regiment !== undefined) s.attached = s.attached.with(0, regiment);
  return s;
}

function compare(s: State, side: Side, next: () => number): number {
  const { units, near, hexes } = dutyOf(s, side);
  const m = musterOf(s, side, hexes, units);
  let compared = 0;
  for (let n = 0; n < 20 && units.length > 0; n++) {
    const start = near[Math.floor(next() * near.length)]!;
    const chosen = start.filter(() => next() < 0.6);
    if (chosen.length === 0) continue;
    const able = units.filter((_, a) => chosen.every(h => near[a]!.includes(h)) && next() < 0.8);
    if (able.length === 0) continue;
    const { column, attack, defence } = oddsOf(s, { side, hexes: chosen, units: able, support: [] });
    const quick = columnIn(
      m,
      chosen.map(h => hexes.indexOf(h)),
      able.map(u => units.indexOf(u)),
    );
    expect(quick).toEqual({ column, attack, defence });
    compared++;
  }
  return compared;
}
