import { expect, it } from 'vitest';
import { bookOf } from './book.ts';
import { bookFaults } from './bookCheck.ts';
import { WORDS_EN } from './wordsEn.ts';
import { WORDS_JA } from './wordsJa.ts';

const TABLES = {
  refusals: { 'too-far': '{hex} is too far.', over: 'That was all.' },
  seasons: { winter: 'winter' },
} as const;

it('a book has what every game says, and what the game says besides', () => {
  const book = bookOf('en', WORDS_EN, TABLES);
  expect(book.lang).toBe('en');
  expect(book.refusals['not-now']).toBe(WORDS_EN.refusals['not-now']);
  expect(book.refusals['too-far']).toBe('{hex} is too far.');
  expect(book.seasons.winter).toBe('winter');
});

it('a game may put otherwise what every game says', () =>
  expect(bookOf('en', WORDS_EN, TABLES).refusals.over).toBe('That was all.'));

it('what every game says is the same in both languages', () =>
  expect(
    bookFaults({
      en: WORDS_EN,
      ja: WORDS_JA,
      keys: {},
      once: ['refusals', 'events', 'outcomes'],
      sections: new Set(),
    }),
  ).toEqual([]));
