/**
 * A strip above the map with the most important tracks. On a phone it shows those that differ from the start, and
 * unfolds to all of them.
 */
import './pins.css';
import { useEffect } from 'preact/hooks';
import { lang } from '../app/settings.ts';
import type { Desk } from './desk.ts';
import { type Pin, type PinGroup, rememberTurns } from './pins.ts';
import { sayPins } from './text.ts';

export function PinStrip({ desk }: { readonly desk: Desk }) {
  useEffect(() => rememberTurns(desk.session, desk.pins), [desk]);
  const groups = desk.pins.groups.value;
  if (groups.length === 0) return null;
  const { isOpen } = desk.pins;
  const words = sayPins();
  const all = groups.flatMap(group => group.pins);
  const moved = all.filter(pin => !pin.isCalm).length;
  return (
    <section class={`gp-pins${isOpen.value ? ' gp-unfolded' : ''}`} aria-label={words.pins}>
      <button
        type="button"
        class="gp-pins-fold"
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        {isOpen.value ? words.fold : words.unfold(moved, all.length)}{' '}
        <span aria-hidden="true">{isOpen.value ? '▴' : '▾'}</span>
      </button>
      {groups.map(group => (
        <Group key={group.role ?? ''} desk={desk} group={group} />
      ))}
    </section>
  );
}

function Group({ desk, group: { role, pins } }: { readonly desk: Desk; readonly group: PinGroup }) {
  const { game } = desk.session;
  const name = role === undefined ? undefined : desk.session.words.now().role(role);
  return (
    <ul
      class={pins.every(pin => pin.isCalm) ? 'gp-all-calm' : undefined}
      data-side={role === undefined ? undefined : game.roles.indexOf(role)}
    >
      {name !== undefined && (
        <li class="gp-pins-side" title={name}>
          {name}
        </li>
      )}
      {pins.map(pin => (
        <PinView key={pin.track.id} desk={desk} pin={pin} />
      ))}
    </ul>
  );
}

function PinView({ desk, pin }: { readonly desk: Desk; readonly pin: Pin }) {
  const { track, pinned, value, fell, isCalm } = pin;
  const words = sayPins();
  const note = pinned.note?.[lang.value];
  const text = pinned.text?.[lang.value];
  const point = (id: string | undefined) => (): void => {
    desk.pins.pointed.value = id;
  };
  const title = track.title[lang.value];
  const told = text === undefined ? words.told(title, value, track.most, pinned.start) : `${title}: ${text}`;
  const more = [...(fell > 0 ? [words.fell(fell)] : []), ...(note === undefined ? [] : [note])];
  return (
    <li class={`gp-pin${isCalm ? ' gp-calm' : ''}${fell > 0 ? ' gp-fell' : ''}`}>
      <button
        type="button"
        title={[told, ...more].join(' · ')}
        aria-label={[told, ...more].join(', ')}
        onPointerEnter={point(track.id)}
        onPointerLeave={point(undefined)}
        onFocus={point(track.id)}
        onBlur={point(undefined)}
        onClick={() => showUnits(desk, pinned.units ?? [])}
      >
        <span class="gp-pin-label">{pinned.label[lang.value]}</span>
        <b>
          {text ?? value}
          {text === undefined && track.most !== undefined && <small>/{track.most}</small>}
        </b>
        {fell > 0 && <span class="gp-pin-fall">▼{fell}</span>}
        {note !== undefined && <span class={`gp-pin-note${pinned.isPlain ? ' gp-plain' : ''}`}>{note}</span>}
        {text === undefined && track.most !== undefined && (
          <Level value={value} start={pinned.start} most={track.most} />
        )}
      </button>
    </li>
  );
}

/** A thin bar, with a tick at its value at the start. */
const Level = ({ value, start, most }: { readonly value: number; readonly start: number; readonly most: number }) => (
  <span class="gp-pin-level" aria-hidden="true">
    <span style={{ width: `${share(value, most)}%` }} />
    <i style={{ left: `${share(start, most)}%` }} />
  </span>
);

const share = (value: number, most: number): number =>
  most <= 0 ? 0 : Math.max(0, Math.min(100, (100 * value) / most));

/** Scrolls to the units it is about. */
function showUnits({ session, show, flash }: Desk, units: readonly number[]): void {
  const hexes = session.depiction.value?.counters.flatMap(c =>
    units.includes(c.unit) && c.hex !== undefined ? [c.hex] : [],
  );
  if (!hexes || hexes.length === 0) return;
  show(hexes);
  flash(units);
}
