import { describe, expect, it } from 'vitest';
import type { Fields } from './phrase.ts';
import { caseOf, lineOf, type Tellers } from './teller.ts';

const EVENTS = {
  moved: '{unit} moves.',
  lost: '{unit} is lost.',
  'lost-worker': '{unit} are lost.',
  counted: '{n} of {total}.',
  other: 'Something happens.',
} as const;
type Key = keyof typeof EVENTS;
const BOOK = { events: EVENTS };

const TELLERS: Tellers<typeof BOOK, Key> = {
  lost: (book, { why }) => {
    const key = caseOf(book.events, 'lost', why);
    return key && { key };
  },
  counted: () => ({ key: 'counted', values: { n: 2 } }),
};
const told = (id: string, f: Fields = {}) => lineOf(TELLERS, EVENTS, { id, book: BOOK, f, other: 'other' });

describe('a line', () => {
  it('goes by its id', () => expect(told('moved')).toEqual({ key: 'moved' }));
  it('goes by its teller, where it has one', () => {
    expect(told('lost', { why: 'worker' })).toEqual({ key: 'lost-worker' });
    expect(told('counted')).toEqual({ key: 'counted', values: { n: 2 } });
  });
  it('goes by its id, where its teller has nothing to say', () =>
    expect(told('lost', { why: 'fire' })).toEqual({ key: 'lost' }));
  it.each(['unheard', 'toString', 'constructor'])('that is %s is the one for all others', id =>
    expect(told(id)).toEqual({ key: 'other' }),
  );
});

it.each([
  ['worker', 'lost-worker'],
  ['fire', undefined],
  [undefined, undefined],
  [3, undefined],
])('the case %s', (id, key) => expect(caseOf(EVENTS, 'lost', id)).toBe(key));
