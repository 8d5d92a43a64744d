/**
 * Any position from printed names: for tests, puzzles, the editor and analysis. Fields beyond the common ones: `lp`,
 * `support`, `air`, `hqUsed`, `corpsOrders`, `control`, `crossed`, `cup`, `passes`, and in movement and combat
 * `activated`, `attacked`, `targets`. Units not named are off the map; in set-up they wait in their boxes.
 */
import { push } from '../../kit/flow.ts';
import type { Frame, Position } from '../../kit/game.ts';
import { withAt } from '../../kit/list.ts';
import { sceneBy } from '../../kit/scene.ts';
import {
  complain,
  fieldsOf,
  nameNumber,
  readField,
  readInteger,
  readNames,
  type SceneReader,
} from '../../kit/sceneReader.ts';
import type { Side } from '../../kit/sides.ts';
import { CARD } from './card.ts';
import { violationsOf } from './check.ts';
import {
  type ActivateFrame,
  type ActivationFrame,
  activationFrame,
  type CombatFrame,
  combatFrame,
  movementFrame,
  type OperationsFrame,
  type OrderFrame,
  recoveryFrame,
  type TurnFrame,
} from './frames.ts';
import { NAMES } from './names.ts';
import { OPTIONS, switchesOf } from './options.ts';
import { reinforcementFrame } from './phases/reinforcement.ts';
import { AXIS, BOARD, enemyOf, HQ_SIDE, roleOf, SIDE, SOVIET, SUPPLY, sideOfRole, UNITS_OF } from './pieces.ts';
import { orderedUnits } from './rules/orders.ts';
import { FIRST_ARRIVAL, PHASES, SEQUENCE } from './sequence.ts';
import { HOMES } from './setup.ts';
import { TOO_EARLY, unfit } from './shape.ts';
import { COLUMNS, isOnMap, type State } from './state.ts';

export const SCENE_PHASES = [
  'set-up',
  'reinforcement',
  'air-superiority',
  'air-placement',
  'operations',
  'order-recovery',
  'activate',
  'movement',
  'combat',
  'redeployment',
  'logistics',
  'recovery',
] as const;
type ScenePhase = (typeof SCENE_PHASES)[number];

/** Phases within the operations of a turn. */
const OPERATIONS: readonly ScenePhase[] = ['operations', 'order-recovery', 'activate', 'movement', 'combat'];

export const sceneOf = sceneBy<State>({
  names: NAMES,
  options: OPTIONS,
  scenarios: CARD.scenarios,
  columns: COLUMNS,
  phases: PHASES,
  empty: options => COLUMNS.empty({ options: switchesOf(options) }),
  readFirst(d, r) {
    if (r.position.phase === 'set-up') d.place = HOMES;
  },
  readMore: readControl,
  begin(d, r) {
    const { phase: name = 'operations', active } = r.position;
    const phase = SCENE_PHASES.find(p => p === name);
    const side = active === undefined ? AXIS : sideOfRole(active);
    if (!phase) complain(r, `phase is one of ${SCENE_PHASES.join(', ')}`);
    if (side === undefined) complain(r, 'active is axis or soviet');
    if (phase && side !== undefined) buildFlow(d, r, phase, side);
  },
  check: violationsOf,
  unfit,
});

/** 13.2.3 A supply hex in which a unit stands is its side's: nobody has entered it since. */
function readControl(d: State, r: SceneReader): void {
  const said = new Set(fieldsOf(r, 'control', r.position.control).map(([name]) => name));
  for (const [i, { hex }] of SUPPLY.entries()) {
    const side = SIDE[d.place.indexOf(hex)];
    if (side === undefined || d.control[i] === side) continue;
    const name = BOARD.names[hex] ?? '';
    if (said.has(name)) complain(r, `13.2.3: ${name} is controlled by who stands there`);
    d.control = withAt(d.control, i, side);
  }
}

/** The scene that produces a state. */
export const positionOf = (s: State): Position => COLUMNS.say(s, NAMES);

/** The frames below a phase, as if play had reached it. */
function buildFlow(d: State, r: SceneReader, phase: ScenePhase, side: Side): void {
  const turn: TurnFrame = { phase: 'turn', at: stepAfter(phase, side) };
  push(d, phase === 'set-up' ? turn : { ...turn, entered: 1 });
  if (phase === 'set-up') {
    d.turn = 0;
    if (side === SOVIET) push(d, sided('set-up', AXIS));
  }
  if (OPERATIONS.includes(phase)) pushOperations(d, r, phase, side);
  const top = topOf(d, r, phase, side);
  if (top) push(d, top);
}

function pushOperations(d: State, r: SceneReader, phase: ScenePhase, side: Side): void {
  const passes = readInteger(r, 'passes', [0, 1], 0);
  const up = phase === 'operations' ? side : enemyOf(side);
  const frame: OperationsFrame = { phase: 'operations', side: up, passes, entered: 1 };
  push(d, frame);
}

function topOf(d: State, r: SceneReader, phase: ScenePhase, side: Side): Frame | undefined {
  if (phase === 'operations') return undefined;
  if (phase === 'order-recovery' || phase === 'activate') return orderFrame(d, r, phase, side);
  if (phase === 'movement' || phase === 'combat') return actingFrame(d, r, phase, side);
  if (phase === 'redeployment')
    return movementFrame(
      phase,
      side,
      UNITS_OF[side].filter(u => isOnMap(d, u)),
    );
  if (phase === 'reinforcement' && d.turn < FIRST_ARRIVAL) complain(r, TOO_EARLY);
  if (phase === 'reinforcement') return reinforcementFrame(side);
  if (phase === 'recovery') return recoveryFrame(side);
  if (phase === 'air-placement' || phase === 'air-superiority') return { phase };
  return sided(phase, side);
}

const sided = (phase: string, side: Side): Frame & { side: Side } => ({ phase, side });

/** 9.2 `order` names the headquarters, which counts as used. */
function orderFrame(d: State, r: SceneReader, phase: 'order-recovery' | 'activate', side: Side): Frame {
  const card = nameNumber(r, 'cards', readField(r, 'order')) ?? -1;
  const isRight = card >= 0 && HQ_SIDE[card] === side && orderedUnits(d, card).length > 0;
  if (!isRight) complain(r, `"order" names a headquarters of the ${roleOf(side)} side with units on the map`);
  else d.hqUsed = withAt(d.hqUsed, card, 1);
  const order: OrderFrame = { phase: 'order-recovery', side, card };
  const activate: ActivateFrame = { phase: 'activate', side, card, units: readNames(r, 'activated', 'units') };
  return phase === 'activate' ? activate : order;
}

function actingFrame(d: State, r: SceneReader, phase: 'movement' | 'combat', side: Side): Frame {
  const units = readNames(r, 'activated', 'units');
  const fit = units.every(u => UNITS_OF[side].includes(u) && isOnMap(d, u) && !d.exhausted[u]);
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

/** Index in the sequence of the step after the phase. */
function stepAfter(phase: ScenePhase, side: Side): number {
  if (phase === 'set-up') return 0;
  const name = OPERATIONS.includes(phase) ? 'operations' : phase;
  return SEQUENCE.findIndex(step => step.phase === name && (step.side === undefined || step.side === side)) + 1;
}
