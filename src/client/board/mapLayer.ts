/**
 * The printed sheet: one inline drawing for a language and the lines of a scenario, made when first asked for. Numbers
 * are switched by class. Names of places lie on a sheet of their own above the counters, so that a stack never hides
 * where it stands.
 */
import { mapSvg } from '../../draw/map.ts';
import { FONTS } from '../../draw/svg.ts';
import type { Board } from '../../kit/board.ts';
import type { Lang } from '../../kit/game.ts';
import type { Skin } from '../../kit/skin.ts';

export interface MapLayer {
  draw(lang: Lang, lines: readonly string[]): void;
  /** The drawing itself, once there is one. */
  sheet(): SVGSVGElement | null;
}

export function createMapLayer(layer: HTMLElement, names: SVGSVGElement, board: Board, skin: Skin): MapLayer {
  layer.setAttribute('aria-hidden', 'true');
  let shown: string | undefined;
  return {
    draw: (lang, lines) => {
      const wanted = [lang, ...lines].join();
      if (shown === wanted) return;
      shown = wanted;
      layer.innerHTML = mapSvg(board, skin, { lang, lines, numbers: true });
      names.replaceChildren(...layer.querySelectorAll('.names'));
      names.setAttribute('font-family', FONTS[lang]);
    },
    sheet: () => layer.querySelector('svg'),
  };
}
