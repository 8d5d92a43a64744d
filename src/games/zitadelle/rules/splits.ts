/** 13.4.2, 13.4.3 Panzer regiments split into battalions, and battalions joined again. */
import { valueIn, withAll, withAt } from '../../../kit/list.ts';
import { BATTALIONS, regimentOf } from '../pieces.ts';
import { doneBy, GONE, placeOf, SPARE, type State, stepsOf } from '../state.ts';

/** The battalions are placed where the regiment was; the second one of a reduced regiment is already lost (12.2.1). */
export function split(d: State, regiment: number): readonly number[] {
  const halves = valueIn(BATTALIONS, regiment);
  const left = halves.slice(0, stepsOf(d, regiment));
  for (const u of halves) {
    const isLeft = left.includes(u);
    d.place = withAt(d.place, u, isLeft ? placeOf(d, regiment) : GONE);
    d.steps = withAt(d.steps, u, isLeft ? 1 : 0);
    d.done = withAt(d.done, u, doneBy(d, regiment));
  }
  d.place = withAt(d.place, regiment, SPARE);
  return left;
}

/** Both battalions exist, so the regiment is at full strength. */
export function join(d: State, battalion: number): number {
  const regiment = regimentOf(battalion);
  const halves = valueIn(BATTALIONS, regiment);
  d.place = withAt(d.place, regiment, placeOf(d, battalion));
  d.steps = withAt(d.steps, regiment, halves.length);
  d.done = withAt(d.done, regiment, Math.max(...halves.map(u => doneBy(d, u))));
  d.place = withAll(d.place, halves, SPARE);
  return regiment;
}
