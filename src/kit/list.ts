/** Lists inside frames are replaced, never changed in place, so a draft may share them with the state it came from. */
export const without = (list: readonly number[], item: number): readonly number[] => list.filter(x => x !== item);

/** All non-empty subsets in a fixed order (by bit pattern). For short lists only. */
export function subsets(list: readonly number[]): number[][] {
  const out: number[][] = [];
  for (let bits = 1; bits < 1 << list.length; bits++) out.push(list.filter((_, i) => bits & (1 << i)));
  return out;
}
