import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGS } from '../../kit/game.ts';
import { lang, setLang } from '../app/settings.ts';
import { en } from '../text/later/en.ts';
import '../text/testing.ts';
import { failureText } from './failures.ts';

/** Every code that has words. */
const FAILURE_CODES = Object.keys(en.failures);

const before = lang.value;
afterEach(() => {
  setLang(before);
});

/** Every code with which the table and the page can fail, read from the sources. */
function codesIn(folder: URL): string[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.ts') && !name.includes('test') && name !== 'hostTesting.ts')
    .flatMap(name => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      return [...text.matchAll(/(?:code: |failed\()'([a-z-]+)'/g)].map(match => match[1]!);
    });
}

describe('failures', () => {
  it('have words for every code that the host and the browser’s side of it use', () => {
    // Refusals have their own codes, with words in refusal.ts.
    const refusals = ['illegal', 'over', 'not-active', 'not-legal', 'bad-rolls', 'lesson', 'rearranged'];
    const used = [
      ...codesIn(new URL('../../table/', import.meta.url)),
      ...codesIn(new URL('../local/', import.meta.url)),
    ].filter(code => !refusals.includes(code));
    expect(used.length).toBeGreaterThan(15);
    expect([...new Set(used)].filter(code => !FAILURE_CODES.includes(code))).toEqual([]);
  });

  it.each(LANGS)('are told in %s', now => {
    setLang(now);
    for (const code of [...FAILURE_CODES, 'never-heard-of']) {
      const text = failureText({ code, message: 'entry 3' });
      expect(/[ぁ-ん]/u.test(text)).toBe(now === 'ja');
    }
    expect(failureText({ code: 'bad-replay', message: 'entry 3: no' })).toContain('entry 3: no');
    expect(failureText({ code: 'undo-roll', message: 'A die was rolled' })).not.toContain('A die was rolled');
  });
});
