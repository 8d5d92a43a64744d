/** 5 The sequence of a turn, and what happens automatically at its end. */
import { type Io, type Phase, pop } from '../../../kit/flow.ts';
import type { TurnFrame } from '../../../kit/frames.ts';
import type { Frame } from '../../../kit/game.ts';
import { itemAt, repeated, withAt } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { turnLoop } from '../../../kit/turn.ts';
import { LAST_TURN } from '../card.ts';
import { LOGISTICS, LOGISTICS_MAXIMUM } from '../data/units.ts';
import type { SideFrame } from '../frames.ts';
import { roleOf, SOVIET, SUPPLY } from '../pieces.ts';
import { payingHexes } from '../rules/logistics.ts';
import { pointsOf, type State, win } from '../state.ts';

/** A step of the turn: its section, phase and side, and the frame to play, or undefined if it does not apply. */
export interface Step {
  readonly rule: string;
  readonly phase: string;
  readonly side?: Side;
  frame(s: State): Frame | undefined;
}

export const turnPhase = (sequence: readonly Step[]): Phase<State, TurnFrame> =>
  turnLoop<State, Step>({
    rule: '5.1',
    steps: () => sequence,
    frame: (s, step) => step.frame(s),
    begin(d, io) {
      d.turn = 1;
      io.emit({ type: 'turn', rule: '5.0', turn: 1 });
    },
    end: endTurn,
  });

/** 13.4 Support markers are removed; 4.0 after the fourth turn the Soviets win. */
function endTurn(d: State, io: Io): void {
  d.air = [];
  d.support = repeated(d.support.length, 0);
  if (d.turn === LAST_TURN) {
    io.emit({ type: 'last-turn', rule: '4.0' });
    win(d, SOVIET);
    return;
  }
  d.turn++;
  io.emit({ type: 'turn', rule: '5.0', turn: d.turn });
}

/** 13.2 Logistics points: a fixed number, dice for each connected supply hex, at most thirty. */
export const logistics: Phase<State, SideFrame> = {
  rule: '13.2',
  actor: () => undefined,
  auto(d, f, io) {
    pop(d);
    const { side } = f;
    const income = LOGISTICS[roleOf(side)].income;
    const depots = payingHexes(d, side).map(i => depot(i, io));
    const total = depots.reduce((sum, x) => sum + x.points, income);
    const lp = Math.min(pointsOf(d, side) + total, LOGISTICS_MAXIMUM);
    d.lp = withAt(d.lp, side, lp);
    const rule = side === SOVIET ? '13.2.2' : '13.2.1';
    io.emit({ type: 'logistics', rule, role: roleOf(side), income, depots, lp });
  },
};

/** 13.2.4 One die or two for a supply hex. */
function depot(i: number, io: Io): { hex: number; dice: number[]; points: number } {
  const { hex, dice: many } = itemAt(SUPPLY, i);
  const dice = Array.from({ length: many }, () => io.dice.roll(6, '13.2.4'));
  return { hex, dice, points: dice.reduce((sum, n) => sum + n, 0) };
}
