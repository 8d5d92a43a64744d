import { describe, expect, it } from 'vitest';
import { isTied } from '../../../kit/declare.ts';
import { random, scriptedDice } from '../../../kit/dice.ts';
import type { Action, Choice, Options } from '../../../kit/game.ts';
import { completionsOf, legalOf, tryApply } from '../../../kit/play.ts';
import type { TrialPosition } from '../../../kit/trial.ts';
import type { Battle, DeclareFrame } from '../frames.ts';
import { isDeclare, isResolve } from '../preview.ts';
import type { State } from '../state.ts';
import { position } from '../testing.ts';
import { stateIn } from '../testingPlay.ts';
import { game } from '../whole.ts';
import { engagementOf } from './declare.ts';

type Next = () => number;
const pick = <T>(next: Next, list: readonly T[]): T => list[Math.floor(next() * list.length)]!;

function frameIn(s: State): DeclareFrame {
  const top = s.flow.at(-1);
  if (!top || !isDeclare(top)) throw new Error('no assaults are being declared');
  return top;
}

function applied(s: State, action: Action): State {
  const role = game.active(s)[0]!;
  const step = tryApply(game, s, role, action, scriptedDice([]));
  if (!step.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(step.error)}`);
  return stateIn({ game, s: step.value.state, events: [] });
}

const choicesIn = (s: State): readonly Choice[] => legalOf(game, s, game.active(s)[0]!);

/** Assaults put together at random, with support: what is left open in the end is proposed. */
function someWhole(start: State, next: Next): readonly Battle[] {
  let s = start;
  for (let step = 0; step < 30; step++) {
    const choices = choicesIn(s).filter(c => ['assign', 'merge', 'support'].includes(c.type));
    if (choices.length === 0) break;
    const choice = pick(next, choices);
    s = applied(s, pick(next, completionsOf(game, s, game.active(s)[0]!, choice)));
  }
  if (choicesIn(s).some(c => c.type === 'propose')) s = applied(s, { type: 'propose' });
  return applied(s, { type: 'commit' }).flow.findLast(isResolve)?.battles ?? [];
}

/**
 * What is still to be done of a whole; a unit may be put to any hex of its assault, one that has no choice to any further
 * hex, a gun lent to any that is in.
 */
function stepsLeft(s: State, whole: readonly Battle[]): Action[] {
  const f = frameIn(s);
  const { hexes, leads, units, battles, support } = f;
  const lent = new Set(support.map(one => one.unit));
  const isLeft = (u: number, h: number): boolean => {
    const put = battles[units.indexOf(u)] ?? -1;
    return put < 0 || (isTied(engagementOf(s, f), u) && put !== leadOf(h));
  };
  const leadOf = (h: number): number => leads[hexes.indexOf(h)] ?? h;
  const isIn = (h: number): boolean => hexes.includes(h);
  return whole.flatMap(battle => {
    const own = [...new Set(battle.hexes.map(leadOf))].sort((a, b) => a - b);
    const pairs = own.flatMap(low =>
      own.flatMap(high => (low < high && (isIn(low) || isIn(high)) ? [[low, high]] : [])),
    );
    const assigns = battle.units.flatMap(unit =>
      battle.hexes.flatMap((hex): Action[] => (isLeft(unit, hex) ? [{ type: 'assign', unit, hex }] : [])),
    );
    const lends = battle.support
      .filter(unit => !lent.has(unit))
      .flatMap(unit => own.filter(isIn).map((hex): Action => ({ type: 'support', unit, hex })));
    return [...assigns, ...lends, ...pairs.map((two): Action => ({ type: 'merge', hexes: two }))];
  });
}

function putTogether(start: State, whole: readonly Battle[], next: Next): readonly Battle[] {
  let s = start;
  for (let left = stepsLeft(s, whole); left.length > 0; left = stepsLeft(s, whole)) s = applied(s, pick(next, left));
  return applied(s, { type: 'commit' }).flow.findLast(isResolve)?.battles ?? [];
}

const inOrder = (battles: readonly Battle[]): Battle[] =>
  battles.map(battle => ({ ...battle, support: battle.support.toSorted((a, b) => a - b) }));

/** Riflemen in forts, who may, and tanks among them, who must; a Jäger battalion among their enemies. */
const FORTS =
  '15R/47@2044, 13A/129@2044, 15R/321@2144, 3TK/50@2244, 3TK/57@2244, 74R/78@2344, 78St/14@2045, Jg/8@2145, 78St/195@2245, 78St/215@2345';

type Start = readonly [name: string, p: TrialPosition, options: Options, wholes: number];

describe('7.1.2 7.1.3 the order in which assaults are put together', () => {
  const starts: readonly Start[] = [
    ['the first German assaults, with guns', { rest: 'ready', turn: 1, units: {} }, {}, 2],
    ['the same with free assaults over streams', { rest: 'ready', turn: 1, units: {} }, { streams: true }, 2],
    ['Soviets who need not assault at all', { rest: 'ready', turn: 2, active: 'soviet', units: {} }, {}, 2],
    ['Soviets some of whom must', { turn: 2, active: 'soviet', units: FORTS }, {}, 60],
  ];
  it.each(starts)('7.1.2 7.1.3 makes no difference: %s', (_name, p, options, wholes) => {
    const next = random('orders of assaults');
    const start = stateIn(position({ phase: 'assault', ...p }, options));
    for (let i = 0; i < wholes; i++) {
      const whole = someWhole(start, next);
      expect(whole.length).toBeGreaterThan(0);
      expect(inOrder(putTogether(start, whole, next))).toEqual(inOrder(whole));
    }
  });
});
