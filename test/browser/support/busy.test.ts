/** Tests of the measure itself: work is counted, waiting is not. */
import { expect, test } from 'vitest';
import { busyWhile } from './busy.ts';
import { visit } from './visit.ts';

const WORK = 120_000_000;

test('a page that works is busy, a page that waits is not', async () => {
  const v = await visit({ alone: true, painted: 'whole' });
  const [atWork = 0] = await busyWhile(v, () =>
    v.page.evaluate(most => {
      const work = (): void => {
        let sum = 0;
        for (let i = 0; i < most; i++) sum = (sum * 31 + i) | 0;
        document.title = String(sum);
      };
      return new Promise<void>(resolve => {
        setTimeout(() => {
          work();
          // In a separate task: the trace contains a task only once it has ended.
          setTimeout(resolve);
        });
      });
    }, WORK),
  );
  const [atRest = 0] = await busyWhile(v, () => v.page.waitForTimeout(300));
  expect(atWork).toBeGreaterThan(30);
  expect(atRest).toBeLessThan(atWork);
});
