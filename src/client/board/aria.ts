/** The board for those who hear it: one focusable application with a label, and a quiet voice for the cursor. */
import type { Lang } from '../../kit/game.ts';
import type { Skin } from '../../kit/skin.ts';
import { div } from './dom.ts';

export interface Voice {
  label(lang: Lang): void;
  say(words: string): void;
}

const WORDS = {
  en: {
    map: 'map',
    help: 'Arrow keys move from hex to hex, Enter chooses, Tab goes through the units of a hex, plus and minus zoom.',
  },
  ja: {
    map: '地図',
    help: '矢印キーでヘクスを移動、Enterで選択、Tabでヘクス内のユニットを順に選び、＋と－で拡大縮小します。',
  },
} as const;

export function createVoice(root: HTMLElement, skin: Skin): Voice {
  root.tabIndex = 0;
  root.setAttribute('role', 'application');
  const live = div('hf-unseen', root);
  live.setAttribute('aria-live', 'polite');
  return {
    label: lang => {
      // Written again, even the same language has the browser style every counter anew: 10 ms of a move.
      if (root.lang === lang) return;
      root.lang = lang;
      root.setAttribute('aria-label', `${skin.sheet.title[lang]} · ${WORDS[lang].map}`);
      root.setAttribute('aria-description', WORDS[lang].help);
    },
    // The same words twice in a row would not be spoken, so a hex returned to is made to differ.
    say: words => {
      live.textContent = live.textContent === words ? `${words}\u00a0` : words;
    },
  };
}
