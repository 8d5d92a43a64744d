import { afterEach, expect, it, vi } from 'vitest';
import { keepStep, keptStep } from './progress.ts';

afterEach(() => vi.unstubAllGlobals());

function storage(): Map<string, string> {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
  return values;
}

it('remembers the step of each game', () => {
  storage();
  keepStep('a', 7);
  expect([keptStep('a', 10), keptStep('b', 10)]).toEqual([7, 0]);
});

it('begins anew where the lesson has no such step, or the note is no number', () => {
  const values = storage();
  keepStep('a', 7);
  expect(keptStep('a', 7)).toBe(0);
  for (const [key] of values) values.set(key, 'seven');
  expect(keptStep('a', 10)).toBe(0);
});

it('does without storage', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('forbidden');
    },
    setItem() {
      throw new Error('forbidden');
    },
  });
  keepStep('a', 3);
  expect(keptStep('a', 10)).toBe(0);
});
