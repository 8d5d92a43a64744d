/** Collects violations of a position's invariants: for tests and fuzzing. */
import type { Violation } from './game.ts';

/** Notes a violation where `holds` is false. */
type Must = (holds: boolean, rule: string, message: string) => void;

export function violations(look: (must: Must) => void): Violation[] {
  const out: Violation[] = [];
  look((holds, rule, message) => {
    if (!holds) out.push({ rule, message });
  });
  return out;
}

/** Hexes in which units of both sides stand; only units for which `counts` is true are counted. */
export function sharedHexes(
  place: readonly number[],
  side: readonly number[],
  counts: (unit: number) => boolean = () => true,
): number[] {
  const holder = new Map<number, number | undefined>();
  const shared = new Set<number>();
  place.forEach((hex, unit) => {
    if (hex < 0 || !counts(unit)) return;
    if (holder.has(hex) && holder.get(hex) !== side[unit]) shared.add(hex);
    holder.set(hex, side[unit]);
  });
  return [...shared];
}
