/**
 * A cover like the lid of a box: a cutout of the map at an angle, arrows of the campaign, counters and chits in front, the title.
 * Drawn from the game's own data when the app is built, so it always matches the game.
 */
import { COUNTER_SIZE, counterSvg } from '../../../draw/counters.ts';
import { at, plus, ribbonPath, spline, unit, xy } from '../../../draw/curve.ts';
import { type Box, centreOf, hexNamed, type Layout, layoutOf, UNIT } from '../../../draw/layout.ts';
import { mapSvg } from '../../../draw/map.ts';
import { el, FONTS, num } from '../../../draw/svg.ts';
import type { CoverDesign } from '../../../kit/cover.ts';
import { seededDice } from '../../../kit/dice.ts';
import { type AnyGame, type Lang, readOptions } from '../../../kit/game.ts';
import type { Point } from '../../../kit/hex.ts';
import { depictionFor } from '../../../kit/seat.ts';
import type { CounterFace } from '../../../kit/skin.ts';
import { chitAt, snow } from './loose.ts';
import { titleBlock } from './title.ts';

export const WIDTH = 600;
export const HEIGHT = 800;

const PLAIN: CoverDesign = {
  across: 6,
  turn: -8,
  stacks: [],
  arrows: [],
  heroes: [],
  shade: '#1c2a33',
  accent: '#d9a441',
};

export function coverSvg(game: AnyGame, lang: Lang): string {
  const design = game.skin.cover ?? PLAIN;
  const face = facesOf(game);
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, 'font-family': FONTS[lang], lang },
    el('defs', {}, shades(design)),
    ground(game, lang, design, face),
    full('url(#cv-cold)'),
    lang === 'en' ? full('url(#cv-top)') : '',
    full('url(#cv-foot)'),
    ...design.heroes.flatMap(hero => {
      const drawn = face(hero.unit);
      return drawn ? [counterAt(game, drawn, hero, 'url(#cv-drop)')] : [];
    }),
    ...(design.chits ?? []).map(chit => chitAt(game.skin, chit, 'url(#cv-drop)')),
    snow(design.flakes ?? 0),
    titleBlock(game, lang, design),
    el('rect', {
      width: WIDTH,
      height: HEIGHT,
      fill: 'none',
      stroke: '#000000',
      'stroke-opacity': 0.35,
      'stroke-width': 2,
    }),
  );
}

const full = (fill: string): string => el('rect', { width: WIDTH, height: HEIGHT, fill });

const stop = (offset: number, colour: string, opacity: number): string =>
  el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });

function shades({ shade }: CoverDesign): string {
  const down = { x1: 0, y1: 0, x2: 0, y2: 1 };
  return (
    el('radialGradient', { id: 'cv-cold', cx: 0.42, cy: 0.52, r: 0.75 }, stop(0.35, shade, 0), stop(1, shade, 0.7)) +
    el(
      'linearGradient',
      { id: 'cv-top', ...down },
      stop(0, shade, 0.96),
      stop(0.2, shade, 0.82),
      stop(0.42, shade, 0),
    ) +
    el(
      'linearGradient',
      { id: 'cv-foot', ...down },
      stop(0.72, shade, 0),
      stop(0.9, shade, 0.85),
      stop(1, shade, 0.97),
    ) +
    el(
      'filter',
      { id: 'cv-drop', x: -0.3, y: -0.3, width: 1.6, height: 1.7 },
      el('feDropShadow', { dx: 5, dy: 9, stdDeviation: 6, 'flood-color': '#000000', 'flood-opacity': 0.5 }),
    )
  );
}

type FaceOf = (name: string) => CounterFace | undefined;

/** Faces by printed name, as they are at the start of the first scenario. */
function facesOf(game: AnyGame): FaceOf {
  const options = readOptions(game, {});
  const scenario = game.scenarios[0];
  if (!options.ok || !scenario) return () => undefined;
  const start = game.setup(scenario.id, options.value, seededDice('cover'));
  const { counters } = depictionFor(game, start, 'observer');
  return name => counters.find(counter => game.names.units[counter.unit] === name)?.face;
}

/** The map, shifted so that one hex lies in the middle of the cover, turned and scaled about it. */
function ground(game: AnyGame, lang: Lang, design: CoverDesign, face: FaceOf): string {
  const layout = layoutOf(game.board, game.skin);
  const middle =
    design.middle === undefined
      ? { x: layout.width / 2, y: layout.height / 2 }
      : centreOf(layout, hexNamed(layout, design.middle));
  const steps = [
    `translate(${WIDTH / 2} ${HEIGHT / 2})`,
    `rotate(${design.turn})`,
    `scale(${num(WIDTH / (design.across * UNIT))})`,
    `translate(${num(-middle.x)} ${num(-middle.y)})`,
  ];
  return (
    el('rect', { width: WIDTH, height: HEIGHT, fill: game.skin.paper.margin }) +
    el(
      'g',
      { transform: steps.join(' ') },
      mapSvg(game.board, game.skin, { lang, numbers: false, window: seen(middle, design) }),
      ...design.arrows.map(arrow => arrowSvg(layout, arrow)),
      ...design.stacks.flatMap(({ hex, units }) => {
        const c = centreOf(layout, hexNamed(layout, hex));
        return units.flatMap((name, i) => {
          const drawn = face(name);
          const lift = (i - (units.length - 1) / 2) * 6;
          return drawn ? [counterAt(game, drawn, { x: c.x + lift, y: c.y - lift, size: 62, turn: 0 })] : [];
        });
      }),
    )
  );
}

/** The part of the map that a cover shows, at any rotation. */
function seen(middle: Point, { across }: CoverDesign): Box {
  const side = across * UNIT * Math.hypot(1, HEIGHT / WIDTH);
  return { x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side };
}

function arrowSvg(layout: Layout, { way, colour, width }: CoverDesign['arrows'][number]): string {
  const line = spline(
    way.map(hex => centreOf(layout, hexNamed(layout, hex))),
    14,
  );
  const [end, before] = [at(line, line.length - 1), at(line, line.length - 4)];
  const ahead = unit({ x: end.x - before.x, y: end.y - before.y });
  const aside = { x: -ahead.y, y: ahead.x };
  const neck = plus(end, ahead, -width * 0.3);
  const head = [plus(neck, aside, width), plus(neck, ahead, width * 1.5), plus(neck, aside, -width)];
  const shaft = ribbonPath(line, t => width * (0.2 + 0.8 * t));
  return el(
    'g',
    { opacity: 0.8, fill: colour },
    el('path', { d: shaft }),
    el('path', { d: `M${head.map(xy).join('L')}Z` }),
  );
}

/** A counter by its centre; the filter adds its shadow. */
function counterAt(
  game: AnyGame,
  face: CounterFace,
  spot: Omit<CoverDesign['heroes'][number], 'unit'>,
  filter?: string,
): string {
  const half = COUNTER_SIZE / 2;
  const scale = num(spot.size / COUNTER_SIZE);
  const transform = `translate(${num(spot.x)} ${num(spot.y)}) rotate(${spot.turn}) scale(${scale}) translate(${-half} ${-half})`;
  return el('g', { transform, filter, 'font-family': FONTS.en }, counterSvg(face, game.skin));
}
