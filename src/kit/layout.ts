/**
 * The layouts of the flow stack that a file may begin from: the turn, the step of it that is being played, and the
 * frames on that step, down to the middle of a battle.
 */
import { type Declared, type Engagement, nearOf, placesIn } from './declare.ts';
import type { BaseState, Frame } from './game.ts';
import { itemAt } from './list.ts';

/** A step of the turn. */
export interface LaidStep {
  readonly phase: string;
  readonly side?: number | string;
  readonly impulse?: number;
  readonly defensive?: true;
}

export interface Layout<S> {
  steps(s: S): readonly LaidStep[];
  /** For each phase in which a game may begin: the step of the turn or the phase below it, or several alternatives. */
  readonly on: Readonly<Record<string, string | readonly string[]>>;
  /** Phases that stay unentered while others are on top of them. */
  readonly waiting?: readonly string[];
  /** Phases in which the opponent of the step's side decides. */
  readonly enemies?: readonly string[];
  /** Phases before the first turn; later ones of them lie below, not yet entered. */
  readonly before?: readonly string[];
  /** Any other fault of such a position. */
  fault?(s: S): string | undefined;
}

export function layoutFault<S extends BaseState>(s: S, layout: Layout<S>): string | undefined {
  const [turn, ...frames] = s.flow;
  if (turn?.phase !== 'turn' || frames.length === 0) return 'no turn is being played';
  const { before = [], on } = layout;
  const isEarly = frames.every(f => before.includes(f.phase) && !(isEntered(turn) && Object.hasOwn(on, f.phase)));
  const fault = isEarly ? unbegun(turn, frames) : ongoing(s, layout, turn, frames);
  return fault ?? layout.fault?.(s);
}

function unbegun(turn: Frame, frames: readonly Frame[]): string | undefined {
  const waiting = [turn, ...frames.slice(0, -1)];
  return waiting.some(isEntered) || numberIn(turn, 'at') !== 0 ? 'the first turn has begun already' : undefined;
}

function ongoing<S>(s: S, layout: Layout<S>, turn: Frame, frames: readonly Frame[]): string | undefined {
  const step = layout.steps(s)[numberIn(turn, 'at') - 1];
  for (const [i, f] of frames.entries()) {
    const base = Object.hasOwn(layout.on, f.phase) ? layout.on[f.phase] : undefined;
    if (base === undefined) return `no game begins in the middle of ${f.phase}`;
    const below = i === 0 ? step?.phase : frames[i - 1]?.phase;
    if (below === undefined || ![base].flat().includes(below)) return `${f.phase} does not come here`;
  }
  // The top frame may be unentered: it is entered next.
  const isWaiting = (f: Frame): boolean => layout.waiting?.includes(f.phase) ?? false;
  if ([turn, ...frames.slice(0, -1)].some(f => isEntered(f) === isWaiting(f)))
    return 'something has not begun that others stand on';
  const [first] = frames;
  const isOther = first && layout.enemies?.includes(first.phase);
  return step && first && (isOther || agrees(step, first)) ? undefined : 'the turn is at another step';
}

const agrees = (step: LaidStep, f: Frame): boolean =>
  agree(step.side, fieldOf(f, 'side')) &&
  agree(step.impulse, fieldOf(f, 'impulse')) &&
  (fieldOf(f, 'defensive') ?? false) === (step.defensive ?? false);

const agree = (wanted: unknown, own: unknown): boolean => wanted === undefined || own === undefined || wanted === own;

const isEntered = (f: Frame): boolean => f.entered === 1;
const fieldOf = (f: Frame, name: string): unknown => new Map<string, unknown>(Object.entries(f)).get(name);
const numberIn = (f: Frame, name: string): number => Number(fieldOf(f, name));

/** Declared battles name only units and hexes that can fight, each unit with hexes next to it. */
export function declaredFault(e: Engagement, d: Declared): string | undefined {
  const { hexes, leads, units, battles } = d;
  if (!isPart(hexes, e.hexes) || !isPart(units, e.units)) return 'somebody is declared who cannot fight';
  if (
    e.hexes.some((h, t) => e.owed[t] && !hexes.includes(h)) ||
    e.units.some((u, a) => e.bound[a] && !units.includes(u))
  )
    return 'somebody is not declared who must fight';
  if (leads.length !== hexes.length || battles.length !== units.length)
    return 'lists of a declaration differ in length';
  const places = placesIn(hexes);
  if (units.some(u => !nearOf(e, u).some(h => places.has(h)))) return 'somebody is declared who has nobody to fight';
  const leadOf = (h: number): number => leads[places.get(h) ?? -1] ?? -1;
  if (hexes.some((h, i) => itemAt(leads, i) > h || leadOf(itemAt(leads, i)) !== leads[i]))
    return 'a battle is not named by its first hex';
  const isOut = (u: number, i: number): boolean =>
    battles[i] !== -1 && !nearOf(e, u).some(h => leadOf(h) === battles[i]);
  return units.some(isOut) ? 'somebody attacks what is not beside him' : undefined;
}

/** Whether `part` is a subsequence of `whole`. */
function isPart(part: readonly number[], whole: readonly number[]): boolean {
  let at = 0;
  for (const item of part) {
    at = whole.indexOf(item, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
