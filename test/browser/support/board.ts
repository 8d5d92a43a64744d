/**
 * The map as a player uses it. The place of a hex on the screen follows from the drawing's own layout and the place of
 * the sheet; that of a counter, from its drawing. The product contains nothing for the tests.
 */
import { centreOf, UNIT } from '../../../src/draw/layout.ts';
import type { Point } from '../../../src/kit/hex.ts';
import { hexNumber, unitNumber } from './game.ts';
import type { Visit } from './visit.ts';

interface Sheet extends Point {
  readonly k: number;
  /** Centre of the window onto the map. */
  readonly middle: Point;
}

/** A drawn counter: the words on it, the centre of its square and the square's side, in drawing units. */
interface Drawn extends Point {
  readonly left: string;
  readonly right: string;
  readonly values: string;
  readonly side: number;
}

const AT_REST = '.hf-world:not(.hf-moving)';

/** Where the sheet is, once it rests. */
async function sheet({ page }: Visit): Promise<Sheet> {
  await page.locator(AT_REST).waitFor();
  return page.locator('.hf-board').evaluate(board => {
    const world = board.querySelector('.hf-world');
    if (!world) throw new Error('there is no map');
    const { left, top, width, height } = board.getBoundingClientRect();
    const { a, e, f } = new DOMMatrix(getComputedStyle(world).transform);
    return { x: left + e, y: top + f, k: a, middle: { x: left + width / 2, y: top + height / 2 } };
  });
}

/** The width of a hex on the screen in pixels. */
export const hexWidth = async (v: Visit): Promise<number> => (await sheet(v)).k * UNIT;

/** A point of the drawing on the screen, scrolled into view if necessary. */
async function onScreen(v: Visit, p: Point): Promise<Point> {
  for (let strokes = 0; strokes < 8; strokes++) {
    const at = await sheet(v);
    const spot = { x: at.x + p.x * at.k, y: at.y + p.y * at.k };
    if (await isFree(v, spot)) return spot;
    await pan(v, at.middle, spot);
  }
  throw new Error(`the map cannot be moved so that ${Math.round(p.x)},${Math.round(p.y)} is to be seen`);
}

/** Whether a click there reaches the map. */
const isFree = ({ page }: Visit, spot: Point): Promise<boolean> =>
  page.evaluate(({ x, y }) => {
    const hit = document.elementFromPoint(x, y);
    return hit?.closest('.hf-board') !== null && hit !== null && hit.closest('.hf-tray') === null;
  }, spot);

/** Whether the middle of a hex is visible at the current position of the map, with nothing over it. */
export async function isInSight(v: Visit, hex: string): Promise<boolean> {
  const [at, p] = [await sheet(v), centreOf(v.on.layout, hexNumber(hex, v.on))];
  return isFree(v, { x: at.x + p.x * at.k, y: at.y + p.y * at.k });
}

/** Pans the map so that a spot comes nearer to the middle: with the right button, or with a finger. */
async function pan(v: Visit, middle: Point, spot: Point): Promise<void> {
  const most = v.device === 'phone' ? 140 : 300;
  const part = (d: number): number => Math.max(-most, Math.min(most, d));
  const to = { x: middle.x + part(middle.x - spot.x), y: middle.y + part(middle.y - spot.y) };
  if (v.device === 'phone') await swipe(v, middle, to);
  else {
    await v.page.mouse.move(middle.x, middle.y);
    await v.page.mouse.down({ button: 'right' });
    await v.page.mouse.move(to.x, to.y, { steps: 4 });
    await v.page.mouse.up({ button: 'right' });
  }
}

/** One finger from here to there. */
export async function swipe({ page, context }: Visit, from: Point, to: Point): Promise<void> {
  const client = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }) => ({ x, y })) });
  await touch('touchStart', [from]);
  for (const t of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }]);
  await touch('touchEnd', []);
  await client.detach();
}

export const hexPoint = (v: Visit, hex: string): Promise<Point> =>
  onScreen(v, centreOf(v.on.layout, hexNumber(hex, v.on)));

/** Without a frame in this time the page counts as blocked. */
const STILL_MS = 15_000;

