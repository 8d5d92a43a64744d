/** 13.4.2, 13.4.3 Panzer regiments split into battalions, and battalions joined again. */
import { BATTALIONS, REGIMENT } from '../pieces.ts';
import { SPARE, type State } from '../state.ts';
import { frontOf } from './ground.ts';
import { hasTigers } from './values.ts';

/** The battalions a regiment has left: its second one is what a reduced regiment has lost. */
const halvesOf = (s: State, regiment: number): readonly number[] =>
  (BATTALIONS.get(regiment) ?? []).slice(0, s.steps[regiment]!);

/** Neither in an enemy ZOC nor disrupted (13.4.3). A regiment with Tigers stays whole. */
const isFree = (s: State, u: number): boolean => {
  const h = s.place[u]!;
  return h >= 0 && s.disrupted[u] === 0 && frontOf(s, 0).ezoc[h] === 0;
};

export const maySplit = (s: State, u: number): boolean => BATTALIONS.has(u) && isFree(s, u) && !hasTigers(s, u);

/** The other battalion of the same regiment, in the same hex and as free as this one; -1 where there is none. */
export function partnerOf(s: State, u: number): number {
  const halves = BATTALIONS.get(REGIMENT[u]!) ?? [];
  const other = halves.find(v => v !== u && s.place[v] === s.place[u] && isFree(s, v));
  return other !== undefined && isFree(s, u) ? other : -1;
}

/** The battalions stand where the regiment stood, having done what it did. */
export function split(d: State, regiment: number): readonly number[] {
  const halves = halvesOf(d, regiment);
  for (const u of BATTALIONS.get(regiment)!) {
    const isLeft = halves.includes(u);
    if (!isLeft) continue;
    d.place[u] = d.place[regiment]!;
    d.steps[u] = 1;
    d.done[u] = d.done[regiment]!;
    d.disrupted[u] = d.disrupted[regiment]!;
  }
  d.place[regiment] = SPARE;
  return halves;
}

/** Both battalions are there, so the regiment is whole. */
export function join(d: State, battalion: number): number {
  const regiment = REGIMENT[battalion]!;
  const halves = BATTALIONS.get(regiment)!;
  d.place[regiment] = d.place[battalion]!;
  d.steps[regiment] = halves.length;
  d.done[regiment] = Math.max(...halves.map(u => d.done[u]!));
  for (const u of halves) d.place[u] = SPARE;
  return regiment;
}
