/** `50%`, `16.7%`: a decimal only where it says something. */
export function percentOf(chance: number): string {
  const p = chance * 100;
  return `${Math.abs(p - Math.round(p)) < 0.05 ? Math.round(p) : p.toFixed(1)}%`;
}
