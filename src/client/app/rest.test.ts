import { expect, it } from 'vitest';
import { restFrom } from './rest.ts';

/** Rules that come at once, and words that come when the test says so. */
function parts() {
  let isWhole = false;
  let come: () => void = () => undefined;
  const coming = new Promise<void>(resolve => {
    come = resolve;
  });
  const rest = restFrom({
    rules: {
      covers: view => isWhole || view === 'early',
      async grow() {
        isWhole = true;
      },
    },
    words: { whole: () => coming },
    load: async () => undefined,
  });
  return { rest, come };
}

const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

it('covers a later position only when its words are here too, though its rules came sooner', async () => {
  const { rest, come } = parts();
  const fetched = rest.fetch();
  await settle();
  expect([rest.covers('early'), rest.covers('late')]).toEqual([true, false]);
  come();
  await fetched;
  expect(rest.covers('late')).toBe(true);
});

it('covers everything where all rules came at once', () => {
  const rest = restFrom({ rules: undefined, words: { whole: async () => undefined }, load: async () => undefined });
  expect(rest.covers('late')).toBe(true);
});