/** Waits until changes are drawn, which is in the next frame; a page that draws none fails with a message. */
export const frame = ({ page }: Visit): Promise<void> =>
  page.evaluate(
    ms =>
      new Promise((done, fail) => {
        const timer = setTimeout(() => fail(new Error(`no frame for ${ms} ms (${document.visibilityState})`)), ms);
        const last = (): void => {
          clearTimeout(timer);
          done();
        };
        requestAnimationFrame(() => requestAnimationFrame(last));
      }),
    STILL_MS,
  );

/** Every counter on the map as it is drawn. */
async function drawn(v: Visit): Promise<readonly Drawn[]> {
  await frame(v);
  return v.page.locator('.hf-piece').evaluateAll(pieces =>
    pieces.flatMap(piece => {
      // Some are drawn in two ways, from near and from afar; badges have letters, too.
      const near = piece.querySelector('.near') ?? piece.querySelector('.counter');
      const words = [...(near?.children ?? [])].flatMap(x => (x.tagName === 'text' ? (x.textContent ?? '') : []));
      const { a, e, f } = new DOMMatrix(piece instanceof SVGElement ? piece.style.transform : '');
      const side = a * 100;
      const [left = '', right = ''] = words;
      return [{ left, right, values: words.at(-1) ?? '', x: e + side / 2, y: f + side / 2, side }];
    }),
  );
}

/** By the names on it, and if others have the same ones, by its values too. */
async function drawnUnit(v: Visit, unit: string): Promise<Drawn | undefined> {
  const own = v.on.faces[unitNumber(unit, v.on)];
  const isNamed = (d: { readonly left: string; readonly right: string }): boolean =>
    d.left === own?.left && d.right === own.right;
  const isAlone = v.on.faces.filter(isNamed).length === 1;
  return (await drawn(v)).find(d => isNamed(d) && (isAlone || d.values === own?.values));
}

/** A visible spot of a counter: at the lower left, which counters on top of it leave free. */
export async function unitPoint(v: Visit, unit: string): Promise<Point> {
  const at = await drawnUnit(v, unit);
  if (!at) throw new Error(`${unit} is not on the map`);
  const edge = at.side / 2 - 2;
  return onScreen(v, { x: at.x - edge, y: at.y + edge });
}

/** The hex a unit is drawn in; undefined if it is not on the map. */
export async function placeOf(v: Visit, unit: string): Promise<string | undefined> {
  const at = await drawnUnit(v, unit);
  return at && hexUnder(v, at);
}

/** Values on a unit's counter, e.g. `5-6`, or `3` once it is exhausted. */
export const valuesOf = async (v: Visit, unit: string): Promise<string | undefined> =>
  (await drawnUnit(v, unit))?.values;

/** Where every counter is drawn, as one text to compare; there must be some. */
export async function position(v: Visit): Promise<string> {
  await v.page.locator('.hf-piece').first().waitFor();
  const all = await drawn(v);
  return all
    .map(d => `${d.left} ${d.right} ${d.values} ${hexUnder(v, d)}`)
    .sort()
    .join('\n');
}

function hexUnder({ on }: Visit, p: Point): string | undefined {
  const near = on.layout.centres.findIndex(c => Math.hypot(c.x - p.x, c.y - p.y) < 0.4 * UNIT);
  return on.game.names.hexes[near];
}

async function poke(v: Visit, { x, y }: Point): Promise<void> {
  if (v.device === 'phone') await v.page.touchscreen.tap(x, y);
  else await v.page.mouse.click(x, y);
}

/** Points at a hex with the mouse or a finger; if units are in it, at the topmost of them. */
export const pointHex = async (v: Visit, hex: string): Promise<void> => poke(v, await hexPoint(v, hex));
export const pointUnit = async (v: Visit, unit: string): Promise<void> => poke(v, await unitPoint(v, unit));

export async function dragUnit(v: Visit, unit: string, hex: string): Promise<void> {
  const to = await hexPoint(v, hex);
  const from = await unitPoint(v, unit);
  await v.page.mouse.move(from.x, from.y);
  await v.page.mouse.down();
  await v.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await v.page.mouse.move(to.x, to.y, { steps: 4 });
  await v.page.mouse.up();
}
