/** `50%`, `16.7%`: a decimal only if it is needed. */
export function percentOf(chance: number): string {
  const p = chance * 100;
  return `${Math.abs(p - Math.round(p)) < 0.05 ? Math.round(p) : p.toFixed(1)}%`;
}
