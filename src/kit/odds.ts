/**
 * Combat odds on a ladder of columns. A rung is a whole number: 1:1 is 0, 2:1 is 1, 1:2 is -1 and so on without end, so
 * shifts can be summed and applied beyond the printed table before the result is clamped to it. Integers only.
 */
/** Rung of attack against defence, rounded in the defender's favour. Strengths are whole and above zero. */
export function rungOf(attack: number, defence: number): number {
  if (attack >= defence) return Math.floor(attack / defence) - 1;
  return 1 - Math.ceil(defence / attack);
}

export const ratioName = (rung: number): string => (rung >= 0 ? `${rung + 1}:1` : `1:${1 - rung}`);

/** Rung of a column as printed, e.g. `6:1` or `1:2`. */
export function rungNamed(name: string): number {
  const [, a, b] = /^([1-9]\d*):([1-9]\d*)$/.exec(name) ?? [];
  if (b === '1') return Number(a) - 1;
  if (a === '1') return 1 - Number(b);
  throw new Error(`not a column: ${name}`);
}

export const clamp = (n: number, low: number, high: number): number => (n < low ? low : n > high ? high : n);
