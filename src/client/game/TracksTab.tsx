/** Tracks and boxes: numbers on their scales, cards that can be played, counters that are not on the map. */
import type { BoxShown, TrackItem, TrackShown } from '../../kit/depict.ts';
import type { Role } from '../../kit/game.ts';
import { lang } from '../app/settings.ts';
import { clickUnit, type Desk, pressChoice } from './desk.ts';
import { Counter, choiceLabel, RuleLink } from './parts.tsx';
import { FREE } from './select.ts';
import { say } from './text.ts';

export function TracksTab({ desk }: { readonly desk: Desk }) {
  const { game, depiction } = desk.session;
  const picture = depiction.value;
  if (!picture) return null;
  const words = game.words[lang.value];
  const roles: readonly (Role | undefined)[] = [undefined, ...game.roles];
  return (
    <div class="gp-tracks">
      {roles.map(role => {
        const tracks = picture.tracks.filter(t => t.role === role);
        if (tracks.length === 0) return null;
        return (
          <section key={role ?? ''}>
            {role !== undefined && <h3 data-side={game.roles.indexOf(role)}>{words.role(role)}</h3>}
            {tracks.map(track => (
              <Track key={track.id} desk={desk} track={track} />
            ))}
          </section>
        );
      })}
      {picture.boxes.map(box => (
        <Box key={box.id} desk={desk} box={box} />
      ))}
    </div>
  );
}

function Track({ desk, track }: { readonly desk: Desk; readonly track: TrackShown }) {
  const { value, most } = track;
  return (
    <div class="gp-track">
      <div class="gp-track-head">
        <span>
          {track.title[lang.value]} <RuleLink desk={desk} rule={track.rule} />
        </span>
        {value !== undefined && (
          <b>
            {value}
            {most !== undefined && <small> / {most}</small>}
          </b>
        )}
      </div>
      {value !== undefined && most !== undefined && (
        <meter min={0} max={most} value={value} aria-label={track.title[lang.value]} />
      )}
      {track.items && (
        <ul class="gp-items">
          {track.items.map(item => (
            <TrackItemView key={item.title.en} desk={desk} item={item} />
          ))}
        </ul>
      )}
    </div>
  );
}

function TrackItemView({ desk, item }: { readonly desk: Desk; readonly item: TrackItem }) {
  const choices = item.card === undefined ? [] : (desk.session.choices.value?.byCard.get(item.card) ?? []);
  const label = `${item.title[lang.value]}${item.count === undefined ? '' : ` ×${item.count}`}`;
  const [first] = choices;
  return (
    <li class={`gp-item gp-${item.state}`}>
      {first ? (
        <button
          type="button"
          title={choices.map(c => choiceLabel(desk, c)).join(' / ')}
          onClick={() => pressChoice(desk, first)}
        >
          {label}
        </button>
      ) : (
        <span>
          {label}
          <span class="visually-hidden"> ({say()[item.state]})</span>
        </span>
      )}
    </li>
  );
}

function Box({ desk, box }: { readonly desk: Desk; readonly box: BoxShown }) {
  const { depiction } = desk.session;
  const counters = depiction.value?.counters.filter(c => c.box === box.id) ?? [];
  if (counters.length === 0) return null;
  return (
    <section>
      <h3>
        {box.title[lang.value]} <small>{counters.length}</small>
      </h3>
      <div class="gp-box">
        {counters.map(({ unit }) => (
          <UnitButton key={unit} desk={desk} unit={unit} />
        ))}
      </div>
    </section>
  );
}

/** A counter as a button, for boxes, trays and choosers. */
export function UnitButton({ desk, unit }: { readonly desk: Desk; readonly unit: number }) {
  const { game, depiction, choices } = desk.session;
  const face = depiction.value?.counters.find(c => c.unit === unit)?.face;
  if (!face) return null;
  const sel = desk.selection.value;
  const isHeld =
    (sel.kind === 'units' && sel.units.includes(unit)) || (sel.kind === 'gather' && sel.picked.includes(unit));
  const name = game.words[lang.value].unit(unit);
  const isAble = (choices.value?.byUnit.get(unit)?.length ?? 0) > 0;
  return (
    <button
      type="button"
      class={`gp-unit${isAble ? ' gp-able' : ''}`}
      aria-pressed={isHeld}
      title={name}
      aria-label={`${name} ${face.values}`}
      onClick={event => {
        desk.pointer = { x: event.clientX, y: event.clientY };
        clickUnit(desk, unit, { ...FREE, shift: event.shiftKey });
      }}
    >
      <Counter face={face} skin={game.skin} />
    </button>
  );
}
