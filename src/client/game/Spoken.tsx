/** What happened, for those who hear it: the lines that joined the log, whatever tab is open. */
import { effect, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyGame, Lang } from '../../kit/game.ts';
import type { Entry } from '../../protocol/link.ts';
import { lang } from '../app/settings.ts';
import type { Desk } from './desk.ts';
import { linesOf } from './logLines.ts';
import { say } from './text.ts';

export function Spoken({ desk }: { readonly desk: Desk }) {
  const spoken = useSignal('');
  useEffect(() => {
    const { game, log } = desk.session;
    let known = log.peek().length;
    return effect(() => {
      const now = log.value;
      if (now.length === known) return;
      spoken.value = now.length > known ? told(game, now.slice(known), lang.peek()) : say().backAt(now.length);
      known = now.length;
    });
  }, [desk, spoken]);
  return (
    <p class="visually-hidden" role="log" aria-label={say().happened}>
      {spoken.value}
    </p>
  );
}

/** The entries in words, one sentence after the other. */
const told = (game: AnyGame, entries: readonly Entry[], tongue: Lang): string =>
  entries
    .flatMap(entry => linesOf(game, entry, tongue))
    .map(line => line.pieces.map(piece => piece.text).join(''))
    .join(' ');
