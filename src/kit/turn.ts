/** The phase that runs the sequence of play, turn by turn. The game defines the steps and what ends a turn. */
import { type Io, type Phase, push } from './flow.ts';
import type { TurnFrame } from './frames.ts';
import type { BaseState, Frame } from './game.ts';

export interface TurnSpec<S extends BaseState, T> {
  readonly rule: string;
  /** The steps of the current turn. */
  steps(s: S): readonly T[];
  /** The frame of a step; undefined if the step is skipped. */
  frame(s: S, step: T): Frame | undefined;
  /** Before the first turn. */
  begin?(d: S, io: Io): void;
  /** Before each step; it may end the game. */
  between?(d: S, io: Io): void;
  /** After the last step: starts the next turn or ends the game. */
  end(d: S, io: Io): void;
}

export const turnLoop = <S extends BaseState, T>(spec: TurnSpec<S, T>): Phase<S, TurnFrame> => ({
  rule: spec.rule,
  actor: () => undefined,
  enter: (d, _f, io) => spec.begin?.(d, io),
  auto(d, f, io) {
    spec.between?.(d, io);
    if (d.flow.length === 0) return;
    const step = spec.steps(d)[f.at++];
    if (step === undefined) {
      f.at = 0;
      spec.end(d, io);
      return;
    }
    const frame = spec.frame(d, step);
    if (frame) push(d, frame);
  },
});
