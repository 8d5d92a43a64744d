/** 4.0 Runs the sequence of play, turn by turn. */
import type { Io, Phase } from '../../../kit/flow.ts';
import type { TurnFrame } from '../../../kit/frames.ts';
import type { Frame } from '../../../kit/game.ts';
import { withAll } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { turnLoop } from '../../../kit/turn.ts';
import { TURNS } from '../data/calendar.ts';
import { ENGINEERS, GERMAN, GUNS, roleOf, SOVIET } from '../pieces.ts';
import { levelOf, pointsOf } from '../rules/victory.ts';
import { placeOf, SPENT, type State } from '../state.ts';

export interface Step {
  readonly phase: string;
  readonly side: Side;
  /** Fire in the enemy's player turn. */
  readonly defensive?: true;
}

/** The steps of a turn depend on whether the Germans move first (13.6). */
export const turnPhase = (
  sequence: (movesFirst: boolean) => readonly Step[],
  frameOf: (step: Step) => Frame,
): Phase<State, TurnFrame> =>
  turnLoop<State, Step>({
    rule: '4.0',
    steps: s => sequence(s.movesFirst === 1),
    frame: (s, step) => (step.phase === 'order' && !mayMoveFirst(s) ? undefined : frameOf(step)),
    begin: announce,
    end: endTurn,
  });

/** 13.6.1 From turn 2 on. */
export const mayMoveFirst = ({ options, turn }: Pick<State, 'options' | 'turn'>): boolean =>
  options.moveFirst && turn > 1;

function endTurn(d: State, io: Io): void {
  if (d.turn === 1) disband(d, io);
  if (d.turn >= TURNS) {
    judge(d, io);
    return;
  }
  d.turn++;
  d.movesFirst = 0;
  announce(d, io);
}

/** 10.1.1, 10.2.1 Unused artillery and engineers leave after turn 1. */
function disband(d: State, io: Io): void {
  for (const [rule, list] of [
    ['10.1.1', GUNS],
    ['10.2.1', ENGINEERS],
  ] as const) {
    const units = list.filter(u => placeOf(d, u) >= 0);
    d.place = withAll(d.place, units, SPENT);
    if (units.length > 0) io.emit({ type: 'disbanded', rule, units });
  }
}

/** 12.3 */
function judge(d: State, io: Io): void {
  const { total, ...parts } = pointsOf(d);
  const level = levelOf(total);
  d.winner = level.winner === roleOf(GERMAN) ? GERMAN : SOVIET;
  d.ending = { rule: '12.3', code: level.code, points: total };
  d.flow.length = 0;
  io.emit({ type: 'judged', rule: '12.3', ...parts, total, code: level.code });
}

function announce(d: State, io: Io): void {
  io.emit({ type: 'turn', rule: '4.0', turn: d.turn });
}
