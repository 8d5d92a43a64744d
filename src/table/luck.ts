/**
 * How lucky a game was: every die compared with its average, every battle with the chances of its column, and for each
 * side the share of games with the very same battles that would have gone worse for it. That share is exact; since one
 * side's luck in battle is the other's misfortune, two sides mirror each other.
 */
import type { Roll } from '../kit/dice.ts';
import type { AnyGame, GameEvent, Role } from '../kit/game.ts';
import { headOf } from '../kit/list.ts';
import { tellsOf } from '../kit/seat.ts';
import { type Chart, chartsOf, type Fought, foughtIn, type Place, placeOf, promised } from './luckCharts.ts';

/** All dice with one number of faces that a side rolled. */
export interface DiceLuck {
  readonly of: number;
  readonly count: number;
  readonly mean: number;
  /** How often each face fell, from 1. */
  readonly faces: readonly number[];
}

export interface ResultLuck {
  readonly result: string;
  readonly count: number;
  /** Its expected number, given the columns that were rolled on. */
  readonly expected: number;
}

/** All results a side rolled for its own attacks on one chart, worst first. */
export interface ChartLuck {
  readonly chart: string;
  readonly rule: string;
  readonly count: number;
  readonly results: readonly ResultLuck[];
}

export interface SideLuck {
  readonly role: Role;
  readonly attacks: number;
  readonly defences: number;
  /** The share of games with the same battles that go worse for this side; absent before the first battle. */
  readonly luck?: number;
  readonly dice: readonly DiceLuck[];
  readonly charts: readonly ChartLuck[];
}

export interface BattleLuck {
  /** Its entry in the log, from 1, and its index among the entry's events. */
  readonly n: number;
  readonly event: number;
  /** The attacker. */
  readonly role: Role;
  /** The chance of a result this far or farther from the middle. */
  readonly chance: number;
  /** The side favoured by the result; absent if it was in the middle of the possible ones. */
  readonly lucky?: 'attacker' | 'defender';
}

/** Dice and draws outside battles: the chance that they ended like this. */
export interface OtherLuck {
  readonly n: number;
  readonly role: Role;
  readonly chance: number;
}

export interface Luck {
  /** One for each role of the game. */
  readonly sides: readonly SideLuck[];
  /** The least likely first. */
  readonly battles: readonly BattleLuck[];
  readonly others: readonly OtherLuck[];
}

/** An entry of the log for this purpose; `chance` is that of all its effects, if known. */
export interface Rolled {
  readonly n: number;
  readonly role: Role;
  readonly rolls: readonly Roll[];
  readonly events: readonly GameEvent[];
  readonly chance?: number;
}

export type OwnerOf = (unit: number) => Role | undefined;

interface Battle extends Fought {
  readonly n: number;
  readonly event: number;
  readonly place: Place;
}

export function luckOf(game: Pick<AnyGame, 'inspect' | 'roles'>, log: readonly Rolled[], ownerOf?: OwnerOf): Luck {
  const charts = chartsOf(game);
  const battles = log.flatMap(entry => battlesIn(charts, entry));
  const fought = new Set(battles.map(battle => battle.n));
  const others = log.flatMap(({ n, role, rolls, chance }) =>
    rolls.length > 0 && chance !== undefined && !fought.has(n) ? [{ n, role, chance }] : [],
  );
  const dice = log.flatMap(entry =>
    entry.rolls.flatMap(roll => (roll.kind === 'roll' ? [{ roll, role: rollerOf(entry, roll, ownerOf) }] : [])),
  );
  return {
    sides: game.roles.map(role => ({
      ...sideLuck(game.roles, role, battles),
      dice: diceLuck(dice.flatMap(one => (one.role === role ? [one.roll] : []))),
    })),
    battles: leastLikely(battles.map(battleLuck)),
    others: leastLikely(others),
  };
}

function battlesIn(charts: readonly Chart[], { n, role, events }: Rolled): Battle[] {
  return events.flatMap((told, event) => {
    const fought = foughtIn(charts, role, told);
    if (!fought) return [];
    return [
      { ...fought, n, event, place: placeOf(fought.chart, promised(fought.chart, fought.column), fought.result) },
    ];
  });
}

