/**
 * Which rule is open. Any panel may call `openRule('sixth-army', '10.5')`; the component that shows the book follows
 * `currentRule`. The visited places form a history with back and forward; another game starts a new one.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';

export interface Place {
  readonly gameId: string;
  readonly section: string;
}

interface Trail {
  readonly places: readonly Place[];
  readonly at: number;
}

const NOWHERE: Trail = { places: [], at: -1 };
const LONGEST = 200;

const trail = signal<Trail>(NOWHERE);

export const currentRule: ReadonlySignal<Place | undefined> = computed(() => trail.value.places[trail.value.at]);
export const canGoBack: ReadonlySignal<boolean> = computed(() => trail.value.at > 0);
export const canGoForward: ReadonlySignal<boolean> = computed(() => trail.value.at < trail.value.places.length - 1);

/** Opening the same rule again makes a new `Place`, so that the book scrolls back to it. */
export function openRule(gameId: string, section: string): void {
  const { places, at } = trail.peek();
  const here = places[at];
  const isSame = here?.gameId === gameId && here.section === section;
  const past = here?.gameId === gameId ? places.slice(0, isSame ? at : at + 1) : [];
  const next = [...past, { gameId, section }, ...(isSame ? places.slice(at + 1) : [])];
  const over = Math.max(0, next.length - LONGEST);
  trail.value = { places: next.slice(over), at: past.length - over };
}

export const goBack = (): void => step(-1);
export const goForward = (): void => step(1);

export function closeRules(): void {
  trail.value = NOWHERE;
}

function step(by: number): void {
  const { places, at } = trail.peek();
  if (places[at + by]) trail.value = { places, at: at + by };
}
