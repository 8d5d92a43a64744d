/** 4.0 Runs the sequence of play, turn by turn. */

import type { Io, Phase } from '../../../kit/flow.ts';
import type { TurnFrame } from '../../../kit/frames.ts';
import type { Frame } from '../../../kit/game.ts';
import { repeated } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { turnLoop } from '../../../kit/turn.ts';
import { yearOf } from '../data/calendar.ts';
import { AXIS } from '../pieces.ts';
import { noticeTaken } from '../rules/garrisons.ts';
import { presence } from '../rules/ground.ts';
import { checkNations } from '../rules/nations.ts';
import { checkVictory, judge } from '../rules/victory.ts';
import { checkNeutrals } from '../rules/whatIf.ts';
import { isReversed, lastTurn, scenarioOf } from '../scenarios.ts';
import type { State } from '../state.ts';

/** A step of a turn; weather concerns both sides, and counts as the Axis player's. */
export interface Step {
  readonly phase: string;
  readonly side: Side;
  readonly impulse: number;
}

export const turnPhase = (sequence: readonly Step[], frameOf: (step: Step) => Frame): Phase<State, TurnFrame> =>
  turnLoop<State, Step>({
    rule: '4.0',
    steps: () => sequence,
    frame: (s, step) => (isLeftOut(s, step) ? undefined : frameOf(step)),
    begin: announce,
    between: checkAll,
    end: endTurn,
  });

/** Losses change ZOCs, and thereby control (5.5), although no unit enters a hex. */
function checkAll(d: State, io: Io): void {
  const who = presence(d);
  checkNeutrals(d, io, who);
  noticeTaken(d, io, who);
  const falls = checkNations(d, io, who);
  checkVictory(d, io, falls ? presence(d) : who);
}

/** S3.4 If the Axis set up first, the game begins with the Soviet player turn. */
const isLeftOut = (s: State, step: Step): boolean =>
  step.side === AXIS && step.phase !== 'weather' && isReversed(s) && s.turn === scenarioOf(s.scenario).start.turn;

function endTurn(d: State, io: Io): void {
  if (d.turn >= lastTurn(scenarioOf(d.scenario))) {
    judge(d, io);
    return;
  }
  d.turn++;
  d.railed = repeated(d.railed.length, 0);
  d.sailed = repeated(d.sailed.length, 0);
  // 9.10.2 Artillery is counted by the year.
  if (yearOf(d.turn) !== yearOf(d.turn - 1)) d.gunsUsed = 0;
  announce(d, io);
}

function announce(d: State, io: Io): void {
  io.emit({ type: 'turn', rule: '4.0', turn: d.turn });
}
