/** Shows what a step is about: marks on the map, the right tab, an overlay during the step. */
import { effect, untracked } from '@preact/signals';
import type { Action, Names } from '../../kit/game.ts';
import type { LessonPoint } from '../../kit/lesson.ts';
import { numberOf } from '../../kit/names.ts';
import type { Desk } from '../game/desk.ts';
import { OVERLAYS, type OverlayId, openTab, TABS, type Tab } from '../game/switches.ts';
import { ownActions, type Tutor } from './tutor.ts';

const SETTLE_MS = 80;

/** Returns the function that removes everything. */
export function guideWith(desk: Desk, tutor: Tutor): () => void {
  const stops = [
    effect(() => {
      desk.guide.value = { hexes: hexesOf(desk, tutor), actions: ownActions(tutor) };
    }),
    effect(() => {
      // Once per step, and again for its next moves; after the text has been laid out beside the map.
      tutor.step.value;
      tutor.tasks.value;
      const timer = setTimeout(() => find(desk, tutor), SETTLE_MS);
      return () => clearTimeout(timer);
    }),
    effect(() => {
      const { tab, overlay } = pointOf(tutor);
      return untracked(() => {
        const shown = TABS.find(one => one === tab);
        if (shown) bringTab(desk, shown);
        return layOver(
          desk,
          OVERLAYS.find(one => one === overlay),
        );
      });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    desk.guide.value = undefined;
  };
}

/** Scrolls to what the step shows, wherever the previous step has led. */
export function find(desk: Desk, tutor: Tutor): void {
  const hexes = hexesOf(desk, tutor);
  if (hexes.length === 0) return;
  desk.approach(hexes);
  desk.flash([...namedUnits(desk, pointOf(tutor)), ...ownActions(tutor).flatMap(unitsOf)]);
}

export const tabOf = (tutor: Tutor): Tab | undefined => TABS.find(tab => tab === pointOf(tutor).tab);

const pointOf = ({ lesson, step }: Tutor): LessonPoint => lesson.steps[step.value]?.point ?? {};

function hexesOf(desk: Desk, tutor: Tutor): readonly number[] {
  const { names } = desk.session.game;
  const point = pointOf(tutor);
  const actions = ownActions(tutor);
  const units = [...namedUnits(desk, point), ...actions.flatMap(unitsOf)];
  const places = new Map(desk.session.depiction.value?.counters.map(c => [c.unit, c.hex]) ?? []);
  const hexes = [
    ...numbers(names, 'hexes', point.hexes ?? []),
    ...units.flatMap(unit => places.get(unit) ?? []),
    ...actions.flatMap(action => action.hex ?? []),
  ];
  return [...new Set(hexes)];
}

const namedUnits = ({ session }: Desk, { units = [] }: LessonPoint): readonly number[] =>
  numbers(session.game.names, 'units', units);

const numbers = (names: Names, kind: 'units' | 'hexes', list: readonly string[]): number[] =>
  list.flatMap(name => {
    const read = numberOf(names, kind, name);
    return read.ok ? [read.value] : [];
  });

const unitsOf = ({ unit, units = [] }: Action): readonly number[] => (unit === undefined ? units : [unit, ...units]);

/** On a phone the panel would cover the map, so there only its tab is selected, and the card offers to open it. */
function bringTab(desk: Desk, tab: Tab): void {
  if (isNarrow() && !desk.isPanelOpen.value) desk.tab.value = tab;
  else openTab(desk, tab);
}

export const isNarrow = (): boolean => globalThis.matchMedia?.('(max-width: 760px)').matches === true;

/** Switches an overlay on, and off after the step, unless it was on before. */
function layOver(desk: Desk, id: OverlayId | undefined): (() => void) | undefined {
  if (id === undefined || desk.overlays.value.has(id)) return undefined;
  desk.overlays.value = new Set([...desk.overlays.value, id]);
  return () => {
    desk.overlays.value = new Set([...desk.overlays.peek()].filter(one => one !== id));
  };
}
