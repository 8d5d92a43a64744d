/**
 * Any position from printed names: for tests, puzzles, the editor and analysis. Fields beyond the common ones: `lp`,
 * `support`, `air`, `hqUsed`, `corpsOrders`, `control`, `crossed`, `cup`, `passes`, and in movement and combat
 * `activated`, `attacked`, `targets`. Units not named are off the map; in set-up they wait in their boxes.
 */
import { noDice } from '../../kit/dice.ts';
import { phaseOf, push } from '../../kit/flow.ts';
import { type Frame, type Options, type Position, readOptions } from '../../kit/game.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import { complain, readInteger, readNames, readRest, type SceneReader, sceneReader } from '../../kit/sceneReader.ts';
import { violationsOf } from './check.ts';
import { UNITS } from './data/units.ts';
import {
  type ActivationFrame,
  activationFrame,
  type CombatFrame,
  combatFrame,
  movementFrame,
  type OperationsFrame,
  recoveryFrame,
  type TurnFrame,
} from './frames.ts';
import { NAMES } from './names.ts';
import { OPTIONS, switchesOf } from './options.ts';
import { reinforcementFrame } from './phases/reinforcement.ts';
import { AXIS, enemyOf, roleOf, SOVIET, sideOfRole, UNITS_OF } from './pieces.ts';
import { readColumns } from './sceneColumns.ts';
import { PHASES, SEQUENCE } from './sequence.ts';
import { emptyState, isOnMap, type State, TO_ARRIVE, TO_SET_UP } from './state.ts';

export const SCENE_PHASES = [
  'set-up',
  'reinforcement',
  'air-placement',
  'operations',
  'movement',
  'combat',
  'redeployment',
  'recovery',
] as const;
type ScenePhase = (typeof SCENE_PHASES)[number];

export function sceneOf(position: Position, options: Options = {}): Result<State, string> {
  const read = readOptions({ options: OPTIONS }, options);
  if (!read.ok) return read;
  const d = emptyState(switchesOf(read.value));
  const r = sceneReader(position, NAMES);
  const phase = SCENE_PHASES.find(p => p === (position.phase ?? 'operations'));
  const side = position.active === undefined ? AXIS : sideOfRole(position.active);
  if (!phase) complain(r, `phase is one of ${SCENE_PHASES.join(', ')}`);
  if (side < 0) complain(r, 'active is axis or soviet');
  if (phase === 'set-up') fillBoxes(d);
  readColumns(d, r);
  if (r.error === undefined && phase) buildFlow(d, r, phase, side);
  readRest(r);
  if (r.error !== undefined) return fail(r.error);
  const broken = violationsOf(d)[0];
  return broken ? fail(`${broken.rule}: ${broken.message}`) : ok(d);
}

function fillBoxes(d: State): void {
  d.place = UNITS.map(u => (u.turn === 1 ? TO_SET_UP : TO_ARRIVE));
}

/** The stack of frames under a phase, as if play had come there. */
function buildFlow(d: State, r: SceneReader, phase: ScenePhase, side: number): void {
  const turn: TurnFrame = { phase: 'turn', at: stepAfter(phase, side) };
  push(d, phase === 'set-up' ? turn : { ...turn, entered: 1 });
  if (phase === 'set-up') {
    d.turn = 0;
    if (side === SOVIET) push(d, sided('set-up', AXIS));
  }
  if (phase === 'operations' || phase === 'movement' || phase === 'combat') pushOperations(d, r, phase, side);
  const top = topOf(d, r, phase, side);
  if (top) enter(d, top);
}

function pushOperations(d: State, r: SceneReader, phase: ScenePhase, side: number): void {
  const passes = readInteger(r, 'passes', [0, 1], 0);
  const up = phase === 'operations' ? side : enemyOf(side);
  const frame: OperationsFrame = { phase: 'operations', side: up, passes, entered: 1 };
  push(d, frame);
}

function topOf(d: State, r: SceneReader, phase: ScenePhase, side: number): Frame | undefined {
  if (phase === 'operations') return undefined;
  if (phase === 'movement' || phase === 'combat') return actingFrame(d, r, phase, side);
  if (phase === 'redeployment')
    return movementFrame(
      phase,
      side,
      UNITS_OF[side]!.filter(u => isOnMap(d, u)),
    );
  if (phase === 'reinforcement') return reinforcementFrame(side);
  if (phase === 'recovery') return recoveryFrame(side);
  return sided(phase, side);
}

const sided = (phase: string, side: number): Frame & { side: number } => ({ phase, side });

function actingFrame(d: State, r: SceneReader, phase: 'movement' | 'combat', side: number): Frame {
  const units = readNames(r, 'activated', 'units');
  const fit = units.every(u => UNITS_OF[side]!.includes(u) && isOnMap(d, u) && !d.exhausted[u]);
  if (!fit || units.length === 0)
    complain(r, `"activated" lists units of the ${roleOf(side)} side on the map and on their front side`);
  const activation: ActivationFrame = {
    ...activationFrame(side, units),
    at: phase === 'movement' ? 1 : 2,
    entered: 1,
  };
  push(d, activation);
  if (phase === 'movement') return movementFrame('movement', side, units);
  const attacked = readNames(r, 'attacked', 'units');
  const open = units.filter(u => !attacked.includes(u));
  const frame: CombatFrame = { ...combatFrame(side, open), targets: readNames(r, 'targets', 'units') };
  return frame;
}

/** Puts a frame on top and lets it do what it does first; nothing of that rolls. */
function enter(d: State, f: Frame): void {
  push(d, f);
  f.entered = 1;
  phaseOf(PHASES, f).enter?.(d, f, { dice: noDice, emit: () => undefined });
}

/** Place in the sequence of what follows the phase. */
function stepAfter(phase: ScenePhase, side: number): number {
  if (phase === 'set-up') return 0;
  const name = phase === 'movement' || phase === 'combat' ? 'operations' : phase;
  return SEQUENCE.findIndex(step => step.phase === name && (step.side === undefined || step.side === side)) + 1;
}
