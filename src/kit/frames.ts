/** Frames that every wargame has, type guards for them, and how to find them on the flow stack. */
import { type Io, type Phase, pop } from './flow.ts';
import type { BaseState, Frame } from './game.ts';
import type { Side } from './sides.ts';

/** A phase of one side, by its number. */
export interface SideFrame extends Frame {
  readonly side: Side;
}

/** A phase of several actions: once a player has acted, only he ends it, so that he can still undo. */
export interface ActedFrame extends Frame {
  acted: number;
}

export const hasActed = (_s: BaseState, f: ActedFrame): boolean => f.acted === 1;

/** The frame that runs the sequence of play. */
export interface TurnFrame extends Frame {
  readonly phase: 'turn';
  /** Next step of the sequence. */
  at: number;
}

/** Makes a type guard for the frames of some phases. */
export const frameIs =
  <F extends Frame>(...phases: readonly F['phase'][]): ((f: Frame) => f is F) =>
  (f): f is F =>
    phases.includes(f.phase);

/** The topmost frame of a kind; throws if there is none. */
export function frameBelow<F extends Frame>(s: BaseState, is: (f: Frame) => f is F): F {
  const found = s.flow.findLast(is);
  if (!found) throw new Error(`no such frame below ${s.flow.at(-1)?.phase ?? 'an ended game'}`);
  return found;
}

/** A process that runs stage by stage, while frames on top of it ask players for decisions. */
export interface StagedFrame extends Frame {
  /** The next stage. */
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
