/** Fixed work for a given time: what all cores of a machine can do together, without games. */
const COLUMN = Array.from({ length: 120 }, (_, i) => (i * 7919) % 251);

/** Rounds of copying, filtering and small objects done within the time. */
export async function spin(ms: number): Promise<number> {
  const end = performance.now() + ms;
  let rounds = 0;
  let sum = 0;
  while (performance.now() < end) {
    for (let k = 0; k < 100; k++) {
      const column = COLUMN.slice();
      sum += column.flatMap((hex, unit) => ((hex + k) % 5 === 0 ? [{ unit, hex }] : [])).length;
    }
    rounds++;
  }
  return sum > 0 ? rounds : 0;
}
