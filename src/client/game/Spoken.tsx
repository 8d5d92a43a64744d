/** What happened, for screen readers: new lines of the log, whichever tab is open. */
import { effect, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Entry } from '../../protocol/link.ts';
import type { Desk } from './desk.ts';
import { linesOf } from './logLines.ts';
import type { Session } from './session.ts';
import { say } from './text.ts';

export function Spoken({ desk }: { readonly desk: Desk }) {
  const spoken = useSignal('');
  useEffect(() => {
    const { log } = desk.session;
    let known = log.peek().length;
    return effect(() => {
      const now = log.value;
      if (now.length === known) return;
      spoken.value = now.length > known ? told(desk.session, now.slice(known)) : say().backAt(now.length);
      known = now.length;
    });
  }, [desk, spoken]);
  return (
    <p class="visually-hidden" role="log" aria-label={say().happened}>
      {spoken.value}
    </p>
  );
}

/** The entries in words, sentence by sentence. */
const told = ({ game, words }: Session, entries: readonly Entry[]): string =>
  entries
    .flatMap(entry => linesOf(game, words.now(), entry))
    .map(line => line.pieces.map(piece => piece.text).join(''))
    .join(' ');
