/**
 * Any position from printed names: for tests, puzzles, the editor and analysis. A unit is `"2120"` or `{ hex, box or
 * over, step (2 for its back), disrupted, done, routed }`, where `over` is the army that a level bomber attacks. Units
 * not named are out of the game, or before the first turn in their boxes; with `rest: "ready"` they stand as in the
 * ready-made set-up. Other fields are those of state.ts, `lost` (places that the Germans do not hold) and `during` (the
 * role whose player turn it is, if that is not the active one: defensive fire).
 */
import { push } from '../../kit/flow.ts';
import type { Position } from '../../kit/game.ts';
import { withAt } from '../../kit/list.ts';
import { sceneBy } from '../../kit/scene.ts';
import { complain, fieldsOf, nameNumber, readField, readNames, type SceneReader } from '../../kit/sceneReader.ts';
import type { Side } from '../../kit/sides.ts';
import { violationsOf } from './check.ts';
import { CHITS } from './data/chits.ts';
import type { TurnFrame } from './frames.ts';
import { NAMES } from './names.ts';
import { OPTIONS, switchesOf } from './options.ts';
import { mayMoveFirst, type Step } from './phases/turn.ts';
import { BOARD, enemyOf, GERMAN, IS_AIR, SIDE, SOVIET, sideOfRole } from './pieces.ts';
import { PRIZES } from './rules/control.ts';
import { deploy } from './rules/deploy.ts';
import { SCENARIO } from './scenarios.ts';
import { frameOf, PHASES, sequenceOf } from './sequence.ts';
import { BEFORE, HOMES } from './setup.ts';
import { MOVE_FIRST, unfit } from './shape.ts';
import { COLUMNS, GONE, HELD, SEEN, type State } from './state.ts';

export const sceneOf = sceneBy<State>({
  names: NAMES,
  options: OPTIONS,
  scenarios: [SCENARIO],
  columns: COLUMNS,
  phases: PHASES,
  empty: options => COLUMNS.empty({ options: switchesOf(options) }),
  readFirst,
  readMore,
  begin,
  check: violationsOf,
  unfit,
});

/** The scene that produces a state. */
export const positionOf = (s: State): Position => COLUMNS.say({ ...s, known: s.known.map(told) }, NAMES);

/** 13.3.7 What only the Soviets have seen is not known to both. */
const told = (known: number): number => (known === SEEN ? 0 : known);

/** Units that are not named. */
function readFirst(d: State, r: SceneReader): void {
  const before = beforeOf(r);
  if (before > 0) d.place = HOMES;
  if (before > 1) d.model = -1;
  if (before > 0 && before < BEFORE.length - 1) deploy(d, SOVIET);
  const rest = readField(r, 'rest');
  if (rest === undefined) return;
  if (rest !== 'ready') complain(r, 'rest is ready, or left out');
  d.place = HOMES;
  for (const side of [GERMAN, SOVIET]) deploy(d, side);
}

function readMore(d: State, r: SceneReader): void {
  readPlaces(d, r);
  if (d.options.chits && d.chits.length === 0) d.chits = CHITS.map((_, chit) => chit);
  if (!d.options.chits && d.chits.length > 0) complain(r, 'chits belong to the option of that name');
  // 12.2.1 A lost unit has no steps left; units not named are in the same place, but were never in play.
  for (const [name] of fieldsOf(r, 'units', r.position.units)) {
    const unit = nameNumber(r, 'units', name);
    if (unit !== undefined && d.place[unit] === GONE) d.steps = withAt(d.steps, unit, 0);
  }
}

/** 12.1.1, 12.2.2 `lost` is the opposite of `held`. A place in which a unit stands belongs to its side. */
function readPlaces(d: State, r: SceneReader): void {
  const lost = readNames(r, 'lost', 'hexes').map(h => PRIZES.indexOf(h));
  if (lost.includes(-1)) complain(r, 'lost names victory hexes or Belgorod');
  for (const prize of lost) if (prize >= 0) d.held = withAt(d.held, prize, 0);
  for (const [prize, h] of PRIZES.entries()) {
    const there = d.place.findIndex((at, u) => at === h && !IS_AIR[u]);
    if (there < 0) continue;
    const isGerman = SIDE[there] === GERMAN ? 1 : 0;
    const isDenied = isGerman ? lost.includes(prize) : d.held[prize] !== HELD[prize];
    if (isDenied && d.held[prize] !== isGerman) complain(r, `12.1.1: ${BOARD.names[h]} is held by who stands there`);
    d.held = withAt(d.held, prize, isGerman);
  }
}

/** The turn frame below the phase, as if play had reached it. */
function begin(d: State, r: SceneReader): void {
  const { phase = 'movement', active } = r.position;
  const side = active === undefined ? GERMAN : sideOfRole(active);
  const before = beforeOf(r);
  const during = duringOf(r, side);
  if (before > 0) {
    for (const frame of BEFORE.slice(0, before + 1)) push(d, { ...frame });
    return;
  }
  const sequence = sequenceOf(d.movesFirst === 1);
  const at = sequence.findIndex(step => step.phase === phase && step.side === side && turnOf(step) === during);
  const step = sequence[at];
  if (!step) {
    const known = [...new Set([...BEFORE.slice(1), ...sequence].map(one => one.phase))].join(', ');
    complain(r, `phase is one of ${known}, with active and during german or soviet as the sequence has them`);
    return;
  }
  if ((phase === 'order' || d.movesFirst === 1) && !mayMoveFirst(d)) complain(r, MOVE_FIRST);
  const turn: TurnFrame = { phase: 'turn', at: at + 1, entered: 1 };
  push(d, turn);
  push(d, frameOf(step));
}

/** The index of a phase before the first turn; -1 for others. */
function beforeOf({ position: { phase, active } }: SceneReader): number {
  const side = active === undefined ? GERMAN : sideOfRole(active);
  return BEFORE.findIndex(frame => frame.phase === phase && frame.side === side);
}

/** The side whose player turn a step belongs to: defensive fire belongs to the other side's. */
const turnOf = ({ side, defensive }: Step): Side => (defensive === true ? enemyOf(side) : side);

function duringOf(r: SceneReader, side: Side | undefined): Side | undefined {
  const during = readField(r, 'during');
  return typeof during === 'string' ? sideOfRole(during) : side;
}
