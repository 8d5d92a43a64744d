/**
 * Any position by printed names, e.g. `{ phase: 'combat', units: { B1: { hex: '0303', chit: 2 }, R1: { hex: '0403' } } }`.
 * Fields of a unit: `hex` or `box`, `step` (1 or 2), `chit` (3.0), `done` (once it has acted). Beyond the common fields:
 * `holder` of the town, and `cards`, `{ "rally-1": "blue" }`; those not named are in the deck. Units not named are off the
 * map.
 */
import { push } from '../../kit/flow.ts';
import type { Position } from '../../kit/game.ts';
import { sceneBy } from '../../kit/scene.ts';
import { complain, type SceneReader } from '../../kit/sceneReader.ts';
import { check } from './check.ts';
import { OPTIONS, SCENARIOS } from './data/scenarios.ts';
import type { TurnFrame } from './frames.ts';
import { NAMES } from './names.ts';
import { SEQUENCE } from './phases/turn.ts';
import { BLUE, roleOf, sideOfRole } from './pieces.ts';
import { PHASES } from './sequence.ts';
import { settledBy } from './setup.ts';
import { unfit } from './shape.ts';
import { COLUMNS, type State } from './state.ts';

export const scene = sceneBy<State>({
  names: NAMES,
  options: OPTIONS,
  scenarios: SCENARIOS,
  columns: COLUMNS,
  phases: PHASES,
  empty: (options, scenario) => COLUMNS.empty(settledBy(options, scenario)),
  begin,
  check,
  unfit,
});

/** The scene that produces a state. */
export const positionOf = (s: State): Position => COLUMNS.say(s, NAMES);

/** The turn frame below the phase, as if play had reached it. */
function begin(d: State, r: SceneReader): void {
  const { phase = 'move', active = roleOf(BLUE) } = r.position;
  const side = sideOfRole(active);
  const at = SEQUENCE.findIndex(step => step.phase === phase && step.side === side);
  const step = SEQUENCE[at];
  if (!step) {
    complain(r, `there is no phase ${phase} of ${active}`);
    return;
  }
  const turn: TurnFrame = { phase: 'turn', at: at + 1, entered: 1 };
  push(d, turn);
  push(d, { ...step });
}
