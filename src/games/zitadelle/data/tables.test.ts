import { describe, expect, it } from 'vitest';
import { AIR, airOf, dateOf, TURNS } from './calendar.ts';
import { BOXES, CHITS } from './chits.ts';
import { COMMANDS, GERMAN_ALLOWANCE, PRINTED_ALLOWANCES, SOVIET_ALLOWANCE } from './commands.ts';
import { costsOf, EFFECT_COLUMNS, TERRAIN_COST } from './effects.ts';
import {
  AIR_ZONE,
  ASSAULT_LOW,
  ASSAULT_RESULTS,
  ASSAULT_TABLE,
  AT_MODIFIERS,
  AT_ROLLS,
  AT_TABLE,
  atResult,
  DIVE_BOMBING,
  LEVEL_BOMBING,
  RULEBOOK_CELLS,
  SCATTER,
  TERRAIN_EFFECTS,
  VICTORY_LEVELS,
} from './tables.ts';
import { TERRAINS } from './terrain.ts';
import { UNITS } from './units.ts';

const DICE = [1, 2, 3, 4, 5, 6].flatMap(a => [1, 2, 3, 4, 5, 6].map(b => a + b));
const RESULTS: readonly string[] = ASSAULT_RESULTS;
const column = (name: string): number => ASSAULT_TABLE.columns.indexOf(name);

describe('anti-tank fire', () => {
  it('6.4 every cell follows the line it was drawn by', () => {
    expect(AT_TABLE.cells).toHaveLength(AT_ROLLS.high - AT_ROLLS.low + 1);
    for (const [row, cells] of AT_TABLE.cells.entries()) {
      const line = cells.map((_, i) => Math.floor(8 + 0.55 * i - 0.85 * row + 1e-9));
      expect([row, ...cells.map(Number)]).toEqual([row, ...line.map(n => Math.min(10, Math.max(0, n)))]);
    }
  });

  it('6.4 strength 1 and a roll of 4 give 4, as in the example', () => {
    expect(atResult(1, 4)).toBe(4);
    expect(RULEBOOK_CELLS['anti-tank 1 4']).toBe('4');
  });

  it('6.4 beyond the chart its last row and column count', () => {
    expect([atResult(12, 2), atResult(9, 2), atResult(3, -4), atResult(3, 0), atResult(9, 30)]).toEqual([
      10, 10, 9, 9, 0,
    ]);
  });

  it.each([
    [1, [17, 8, 3]],
    [2, [28, 17, 8]],
    [3, [42, 17, 8]],
    [4, [42, 28, 17]],
    [5, [58, 42, 17]],
    [6, [58, 42, 28]],
    [7, [72, 58, 42]],
    [8, [83, 72, 42]],
    [9, [83, 72, 58]],
  ])('6.4 chance of strength %i against armour 3, 4 and 5', (at, chances) => {
    const chance = (armour: number): number =>
      Math.round((DICE.filter(d => atResult(at, d) > armour).length / 36) * 100);
    expect([3, 4, 5].map(chance)).toEqual(chances);
  });

  it('6.5 modifiers, and those of aircraft', () => {
    expect(AT_MODIFIERS).toEqual({ high: 2, fort: -2, stream: 1, river: 3, screened: 2 });
    expect([DIVE_BOMBING, LEVEL_BOMBING, AIR_ZONE]).toEqual([{ at: 3, cover: 3 }, { most: 2 }, { cost: 3, radius: 1 }]);
  });
});

