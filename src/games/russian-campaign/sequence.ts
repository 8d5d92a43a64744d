/** The phases by name, and the sequence of play in the order of the rulebook (4.0). */
import { type Course, courseOf } from '../../kit/course.ts';
import type { Phases } from '../../kit/flow.ts';
import type { Frame } from '../../kit/game.ts';
import type { Side } from '../../kit/sides.ts';
import { movementFrame } from './frames.ts';
import { axisReplacement } from './phases/axisReplacement.ts';
import { battle } from './phases/battle.ts';
import { begin } from './phases/begin.ts';
import { combat, surrender } from './phases/combat.ts';
import { conversion } from './phases/conversion.ts';
import { declare } from './phases/declare.ts';
import { giveGround, loss } from './phases/losses.ts';
import { minimum } from './phases/minimum.ts';
import { movement } from './phases/movement.ts';
import { objectives } from './phases/objectives.ts';
import { overrunPhase } from './phases/overrun.ts';
import { partisans, sweep } from './phases/partisans.ts';
import { railPossession } from './phases/railPossession.ts';
import { remnant } from './phases/remnant.ts';
import { resolve } from './phases/resolve.ts';
import { retreat } from './phases/retreat.ts';
import { setUp } from './phases/setUp.ts';
import { sovietReplacement } from './phases/sovietReplacement.ts';
import { supply } from './phases/supply.ts';
import { surplus } from './phases/surplus.ts';
import { type Step, turnPhase } from './phases/turn.ts';
import { weather } from './phases/weather.ts';
import { whatIf } from './phases/whatIf.ts';
import { workers } from './phases/workers.ts';
import { AXIS, BOARD, SOVIET } from './pieces.ts';
import { COLUMNS, type State } from './state.ts';

/** 11.2.3 */
const sweepOf = (side: Side, impulse: number): readonly Step[] =>
  side === AXIS ? [{ phase: 'sweep', side, impulse }] : [];

/** 13.6 The second impulse may have weather of its own. */
const weatherOf = (side: Side): readonly Step[] => (side === AXIS ? [{ phase: 'weather', side, impulse: 2 }] : []);

const playerTurn = (side: Side): readonly Step[] => [
  { phase: 'begin', side, impulse: 1 },
  { phase: 'movement', side, impulse: 1 },
  ...sweepOf(side, 1),
  { phase: 'combat', side, impulse: 1 },
  ...weatherOf(side),
  { phase: 'begin', side, impulse: 2 },
  { phase: 'movement', side, impulse: 2 },
  ...sweepOf(side, 2),
  { phase: 'combat', side, impulse: 2 },
  { phase: 'rail-possession', side, impulse: 2 },
  ...(side === AXIS ? [{ phase: 'minimum', side, impulse: 2 }] : []),
  { phase: 'supply', side, impulse: 2 },
  ...(side === SOVIET ? [{ phase: 'partisans', side, impulse: 2 }] : []),
];

/** 4.0 One turn. */
export const SEQUENCE: readonly Step[] = [
  { phase: 'weather', side: AXIS, impulse: 1 },
  ...playerTurn(AXIS),
  ...playerTurn(SOVIET),
];

export const frameOf = ({ phase, side, impulse }: Step): Frame =>
  phase === 'movement' ? movementFrame(side, impulse) : Object.assign({ phase }, { side, impulse });

export const PHASES: Phases<State> = {
  objectives,
  'set-up': setUp,
  turn: turnPhase(SEQUENCE, frameOf),
  weather,
  begin,
  'what-if': whatIf,
  workers,
  'soviet-replacement': sovietReplacement,
  'axis-replacement': axisReplacement,
  conversion,
  sweep,
  minimum,
  supply,
  partisans,
  overrun: overrunPhase,
  combat,
  surrender,
  declare,
  resolve,
  battle,
  'give-ground': giveGround,
  loss,
  retreat,
  remnant,
  movement,
  surplus,
  'rail-possession': railPossession,
};

/** Who decides, what may be chosen, what it does. */
export const COURSE: Course<State> = courseOf(BOARD, PHASES, COLUMNS.draft, '5.0');
