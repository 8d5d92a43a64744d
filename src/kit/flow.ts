/**
 * The flow of a game as a JSON stack of frames. A phase record says who acts, what may be chosen and what each choice
 * does. The runner enters frames, runs phases without an actor, and takes forced choices itself (logged as `forced`
 * events), so a game stops only where a player has a real decision.
 */

import type { Dice } from './dice.ts';
import type { Action, BaseState, Choice, Frame, GameEvent, Refusal, Role } from './game.ts';
import { cacheOfEach } from './partOfEach.ts';
import { asked, settle } from './question.ts';

/** What a rule handler may do besides changing the draft: roll dice and emit events. */
export interface Io {
  readonly dice: Dice;
  /** The role whose action is being applied. */
  readonly role?: Role | undefined;
  emit(event: GameEvent): void;
}

/** A method, so that a phase may write its handlers for its own narrower frame. */
interface Handler<S, F> {
  run(d: S, f: F, a: Action, io: Io): void;
}

export interface Phase<S extends BaseState, F extends Frame = Frame> {
  readonly rule: string;
  /** The role that decides; undefined if the phase runs by itself (then `auto` must move the flow on). */
  actor(s: S, f: F): Role | undefined;
  /**
   * All roles that decide now, where several do so at the same time in secret; `actor` is then the first of them. The
   * state keeps each choice, hidden by the view, until the phase goes on.
   */
  actors?(s: S, f: F): readonly Role[];
  /** Runs once, when the frame is first on top. */
  enter?(d: S, f: F, io: Io): void;
  auto?(d: S, f: F, io: Io): void;
  legal?(s: S, f: F, role?: Role): Choice[];
  complete?(s: S, f: F, choice: Choice, role?: Role): Action[];
  /** The listed action that another spelling stands for, if it has several spellings; see kit/offer.ts. */
  meant?(s: S, f: F, action: Action): Action | undefined;
  /** The hexes that a listed action steps into by itself, in order; undefined if it does not move. */
  way?(s: S, f: F, action: Action): readonly number[] | undefined;
  /**
   * Whether a listed action may take the way it names in `hexes` instead. The caller has checked that they are
   * neighbours, without repeats, and end at `hex`. The phase judges the rest, including the first step; its handler
   * then follows them.
   */
  follows?(s: S, f: F, action: Action): boolean;
  /** Why an action of this phase is not legal; undefined where it is. See kit/offer.ts. */
  whyNot?(s: S, f: F, action: Action, role?: Role): Refusal | undefined;
  /**
   * A nearer reason to refuse an action that the phase does not offer than being out of phase; undefined if there is
   * none.
   */
  elsewhere?(s: S, f: F, action: Action): Refusal | undefined;
  /** The list derived from the offers, where `legal` writes a faster one. Only tests ask for it. */
  derived?(s: S, f: F, role?: Role): Choice[];
  readonly on?: Readonly<Record<string, Handler<S, F>['run']>>;
  /**
   * Whether even a single choice is left to the player: after an action of his own, so that he can still undo it before
   * the game goes on.
   */
  waits?(s: S, f: F): boolean;
}

export type Phases<S extends BaseState> = Readonly<Record<string, Phase<S>>>;

export const topFrame = (s: BaseState): Frame | undefined => s.flow[s.flow.length - 1];

/** A phase was reached that is not in the table: of a game whose opening alone is loaded, it is still to come. */
export class PhaseNotHere extends Error {}

export function phaseOf<S extends BaseState>(phases: Phases<S>, f: Frame): Phase<S> {
  const phase = Object.hasOwn(phases, f.phase) ? phases[f.phase] : undefined;
  if (!phase) throw new PhaseNotHere(`no phase ${f.phase}`);
  return phase;
}

/** Puts a frame on top; it is entered when the handler that pushed it returns. */
export const push = (d: BaseState, f: Frame): void => {
  d.flow.push(f);
};

/** Takes the top frame off. */
export const pop = (d: BaseState): void => {
  d.flow.pop();
};

/** For a draft: frames one level deep, as their lists are replaced and never changed in place. */
export function copyFrames<F extends Frame>(flow: readonly F[]): F[] {
  const out: F[] = [];
  for (const f of flow) out.push({ ...f });
  return out;
}

export function activeRoles<S extends BaseState>(phases: Phases<S>, s: S): readonly Role[] {
  const f = topFrame(s);
  return f ? actorsIn(phaseOf(phases, f), s, f) : [];
}

/** The role that decides; the first of several. */
export const activeRole = <S extends BaseState>(phases: Phases<S>, s: S): Role | undefined => activeRoles(phases, s)[0];

function actorsIn<S extends BaseState>(phase: Phase<S>, s: S, f: Frame): readonly Role[] {
  if (phase.actors) return phase.actors(s, f);
  const role = phase.actor(s, f);
  return role === undefined ? [] : [role];
}

const mayAct = <S extends BaseState>(phase: Phase<S>, s: S, f: Frame, role: Role): boolean =>
  phase.actors ? phase.actors(s, f).includes(role) : phase.actor(s, f) === role;

/**
 * The list that `run` computed when it stopped: a state that has been returned does not change any more. Few of them, as
 * every collection of garbage copies all that is kept.
 */
