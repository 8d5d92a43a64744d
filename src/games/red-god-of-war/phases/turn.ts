/** 3.0 The turn: runs the sequence of play and ends the game. */
import { type Io, pop } from '../../../kit/flow.ts';
import type { Frame } from '../../../kit/game.ts';
import { repeated, withEach } from '../../../kit/list.ts';
import { turnLoop } from '../../../kit/turn.ts';
import { REPLACEMENT_STEPS, REPLACEMENT_TURNS } from '../data/calendar.ts';
import { TRANSFER } from '../data/numbers.ts';
import type { SegmentStep } from '../frames.ts';
import { scenarioAt } from '../options.ts';
import { COMMAND_COUNT, COUNT, GERMAN, HEXES, SOVIET, sideOfCommand, unitsBy } from '../pieces.ts';
import { whyNotReinforce } from '../rules/initial.ts';
import { ASIDE, type State } from '../state.ts';

export interface Step {
  readonly phase: string;
  readonly side?: 0 | 1;
  readonly step?: SegmentStep;
}

/** 3.1 In this order; the Soviets supply their headquarters first (6.3). */
export const SEQUENCE: readonly Step[] = [
  { phase: 'transfer' },
  { phase: 'segment', step: 'weather' },
  { phase: 'segment', step: 'german-supply' },
  { phase: 'segment', step: 'okw' },
  { phase: 'segment', step: 'intent' },
  { phase: 'return', side: SOVIET },
  { phase: 'return', side: GERMAN },
  { phase: 'replace' },
  { phase: 'feed', side: SOVIET },
  { phase: 'feed', side: GERMAN },
  { phase: 'segment', step: 'supply-states' },
  { phase: 'chits' },
  { phase: 'reinforce' },
  { phase: 'draw' },
];

/** The frame of a step; none where there is nothing to do. */
export function frameOf(s: State, step: Step): Frame | undefined {
  switch (step.phase) {
    case 'transfer':
      return s.turn === TRANSFER.turn ? { phase: 'transfer', ...{ moved: [] } } : undefined;
    case 'replace':
      return REPLACEMENT_TURNS.includes(s.turn) ? { phase: 'replace', ...{ left: REPLACEMENT_STEPS } } : undefined;
    case 'chits':
      return { phase: 'chits', ...{ done: [] } };
    case 'reinforce':
      return unitsBy(SOVIET).some(unit => !whyNotReinforce(s, unit)) ? { phase: 'reinforce' } : undefined;
    case 'draw':
      return { phase: 'draw', ...{ side: GERMAN } };
    default:
      return { ...step };
  }
}

export const turn = turnLoop<State, Step>({
  rule: '3.0',
  steps: () => SEQUENCE,
  frame: frameOf,
  begin: (d, io) => io.emit({ type: 'turn-begun', rule: '3.0', turn: d.turn }),
  end(d, io) {
    tidy(d);
    if (d.turn === scenarioAt(d.scenario).turns) return over(d, io);
    d.turn++;
    io.emit({ type: 'turn-begun', rule: '3.0', turn: d.turn });
  },
});

function over(d: State, io: Io): void {
  pop(d);
  io.emit({ type: 'game-over', rule: scenarioAt(d.scenario).rule });
}

/** 3.4 Headquarters lose their combat supply; 7.4 the Soviet chits of the turn are remembered. */
function tidy(d: State): void {
  d.before = withEach(d.chits, (place, card) => (place !== ASIDE && sideOfCommand(card) === SOVIET ? 1 : 0));
  d.chits = NO_COMMAND;
  d.fed = NO_COMMAND;
  d.cup = NO_SIDE;
  d.drawn = [];
  d.stopped = NO_SIDE;
  d.sentBack = 0;
  d.railed = 0;
  d.acted = NO_UNIT;
  d.marched = NO_UNIT;
  d.spent = NO_UNIT;
  d.mode = NO_UNIT;
  d.hosted = NO_HEX;
}

const NO_COMMAND: readonly number[] = repeated(COMMAND_COUNT, 0);
const NO_UNIT: readonly number[] = repeated(COUNT, 0);
const NO_HEX: readonly number[] = repeated(HEXES, 0);
const NO_SIDE: readonly number[] = repeated(2, 0);
