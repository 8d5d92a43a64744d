/** 13.4.2, 13.4.3 Panzer regiments split into battalions, and battalions joined again. */
import { itemAt, valueIn, withAll } from '../../../kit/list.ts';
import { BATTALIONS, regimentOf } from '../pieces.ts';
import { GONE, placeOf, SPARE, type State, stepsOf } from '../state.ts';

/** The battalions are placed where the regiment was; the second one of a reduced regiment is already lost (12.2.1). */
export function split(d: State, regiment: number): readonly number[] {
  const halves = valueIn(BATTALIONS, regiment);
  const left = halves.slice(0, stepsOf(d, regiment));
  for (const u of halves) {
    const isLeft = left.includes(u);
    d.place = d.place.with(u, isLeft ? placeOf(d, regiment) : GONE);
    d.steps = d.steps.with(u, isLeft ? 1 : 0);
    d.done = d.done.with(u, itemAt(d.done, regiment));
  }
  d.place = d.place.with(regiment, SPARE);
  return left;
}

/** Both battalions exist, so the regiment is at full strength. */
export function join(d: State, battalion: number): number {
  const regiment = regimentOf(battalion);
  const halves = valueIn(BATTALIONS, regiment);
  d.place = d.place.with(regiment, placeOf(d, battalion));
  d.steps = d.steps.with(regiment, halves.length);
  d.done = d.done.with(regiment, Math.max(...halves.map(u => itemAt(d.done, u))));
  d.place = withAll(d.place, halves, SPARE);
  return regiment;
}
