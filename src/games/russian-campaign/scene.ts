/**
 * Any position from printed names: for tests, puzzles, the editor and analysis. Fields beyond the common ones: `impulse`
 * (1 or 2), `points` (of Soviet replacements), and those of state.ts. Units not named are out of the game; before the
 * first turn they are in their boxes.
 */
import { push } from '../../kit/flow.ts';
import type { Frame, Position } from '../../kit/game.ts';
import { withAt } from '../../kit/list.ts';
import { sceneBy } from '../../kit/scene.ts';
import { complain, readInteger, readList, readNames, type SceneReader } from '../../kit/sceneReader.ts';
import { violationsOf } from './check.ts';
import { VARIANT_IDS } from './data/variants.ts';
import type { AxisReplacementFrame, SideFrame, SovietReplacementFrame, TurnFrame, WorkersFrame } from './frames.ts';
import { NAMES } from './names.ts';
import { OPTIONS, switchesOf } from './options.ts';
import { AXIS, SOVIET, sideOfRole } from './pieces.ts';
import { deploy } from './rules/readyMade.ts';
import { ADOPTED } from './rules/whatIf.ts';
import { SCENARIO_SPECS } from './scenarios.ts';
import { frameOf, PHASES, SEQUENCE } from './sequence.ts';
import { framesBefore, layOut } from './setup.ts';
import { unfit } from './shape.ts';
import { COLUMNS, REPLACED, type State } from './state.ts';

/** Phases that are no steps of the sequence. */
const QUESTIONS = ['objectives', 'set-up', 'workers', 'soviet-replacement', 'axis-replacement'];

export const sceneOf = sceneBy<State>({
  names: NAMES,
  options: OPTIONS,
  scenarios: SCENARIO_SPECS,
  columns: COLUMNS,
  phases: PHASES,
  empty: (options, scenario) => COLUMNS.empty({ scenario, options: switchesOf(options) }),
  readFirst,
  readMore,
  begin,
  check: violationsOf,
  unfit,
});

/** The scene that produces a state. */
export const positionOf = (s: State): Position => COLUMNS.say(s, NAMES);

/** Before the first turn all units are in their boxes; a side that has set up stands as in the ready-made set-up. */
function readFirst(d: State, r: SceneReader): void {
  const before = beforeOf(d, r);
  if (before.length === 0) return;
  layOut(d);
  for (const side of [SOVIET, AXIS])
    if (!before.some(f => f.phase === 'set-up' && 'side' in f && f.side === side)) deploy(d, side);
}

/** The frames of a phase before the first turn; empty for other phases. */
function beforeOf(d: State, { position: { phase, active } }: SceneReader): readonly Frame[] {
  if (phase !== 'set-up' && phase !== 'objectives') return [];
  const side = active === undefined ? AXIS : sideOfRole(active);
  const all = framesBefore(d);
  return all.slice(0, all.findLastIndex(f => f.phase === phase && 'side' in f && f.side === side) + 1);
}

/** 12.0 Decisions at the beginning of an impulse, the last one first. */
function questionsOf(r: SceneReader, phase: string, impulse: number): (Frame & SideFrame)[] {
  const workers: WorkersFrame = { phase: 'workers', side: SOVIET, acted: 0 };
  const soviet: SovietReplacementFrame = {
    phase: 'soviet-replacement',
    side: SOVIET,
    points: 0,
    units: [],
    sent: -1,
    returning: 0,
    returned: -1,
    acted: 0,
  };
  const axis: AxisReplacementFrame = { phase: 'axis-replacement', side: AXIS, impulse, units: [], acted: 0 };
  if (phase === 'workers') return [soviet, workers];
  if (phase === 'axis-replacement') return [axis];
  if (phase !== 'soviet-replacement') return [];
  // 12.7.8 With given points no dice are rolled for convoys.
  const points = readInteger(r, 'points', [-1, 200], -1);
  return [points < 0 ? soviet : { ...soviet, points, entered: 1 }];
}

/** Lists that set several units or variants at once, which also have fields of their own. */
function readMore(d: State, r: SceneReader): void {
  for (const u of readNames(r, 'landed', 'units')) d.landed = withAt(d.landed, u, d.turn);
  for (const u of readNames(r, 'replaced-units', 'units')) d.via = withAt(d.via, u, REPLACED);
  for (const id of readList(r, 'adopted')) {
    const n = VARIANT_IDS.findIndex(known => known === id);
    if (n < 0) complain(r, `adopted lists some of ${VARIANT_IDS.join(', ')}, not ${JSON.stringify(id)}`);
    else d.chosen = withAt(d.chosen, n, ADOPTED);
  }
}

/** The turn frame below the phase, as if play had reached it. */
function begin(d: State, r: SceneReader): void {
  const { phase = 'movement', active } = r.position;
  const side = active === undefined ? AXIS : sideOfRole(active);
  const impulse = readInteger(r, 'impulse', [1, 2], 1);
  const before = beforeOf(d, r);
  if (before.length > 0) {
    d.flow.push(...before);
    return;
  }
  const questions = questionsOf(r, phase, impulse).filter(f => f.side === side && (side === AXIS || impulse === 1));
  const base = questions.length > 0 ? 'begin' : phase;
  const at = SEQUENCE.findIndex(step => step.phase === base && step.side === side && step.impulse === impulse);
  const step = SEQUENCE[at];
  if (!step) {
    const known = [...new Set([...QUESTIONS, ...SEQUENCE.map(one => one.phase)])].join(', ');
    complain(r, `phase is one of ${known}, with active axis or soviet and impulse 1 or 2 as the sequence has them`);
    return;
  }
  const turn: TurnFrame = { phase: 'turn', at: at + 1, entered: 1 };
  push(d, turn);
  for (const frame of questions.length > 0 ? questions : [frameOf(step)]) push(d, frame);
}
