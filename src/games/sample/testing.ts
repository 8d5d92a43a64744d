/** How the tests of this game set up a position and act in it, all by printed names. */
import { scriptedDice } from '../../kit/dice.ts';
import type { Action, Json, Options, Position, Role } from '../../kit/game.ts';
import { readAction } from '../../kit/names.ts';
import { allActions, type Step, tryApply } from '../../kit/play.ts';
import { UNITS } from './data/units.ts';
import { game } from './game.ts';
import type { State } from './state.ts';

export function at(position: Position, options: Options = {}): State {
  const made = game.scene(position, options);
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

/** Acts and gives the new state; a refused action gives its rule and code instead, so that tests read `'5.1 attacked'`. */
export function act(s: State, role: Role, action: Json, rolls: readonly number[] = []): State {
  const d = game.apply(s, role, legal(s, role, action), scriptedDice(rolls));
  return d.state;
}

export function events(s: State, role: Role, action: Json, rolls: readonly number[] = []): Step['events'] {
  return game.apply(s, role, legal(s, role, action), scriptedDice(rolls)).events;
}

/** The rule and code of a refusal, `'5.1 attacked'`, or `'legal'`. */
export function refused(s: State, role: Role, action: Json): string {
  const step = tryApply(game, s, role, read(action), scriptedDice([], { roll: () => 1, pick: () => 0 }));
  return step.ok ? 'legal' : `${step.error.rule} ${step.error.code}`;
}

/** Hexes that an action type may name for a unit. */
export const hexesFor = (s: State, role: Role, type: string, unit: string): string[] =>
  allActions(game, s, role)
    .filter(a => a.type === type && a.unit === unitNamed(unit))
    .map(a => game.board.names[a.hex!]!);

export const unitNamed = (name: string): number => UNITS.findIndex(spec => spec.name === name);

export const placeOf = (s: State, unit: string): string => game.board.names[s.place[unitNamed(unit)]!] ?? 'gone';

function legal(s: State, role: Role, action: Json): Action {
  const input = read(action);
  const why = refused(s, role, action);
  if (why !== 'legal') throw new Error(`${JSON.stringify(action)} is refused: ${why}`);
  return input;
}

function read(action: Json): Action {
  const input = readAction(game.names, action);
  if (!input.ok) throw new Error(input.error);
  return input.value;
}
