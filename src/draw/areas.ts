/** Names of areas: countries, districts, seas; spaced lettering on the ground, under everything else. */
import type { Lang } from '../kit/game.ts';
import type { AreaName, Skin } from '../kit/skin.ts';
import { plus } from './curve.ts';
import { centreOf, hexNamed, type Layout, UNIT } from './layout.ts';
import { group, num, text } from './svg.ts';

export const areaNames = (layout: Layout, skin: Skin, lang: Lang): string =>
  skin.areas ? group('areas', ...skin.areas.map(area => areaName(layout, area, lang))) : '';

function areaName(layout: Layout, area: AreaName, lang: Lang): string {
  const [x, y] = area.shift ?? [0, 0];
  const at = plus(centreOf(layout, hexNamed(layout, area.hex)), { x, y }, UNIT);
  return text(area.text[lang], {
    transform: `translate(${num(at.x)} ${num(at.y)}) rotate(${area.turn})`,
    'font-size': area.size * UNIT,
    'letter-spacing': area.spacing * UNIT,
    'text-anchor': 'middle',
    'font-style': area.slanted && lang === 'en' ? 'italic' : undefined,
    'font-weight': area.slanted ? 400 : 600,
    fill: area.colour,
    'fill-opacity': 0.75,
  });
}
