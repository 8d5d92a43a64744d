/** Errors in the player's language. The engine's own message follows if it may help to find the cause. */
import { entryOf } from '../../kit/phrase.ts';
import { lang } from '../app/settings.ts';
import type { Failure } from '../local/failure.ts';
import { LATER } from '../text/shelves.ts';

export function failureText({ code, message }: Failure): string {
  const texts = LATER.now().failures;
  const text = entryOf(texts, code);
  if (text !== undefined && PLAIN.has(code)) return text;
  const detail = lang.value === 'ja' ? `（${message}）` : ` (${message})`;
  return `${text ?? texts.unknown}${message === '' ? '' : detail}`;
}

/** For these there is no further information. */
const PLAIN: ReadonlySet<string> = new Set([
  'undo-nothing',
  'undo-other',
  'undo-roll',
  'undo-reveal',
  'undo-seat',
  'not-your-seat',
  'no-bot',
  'no-game',
  'no-position',
  'no-saved',
  'following',
  'overtaken',
]);
