/**
 * 7.5, 7.6 The effect of each result on the units of an assault, before the dice: losses, the chance to stay, and steps
 * lost. Checks are made one after the other and every unit lost lowers the morale of its command (7.7.3), so later
 * chances depend on earlier checks; commands are independent of each other.
 */
import type { Json } from '../../../kit/game.ts';
import { addAt, repeated, withAt } from '../../../kit/list.ts';
import { COMMAND, commandOf } from '../pieces.ts';
import { markedMorale, type State, stepsOf } from '../state.ts';
import { WAYS } from './dice.ts';
import { isSurrounded, STEP_LOSS, SURROUNDED } from './lossCheck.ts';
import { type Clash, defendersOf } from './odds.ts';
import { refugesOf } from './retreat.ts';
import { moraleOf } from './values.ts';

/** The effect of a result on one unit. */
export interface Fate {
  readonly unit: number;
  /** Eliminated outright. */
  readonly destroyed?: true;
  /** The chances to stay where it is, and to lose a step. */
  readonly hold?: number;
  readonly loss?: number;
  /** Hexes it could retreat to; without any it is lost (7.8.3). */
  readonly ways?: number;
}

export interface Outlook {
  readonly result: string;
  readonly units: readonly Fate[];
  /** The chance that all defenders leave their hexes. */
  readonly emptied: number;
}

export function outlook(s: State, clash: Clash, result: string): Outlook {
  const defenders = defendersOf(s, clash);
  const them = sideFates(s, defenders, result, 'D');
  const us = sideFates(s, clash.units, result, 'A');
  return { result, units: [...us.fates, ...them.fates], emptied: them.gone };
}

interface SideFates {
  readonly fates: readonly Fate[];
  /** The chance that none of them stays. */
  readonly gone: number;
}

const UNHURT: SideFates = { fates: [], gone: 0 };

/** 7.5 The letter is the side affected, B both. */
function sideFates(s: State, units: readonly number[], result: string, letter: 'A' | 'D'): SideFates {
  const [who, how] = [result.charAt(0), result.charAt(1)];
  if (who !== letter && who !== 'B') return UNHURT;
  if (how === 'E') return { fates: units.map(unit => ({ unit, destroyed: true })), gone: 1 };
  const plus = how === 'C' ? 0 : Number(how);
  const commands = [...new Set(units.map(u => commandOf(u)))];
  const parts = commands.map(command =>
    checked(
      s,
      units.filter(u => COMMAND[u] === command),
      plus,
    ),
  );
  const fates = units.flatMap(u => parts.flatMap(part => part.fates.filter(fate => fate.unit === u)));
  return { fates, gone: parts.reduce((p, part) => p * part.gone, 1) };
}

/** 7.6 The units of one command in order; `all` and `left` are indexed by the number of units lost so far. */
function checked(s: State, units: readonly number[], plus: number): SideFates {
  let all: readonly number[] = [1];
  let left: readonly number[] = [1];
  const fates = units.map(unit => {
    const cases = all.map((_, lost) => check(s, unit, plus, lost));
    const sum = (value: (c: Check) => number): number =>
      cases.reduce((n, c, lost) => n + (all[lost] ?? 0) * value(c), 0);
    const fate = {
      unit,
      hold: sum(c => c.holds),
      loss: sum(c => c.loses),
      ways: refugesOf(s, unit, []).length,
    };
    left = after(left, cases, c => [c.lost, c.falls]);
    all = after(all, cases, c => [c.lost, 1 - c.lost]);
    return fate;
  });
  return { fates, gone: left.reduce((n, p) => n + p, 0) };
}

/** Adds one unit: lost with the first chance, still there or retreated with the second. */
function after(
  before: readonly number[],
  cases: readonly Check[],
  chances: (c: Check) => readonly [lost: number, other: number],
): readonly number[] {
  const out = repeated(before.length + 1, 0);
  for (const [lost, c] of cases.entries()) {
    const [p, [gone, other]] = [before[lost] ?? 0, chances(c)];
    addAt(out, lost, p * other);
    addAt(out, lost + 1, p * gone);
  }
  return out;
}

interface Check {
  readonly holds: number;
  /** Retreats, with or without the loss of a step. */
  readonly falls: number;
  /** Eliminated with its last step. */
  readonly lost: number;
  readonly loses: number;
}

/** 7.6.1 One roll, after so many units of its command have been lost. */
function check(s: State, unit: number, plus: number, lost: number): Check {
  const command = commandOf(unit);
  const morale = moraleOf(
    { ...s, morale: withAt(s.morale, command, Math.max(1, markedMorale(s, command) - lost)) },
    command,
  );
  const more = plus + (isSurrounded(s, unit) ? SURROUNDED : 0);
  const ways = { holds: 0, falls: 0, lost: 0, loses: 0 };
  for (const [sum, n] of WAYS.entries()) {
    const loses = sum + more >= STEP_LOSS;
    if (loses) ways.loses += n;
    if (loses && stepsOf(s, unit) <= 1) ways.lost += n;
    else if (sum + more > morale) ways.falls += n;
    else ways.holds += n;
  }
  return { holds: ways.holds / 36, falls: ways.falls / 36, lost: ways.lost / 36, loses: ways.loses / 36 };
}

/** For a report. */
export const outlookJson = ({ result, units, emptied }: Outlook): Json => ({
  result,
  units: units.map(fate => ({ ...fate })),
  emptied,
});