function battleLuck({ n, event, role, place: { worse, same, better } }: Battle): BattleLuck {
  const lucky = worse > better ? 'attacker' : worse < better ? 'defender' : undefined;
  return { n, event, role, chance: same + Math.min(worse, better), ...(lucky ? { lucky } : {}) };
}

const leastLikely = <T extends { readonly chance: number; readonly n: number }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => a.chance - b.chance || a.n - b.n);

function sideLuck(roles: readonly Role[], role: Role, battles: readonly Battle[]): Omit<SideLuck, 'dice'> {
  const attacks = battles.filter(battle => battle.role === role);
  // With more than two sides, a battle does not show whose misfortune it was.
  const defences = roles.length === 2 ? battles.filter(battle => battle.role !== role) : [];
  const shares = [...attacks.map(battle => scored(battle, 1)), ...defences.map(battle => scored(battle, -1))];
  return {
    role,
    attacks: attacks.length,
    defences: defences.length,
    ...(shares.length > 0 ? { luck: shareWorse(shares) } : {}),
    charts: grouped(attacks, ({ chart }) => chart.id).map(chartLuck),
  };
}

/** Scores in whole steps, so that equal sums are equal: 720 fits the chances of all usual dice, halved. */
const STEPS = 720;

interface Scored {
  readonly score: number;
  readonly chances: ReadonlyMap<number, number>;
}

/** Higher the better the result is than the column's average; 0 on average. */
function scored({ chart, column, place }: Battle, sign: 1 | -1): Scored {
  const score = (at: Place): number => sign * Math.round((at.worse - at.better) * STEPS);
  const promise = promised(chart, column);
  const chances = new Map<number, number>();
  for (const [result, chance] of promise) add(chances, score(placeOf(chart, promise, result)), chance);
  return { score: score(place), chances };
}

/** The share of all possible outcomes of the battles with a lower sum, plus half of those with an equal one. */
function shareWorse(battles: readonly Scored[]): number {
  let sums: ReadonlyMap<number, number> = new Map([[0, 1]]);
  for (const { chances } of battles) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums) for (const [score, c] of chances) add(next, sum + score, chance * c);
    sums = next;
  }
  const actual = battles.reduce((sum, { score }) => sum + score, 0);
  let share = 0;
  for (const [sum, chance] of sums) share += sum < actual ? chance : sum === actual ? chance / 2 : 0;
  return share;
}

const add = (to: Map<number, number>, key: number, chance: number): void => {
  to.set(key, (to.get(key) ?? 0) + chance);
};

function chartLuck(fought: readonly Battle[]): ChartLuck {
  const { chart } = headOf(fought);
  const expected = new Map<string, number>();
  for (const { column } of fought)
    for (const [result, chance] of promised(chart, column)) expected.set(result, (expected.get(result) ?? 0) + chance);
  const results = [...chart.worth]
    .sort(([, a], [, b]) => a - b)
    .map(([result]) => ({
      result,
      count: fought.filter(one => one.result === result).length,
      expected: expected.get(result) ?? 0,
    }));
  return { chart: chart.id, rule: chart.rule, count: fought.length, results };
}

function diceLuck(rolls: readonly Roll[]): DiceLuck[] {
  return grouped(rolls, roll => String(roll.of)).map(group => {
    const of = headOf(group).of;
    const faces = Array.from({ length: of }, (_, i) => group.filter(roll => roll.value === i + 1).length);
    const mean = group.reduce((sum, roll) => sum + roll.value, 0) / group.length;
    return { of, count: group.length, mean, faces };
  });
}

/** A die belongs to the role that its event names, or whose unit it is about; otherwise to the role that acted. */
function rollerOf({ role, events }: Rolled, roll: Roll, ownerOf?: OwnerOf): Role {
  const told = events.find(event => tellsOf(event, roll));
  if (typeof told?.role === 'string') return told.role;
  return (typeof told?.unit === 'number' ? ownerOf?.(told.unit) : undefined) ?? role;
}

/** Non-empty groups, in the order of their first members. */
function grouped<T>(list: readonly T[], keyOf: (item: T) => string): T[][] {
  const found = new Map<string, T[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = found.get(key);
    if (group) group.push(item);
    else found.set(key, [item]);
  }
  return [...found.values()];
}