describe('assault', () => {
  const cell = (col: number, roll: number): string => ASSAULT_TABLE.cells[roll - ASSAULT_LOW]?.[col] ?? '';
  const rank = (roll: number, col: number): number => RESULTS.indexOf(cell(col, roll));

  it('7.3 eleven rolls, twelve columns, and no cell that 7.5 does not know', () => {
    expect([ASSAULT_TABLE.cells.length, ASSAULT_TABLE.columns.length]).toEqual([11, 12]);
    for (let roll = 2; roll <= 12; roll++)
      for (const col of ASSAULT_TABLE.columns.keys()) expect(rank(roll, col)).toBeGreaterThanOrEqual(0);
  });

  it('7.3 the columns are those of the text, in its order', () => {
    expect(column('2:1') + 2).toBe(column('4:1'));
    expect(column('9:1') - 2).toBe(column('7:1'));
    expect(['1:2', '1:1', '3:2', '2:1'].map(column)).toEqual([1, 2, 3, 4]);
  });

  it('7.3 9:1 and a roll of 7 give D3, as in the example', () => {
    expect(cell(column('9:1'), 7)).toBe('D3');
    expect(RULEBOOK_CELLS['assault 9:1 7']).toBe('D3');
  });

  it('7.3 a higher roll and a better column never harm the attacker', () => {
    for (let roll = 2; roll <= 12; roll++)
      for (const col of ASSAULT_TABLE.columns.keys()) {
        if (roll > 2) expect([roll, col, rank(roll, col) >= rank(roll - 1, col)]).toEqual([roll, col, true]);
        if (col > 0) expect([roll, col, rank(roll, col) >= rank(roll, col - 1)]).toEqual([roll, col, true]);
      }
  });

  it.each([
    ['1:3', 'AE A3 A3 A2 A2 A1 A1 AC AC AC BC'],
    ['1:2', 'A3 A3 A2 A2 A1 A1 AC AC AC BC BC'],
    ['1:1', 'A3 A2 A2 A1 A1 AC AC BC BC BC DC'],
    ['3:2', 'A2 A2 A1 A1 AC AC BC BC DC DC DC'],
    ['2:1', 'A1 A1 A1 AC AC BC BC DC DC D1 D1'],
    ['3:1', 'A1 AC AC AC BC BC DC DC D1 D1 D2'],
    ['4:1', 'AC AC AC BC BC DC DC D1 D1 D2 D2'],
    ['5:1', 'AC BC BC BC DC DC D1 D1 D2 D2 D3'],
    ['6:1', 'BC BC DC DC DC D1 D1 D2 D2 D3 D3'],
    ['7:1', 'BC DC DC D1 D1 D1 D2 D2 D3 D3 DE'],
    ['8:1', 'DC DC D1 D1 D2 D2 D2 D3 D3 DE DE'],
    ['9:1', 'DC D1 D1 D2 D2 D3 D3 D3 DE DE DE'],
  ])('7.3 column %s from roll 2 to 12: %s', (name, results) => {
    const rolls = Array.from({ length: 11 }, (_, i) => cell(column(name), i + 2));
    expect(rolls.join(' ')).toBe(results);
  });
});

describe('terrain effects', () => {
  const effect = (kind: string) => TERRAIN_EFFECTS.find(e => e.kind === kind);

  it.each([
    ['clear', 3, 1, 0, 0],
    ['village', 3, 2, 0, -1],
    ['high', 5, 2, 2, -1],
    ['village-high', 6, 3, 2, -2],
    ['woods', 4, 3, 0, -2],
    ['town', 3, 2, 0, -2],
    ['trench', 3, 1, 0, -1],
    ['fort', 4, 2, -2, -2],
    ['stream', 1, 2, 1, -1],
    ['river', 3, 5, 3, -2],
    ['road', 1, 0.5, 0, 0],
    ['trail', 2, 0.5, 0, 0],
    ['lake', undefined, undefined, 0, 0],
    ['rail', undefined, undefined, 0, 0],
  ])('8.1.2 %s: foot %s, vehicles %s, fire %i, shift %i', (kind, foot, vehicle, at, shift) => {
    const row = effect(kind);
    expect([row?.foot, row?.vehicle, row?.at, row?.shift]).toEqual([foot, vehicle, at, shift]);
  });

  it('8.3.1 the sums of the text: 8 over a river into woods, 9 into the trench of Ponyri', () => {
    const [foot, vehicle] = [0, 1] as const;
    expect(costsOf('river')[vehicle] + costsOf('woods')[vehicle]).toBe(8);
    expect(costsOf('village-high')[foot] + costsOf('trench')[foot]).toBe(9);
    expect(() => costsOf('rail')).toThrow('rail has no cost');
    for (const terrain of TERRAINS) expect(TERRAIN_COST[terrain]).toEqual(costsOf(terrain));
  });

  it('8.3.1 8.3.2 marks the costs the text tells', () => {
    const told = TERRAIN_EFFECTS.flatMap(e =>
      e.printed.flatMap(c => (c === 'foot' || c === 'vehicle' ? [`${e.kind} ${c}`] : [])),
    );
    expect(told).toEqual([
      'village-high foot',
      'woods vehicle',
      'trench foot',
      'river vehicle',
      'road foot',
      'road vehicle',
      'trail foot',
      'trail vehicle',
    ]);
    expect(EFFECT_COLUMNS).toHaveLength(4);
  });

  it('8.2.6 only a lake is closed', () =>
    expect(TERRAIN_EFFECTS.filter(e => e.closed).map(e => e.kind)).toEqual(['lake']));
});

