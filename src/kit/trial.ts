/**
 * Positions for tests: set one up by printed names, act with scripted dice, check the result. Everything goes through
 * the same gate as live play; a refused action fails the test with the rule and the sentence.
 */
import { type Dice, type Script, scriptedDice } from './dice.ts';
import type {
  Action,
  BaseState,
  Choice,
  GameEvent,
  Json,
  Options,
  Position,
  Refusal,
  Role,
  WholeGame,
} from './game.ts';
import { named, readAction } from './names.ts';
import { allActions, findLegal, tryApply } from './play.ts';

export interface Trial<S extends BaseState = BaseState> {
  readonly game: WholeGame;
  readonly s: S;
  /** The events of the last action, by printed names. */
  readonly events: readonly Record<string, Json>[];
}

/** An action by printed names, e.g. `{ type: 'move', unit: '61C', hex: '0405' }`. */
export type Said = Readonly<Record<string, Json>> & { readonly type: string };

/** `units` may be written `'61C@0405, 254@0708*'`; a star means the reverse side of the counter. */
export interface TrialPosition extends Omit<Position, 'units'> {
  readonly units: string | Readonly<Record<string, Json>>;
}

/** An event that an action must bring: section and type, the position, the action, its rolls and the event. */
export type Telling = readonly [
  title: string,
  at: TrialPosition,
  said: Said,
  rolls: readonly Script[],
  told: Readonly<Record<string, Json>>,
];

export function scene(game: WholeGame, position: TrialPosition, options: Options = {}): Trial {
  const units = typeof position.units === 'string' ? unitsOf(position.units) : position.units;
  const made = game.scene({ ...position, units }, options);
  if (!made.ok) throw new Error(`no such position: ${made.error}`);
  return { game, s: made.value, events: [] };
}

function unitsOf(text: string): Record<string, Json> {
  const out: Record<string, Json> = {};
  for (const part of text
    .split(',')
    .map(p => p.trim())
    .filter(p => p !== '')) {
    const at = part.lastIndexOf('@');
    const hex = part.slice(at + 1).replace('*', '');
    out[part.slice(0, at)] = part.endsWith('*') ? { hex, step: 2 } : { hex };
  }
  return out;
}

export const active = (t: Trial): Role | undefined => t.game.active(t.s)[0];

/** Plays one action of the active role. It must use all scripted rolls and no more, and lead to a sound position. */
export function act(t: Trial, said: Said, rolls: readonly Script[] = []): Trial {
  const role = active(t);
  if (role === undefined) throw new Error('the game is over');
  const dice = sixSided(scriptedDice(rolls));
  const step = tryApply(t.game, t.s, role, actionOf(t, said), dice);
  if (!step.ok)
    throw new Error(`${JSON.stringify(said)} is refused: ${step.error.rule} ${t.game.words.en.refusal(step.error)}`);
  if (dice.left() > 0) throw new Error(`${JSON.stringify(said)} left ${dice.left()} rolls unused`);
  const why = t.game.explain(t.s, role, actionOf(t, said));
  if (why) throw new Error(`${JSON.stringify(said)} is played and refused: ${why.rule} ${why.code}`);
  const [wrong] = t.game.check(step.value.state);
  if (wrong) throw new Error(`${JSON.stringify(said)} breaks ${wrong.rule}: ${wrong.message}`);
  return { game: t.game, s: step.value.state, events: step.value.events.map(e => record(t, e)) };
}

/** Every game so far rolls the usual die; a script alone would not notice another one. */
function sixSided<D extends Dice>(dice: D): D {
  return {
    ...dice,
    roll(sides, rule) {
      if (sides !== 6) throw new Error(`${rule} rolls a die of ${sides} sides`);
      return dice.roll(sides, rule);
    },
  };
}

/** Plays several actions without dice. */
export const acts = (t: Trial, ...said: readonly Said[]): Trial => said.reduce((at, a) => act(at, a), t);

export function can(t: Trial, said: Said, role: Role | undefined = active(t)): boolean {
  if (role === undefined) return false;
  const isListed = findLegal(t.game, t.s, role, actionOf(t, said)) !== undefined;
  const why = t.game.explain(t.s, role, actionOf(t, said));
  if (isListed === (why !== undefined)) throw new Error(`${JSON.stringify(said)} is listed and refused, or neither`);
  return isListed;
}

/** The refusal of an action; fails if the action is legal, or in the list all the same. */
export function refused(t: Trial, said: Said, role: Role | undefined = active(t)): Refusal {
  const refusal = t.game.explain(t.s, role ?? '', actionOf(t, said));
  if (!refusal) throw new Error(`${JSON.stringify(said)} is legal`);
  if (role !== undefined && findLegal(t.game, t.s, role, actionOf(t, said)))
    throw new Error(`${JSON.stringify(said)} is listed and refused`);
  return refusal;
}

/** Every legal action of a type, by printed names; fails if a choice of any type leaves open what cannot be chosen. */
export function actionsOf(t: Trial, type: string): Record<string, Json>[] {
  const role = active(t);
  if (role === undefined) return [];
  const isDead = (c: Choice): boolean => c.open !== undefined && t.game.complete(t.s, role, c).length === 0;
  const dead = t.game.legal(t.s, role).find(isDead);
  if (dead) throw new Error(`${JSON.stringify(dead)} cannot be completed`);
  return allActions(t.game, t.s, role)
    .filter(a => a.type === type)
    .map(a => record(t, { ...a }));
}

/** Hexes a unit may choose with an action type. */
export const hexesFor = (t: Trial, type: string, unit: string): string[] =>
  actionsOf(t, type).flatMap(a => (a.unit === unit && typeof a.hex === 'string' ? [a.hex] : []));

/** A unit's place and values by printed names. */
export function unitOf(t: Trial, name: string): Record<string, Json> {
  const at = t.game.names.units.indexOf(name);
  const found = t.game.inspect.units(t.s).find(({ unit }) => unit === at);
  if (!found) throw new Error(`no unit ${name}`);
  return record(t, { ...found });
}

/** Hex or box of a unit. */
export function placeOf(t: Trial, name: string): Json {
  const { hex, box } = unitOf(t, name);
  return hex ?? box ?? '';
}

/** Events of a type among those of the last action. */
export const eventsOf = (t: Trial, type: string): Record<string, Json>[] => t.events.filter(e => e.type === type);

function actionOf(t: Trial, said: Said): Action {
  const read = readAction(t.game.names, said);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

function record(t: Trial, value: GameEvent | Record<string, Json | undefined>): Record<string, Json> {
  return Object.fromEntries(Object.entries(Object(named(t.game.names, value))));
}
