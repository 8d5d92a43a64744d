/** The printed sheet: one inline drawing for each language, made when first asked for. Numbers are switched by class. */
import { mapSvg } from '../../draw/map.ts';
import type { Board } from '../../kit/board.ts';
import type { Lang } from '../../kit/game.ts';
import type { Skin } from '../../kit/skin.ts';
import { div } from './dom.ts';

export type DrawMap = (lang: Lang) => void;

export function createMapLayer(world: Element, board: Board, skin: Skin): DrawMap {
  const layer = div('hf-map', world);
  layer.setAttribute('aria-hidden', 'true');
  let shown: Lang | undefined;
  return lang => {
    if (shown === lang) return;
    shown = lang;
    layer.innerHTML = mapSvg(board, skin, { lang, numbers: true });
  };
}
