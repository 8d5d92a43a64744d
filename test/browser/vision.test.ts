/**
 * The map for those who tell few colours apart: overlays differ by pattern. Pictures as seen with protanopia and
 * deuteranopia go to out/vision/ to be looked at; what can be measured is measured without any hue at all.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CDPSession } from 'playwright-core';
import { expect, test } from 'vitest';
import { pointUnit } from './support/board.ts';
import { course, group, OPENING } from './support/course.ts';
import { fileOf, openFile } from './support/files.ts';
import { asked } from './support/table.ts';
import { type Visit, visit } from './support/visit.ts';

const PICTURES = fileURLToPath(new URL('../../out/vision', import.meta.url));

type Eyes = 'protanopia' | 'deuteranopia' | 'achromatopsia';

const see = (client: CDPSession, type: Eyes): Promise<unknown> =>
  client.send('Emulation.setEmulatedVisionDeficiency', { type });

const toggle = ({ page }: Visit, name: string) =>
  page.locator('.gp-overlays').getByRole('button', { name: new RegExp(`${name}$`) }).click();

/** Lines of each pattern on the map, without its colours. */
const shapes = ({ page }: Visit): Promise<string[]> =>
  page.locator('.hf-overlays pattern path').evaluateAll(lines => lines.map(line => line.getAttribute('d') ?? ''));

/** Brightness of every dot of a picture, from 0 to 1. */
async function greys({ context }: Visit, png: Buffer): Promise<number[]> {
  const page = await context.newPage();
  const all = await page.evaluate(async base64 => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${base64}`;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const paper = new OffscreenCanvas(width, height).getContext('2d');
    paper?.drawImage(picture, 0, 0);
    const dots = paper?.getImageData(0, 0, width, height).data ?? [];
    return [...dots].filter((_, i) => i % 4 === 1).map(value => value / 255);
  }, png.toString('base64'));
  await page.close();
  return all;
}

/** How unlike two pictures are in their drawing, 0 to 1: one less their correlation, so that being darker does not count. */
function unlike(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;
  const [ma, mb] = [mean(a), mean(b)];
  const dot = mean(a.map((x, i) => (x - ma) * ((b[i] ?? 0) - mb)));
  const spread = (list: readonly number[], m: number): number => Math.sqrt(mean(list.map(x => (x - m) ** 2)));
  return 1 - dot / (spread(a, ma) * spread(b, mb));
}

test('overlays are told apart without hue', async () => {
  mkdirSync(PICTURES, { recursive: true });
  const v = await visit({ calm: true });
  await openFile(v, fileOf(course(...OPENING, group('0312', '5CR/6Ros', '5CR/7Ros'))));
  await asked(v, /^10\.0 /);
  await v.page.locator('.gp-overlays summary').click();
  const client = await v.context.newCDPSession(v.page);
  const take = async (name: string): Promise<void> => {
    for (const eyes of ['protanopia', 'deuteranopia'] as const) {
      await see(client, eyes);
      await v.page.screenshot({ path: join(PICTURES, `${eyes}-${name}.png`) });
    }
  };
  await toggle(v, 'ZOC');
  await take('zoc');
  await toggle(v, 'Control');
  await take('zoc-control');
  const all = await shapes(v);
  expect(all).toHaveLength(4);
  expect(new Set(all).size).toBe(4);

  await see(client, 'achromatopsia');
  const swatches = v.page.getByRole('list', { name: 'Key' }).locator('svg');
  const pictures: number[][] = [];
  for (const swatch of await swatches.all()) pictures.push(await greys(v, await swatch.screenshot({ path: join(PICTURES, `swatch-${pictures.length}.png`) })));
  const table = pictures.map((a, i) => pictures.slice(i + 1).map(b => unlike(a, b)));
  console.log(table, pictures.map(p => p.length));

  await toggle(v, 'ZOC');
  await toggle(v, 'Control');
  await toggle(v, 'Reach');
  await pointUnit(v, '5CR/6Ros');
  await take('reach');
  void writeFileSync;
});
