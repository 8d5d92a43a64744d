/**
 * Any position from printed names: for tests, puzzles, the editor and analysis. Fields beyond the common ones: `impulse`
 * (1 or 2), `weather` (one for both impulses, or a list of two), `owner` (hex to role), `rail` (hex to role), and those
 * of sceneColumns.ts. Units not named are out of the game.
 */
import { push } from '../../kit/flow.ts';
import type { Position } from '../../kit/game.ts';
import { sceneBy } from '../../kit/scene.ts';
import { complain, readInteger, readList, readNames, type SceneReader } from '../../kit/sceneReader.ts';
import { violationsOf } from './check.ts';
import { VARIANT_IDS } from './data/variants.ts';
import type { TurnFrame } from './frames.ts';
import { NAMES } from './names.ts';
import { OPTIONS, switchesOf } from './options.ts';
import { AXIS, sideOfRole } from './pieces.ts';
import { ADOPTED } from './rules/whatIf.ts';
import { COURSES } from './scenarios.ts';
import { frameOf, PHASES, SEQUENCE } from './sequence.ts';
import { unfit } from './shape.ts';
import { COLUMNS, REPLACED, type State } from './state.ts';

export const sceneOf = sceneBy<State>({
  names: NAMES,
  options: OPTIONS,
  scenarios: COURSES,
  columns: COLUMNS,
  phases: PHASES,
  empty: (options, scenario) => COLUMNS.empty({ scenario, options: switchesOf(options) }),
  readMore,
  begin,
  check: violationsOf,
  unfit,
});

/** What a scene has to say to get a state. */
export const positionOf = (s: State): Position => COLUMNS.say(s, NAMES);

/** Lists that say of several units or variants what has a field of its own, too. */
function readMore(d: State, r: SceneReader): void {
  for (const u of readNames(r, 'landed', 'units')) d.landed = d.landed.with(u, d.turn);
  for (const u of readNames(r, 'replaced-units', 'units')) d.via = d.via.with(u, REPLACED);
  for (const id of readList(r, 'adopted')) {
    const n = VARIANT_IDS.findIndex(known => known === id);
    if (n < 0) complain(r, `adopted lists some of ${VARIANT_IDS.join(', ')}, not ${JSON.stringify(id)}`);
    else d.chosen = d.chosen.with(n, ADOPTED);
  }
}

/** The turn under the phase, as if play had come there. */
function begin(d: State, r: SceneReader): void {
  const { phase = 'movement', active } = r.position;
  const side = active === undefined ? AXIS : sideOfRole(active);
  const impulse = readInteger(r, 'impulse', [1, 2], 1);
  const at = SEQUENCE.findIndex(step => step.phase === phase && step.side === side && step.impulse === impulse);
  const step = SEQUENCE[at];
  if (!step) {
    const known = [...new Set(SEQUENCE.map(one => one.phase))].join(', ');
    complain(r, `phase is one of ${known}, with active axis or soviet and impulse 1 or 2 as the sequence has them`);
    return;
  }
  const turn: TurnFrame = { phase: 'turn', at: at + 1, entered: 1 };
  push(d, turn);
  push(d, frameOf(step));
}
