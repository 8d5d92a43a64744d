/**
 * Tracks that are always shown: how each compares with its start, and whether it fell this turn. A game may say what it
 * was when the turn began; otherwise the page remembers its last value of the previous turn.
 */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Depiction, PinShown, TrackShown } from '../../kit/depict.ts';
import type { Role } from '../../kit/game.ts';
import type { Session } from './session.ts';

export interface Pin {
  readonly track: TrackShown;
  readonly pinned: PinShown;
  readonly value: number;
  /** By how much it fell this turn; 0 if it did not. */
  readonly fell: number;
  /** As at the start, and without a note. */
  readonly isCalm: boolean;
}

export interface PinGroup {
  readonly role: Role | undefined;
  readonly pins: readonly Pin[];
}

/** Values by track at the start of the turn. */
export interface TurnStart {
  readonly turn: number;
  readonly values: ReadonlyMap<string, number>;
}

export interface Pins {
  readonly groups: ReadonlySignal<readonly PinGroup[]>;
  /** The one under the pointer, by its track. */
  readonly pointed: Signal<string | undefined>;
  /** On a phone: all of them, or only those that differ from the start. */
  readonly isOpen: Signal<boolean>;
  readonly began: Signal<TurnStart | undefined>;
}

export function makePins({ game, depiction }: Session): Pins {
  const began = signal<TurnStart | undefined>(undefined);
  return {
    groups: computed(() => (depiction.value ? pinGroups(depiction.value, game.roles, began.value) : [])),
    pointed: signal<string | undefined>(undefined),
    isOpen: signal(false),
    began,
  };
}

export function pinGroups(
  { turn, tracks }: Pick<Depiction, 'turn' | 'tracks'>,
  roles: readonly Role[],
  began: TurnStart | undefined,
): readonly PinGroup[] {
  const before = began?.turn === turn ? began.values : undefined;
  const pins = tracks.flatMap(track => pinOf(track, before) ?? []);
  return [undefined, ...roles].flatMap(role => {
    const own = pins.filter(pin => pin.track.role === role);
    return own.length > 0 ? [{ role, pins: own }] : [];
  });
}

function pinOf(track: TrackShown, before: ReadonlyMap<string, number> | undefined): Pin | undefined {
  const { pinned, value } = track;
  if (!pinned || value === undefined) return undefined;
  const was = pinned.before ?? before?.get(track.id) ?? value;
  const fell = Math.max(0, was - value);
  return {
    track,
    pinned,
    value,
    fell,
    isCalm: value === pinned.start && fell === 0 && (pinned.note === undefined || pinned.isPlain === true),
  };
}

/**
 * Stores the values of the tracks at the start of the turn, while the game continues; looking at the past changes
 * nothing.
 */
export function rememberTurns({ depiction, looked }: Session, { began }: Pins): () => void {
  let last: TurnStart | undefined;
  return effect(() => {
    const picture = depiction.value;
    if (!picture || looked.value) return;
    const now = { turn: picture.turn, values: valuesOf(picture.tracks) };
    began.value = turnStart(began.peek(), last, now);
    last = now;
  });
}

/** The start of the current turn; after undo or loading, a turn begins with the values found then. */
export function turnStart(began: TurnStart | undefined, last: TurnStart | undefined, now: TurnStart): TurnStart {
  if (began?.turn === now.turn) return began;
  return { turn: now.turn, values: last && last.turn === now.turn - 1 ? last.values : now.values };
}

const valuesOf = (tracks: readonly TrackShown[]): ReadonlyMap<string, number> =>
  new Map(tracks.flatMap(t => (t.pinned && t.value !== undefined ? [[t.id, t.value] as const] : [])));
