/**
 * How lucky a game was: every die of a log against what dice do on average, and every result of a results table against
 * what its columns promised. Counted over all and by role; the dice are those recorded with each action.
 */
import type { Roll } from '../kit/dice.ts';
import type { AnyGame, GameEvent, LogEntry, Role } from '../kit/game.ts';
import type { TableReport } from '../kit/report.ts';

/** All dice or draws of one kind that one section of the rules asked for. */
export interface RollLuck {
  readonly rule: string;
  readonly kind: Roll['kind'];
  readonly of: number;
  /** Whose action they fell in; undefined for all together. */
  readonly role?: Role;
  readonly count: number;
  readonly mean: number;
  readonly expected: number;
  /** How many standard deviations the mean lies from the expected one; two and more happen once in twenty. */
  readonly deviations: number;
}

export interface ResultLuck {
  readonly result: string;
  readonly count: number;
  /** How often it was to be expected, given the columns that were rolled on. */
  readonly expected: number;
}

/** All results taken from one chart. */
export interface CombatLuck {
  readonly chart: string;
  readonly rule: string;
  readonly role?: Role;
  readonly count: number;
  readonly results: readonly ResultLuck[];
}

export interface Luck {
  readonly rolls: readonly RollLuck[];
  readonly combat: readonly CombatLuck[];
}

type Log = readonly Pick<LogEntry, 'role' | 'rolls' | 'events'>[];

export function luckOf(game: Pick<AnyGame, 'inspect'>, log: Log): Luck {
  const rolled = log.flatMap(({ role, rolls }) => rolls.map(roll => ({ role, roll })));
  const charts = game.inspect.tables().filter(isForOneDie);
  const fought = log.flatMap(entry => entry.events.flatMap(event => foughtIn(charts, entry.role, event)));
  return {
    rolls: groups(rolled, ({ roll }) => `${roll.rule} ${roll.kind} ${roll.of}`).flatMap(group =>
      allAndByRole(group, rollLuck),
    ),
    combat: groups(fought, ({ chart }) => chart.id).flatMap(group => allAndByRole(group, combatLuck)),
  };
}

interface Rolled {
  readonly role: Role;
  readonly roll: Roll;
}

interface Fought {
  readonly role: Role;
  readonly chart: TableReport;
  readonly column: number;
  readonly result: string;
}

function rollLuck(rolled: readonly Rolled[], role?: Role): RollLuck {
  const { rule, kind, of } = rolled[0]!.roll;
  const count = rolled.length;
  const mean = rolled.reduce((sum, { roll }) => sum + roll.value, 0) / count;
  const expected = kind === 'roll' ? (of + 1) / 2 : (of - 1) / 2;
  // The mean of n fair things of k kinds varies by (k² - 1) / 12n.
  const spread = Math.sqrt((of * of - 1) / (12 * count));
  const deviations = spread === 0 ? 0 : (mean - expected) / spread;
  return { rule, kind, of, ...(role === undefined ? {} : { role }), count, mean, expected, deviations };
}

function combatLuck(fought: readonly Fought[], role?: Role): CombatLuck {
  const { chart } = fought[0]!;
  const expected = new Map<string, number>();
  for (const { column } of fought)
    for (const row of chart.rows) {
      const result = row.cells[column]!;
      expected.set(result, (expected.get(result) ?? 0) + 1 / chart.rows.length);
    }
  const known = [...new Set(chart.rows.flatMap(row => row.cells))];
  const results = known.map(result => ({
    result,
    count: fought.filter(one => one.result === result).length,
    expected: expected.get(result) ?? 0,
  }));
  const count = fought.length;
  return { chart: chart.id, rule: chart.rule, ...(role === undefined ? {} : { role }), count, results };
}

/** An event that carries a column and a result, with the chart that has both. */
function foughtIn(charts: readonly TableReport[], actor: Role, event: GameEvent): Fought[] {
  const { column, result } = event;
  if (typeof column !== 'string' || typeof result !== 'string') return [];
  const role = typeof event.role === 'string' ? event.role : actor;
  for (const chart of charts) {
    const at = chart.columns.indexOf(column);
    if (at >= 0 && chart.rows.some(row => row.cells[at] === result)) return [{ role, chart, column: at, result }];
  }
  return [];
}

/** Rows 1, 2, 3, …: each as likely as any other. */
const isForOneDie = (chart: TableReport): boolean =>
  chart.rows.length > 1 && chart.rows.every((row, i) => row.label === String(i + 1));

const allAndByRole = <T extends { readonly role: Role }, L>(
  group: readonly T[],
  measure: (part: readonly T[], role?: Role) => L,
): L[] => [measure(group), ...groups(group, one => one.role).map(part => measure(part, part[0]!.role))];

/** Never empty ones, in the order of their first members. */
function groups<T>(list: readonly T[], keyOf: (item: T) => string): T[][] {
  const found = new Map<string, T[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = found.get(key);
    if (group) group.push(item);
    else found.set(key, [item]);
  }
  return [...found.values()];
}
