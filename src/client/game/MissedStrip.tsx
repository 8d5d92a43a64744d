/** Over the map: what the computer did while the player was away, played or offered, and closed by one key or click. */
import { useEffect } from 'preact/hooks';
import { lang } from '../app/settings.ts';
import type { Absence, Missed } from './missed.ts';
import type { Session } from './session.ts';
import { say } from './text.ts';

interface StripProps {
  readonly session: Session;
  readonly absence: Absence;
}

export function MissedStrip({ session, absence }: StripProps) {
  const isShowing = session.player.showing.value === 'missed';
  useEffect(() => (isShowing ? listenForSkip(session) : undefined), [isShowing, session]);
  const words = say();
  const last = session.position.value?.n ?? 0;
  const missed = absence.offer.value;
  const from = absence.shown.value?.from ?? 0;
  if (isShowing)
    return (
      <div class="gp-missed" role="status">
        <span>{words.showingMissed((session.looked.value?.n ?? last) - from, last - from)}</span>
        <button type="button" class="gp-do gp-main" onClick={() => session.player.skip()}>
          {words.skip} <kbd>Esc</kbd>
        </button>
      </div>
    );
  if (!missed || session.looked.value) return null;
  return (
    <div class="gp-missed" role="status">
      <span>{words.missed(namesOf(session, missed), missed.count)}</span>
      <button type="button" class="gp-do" onClick={() => absence.show(missed)}>
        ▶ {words.showMissed}
      </button>
      <button
        type="button"
        class="gp-small"
        aria-label={words.close}
        title={words.close}
        onClick={() => {
          absence.offer.value = undefined;
        }}
      >
        ✕
      </button>
    </div>
  );
}

const namesOf = ({ words }: Session, { roles }: Missed): string =>
  roles.map(role => words.now().role(role)).join(lang.value === 'ja' ? '・' : ' and ');

const SKIPS: readonly string[] = ['Escape', 'Enter', ' '];

/** Handles the key before other listeners: it is meant for this strip. */
function listenForSkip({ player }: Session): () => void {
  const skip = (event: KeyboardEvent): void => {
    if (!SKIPS.includes(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    player.skip();
  };
  addEventListener('keydown', skip, true);
  return () => removeEventListener('keydown', skip, true);
}
