import { afterEach, expect, it } from 'vitest';
import type { Lang } from '../../kit/game.ts';
import { lang, setLang } from '../app/settings.ts';
import { shelfOf, speak } from './shelf.ts';

const before = lang.peek();
afterEach(() => setLang(before));

/** Words that identify themselves, and how often they were loaded; `fails` is how often loading fails first. */
function words(name: string, fails = 0) {
  const fetched: string[] = [];
  let left = fails;
  const load = (tongue: Lang) => async (): Promise<string> => {
    fetched.push(`${name} ${tongue}`);
    if (left-- > 0) throw new Error('offline');
    return `${name} ${tongue}`;
  };
  return { fetched, loads: { ja: load('ja'), en: load('en') } };
}

it('speaks its first words until the whole is here, in whichever language', async () => {
  setLang('en');
  const [first, all] = [words('first'), words('all')];
  const shelf = shelfOf(all.loads, first.loads);
  await shelf.open();
  expect(shelf.now()).toBe('first en');
  await speak('ja');
  expect(shelf.now()).toBe('first ja');
  expect(all.fetched).toEqual([]);
  await shelf.whole();
  expect(shelf.now()).toBe('all ja');
  await speak('en');
  expect(shelf.now()).toBe('all en');
  expect(all.fetched).toEqual(['all ja', 'all en']);
});

it('keeps its first words where the whole cannot be had, and tries again', async () => {
  setLang('en');
  const all = words('all', 1);
  const shelf = shelfOf(all.loads, words('first').loads);
  await shelf.open();
  await expect(shelf.whole()).rejects.toThrow('offline');
  expect(shelf.now()).toBe('first en');
  await shelf.whole();
  expect(shelf.now()).toBe('all en');
});

it('keeps the language if the other one cannot be loaded', async () => {
  setLang('en');
  const shelf = shelfOf({ en: async () => 'en', ja: () => Promise.reject(new Error('offline')) });
  await shelf.open();
  await expect(speak('ja')).rejects.toThrow('offline');
  expect([lang.peek(), shelf.now()]).toEqual(['en', 'en']);
});
