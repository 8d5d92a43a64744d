/**
 * Shots that may be fired now: the best first, grouped by target, and only those relevant to what the player looks at.
 * What is under the pointer comes before what was clicked, so that pointing and one key fire.
 */
import type { ShotShown } from '../../kit/depict.ts';

/** All shots at one target, the best first. */
export interface Salvo {
  readonly target: number;
  readonly hex: number;
  readonly best: ShotShown;
  readonly others: readonly ShotShown[];
}

/** Only shots of these units, or at this hex. */
export type Sight =
  | { readonly kind: 'firers'; readonly units: readonly number[] }
  | { readonly kind: 'hex'; readonly hex: number };

/** What the player points at, has selected, and clicked last. */
export interface Looking {
  readonly pointed: { readonly unit?: number; readonly hex?: number };
  readonly held: readonly number[];
  readonly watched: { readonly unit?: number; readonly hex?: number };
}

/** The first of these that is part of a shot. */
export function sightOf(shots: readonly ShotShown[], { pointed, held, watched }: Looking): Sight | undefined {
  const firers = new Set(shots.map(shot => shot.unit));
  const holding = held.filter(unit => firers.has(unit));
  return (
    sightAt(shots, firers, pointed) ??
    (holding.length > 0 ? { kind: 'firers', units: holding } : undefined) ??
    sightAt(shots, firers, watched)
  );
}

function sightAt(
  shots: readonly ShotShown[],
  firers: ReadonlySet<number>,
  { unit, hex }: Looking['pointed'],
): Sight | undefined {
  if (unit !== undefined && firers.has(unit)) return { kind: 'firers', units: [unit] };
  if (hex !== undefined && shots.some(shot => shot.hex === hex)) return { kind: 'hex', hex };
  return undefined;
}

export function seenShots(shots: readonly ShotShown[], sight: Sight | undefined): readonly ShotShown[] {
  if (!sight) return shots;
  return shots.filter(shot => (sight.kind === 'hex' ? shot.hex === sight.hex : sight.units.includes(shot.unit)));
}

/** Grouped by target: a target is placed by its best shot. Equal chances keep the order of the game. */
export function salvosOf(shots: readonly ShotShown[]): readonly Salvo[] {
  const byTarget = new Map<number, Salvo & { readonly others: ShotShown[] }>();
  for (const shot of shots.toSorted((a, b) => b.chance - a.chance)) {
    const salvo = byTarget.get(shot.target);
    if (salvo) salvo.others.push(shot);
    else byTarget.set(shot.target, { target: shot.target, hex: shot.hex, best: shot, others: [] });
  }
  return [...byTarget.values()];
}

/** Whether two shots of two positions are the same. */
export const isSameShot = (a: ShotShown, b: ShotShown): boolean => keyOf(a) === keyOf(b);

export const keyOf = ({ unit, target, action }: ShotShown): string =>
  [unit, target, action.type, action.hex, action.card, action.n].join(' ');
