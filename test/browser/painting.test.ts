/** What is painted when the map is seen whole, by the processor's time. */
import { expect, test } from 'vitest';
import { frame } from './support/board.ts';
import { paintedWhile, slowness } from './support/busy.ts';
import { courseIn, type Step } from './support/course.ts';
import { fileOf, openFile } from './support/files.ts';
import { CAMPAIGN } from './support/game.ts';
import { asked } from './support/table.ts';
import { visit } from './support/visit.ts';

const READY: readonly Step[] = [{ type: 'historical-set-up' }, { type: 'ready' }];

/**
 * Measured: 250 to 700; 2300 to 8400 if the picture of the zoomed-in map is kept while zooming out. A slower machine is
 * allowed more.
 */
const PAINT_MS = 1500;

test('from the nearest look to the largest map seen whole, no more is painted than is seen', async () => {
  const v = await visit({ on: CAMPAIGN, alone: true, painted: 'whole' });
  await openFile(v, fileOf(courseIn(CAMPAIGN, 'barbarossa-winter', ...READY, ...READY)));
  await asked(v, /^3\.3\.2 /);
  const rest = async (): Promise<void> => {
    await v.page.locator('.hf-world:not(.hf-moving)').waitFor();
    await frame(v);
    await frame(v);
  };
  const painted: number[] = [];
  // The first zoom out starts from the first view of the map, the second one from the whole map.
  for (let round = 0; round < 2; round++) {
    await v.page.mouse.move(500, 450);
    for (let i = 0; i < 16; i++) await v.page.mouse.wheel(0, -120);
    await rest();
    const out = async (): Promise<void> => {
      await v.page.getByRole('button', { name: 'Whole map' }).click();
      await rest();
    };
    painted.push(await paintedWhile(v, out));
  }
  expect(Math.min(...painted)).toBeGreaterThan(0);
  expect(Math.max(...painted)).toBeLessThan(PAINT_MS * slowness());
});
