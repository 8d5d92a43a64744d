/** Tracks and boxes: numbers on their scales, cards that can be played, counters that are not on the map. */
import type { TrackItem, TrackShown } from '../../kit/depict.ts';
import type { Role } from '../../kit/game.ts';
import { lang } from '../app/settings.ts';
import { Cup, Hand } from './Cards.tsx';
import type { Desk } from './desk.ts';
import { pressChoice } from './hands.ts';
import { Pools } from './Pool.tsx';
import { choiceLabel, RuleLink } from './parts.tsx';
import { say } from './text.ts';

export function TracksTab({ desk }: { readonly desk: Desk }) {
  const { game, depiction } = desk.session;
  const picture = depiction.value;
  if (!picture) return null;
  const words = desk.session.words.now();
  const roles: readonly (Role | undefined)[] = [undefined, ...game.roles];
  return (
    <div class="gp-tracks">
      {roles.map(role => {
        const tracks = picture.tracks.filter(t => t.role === role);
        const hands = (picture.hands ?? []).filter(h => h.role === role);
        const cups = (picture.cups ?? []).filter(c => c.role === role);
        if (tracks.length + hands.length + cups.length === 0) return null;
        return (
          <section key={role ?? ''}>
            {role !== undefined && <h3 data-side={game.roles.indexOf(role)}>{words.role(role)}</h3>}
            {hands.map(hand => (
              <Hand key={hand.id} desk={desk} hand={hand} />
            ))}
            {cups.map(cup => (
              <Cup key={cup.id} desk={desk} cup={cup} />
            ))}
            {tracks.map(track => (
              <Track key={track.id} desk={desk} track={track} />
            ))}
          </section>
        );
      })}
      <Pools desk={desk} />
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
