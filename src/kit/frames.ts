/** Frames that every wargame has, and how they are told apart and found on the flow stack. */
import { type Io, type Phase, pop } from './flow.ts';
import type { BaseState, Frame } from './game.ts';
import type { Side } from './sides.ts';

/** A phase of one side, by its number. */
export interface SideFrame extends Frame {
  readonly side: Side;
}

/** Where players do one thing after another: they say themselves when they are done once they have begun, and can undo. */
export interface ActedFrame extends Frame {
  acted: number;
}

export const hasActed = (_s: BaseState, f: ActedFrame): boolean => f.acted === 1;

/** Works off the sequence of play. */
export interface TurnFrame extends Frame {
  readonly phase: 'turn';
  /** Next step of the sequence. */
  at: number;
}

/** Tells the frames of some phases from others. */
export const frameIs =
  <F extends Frame>(...phases: readonly F['phase'][]): ((f: Frame) => f is F) =>
  (f): f is F =>
    phases.includes(f.phase);

/** The topmost frame of a kind, which those above it belong to; a game asks only where there is one. */
export function frameBelow<F extends Frame>(s: BaseState, is: (f: Frame) => f is F): F {
  const found = s.flow.findLast(is);
  if (!found) throw new Error(`no such frame below ${s.flow.at(-1)?.phase ?? 'an ended game'}`);
  return found;
}

/** Something that happens by itself stage by stage, while frames on top of it ask the players what they have to decide. */
export interface StagedFrame extends Frame {
  /** What is done next. */
  stage: number;
}

export type Stage<S, F> = (d: S, f: F, io: Io) => void;

export const stagedPhase = <S extends BaseState, F extends StagedFrame>(
  rule: string,
  stages: readonly Stage<S, F>[],
): Phase<S, F> => ({
  rule,
  actor: () => undefined,
  auto(d, f, io) {
    const stage = stages[f.stage++];
    if (stage) stage(d, f, io);
    else pop(d);
  },
});
