/** The printed book of sixth-army agrees with the game's data: tables, costs, supply hexes, values of units. */
import { describe, expect, it } from 'vitest';
import { MAP, SUPPLY_HEXES } from '../src/games/sixth-army/data/map.ts';
import { AIR_SUPERIORITY, CRT, TERRAIN_EFFECTS } from '../src/games/sixth-army/data/tables.ts';
import { SUPPORT, UNITS } from '../src/games/sixth-army/data/units.ts';
import { LANGS } from '../src/kit/game.ts';
import { bodyOf, bookOf, sectionOf, tablesOf, textOf } from './books.ts';

describe.each(LANGS)('the rulebook of sixth-army in %s', lang => {
  const book = bookOf('sixth-army', lang);
  const section = (id: string) => sectionOf(book, id);

  it('prints the combat results table of the game (11.4)', () => {
    const [head, ...rows] = tablesOf(section('11.4'))[0]!;
    expect(head!.slice(1)).toEqual([...CRT.columns]);
    expect(rows.map(row => row.slice(1))).toEqual(CRT.cells);
    expect(rows.map(row => row[0])).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('prints the air superiority table of the game (6.2)', () => {
    const turns = AIR_SUPERIORITY.columns.map((_, turn) => AIR_SUPERIORITY.cells.map(row => row[turn]));
    expect(bodyOf(section('6.2'))).toEqual(turns);
  });

  it('counts the support markers of the game (2.2.2)', () => {
    const kinds = ['air', 'artillery', 'anti-tank'] as const;
    expect(bodyOf(section('2.2.2')).map(row => row.slice(0, 2))).toEqual(
      kinds.map(kind => [String(SUPPORT.axis[kind]), String(SUPPORT.soviet[kind])]),
    );
  });

  it('prints the costs of the game in whole points (10.2)', () => {
    const costs = bodyOf(section('10.2')).map(([cost = '']) => Number(cost.match(/^\+?([\d.]+) MP/)?.[1] ?? 0));
    const kinds = ['clear', 'town', 'river', 'don', 'road', 'rail', 'interdiction'];
    expect(costs).toEqual(kinds.map(kind => (TERRAIN_EFFECTS.find(t => t.kind === kind)?.halves ?? 0) / 2));
  });

  it('lists the supply hexes of the game (13.2)', () => {
    const rows = tablesOf(section('13.2'))[0]!.slice(1);
    const place = (hex: string): string => MAP.places!.find(p => p.hex === hex)![lang];
    expect(rows.map(([hex, , dice]) => [hex, dice])).toEqual(
      SUPPLY_HEXES.map(s => [`${s.hex} ${place(s.hex)}`, `${s.dice}D`]),
    );
  });

  it.each(['3.1', '3.2', '14.1', '14.2'])('gives values that the units have (%s)', id => {
    const values = new Set(UNITS.map(u => `${u.front}/${u.back}-${u.allowance}`));
    const printed = textOf(section(id)).match(/\d\/\d-\d/g) ?? [];
    expect(printed.length).toBeGreaterThan(2);
    expect(printed.filter(value => !values.has(value))).toEqual([]);
  });

  it('counts all Soviet units (3.1, 14.2)', () => {
    const counts = ['3.1', '14.2'].map(id => bodyOf(section(id)).reduce((sum, [n]) => sum + Number(n), 0));
    const soviet = UNITS.filter(u => u.side === 'soviet');
    expect(counts).toEqual([1, 3].map(turn => soviet.filter(u => u.turn === turn).length));
  });
});
