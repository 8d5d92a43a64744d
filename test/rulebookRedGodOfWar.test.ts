/** The book of red-god-of-war agrees with the game's data: charts, tracks, order of battle, numbers in the text. */
import { describe, expect, it } from 'vitest';
import { BREAKDOWN_POOL, BREAKDOWNS } from '../src/games/red-god-of-war/data/breakdown.ts';
import { REPLACEMENT_TURNS, WEATHER_ROLL } from '../src/games/red-god-of-war/data/calendar.ts';
import { COMMANDS } from '../src/games/red-god-of-war/data/commands.ts';
import { TERRAIN_EFFECTS } from '../src/games/red-god-of-war/data/effects.ts';
import { CORPS_PAIRS, DIVISIONS } from '../src/games/red-god-of-war/data/formations.ts';
import {
  ATTACK_SHARE,
  BREAKTHROUGH,
  DEFENCE_SHARE,
  RELEASE,
  STACKING,
} from '../src/games/red-god-of-war/data/numbers.ts';
import { FIRST_SUPPLY, SCENARIOS } from '../src/games/red-god-of-war/data/scenarios.ts';
import { ARRIVALS } from '../src/games/red-god-of-war/data/setup.ts';
import { SIDES } from '../src/games/red-god-of-war/data/sides.ts';
import { CRT, SHIFTS } from '../src/games/red-god-of-war/data/tables.ts';
import {
  IMPULSE_TRACK,
  OKW,
  OKW_MODIFIERS,
  PRIZE_HEXES,
  STALIN,
  STALIN_BOXES,
  STALIN_MODIFIERS,
} from '../src/games/red-god-of-war/data/tracks.ts';
import type { Step, UnitSpec } from '../src/games/red-god-of-war/data/unit.ts';
import { UNITS } from '../src/games/red-god-of-war/data/units.ts';
import { ZONES } from '../src/games/red-god-of-war/data/zones.ts';
import { LANGS } from '../src/kit/game.ts';
import { bookOf, sectionOf, tablesOf, textOf } from './books.ts';

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
const numbersIn = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number);
const hexesIn = (text: string): string[] => [...new Set(text.match(/(?<!\d)\d{4}(?!\d)/g))].sort();
const printed = (n: number | undefined): string => (n === undefined ? '-' : String(n));
const listed = (cell: string): string[] => cell.split(/, |、/);

/** The values of a step as its counter has them. */
const valuesOf = ({ side, type, range }: UnitSpec, { attack, defence, allowance }: Step): string => {
  if (type === 'H') return `(${range})-${allowance}`;
  return side === 'german' ? `${attack}-${allowance}` : `${attack}-${defence}-${allowance}`;
};
const laddersOf = (u: UnitSpec): string[] => u.steps.map(step => valuesOf(u, step));
const isNamed = (u: UnitSpec): boolean => u.entry.kind !== 'breakdown';

