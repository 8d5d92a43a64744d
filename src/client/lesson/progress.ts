/** The step at which a lesson was left, kept on this machine. */
const keyOf = (game: string): string => `hexfront.lesson.${game}`;

/** Steps count from 0; a step that the lesson no longer has is the first one. */
export function keptStep(game: string, steps: number): number {
  const step = Number(read(keyOf(game)) ?? 0);
  return Number.isInteger(step) && step > 0 && step < steps ? step : 0;
}

/** Storage may be switched off or full; then the next visit begins anew. */
export function keepStep(game: string, step: number): void {
  try {
    globalThis.localStorage?.setItem(keyOf(game), String(step));
  } catch {
    return;
  }
}

function read(key: string): string | undefined {
  try {
    return globalThis.localStorage?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
