/**
 * Any position from printed names: for tests, puzzles, the editor and analysis. Fields beyond the common ones: `impulse`
 * (1 or 2), `weather` (one for both impulses, or a list of two), `owner` (hex to role), `rail` (hex to role), and those
 * of sceneColumns.ts. Units not named are out of the game.
 */
import { noDice } from '../../kit/dice.ts';
import { phaseOf, push } from '../../kit/flow.ts';
import { type Options, type Position, readOptions } from '../../kit/game.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import { complain, readInteger, readRest, type SceneReader, sceneReader } from '../../kit/sceneReader.ts';
import { violationsOf } from './check.ts';
import type { TurnFrame } from './frames.ts';
import { NAMES } from './names.ts';
import { OPTIONS, switchesOf } from './options.ts';
import { AXIS, sideOfRole } from './pieces.ts';
import { COURSES } from './scenarios.ts';
import { readColumns } from './sceneColumns.ts';
import { frameOf, PHASES, SEQUENCE } from './sequence.ts';
import { emptyState, type State } from './state.ts';

export function sceneOf(position: Position, options: Options = {}, scenario = 'campaign'): Result<State, string> {
  const read = readOptions({ options: OPTIONS }, options);
  if (!read.ok) return read;
  if (!COURSES.some(c => c.id === scenario)) return fail(`there is no scenario ${JSON.stringify(scenario)}`);
  const d = emptyState(scenario, switchesOf(read.value));
  const r = sceneReader(position, NAMES);
  readColumns(d, r);
  buildFlow(d, r);
  readRest(r);
  if (r.error !== undefined) return fail(r.error);
  const broken = violationsOf(d)[0];
  return broken ? fail(`${broken.rule}: ${broken.message}`) : ok(d);
}

/** The turn under the phase, as if play had come there; the phase does what it does first, without dice. */
function buildFlow(d: State, r: SceneReader): void {
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
  if (r.error !== undefined) return;
  const turn: TurnFrame = { phase: 'turn', at: at + 1, entered: 1 };
  push(d, turn);
  const frame = frameOf(step);
  push(d, frame);
  frame.entered = 1;
  phaseOf(PHASES, frame).enter?.(d, frame, { dice: noDice, emit: () => undefined });
}