describe.each(LANGS)('the rulebook of red-god-of-war in %s', lang => {
  const book = bookOf('red-god-of-war', lang);
  const text = (id: string): string => textOf(sectionOf(book, id));
  const table = (id: string, n = 0): string[][] => tablesOf(sectionOf(book, id))[n] ?? [];
  const rows = (id: string, n = 0): string[][] => table(id, n).slice(1);

  it('CRT prints the combat results of the game', () => {
    expect(table('CRT')[0]!.slice(1)).toEqual([...CRT.columns]);
    expect(rows('CRT').map(row => row.slice(1))).toEqual(CRT.cells);
    expect(rows('CRT').map(row => row[0])).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('TEC prints costs and shifts of the game', () => {
    const cost = (n: number | undefined): number[] => (n === undefined ? [] : [n]);
    expect(rows('TEC').map(([, foot = '', mech = '']) => [numbersIn(foot), numbersIn(mech)])).toEqual(
      TERRAIN_EFFECTS.map(({ foot, mech }) => [cost(foot), cost(mech)]),
    );
    expect(rows('TEC').map(row => [row[3]!.includes('½'), sum(numbersIn(row[3]!))])).toEqual(
      TERRAIN_EFFECTS.map(({ halves, shift }) => [halves === true, shift]),
    );
  });

  it('MOD prints every shift, whether it counts in overruns, and its sections', () => {
    const sections = (cell: string): string[] => cell.match(/\d+\.\d+/g) ?? [];
    expect(
      rows('MOD').map(([, shift, overrun, rules = '']) => [Number(shift), overrun !== '-', sections(rules)]),
    ).toEqual(SHIFTS.map(({ shift, overrun, rules }) => [shift, overrun, [...rules]]));
  });

  it('2.2 counts all counters, with the values of their steps', () => {
    const kinds = new Map<string, number>();
    for (const u of UNITS.filter(isNamed)) {
      const key = laddersOf(u).join(' ');
      kinds.set(key, (kinds.get(key) ?? 0) + 1);
    }
    const told = new Map<string, number>();
    for (const [, , count, full = '', later = ''] of rows('2.2')) {
      const key = [full, ...listed(later).filter(value => /\d/.test(value))].join(' ');
      told.set(key, (told.get(key) ?? 0) + Number(count));
    }
    expect(told).toEqual(kinds);
  });

  it('5.1 has the limits of stacking', () => {
    const { german, soviet } = STACKING;
    expect(rows('5.1').map(row => numbersIn(row[1]!))).toEqual([
      [german.divisions, german.withDivision],
      [german.withoutDivision],
      [soviet.units, soviet.divisions],
    ]);
  });

  it('5.4 has all mechanised divisions, 5.5 all corps', () => {
    expect(rows('5.4').map(row => row[1])).toEqual(
      DIVISIONS.map(({ units, optional }) =>
        expect.stringMatching(new RegExp(`^${units.join('(, |、)')}.*${optional.join('')}`)),
      ),
    );
    expect(rows('5.5')).toEqual(CORPS_PAIRS.map(({ units }) => [...units]));
  });

  it('6.2 has the shares of strength', () => {
    const shares: Readonly<Record<string, number>> = { '1': 1, '½': 0.5, '¼': 0.25 };
    expect(rows('6.2').map(([, attack = '', defence = '']) => [shares[attack], shares[defence]])).toEqual(
      (['supplied', 'unsupplied', 'isolated'] as const).map(state => [ATTACK_SHARE[state], DEFENCE_SHARE[state]]),
    );
  });

  it('7.3 prints the impulse tracks', () => {
    const { german, soviet } = IMPULSE_TRACK;
    expect(rows('7.3')).toEqual(german.map((n, i) => [String(i + 1), printed(n), printed(soviet[i])]));
  });

  it('9.2 names the turns of replacements, 9.11 and 9.16 the hexes that set something off', () => {
    expect(numbersIn(text('9.2')).slice(0, REPLACEMENT_TURNS.length)).toEqual(REPLACEMENT_TURNS);
    expect(hexesIn(text('9.11'))).toEqual(expect.arrayContaining([...BREAKTHROUGH.hexes]));
    expect(hexesIn(text('9.16'))).toEqual([...RELEASE.control, ...RELEASE.near].sort());
  });

  it('10.3 prints the ladders of the divisions, and how many have each', () => {
    const divisions = UNITS.filter(u => u.side === 'german' && u.type === 'I' && u.steps.length > 2);
    for (const [full = '', second, third, fourth, count] of rows('10.3')) {
      const ladder = [full, second, third, ...(fourth === '-' ? [] : [fourth])];
      expect(divisions.filter(u => laddersOf(u).join() === ladder.join())).toHaveLength(Number(count));
    }
    expect(sum(rows('10.3').map(row => Number(row[4])))).toBe(divisions.length);
  });

  it('10.4 prints the breakdown chart and the pool', () => {
    const way = (cell: string): number[] =>
      [...cell.matchAll(/(\d) × (\d)-7/g)].flatMap(([, n, strength]) => Array(Number(n)).fill(Number(strength)));
    expect(
      rows('10.4').map(([full = '', ...ways]) => [Number(full[0]), ways.filter(cell => cell !== '-').map(way)]),
    ).toEqual(BREAKDOWNS.map(({ strength, into }) => [strength, into]));
    expect(Object.fromEntries(rows('10.4', 1).map(([regiment = '', n]) => [regiment[0], Number(n)]))).toEqual(
      BREAKDOWN_POOL,
    );
  });

  it('11.1 prints the track of Stalin’s intent, and what moves its marker', () => {
    const { prizes, losses, rzhev } = STALIN_MODIFIERS;
    expect(rows('11.1').map(row => Number(row[1]))).toEqual([prizes, losses.value, rzhev.value]);
    expect(hexesIn(text('11.1'))).toEqual([...PRIZE_HEXES, ...rzhev.hexes].sort());
    expect(rows('11.1', 1).map(row => numbersIn(row[0]!)[0])).toEqual([STALIN.left, STALIN.left + 1, STALIN.right]);
    expect(
      rows('11.1', 2).map(([box, supply, code, units = '']) =>
        [box, supply, code, numbersIn(units)].flat().map(String),
      ),
    ).toEqual(
      STALIN_BOXES.map(({ supply, withdrawal: w }, i) => {
        const counts = w ? [w.corps, w.infantryDivisions, w.tankBrigades].filter(n => n > 0) : [];
        return [i + 1, supply, w?.code ?? '-', ...counts].map(String);
      }),
    );
  });

  it('11.2 and 11.5 have the modifiers and thresholds of their dice', () => {
    const { prizes, stalin, byTurn } = OKW_MODIFIERS;
    expect(rows('11.2').map(row => Number(row[1]))).toEqual([prizes.value, stalin.value, ...byTurn.map(t => t.value)]);
    expect(
      rows('11.2')
        .slice(2)
        .map(row => numbersIn(row[0]!)),
    ).toEqual(byTurn.map(({ from, to }) => [from, to]));
    expect(rows('11.2', 1).map(row => numbersIn(row[0]!)[0])).toEqual([OKW.left, OKW.left + 1, OKW.right]);
    expect(rows('11.5').map(row => Number(row[1]))).toEqual([
      WEATHER_ROLL.after.mud,
      WEATHER_ROLL.after.snow,
      ...WEATHER_ROLL.byTurn.map(t => t.value),
    ]);
    expect(
      rows('11.5')
        .slice(2)
        .map(row => numbersIn(row[0]!)),
    ).toEqual(WEATHER_ROLL.byTurn.map(({ from, to }) => [from, to]));
    expect(rows('11.5', 1).map(row => numbersIn(row[0]!)[0])).toEqual([
      WEATHER_ROLL.mud,
      WEATHER_ROLL.mud + 1,
      WEATHER_ROLL.snow,
    ]);
  });

  it('13.11 has the supply points of the start, 13.15 and 13.23 the hexes of victory', () => {
    expect(text('13.11')).toMatch(new RegExp(SIDES.map(side => `${FIRST_SUPPLY[side]}`).join('\\D+')));
    expect(['13.15', '13.23'].map(id => hexesIn(text(id)))).toEqual(SCENARIOS.map(s => s.targets.flat().sort()));
  });

  it.each([
    ['german', '13.13'],
    ['soviet', '13.14'],
  ])('sets up every %s unit (%s)', (side, id) => {
    const commands = COMMANDS.filter(command => command.side === side);
    expect(rows(id)).toEqual(
      commands.map(command => {
        const { hexes = [] } = ZONES.find(zone => zone.id === command.id) ?? {};
        return [command.id, command.hex ?? '-', hexes[0] ?? '-', hexes.at(-1) ?? '-'];
      }),
    );
    const lines = new Map(
      sectionOf(book, id).blocks.flatMap(block =>
        block.kind === 'list'
          ? textLines(text(id)).map(([where = '', units = '']) => [where, listed(units)] as const)
          : [],
      ),
    );
    const own = UNITS.filter(u => u.side === side && u.type !== 'H' && isNamed(u) && u.entry.kind !== 'turn');
    for (const u of own) {
      const where = u.entry.kind === 'hex' ? u.entry.hex : (u.command ?? '');
      expect(lines.get(where), `${u.name} at ${where}`).toContain(u.name);
    }
    expect(sum([...lines.values()].map(units => units.length))).toBe(own.length);
  });

  it('13.3 has all reinforcements', () => {
    const units = rows('13.3').flatMap(([turn, , names = '']) =>
      listed(names.replace(/(?:, on|（).*/, '')).map(name => `${turn} ${name}`),
    );
    expect(units).toEqual(ARRIVALS.flatMap(({ turn, units: names }) => names.map(name => `${turn} ${name}`)));
  });
});

/** Lines such as “VI, VI Corps: 7 ID, 330 ID”: what comes before the first sign, and what after the colon. */
const textLines = (text: string): string[][] =>
  text.split('\n').flatMap(line => {
    const [, where, units] = /^([\dA-Z]{2,5})\b[^:：]*[:：]\s*(.*)$/.exec(line) ?? [];
    return where !== undefined && units !== undefined ? [[where, units]] : [];
  });
