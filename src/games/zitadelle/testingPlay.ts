/** Accessors for tests, by printed names. */
import type { Json } from '../../kit/game.ts';
import { act, type Said, type Trial, type TrialPosition } from '../../kit/trial.ts';
import { NAMES } from './names.ts';
import { BOARD, hex, unit } from './pieces.ts';
import { costsFor } from './rules/costs.ts';
import { allowanceOf, moraleOf } from './rules/values.ts';
import type { State } from './state.ts';
import { position } from './testing.ts';

export function stateIn({ s }: Trial): State {
  if (!isState(s)) throw new Error('no state of this game');
  return s;
}

const isState = (s: object): s is State => 'place' in s && 'steps' in s;

export const stepsOf = (t: Trial, name: string): number => stateIn(t).steps[unit(name)]!;
export const isDisrupted = (t: Trial, name: string): boolean => stateIn(t).disrupted[unit(name)] === 1;
/** 7.7 The current morale, PM-1 markers included. */
export const morale = (t: Trial, command: string): number => moraleOf(stateIn(t), NAMES.cards.indexOf(command));
/** 8.1.3 In points. */
export const allowance = (t: Trial, name: string): number => allowanceOf(stateIn(t), unit(name)) / 2;

export const move = (name: string, to: string): Said => ({ type: 'move', unit: name, hex: to });
export const fire = (name: string, at: string): Said => ({ type: 'fire', unit: name, hex: at });

/** 8.3 The cost of a step to a neighbouring hex for a unit, in points. */
export function stepCost(name: string, from: string, to: string): number {
  const [a, b] = [hex(from), hex(to)];
  for (let e = a * 6; e < a * 6 + 6; e++) if (BOARD.next[e] === b) return costsFor(unit(name))[e]! / 2;
  throw new Error(`${from} and ${to} are no neighbours`);
}

/** Movement on turn 3, of the Germans unless said otherwise. */
export const moving = (units: TrialPosition['units'], more: Readonly<Record<string, Json>> = {}): Trial =>
  position({ turn: 3, units, ...more });

export const sovietsMoving = (units: TrialPosition['units'], more: Readonly<Record<string, Json>> = {}): Trial =>
  moving(units, { active: 'soviet', ...more });

/** Fire of a side in its own player turn. */
export const firing = (
  active: string,
  units: TrialPosition['units'],
  more: Readonly<Record<string, Json>> = {},
): Trial => position({ turn: 3, phase: 'fire', active, units, ...more });

/** The frame on top. */
export const phaseIn = (t: Trial): string => stateIn(t).flow.at(-1)?.phase ?? '';

/** The units that the actions name. */
export const unitsIn = (actions: readonly Record<string, Json>[]): string[] =>
  actions.flatMap(a => (typeof a.unit === 'string' ? [a.unit] : []));

/** Answers the question of which unit is hit, if there is one. */
export const choose = (t: Trial, name: string, rolls: readonly number[] = []): Trial =>
  act(t, { type: 'choose', unit: name }, rolls);

/** The assault phase of a side, from the enemy's fire before it on: its assaults are to be declared. */
export function assaulting(
  during: 'german' | 'soviet',
  units: TrialPosition['units'],
  more: Readonly<Record<string, Json>> = {},
): Trial {
  const active = during === 'german' ? 'soviet' : 'german';
  return act(position({ turn: 3, phase: 'fire', active, during, units, ...more }), { type: 'end-fire' });
}
