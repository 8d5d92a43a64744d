import { expect, it } from 'vitest';
import { addressOf, libraryOf } from './book.ts';

it('reads each language of a game once', async () => {
  const asked: string[] = [];
  const library = libraryOf(async address => {
    asked.push(address);
    return `# ${address}`;
  });
  const [one, two] = await Promise.all([library.book('sixth-army', 'ja'), library.book('sixth-army', 'ja')]);
  expect(one).toBe(two);
  expect((await library.book('sixth-army', 'en')).title).toBe('./rulebooks/sixth-army/en.md');
  expect(asked).toEqual(['./rulebooks/sixth-army/ja.md', './rulebooks/sixth-army/en.md']);
});

it('tries again after a failure', async () => {
  let tries = 0;
  const library = libraryOf(async () => {
    if (tries++ === 0) throw new Error('offline');
    return '# There';
  });
  await expect(library.book('g', 'en')).rejects.toThrow('offline');
  expect((await library.book('g', 'en')).title).toBe('There');
});

it('keeps a strange id inside its folder', () => {
  expect(addressOf('../x', 'ja')).toBe('./rulebooks/..%2Fx/ja.md');
});