const resting = cacheOfEach<BaseState, Choice[]>(4);

export function legalNow<S extends BaseState>(phases: Phases<S>, s: S, role: Role): Choice[] {
  const f = topFrame(s);
  if (!f) return [];
  const phase = phaseOf(phases, f);
  if (!phase.legal || !mayAct(phase, s, f, role)) return [];
  return (phase.actors ? undefined : resting.known(s)) ?? phase.legal(s, f, role);
}

/** The list derived from the offers of the phase; undefined if it has none. */
export function derivedNow<S extends BaseState>(phases: Phases<S>, s: S, role: Role): Choice[] | undefined {
  const f = topFrame(s);
  if (!f) return undefined;
  const phase = phaseOf(phases, f);
  return mayAct(phase, s, f, role) ? phase.derived?.(s, f, role) : undefined;
}

export function completeNow<S extends BaseState>(phases: Phases<S>, s: S, choice: Choice, role?: Role): Action[] {
  const f = topFrame(s);
  if (!f) return [];
  const { on = {}, complete } = phaseOf(phases, f);
  // An unknown type has no completions.
  return (Object.hasOwn(on, choice.type) && complete?.(s, f, choice, role)) || [];
}

/** The listed action that an action stands for; undefined if it is spelt as listed. */
export function meantNow<S extends BaseState>(phases: Phases<S>, s: S, a: Action): Action | undefined {
  const f = topFrame(s);
  return f && phaseOf(phases, f).meant?.(s, f, a);
}

/** The way of a listed action, and whether it may take another one. */
export function wayNow<S extends BaseState>(phases: Phases<S>, s: S, a: Action): readonly number[] | undefined {
  const f = topFrame(s);
  return f && phaseOf(phases, f).way?.(s, f, a);
}

export function followsNow<S extends BaseState>(phases: Phases<S>, s: S, a: Action): boolean {
  const f = topFrame(s);
  return (f && phaseOf(phases, f).follows?.(s, f, a)) ?? false;
}

/**
 * Why a role cannot take an action now: first what holds in every phase, then the phase's own reason. `ended` is the
 * section of a game that is over.
 */
export function explainNow<S extends BaseState>(
  phases: Phases<S>,
  s: S,
  { role, action, ended }: { readonly role: Role; readonly action: Action; readonly ended: string },
): Refusal | undefined {
  const f = topFrame(s);
  if (!f) return { rule: ended, code: 'over' };
  const phase = phaseOf(phases, f);
  if (!mayAct(phase, s, f, role))
    return { rule: phase.rule, code: 'not-your-decision', about: { role: actorsIn(phase, s, f)[0] } };
  const { type } = action;
  if (!Object.hasOwn(phase.on ?? {}, type))
    return phase.elsewhere?.(s, f, action) ?? { rule: phase.rule, code: 'not-now', about: { type, phase: f.phase } };
  return phase.whyNot?.(s, f, phase.meant?.(s, f, action) ?? action, role);
}

/** Applies an action to the draft and runs on to the next real decision. */
export function perform<S extends BaseState>(phases: Phases<S>, d: S, a: Action, io: Io): void {
  act(phases, d, a, io);
  run(phases, d, io);
}

function act<S extends BaseState>(phases: Phases<S>, d: S, a: Action, io: Io): void {
  const f = topFrame(d);
  const on = f && phaseOf(phases, f).on;
  const handler = on && Object.hasOwn(on, a.type) ? on[a.type] : undefined;
  if (!f || !handler) throw new Error(`nothing handles ${a.type} in ${f?.phase ?? 'an ended game'}`);
  handler(d, f, a, io);
}

/** Enters and runs frames until a player has a choice to make or the stack is empty. */
export function run<S extends BaseState>(phases: Phases<S>, d: S, io: Io): void {
  for (let steps = 0; steps < 100_000; steps++) {
    const f = topFrame(d);
    if (!f) return;
    const phase = phaseOf(phases, f);
    if (!f.entered) {
      f.entered = 1;
      if (phase.enter) {
        phase.enter(d, f, io);
        continue;
      }
    }
    const role = phase.actors ? phase.actors(d, f)[0] : phase.actor(d, f);
    if (role === undefined) {
      if (!phase.auto) throw new Error(`phase ${f.phase} has neither an actor nor work of its own`);
      phase.auto(d, f, io);
      continue;
    }
    if (phase.actors) return;
    const choices = listOf(d, f, phase);
    const forced = phase.waits?.(d, f) ? undefined : onlyChoice(choices);
    if (!forced) {
      resting.keep(d, choices);
      settle(d);
      return;
    }
    io.emit({ type: 'forced', role, action: { ...forced } });
    act(phases, d, forced, { ...io, role });
  }
  throw new Error('the flow does not come to rest');
}

/** Runs as a question of its own: the draft does not change while a list is made. */
const listOf = asked(<S extends BaseState>(d: S, f: Frame, phase: Phase<S>): Choice[] => phase.legal?.(d, f) ?? []);

function onlyChoice(choices: readonly Choice[]): Choice | undefined {
  const [only] = choices;
  return choices.length === 1 && only?.open === undefined ? only : undefined;
}
