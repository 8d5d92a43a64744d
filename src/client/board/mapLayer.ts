/**
 * The printed sheet: one inline drawing per language and set of scenario lines, made on first use. Numbers are switched
 * by class. Names of places are on a separate layer above the marks and under the counters, and avoid them
 * (nameLayer.ts).
 */
import type { Layout } from '../../draw/layout.ts';
import type { Leaf } from '../../draw/leaves.ts';
import { mapSvg } from '../../draw/map.ts';
import { FONTS } from '../../draw/svg.ts';
import type { Lang } from '../../kit/game.ts';
import type { Skin } from '../../kit/skin.ts';
import { div } from './dom.ts';

export interface MapLayer {
  draw(lang: Lang, lines: readonly string[], lost: readonly number[]): void;
  /** The drawing itself, once there is one. */
  sheet(): SVGSVGElement | null;
}

export function createMapLayer(layer: HTMLElement, names: SVGSVGElement, layout: Layout, skin: Skin): MapLayer {
  layer.setAttribute('aria-hidden', 'true');
  const shadows = layout.leaves.length > 1 ? layout.leaves.map(leaf => shadowOf(leaf, layout)) : [];
  let shown: string | undefined;
  return {
    draw: (lang, lines, lost) => {
      const wanted = [lang, ...lines].join();
      if (shown === wanted) return hideWorks(layer, layout, lost);
      shown = wanted;
      layer.innerHTML = mapSvg(layout.board, skin, { lang, lines, numbers: true });
      layer.prepend(...shadows);
      names.replaceChildren(...layer.querySelectorAll('.names'));
      names.setAttribute('font-family', FONTS[lang]);
      hideWorks(layer, layout, lost);
    },
    sheet: () => layer.querySelector('svg'),
  };
}

/** Works are lost one by one: they are hidden, as a new drawing would take long. */
function hideWorks(layer: HTMLElement, { board }: Layout, lost: readonly number[]): void {
  const gone = new Set(lost.map(h => board.names[h]));
  for (const work of layer.querySelectorAll<SVGGElement>('.work'))
    work.style.display = gone.has(work.dataset.hex) ? 'none' : '';
}

/** One of several sheets, painted together with them: a separate layer would be blended into every frame. */
function shadowOf({ paper }: Leaf, { width, height }: Layout): HTMLElement {
  const shadow = div('hf-leaf');
  shadow.style.left = `${(100 * paper.x) / width}%`;
  shadow.style.top = `${(100 * paper.y) / height}%`;
  shadow.style.width = `${(100 * paper.width) / width}%`;
  shadow.style.height = `${(100 * paper.height) / height}%`;
  return shadow;
}
