/** Switches around the map: overlays with their keys, and the tabs of the panel. */
import { effect } from '@preact/signals';
import { pageKeys } from '../app/overlays.ts';
import { lang, showNumbers } from '../app/settings.ts';
import type { Desk } from './desk.ts';
import { say } from './text.ts';

/** In the order of their keys, 1 to 9. */
export const OVERLAYS = ['reach', 'zoc', 'supply', 'threat', 'control', 'numbers', 'air', 'rail', 'other'] as const;
export type OverlayId = (typeof OVERLAYS)[number];

export const TABS = ['log', 'tracks', 'charts', 'odds', 'rules', 'luck'] as const;
export type Tab = (typeof TABS)[number];

export interface OverlaySwitch {
  readonly id: OverlayId;
  readonly key: string;
  readonly title: string;
}

/** Overlays that every game has; the others are zones, which a game shows or not. */
const ALWAYS: ReadonlySet<OverlayId> = new Set<OverlayId>(['reach', 'threat', 'supply', 'numbers']);
/** Zones named by the game, if all of them have the same name. */
const OWN_NAME: ReadonlySet<OverlayId> = new Set<OverlayId>(['air', 'other']);

/** The overlays of this game. Each always has the same key. */
export function overlaysHere({ session }: Desk): readonly OverlaySwitch[] {
  const zones = session.depiction.value?.zones ?? [];
  return OVERLAYS.flatMap((id, i) => {
    const titles = new Set(zones.filter(z => z.kind === id).map(z => z.title[lang.value]));
    if (titles.size === 0 && !ALWAYS.has(id)) return [];
    const [named] = OWN_NAME.has(id) && titles.size === 1 ? titles : [];
    return [{ id, key: String(i + 1), title: named ?? say().overlay[id] }];
  });
}

/** The help of the shell lists the overlays while the game is open. */
export function listOverlays(desk: Desk): () => void {
  const stop = effect(() => {
    pageKeys.value = overlaysHere(desk);
  });
  return () => {
    stop();
    pageKeys.value = [];
  };
}

export function toggleOverlay(desk: Desk, id: OverlayId): void {
  const next = new Set(desk.overlays.value);
  if (!next.delete(id)) next.add(id);
  desk.overlays.value = next;
  if (id === 'numbers') showNumbers.value = next.has('numbers');
}

export function openTab(desk: Desk, tab: Tab): void {
  desk.tab.value = tab;
  desk.isPanelOpen.value = true;
}
