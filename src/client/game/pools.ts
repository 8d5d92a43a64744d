/** Boxes of counters that are not on the map, with their contents; those of one group together. */
import type { BoxShown, CounterShown } from '../../kit/depict.ts';
import type { Bilingual } from '../../kit/game.ts';
import type { Desk } from './desk.ts';

export interface Pool {
  readonly box: BoxShown;
  readonly units: readonly number[];
  /** Some unit in it can do something now. */
  readonly isAble: boolean;
}

/** A single box, or the boxes of a group in order. */
export interface PoolGroup {
  readonly id: string;
  readonly title: Bilingual;
  readonly pools: readonly Pool[];
  readonly isGroup: boolean;
}

/** Boxes that are not empty, in the game's order. */
export function poolsOf({ session }: Pick<Desk, 'session'>): Pool[] {
  const picture = session.depiction.value;
  const c = session.choices.value;
  const byBox = new Map<string, CounterShown[]>();
  for (const counter of picture?.counters ?? []) {
    if (counter.box === undefined) continue;
    const list = byBox.get(counter.box);
    if (list) list.push(counter);
    else byBox.set(counter.box, [counter]);
  }
  return (picture?.boxes ?? []).flatMap(box => {
    const units = byBox.get(box.id)?.map(x => x.unit) ?? [];
    return units.length === 0 ? [] : [{ box, units, isAble: units.some(u => c?.byUnit.has(u)) }];
  });
}

/** A group takes the place of its first box. */
export function groupedPools(pools: readonly Pool[]): readonly PoolGroup[] {
  const groups = new Map<string, PoolGroup>();
  for (const pool of pools) {
    const { box } = pool;
    const id = box.group ? `group ${box.group.title.en}` : box.id;
    const known = groups.get(id)?.pools ?? [];
    groups.set(id, {
      id,
      title: box.group?.title ?? box.title,
      pools: [...known, pool],
      isGroup: box.group !== undefined,
    });
  }
  return [...groups.values()];
}

export const unitsIn = ({ pools }: PoolGroup): number => pools.reduce((sum, { units }) => sum + units.length, 0);
