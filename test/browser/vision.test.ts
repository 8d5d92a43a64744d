/**
 * The map for colour-blind players: overlays differ by pattern, the counters of the two sides by more than red and
 * green. What can be measured is measured; pictures simulating protanopia and deuteranopia are written to out/vision/.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { depictionFor } from '../../src/kit/seat.ts';
import { pointUnit } from './support/board.ts';
import { course, group, OPENING, trialFrom } from './support/course.ts';
import { fileOf, openFile } from './support/files.ts';
import { game } from './support/game.ts';
import { asked } from './support/table.ts';
import { sharedVisit, type Visit } from './support/visit.ts';

const PICTURES = fileURLToPath(new URL('../../out/vision', import.meta.url));
const POSITION = course(...OPENING, group('0312', '5CR/6Ros', '5CR/7Ros'));

type Eyes = 'protanopia' | 'deuteranopia' | 'achromatopsia';
type Colour = readonly [red: number, green: number, blue: number];

const visitor = sharedVisit({ calm: true, painted: 'whole' });

/** Simulates a deficiency on a page, until it is closed or the test has ended. */
async function seenBy({ context }: Visit, page: Page, type: Eyes): Promise<void> {
  const client = await context.newCDPSession(page);
  const see = (as: Eyes | 'none') => client.send('Emulation.setEmulatedVisionDeficiency', { type: as });
  await see(type);
  onTestFinished(async () => {
    if (!page.isClosed()) await see('none');
  });
}

/** Every pixel of a picture, decoded on a separate page. */
async function dots({ context }: Visit, png: Buffer): Promise<Colour[]> {
  const page = await context.newPage();
  const bytes = await page.evaluate(async base64 => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${base64}`;
    await picture.decode();
    const paper = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    paper?.drawImage(picture, 0, 0);
    return [...(paper?.getImageData(0, 0, picture.width, picture.height).data ?? [])];
  }, png.toString('base64'));
  await page.close();
  return bytes.flatMap((red, i) => (i % 4 === 0 ? [[red, bytes[i + 1] ?? 0, bytes[i + 2] ?? 0] as const] : []));
}

const toggle = ({ page }: Visit, ...names: readonly string[]): Promise<void> =>
  names.reduce(async (before, name) => {
    await before;
    await page
      .locator('.gp-overlays')
      .getByRole('button', { name: new RegExp(`${name}$`) })
      .click();
  }, Promise.resolve());

/** How different two drawings are: one minus their correlation, so that overall brightness does not count. */
function unlike(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;
  const level = (list: readonly number[]): number[] => list.map(x => x - mean(list));
  const product = (x: readonly number[], y: readonly number[]): number =>
    mean(x.map((value, i) => value * (y[i] ?? 0)));
  const [la, lb] = [level(a), level(b)];
  return 1 - product(la, lb) / Math.sqrt(product(la, la) * product(lb, lb));
}

const pairs = <T>(list: readonly T[]): (readonly [T, T])[] =>
  list.flatMap((a, i) => list.slice(i + 1).map(b => [a, b] as const));

async function atTheMap(): Promise<Visit> {
  const v = await visitor();
  await openFile(v, fileOf(POSITION));
  await asked(v, /^10\.0 /);
  await v.page.locator('.gp-overlays summary').click();
  return v;
}

test('zones differ by pattern on the map, and in its key without any hue', async () => {
  const v = await atTheMap();
  await toggle(v, 'ZOC', 'Control');
  const lines = v.page.locator('.hf-overlays pattern path');
  const shapes = (): Promise<(string | null)[]> =>
    lines.evaluateAll(paths => paths.map(path => path.getAttribute('d')));
  // Drawn in the frame after the click.
  await expect.poll(async () => (await shapes()).length).toBe(4);
  expect(new Set(await shapes()).size).toBe(4);

  await seenBy(v, v.page, 'achromatopsia');
  const greys: number[][] = [];
  for (const swatch of await v.page.getByRole('list', { name: 'Key' }).locator('svg').all()) {
    const box = await swatch.boundingBox();
    if (!box) throw new Error('the key is not to be seen');
    // Inside the frame, which is the same for all.
    const clip = { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 };
    greys.push((await dots(v, await v.page.screenshot({ clip }))).map(([grey]) => grey));
  }
  // Measured: 0.3 (hatched and crossed, which share a line) to 1.3; the same pattern in two colours gives 0.
  for (const [a, b] of pairs(greys)) expect(unlike(a, b)).toBeGreaterThan(0.2);
});

/** In CIE L*a*b*, in which equal distances look equal. */
function lab(colour: Colour): Colour {
  const [r, g, b] = colour.map(c => (c > 10 ? ((c / 255 + 0.055) / 1.055) ** 2.4 : c / 255 / 12.92));
  const part = (kr: number, kg: number, kb: number): number => Math.cbrt(kr * (r ?? 0) + kg * (g ?? 0) + kb * (b ?? 0));
  const [x, y, z] = [part(0.4339, 0.3762, 0.1899), part(0.2126, 0.7152, 0.0722), part(0.0177, 0.1095, 0.8728)];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (a: Colour, b: Colour): number => Math.hypot(...lab(a).map((x, i) => x - (lab(b)[i] ?? 0)));

/** Background colours of a side's counters. */
function groundsOf(role: string): string[] {
  const { counters } = depictionFor(game, trialFrom(POSITION).s, 'observer');
  const nations = new Set(counters.flatMap(c => (c.role === role ? [c.face.nation] : [])));
  return [...nations].map(nation => game.skin.counters[nation]?.base ?? '');
}

/** What remains of each colour: stripes of one pixel. */
async function seen(v: Visit, eyes: Eyes, colours: readonly string[]): Promise<Colour[]> {
  const page = await v.context.newPage();
  const stripes = colours.map(colour => `<i style="width: 1px; background: ${colour}"></i>`);
  await page.setContent(`<body style="display: flex; height: 9px; margin: 0">${stripes.join('')}`);
  await seenBy(v, page, eyes);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: colours.length, height: 1 } });
  await page.close();
  return dots(v, picture);
}

/** Below about 10, two adjacent colours look the same on pieces of this size. */
const APART = 15;

test.each(['protanopia', 'deuteranopia'] as const)('with %s the counters of the sides are told apart', async eyes => {
  const v = await visitor();
  const [own = [], other = []] = game.roles.map(groundsOf);
  expect(own.length * other.length).toBeGreaterThan(1);
  const colours = await seen(v, eyes, [...own, ...other]);
  for (const a of colours.slice(0, own.length))
    for (const b of colours.slice(own.length)) expect(distance(a, b)).toBeGreaterThan(APART);
});

test.each(['protanopia', 'deuteranopia'] as const)('pictures as seen with %s', async eyes => {
  const v = await atTheMap();
  await seenBy(v, v.page, eyes);
  const take = (name: string): Promise<Buffer> => v.page.screenshot({ path: join(PICTURES, `${eyes}-${name}.png`) });
  await toggle(v, 'ZOC', 'Control');
  const zones = await take('zones');
  await toggle(v, 'ZOC', 'Control', 'Reach');
  await pointUnit(v, '5CR/6Ros');
  const reach = await take('reach');
  expect(zones.equals(reach)).toBe(false);
});
