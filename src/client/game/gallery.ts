/** The list of shots on the desk: which of them are shown, and which one is aimed. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ShotShown } from '../../kit/depict.ts';
import type { Desk } from './desk.ts';
import type { Pointed, Selection } from './select.ts';
import type { Session } from './session.ts';
import { type Salvo, type Sight, salvosOf, seenShots, sightOf } from './shots.ts';

export interface Gallery {
  readonly shots: ReadonlySignal<readonly ShotShown[]>;
  readonly sight: ReadonlySignal<Sight | undefined>;
  /** The shown shots, the best target first. */
  readonly salvos: ReadonlySignal<readonly Salvo[]>;
  /** The shot whose row is under the pointer. */
  readonly aimed: Signal<ShotShown | undefined>;
}

interface Hand {
  readonly pointed: Signal<Pointed>;
  readonly selection: Signal<Selection>;
  readonly watched: Signal<number | undefined>;
}

const NONE: readonly ShotShown[] = [];

export function makeGallery({ depiction }: Session, { pointed, selection, watched }: Hand): Gallery {
  const shots = computed(() => depiction.value?.shots ?? NONE);
  const sight = computed(() => {
    if (shots.value.length === 0) return undefined;
    const sel = selection.value;
    const unit = watched.value;
    const hex = depiction.value?.counters.find(c => c.unit === unit)?.hex;
    return sightOf(shots.value, {
      pointed: pointed.value,
      held: sel.kind === 'units' ? sel.units : [],
      watched: { ...(unit === undefined ? {} : { unit }), ...(hex === undefined ? {} : { hex }) },
    });
  });
  return {
    shots,
    sight,
    salvos: computed(() => salvosOf(seenShots(shots.value, sight.value))),
    aimed: signal<ShotShown | undefined>(undefined),
  };
}

/** Whether the list is open, so that the player sees what a key will do. */
export const isGalleryOpen = ({ gallery, isPanelOpen, tab }: Desk): boolean =>
  gallery.shots.value.length > 0 && isPanelOpen.value && tab.value === 'odds';

/** The shot to show on the map: the one under the pointer in the list, or the one that the key would fire. */
export function shotInQuestion(desk: Desk): ShotShown | undefined {
  if (!isGalleryOpen(desk)) return undefined;
  return desk.gallery.aimed.value ?? (canFire(desk) ? desk.gallery.salvos.value[0]?.best : undefined);
}

export const canFire = ({ session }: Desk): boolean => session.choices.value !== undefined;
