/** The phases by name, and the sequence of play in the order of the rulebook (4.0). */
import { type Course, courseOf } from '../../kit/course.ts';
import type { Phases } from '../../kit/flow.ts';
import type { Frame } from '../../kit/game.ts';
import type { Side } from '../../kit/sides.ts';
import { movementFrame } from './frames.ts';
import { advance } from './phases/advance.ts';
import { air } from './phases/air.ts';
import { battle } from './phases/battle.ts';
import { model, order } from './phases/choices.ts';
import { assault, declare } from './phases/declare.ts';
import { bombTarget, dive } from './phases/dive.ts';
import { fire, target } from './phases/fire.ts';
import { movement } from './phases/movement.ts';
import { recovery } from './phases/recovery.ts';
import { resolve } from './phases/resolve.ts';
import { retreat } from './phases/retreat.ts';
import { setUp } from './phases/setUp.ts';
import { surplus } from './phases/surplus.ts';
import { type Step, turnPhase } from './phases/turn.ts';
import { BOARD, enemyOf, GERMAN, SOVIET } from './pieces.ts';
import { COLUMNS, type State } from './state.ts';

const movementOf = (side: Side): Step => ({ phase: 'movement', side });
const fightOf = (side: Side): readonly Step[] => [
  { phase: 'fire', side },
  { phase: 'fire', side: enemyOf(side), defensive: true },
  { phase: 'assault', side },
];

const sequence = (movesFirst: boolean): readonly Step[] => [
  { phase: 'air', side: GERMAN },
  { phase: 'order', side: GERMAN },
  ...(movesFirst ? [movementOf(GERMAN), ...fightOf(GERMAN)] : [...fightOf(GERMAN), movementOf(GERMAN)]),
  { phase: 'recovery', side: GERMAN },
  { phase: 'dive', side: SOVIET },
  ...fightOf(SOVIET),
  movementOf(SOVIET),
  { phase: 'recovery', side: SOVIET },
];

/** 4.0 As printed, and with the Germans' movement first (13.6.1). */
const SEQUENCES = [sequence(false), sequence(true)] as const;
export const sequenceOf = (movesFirst: boolean): readonly Step[] => SEQUENCES[movesFirst ? 1 : 0];

export function frameOf({ phase, side, defensive }: Step): Frame {
  if (phase === 'movement') return movementFrame(side);
  if (phase === 'fire') return Object.assign({ phase }, { side, defensive: defensive === true, acted: 0 });
  if (phase === 'dive') return Object.assign({ phase }, { side, units: [] });
  return Object.assign({ phase }, { side, acted: 0 });
}

export const PHASES: Phases<State> = {
  'set-up': setUp,
  model,
  order,
  turn: turnPhase(sequenceOf, frameOf),
  air,
  fire,
  target,
  dive,
  'bomb-target': bombTarget,
  assault,
  declare,
  resolve,
  battle,
  retreat,
  advance,
  movement,
  surplus,
  recovery,
};

/** Who decides, what may be chosen, what it does. */
export const COURSE: Course<State> = courseOf(BOARD, PHASES, COLUMNS.draft, '12.0');
