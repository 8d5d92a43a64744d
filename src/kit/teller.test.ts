import { describe, expect, it } from 'vitest';
import { caseOf, eventTeller, type Tellers } from './teller.ts';

const EVENTS = {
  moved: '{unit} moves ({rule}).',
  lost: '{unit} is lost.',
  'lost-worker': '{unit} are lost.',
  counted: '{n} of {total}.',
  other: 'Something happens.',
  'other-rule': 'Something happens (rule {rule}).',
} as const;
type Book = { readonly events: Readonly<Record<keyof typeof EVENTS, string>> };
const BOOK: Book = { events: EVENTS };

const TELLERS: Tellers<Book, keyof typeof EVENTS> = {
  lost: (book, e) => ({ key: caseOf(book.events, 'lost', e.why) ?? 'lost' }),
  counted: () => ({ key: 'counted', values: { n: 2 } }),
};
const tell = eventTeller(TELLERS, (_book, f) => ({ unit: `unit ${f.unit}`, n: 1, total: 9 }));

describe('an event', () => {
  it('goes by its type, its fields spelt', () => {
    expect(tell(BOOK, { type: 'moved', unit: 4, rule: '8.1' })).toBe('unit 4 moves (8.1).');
    expect(tell(BOOK, { type: 'moved', unit: 4 })).toBe('unit 4 moves ().');
  });

  it('goes by its teller, where it has one', () => {
    expect(tell(BOOK, { type: 'lost', unit: 4, why: 'worker' })).toBe('unit 4 are lost.');
    expect(tell(BOOK, { type: 'lost', unit: 4, why: 'fire' })).toBe('unit 4 is lost.');
  });

  it('has what its teller fills in before what is spelt for all', () => {
    expect(tell(BOOK, { type: 'counted' })).toBe('2 of 9.');
  });

  it.each(['unheard', 'toString', 'constructor'])('that is %s still gets a sentence', type => {
    expect(tell(BOOK, { type })).toBe('Something happens.');
    expect(tell(BOOK, { type, rule: '8.1' })).toBe('Something happens (rule 8.1).');
  });
});

it.each([
  ['worker', 'lost-worker'],
  ['fire', undefined],
  [undefined, undefined],
  [3, undefined],
])('the case %s', (id, key) => expect(caseOf(EVENTS, 'lost', id)).toBe(key));