describe('other charts', () => {
  it('9.3.1 a dive bomber strays as the dice say', () => {
    const compass = ['SE', 'S', 'SW', 'NW', 'N', 'NE'];
    const strays = Object.entries(SCATTER).map(
      ([roll, s]) => `${roll} ${s.steps ? `${compass[s.dir]} ${s.steps}` : '–'}`,
    );
    expect(strays).toEqual([
      '2 NW 2',
      '3 N 2',
      '4 NW 1',
      '5 N 1',
      '6 NE 1',
      '7 –',
      '8 SW 1',
      '9 S 1',
      '10 SE 1',
      '11 S 2',
      '12 SE 2',
    ]);
    expect(Object.entries(SCATTER).flatMap(([roll, s]) => (s.source === 'rulebook' ? [roll] : []))).toEqual(['7', '8']);
  });

  it('12.3 the levels cover all points in order', () => {
    expect(VICTORY_LEVELS.map(v => v.upTo)).toEqual([-35, -15, 0, 20, undefined]);
    expect(VICTORY_LEVELS.map(v => v.winner)).toEqual(['soviet', 'soviet', 'soviet', 'german', 'german']);
    expect(new Set(VICTORY_LEVELS.map(v => v.code)).size).toBe(5);
  });

  it('1.1 nine turns, from 5 to 13 July', () => {
    expect(TURNS).toBe(9);
    expect([dateOf(1), dateOf(9)]).toEqual([
      { ja: '7月5日', en: '5 July' },
      { ja: '7月13日', en: '13 July' },
    ]);
  });

  it('9.1.2 air units by turn, those of the fifth as printed', () => {
    expect(AIR.map(a => `${a.dive.join('/')} ${a.level.join('/')}`)).toEqual([
      '2/3 4/6',
      '2/3 4/5',
      '2/3 3/5',
      '1/2 3/4',
      '1/2 2/4',
      '1/2 2/3',
      '1/2 1/3',
      '0/2 1/3',
      '0/1 0/2',
    ]);
    expect(AIR.flatMap((a, i) => (a.source === 'rulebook' ? [i + 1] : []))).toEqual([5]);
    expect(airOf(5)).toBe(AIR[4]);
    expect(() => airOf(10)).toThrow('no turn 10');
  });

  it('13.3.2 eight chits for eight boxes, two on turns 4 and 5', () => {
    expect(BOXES.map(box => box.id).join('')).toBe('ABCDEFGH');
    expect(BOXES.map(box => box.turn)).toEqual([2, 3, 4, 4, 5, 5, 6, 7]);
    expect(CHITS.map(chit => chit.id)).toEqual(['GT2', 'GT3', 'GT4S3', 'GT4S4', 'GT5S3', 'GT5S4', 'GT6', 'GT7']);
  });

  it('13.3.5 13.3.6 every Soviet reinforcement is on exactly one chit', () => {
    for (const { name, side, entry } of UNITS) {
      if (side !== 'soviet' || entry.kind !== 'turn') continue;
      const chits = CHITS.filter(c => c.turn === entry.turn && (c.area === undefined || c.area === entry.area));
      expect([name, chits.length]).toEqual([name, 1]);
    }
  });
});

describe('commands', () => {
  it('7.7.1 ten corps and eleven armies, each with its morale', () => {
    expect(COMMANDS.map(c => c.side)).toEqual([...Array(10).fill('german'), ...Array(11).fill('soviet')]);
    expect(Object.fromEntries(COMMANDS.map(c => [c.id, c.morale]))).toEqual({
      '2SSPzK': 12,
      '48PzK': 11,
      '3PzK': 10,
      '47PzK': 9,
      '41PzK': 9,
      '46PzK': 8,
      '23AK': 8,
      '11AK': 8,
      '52AK': 7,
      '20AK': 7,
      '6GA': 10,
      '13A': 10,
      '7GA': 9,
      '1TA': 9,
      '5GTA': 9,
      '5GA': 8,
      '2TA': 8,
      '70A': 8,
      '69A': 7,
      '40A': 7,
      '48A': 7,
    });
    expect(COMMANDS.filter(c => c.source === 'rulebook').map(c => c.id)).toEqual(['47PzK']);
  });

  it('9.1.3 four armies of the north, seven of the south', () => {
    const armies = (sheet: string): string =>
      COMMANDS.filter(c => c.side === 'soviet' && c.sheet === sheet)
        .map(c => c.id)
        .join(' ');
    expect(armies('north')).toBe('13A 70A 48A 2TA');
    expect(armies('south')).toBe('6GA 7GA 40A 69A 1TA 5GTA 5GA');
    for (const u of UNITS)
      if (u.size !== 'air')
        expect(COMMANDS.find(c => c.id === u.command)).toMatchObject({ side: u.side, sheet: u.sheet });
  });

  it('8.1.3 9.2.5 allowance by morale', () => {
    expect(GERMAN_ALLOWANCE.slice(1)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 12, 12]);
    expect(SOVIET_ALLOWANCE.slice(1)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 12, 12, 12, 12]);
    expect([GERMAN_ALLOWANCE[4], SOVIET_ALLOWANCE[5], SOVIET_ALLOWANCE[3]]).toEqual([7, 9, 7]);
    expect(PRINTED_ALLOWANCES).toEqual({ german: [4], soviet: [3, 5] });
  });
});
