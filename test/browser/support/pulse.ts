/**
 * What the machine can do now, for limits that hold on a busy one as well: the least that a move needs, namely a click, a
 * worker's answer and something changed with the next frame, on a page that has nothing else to do.
 */
import type { JSHandle, Page } from 'playwright-core';
import type { Point } from '../../../src/kit/hex.ts';
import type { Visit } from './visit.ts';

/** A click is answered with the next frame at the earliest. */
const FRAME_MS = 17;
const BEATS = 7;

const ECHO = `data:text/html,<p>0</p><script>
  const echo = new Worker(URL.createObjectURL(new Blob(['onmessage = () => postMessage(0)'])));
  const mark = () => document.querySelector('p').style.top = performance.now() + 'px';
  echo.onmessage = () => requestAnimationFrame(mark);
  addEventListener('click', () => echo.postMessage(0));
</script>`;

/** How much longer than on a machine at rest things take: 1 there, and more on a busy one. */
export async function strain({ context }: Visit): Promise<number> {
  const page = await context.newPage();
  await page.goto(ECHO);
  const beats: number[] = [];
  for (let beat = 0; beat < BEATS; beat++) beats.push(await answered(page, { x: 99, y: 99 }, 'p'));
  await page.close();
  return Math.max(1, median(beats) / FRAME_MS);
}

/** Milliseconds from a click until the style of something changes, by the page's own clock. */
export async function answered(page: Page, at: Point, what: string): Promise<number> {
  const answer = await answerTo(page, what);
  await page.mouse.click(at.x, at.y);
  const took = await answer.evaluate(({ took }) => took);
  await answer.dispose();
  return took;
}

/** Waits for the next click; the promise is wrapped, so that it is not waited for here. */
const answerTo = (page: Page, what: string): Promise<JSHandle<{ took: Promise<number> }>> =>
  page.evaluateHandle(wanted => {
    let began = Number.POSITIVE_INFINITY;
    addEventListener('pointerup', ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
    const took = new Promise<number>(resolve => {
      const isIt = ({ target }: MutationRecord): boolean => target instanceof Element && target.matches(wanted);
      const watch = new MutationObserver(changes => {
        const now = performance.now();
        if (now < began || !changes.some(isIt)) return;
        watch.disconnect();
        resolve(now - began);
      });
      watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['style'] });
    });
    return { took };
  }, what);

export const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
