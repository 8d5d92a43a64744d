import { expect, it } from 'vitest';
import type { Position, Tell } from '../../protocol/link.ts';
import { holding } from './holding.ts';
import type { Link } from './session.ts';

const position = (n: number, view: string): Tell => {
  const at: Position = { n, seat: 'blue', view, active: ['blue'], undoable: [] };
  return { type: 'position', from: n, entries: [], position: at };
};

/** A table that can show `early` positions; the rest is loaded when the test allows it, at the second try. */
function table() {
  const heard: string[] = [];
  let [isWhole, tries, misses] = [false, 0, 0];
  let come: () => void = () => undefined;
  let tell: (tell: Tell) => void = () => undefined;
  const link: Link = {
    ask: async () => ({ type: 'done' }),
    onTell(listener) {
      tell = listener;
    },
  };
  const held = holding(link, {
    rest: {
      covers: view => isWhole || view === 'early',
      async fetch() {
        tries += 1;
        if (tries === 1) throw new Error('no network');
        isWhole = true;
      },
    },
    missing: () => {
      misses += 1;
      return new Promise<void>(resolve => {
        come = resolve;
      });
    },
  });
  held.onTell(one => heard.push('position' in one ? `${one.position.n}` : one.type));
  return { heard, held, tell: (one: Tell) => tell(one), come: () => come(), misses: () => misses };
}

const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

it('passes on at once what can be shown', () => {
  const { heard, tell } = table();
  tell(position(0, 'early'));
  tell(position(1, 'early'));
  expect(heard).toEqual(['0', '1']);
});

it('holds back what cannot, and all behind it in order, until the rest has come', async () => {
  const { heard, tell, come, misses } = table();
  tell(position(0, 'early'));
  tell(position(1, 'late'));
  tell({ type: 'done' });
  tell(position(2, 'early'));
  await settle();
  expect([heard, misses()]).toEqual([['0'], 1]);
  come();
  await settle();
  expect(heard).toEqual(['0', '1', 'done', '2']);
  tell(position(3, 'late'));
  expect(heard.at(-1)).toBe('3');
});

it('answers an ask when what was told with it has been heard', async () => {
  const { heard, held, tell, come } = table();
  tell(position(1, 'late'));
  const answered = held.ask({ type: 'save' }).then(() => heard.length);
  await settle();
  come();
  expect(await answered).toBe(1);
});
