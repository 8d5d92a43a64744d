/** The last step of an unfinished lesson, stored on this machine. */
const keyOf = (game: string): string => `hexfront.lesson.${game}`;

/** Steps count from 0; a step that no longer exists becomes the first one. */
export function keptStep(game: string, steps: number): number {
  const step = Number(read(keyOf(game)) ?? 0);
  return Number.isInteger(step) && step > 0 && step < steps ? step : 0;
}

/** Storage may be disabled or full; then the next visit starts again. */
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
