/**
 * Switches the language: words in use are loaded in the new language first; if that fails, the old one stays, with a
 * message.
 */
import type { Lang } from '../../kit/game.ts';
import { speak } from '../text/shelf.ts';
import { words } from '../text/words.ts';
import { tell } from './notices.tsx';
import { LANGUAGE_NAMES, lang } from './settings.ts';

export const OTHER_LANG: Readonly<Record<Lang, Lang>> = { ja: 'en', en: 'ja' };

export async function switchLang(to: Lang = OTHER_LANG[lang.peek()]): Promise<void> {
  try {
    await speak(to);
  } catch {
    tell(words().notFetched(LANGUAGE_NAMES[to]), 'fault');
  }
}
