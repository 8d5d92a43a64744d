/**
 * Any position from printed names: for tests, puzzles, the editor and analysis. Fields beyond the common ones: `during`
 * (the role whose player turn it is, where that is not the active one's: defensive fire), and those of sceneColumns.ts.
 * Units not named are out of the game.
 */
import { noDice } from '../../kit/dice.ts';
import { phaseOf, push, topFrame } from '../../kit/flow.ts';
import { type Options, type Position, readOptions } from '../../kit/game.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import { complain, readField, readRest, type SceneReader, sceneReader } from '../../kit/sceneReader.ts';
import { violationsOf } from './check.ts';
import type { TurnFrame } from './frames.ts';
import { NAMES } from './names.ts';
import { OPTIONS, switchesOf } from './options.ts';
import { enemyOf, GERMAN, sideOfRole } from './pieces.ts';
import { SCENARIO } from './scenarios.ts';
import { readColumns } from './sceneColumns.ts';
import { frameOf, PHASES, sequenceOf } from './sequence.ts';
import { emptyState, type State } from './state.ts';

export function sceneOf(position: Position, options: Options = {}, scenario = SCENARIO.id): Result<State, string> {
  const read = readOptions({ options: OPTIONS }, options);
  if (!read.ok) return read;
  if (scenario !== SCENARIO.id) return fail(`there is no scenario ${JSON.stringify(scenario)}`);
  const d = emptyState(switchesOf(read.value));
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
  const side = active === undefined ? GERMAN : sideOfRole(active);
  const during = sideOfDuring(r, side);
  const sequence = sequenceOf(d.movesFirst === 1);
  const at = sequence.findIndex(
    step => step.phase === phase && step.side === side && (step.defensive === true ? enemyOf(side) : side) === during,
  );
  const step = sequence[at];
  if (!step) {
    const known = [...new Set(sequence.map(one => one.phase))].join(', ');
    complain(r, `phase is one of ${known}, with active and during german or soviet as the sequence has them`);
    return;
  }
  if (r.error !== undefined) return;
  const turn: TurnFrame = { phase: 'turn', at: at + 1, entered: 1 };
  push(d, turn);
  const frame = frameOf(step);
  push(d, frame);
  frame.entered = 1;
  phaseOf(PHASES, frame).enter?.(d, frame, { dice: noDice, emit: () => undefined });
  if (phase === 'assault' && topFrame(d) === turn) complain(r, '7.1: nobody can assault anybody there');
}

function sideOfDuring(r: SceneReader, side: number): number {
  const during = readField(r, 'during');
  return typeof during === 'string' ? sideOfRole(during) : side;
}
