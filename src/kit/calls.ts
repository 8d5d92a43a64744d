/**
 * Places that attract units, for bots: cities and villages to be taken or held. The call of a place grows with its
 * value, and shrinks with its distance and with the strength already on its way there. Each unit answers the strongest
 * call.
 */

export interface Calls {
  /** The value of reaching each place, before units on their way are counted. */
  readonly prize: readonly number[];
  /** The strength that is enough there. */
  readonly need: readonly number[];
  /** Hexes to each place, by hex. */
  readonly distance: readonly Uint8Array[];
  /** The distance beyond which a unit ignores the call. */
  readonly horizon: number;
  /** Strength by unit. */
  readonly weight: readonly number[];
  /** Strength of the units that have chosen each place. */
  readonly load: number[];
  /** The place that each unit has chosen. */
  readonly goal: Map<number, number>;
}

/** Lets the troops choose one after the other, from where they stand. */
export function callTroops(
  spec: Omit<Calls, 'load' | 'goal'>,
  troops: readonly number[],
  place: readonly number[],
): Calls {
  const calls: Calls = { ...spec, load: spec.prize.map(() => 0), goal: new Map() };
  for (const u of troops) answer(calls, u, place[u] ?? -1);
  return calls;
}

function answer(calls: Calls, u: number, h: number): void {
  let [best, most] = [-1, 0];
  for (let c = 0; c < calls.prize.length; c++) {
    const call = callOf(calls, c, 0, h);
    if (call > most) [best, most] = [c, call];
  }
  if (best < 0) return;
  calls.goal.set(u, best);
  calls.load[best]! += calls.weight[u]!;
}

/** The strongest call on a unit that stands in a hex. */
export function callAt(calls: Calls, u: number, h: number): number {
  const goal = calls.goal.get(u);
  let most = 0;
  for (let c = 0; c < calls.prize.length; c++) {
    const call = callOf(calls, c, c === goal ? calls.weight[u]! : 0, h);
    if (call > most) most = call;
  }
  return most;
}

/** `own` is what the asking unit itself has added to the load. */
function callOf({ prize, need, load, distance, horizon }: Calls, c: number, own: number, h: number): number {
  const far = distance[c]?.[h] ?? horizon;
  if (prize[c] === 0 || far >= horizon) return 0;
  return (prize[c]! / (1 + (load[c]! - own) / need[c]!)) * (1 - far / horizon);
}

export interface Scored {
  readonly hex: number;
  readonly score: number;
}

/** The first of the hexes with the highest score; undefined where there are none. */
export function bestHex(hexes: readonly number[], score: (hex: number) => number): Scored | undefined {
  let best: Scored | undefined;
  for (const hex of hexes) {
    const found = score(hex);
    if (!best || found > best.score) best = { hex, score: found };
  }
  return best;
}

/** How many hexes around `to` no other unit covers, if the unit moves there from `from`. */
export function gapsClosed(
  beside: readonly (readonly number[])[],
  zone: Uint8Array,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  const own = beside[from] ?? [];
  let open = 0;
  for (const hex of beside[to] ?? []) if (!zone[hex] || own.includes(hex) || hex === from) open++;
  return open;
}
