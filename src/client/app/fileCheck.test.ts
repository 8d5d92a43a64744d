import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ask, Tell } from '../../protocol/link.ts';
import { FILE_LIMITS } from '../../table/limits.ts';
import type { Link, Listener } from '../local/link.ts';
import { speak } from '../text/shelf.ts';
import { LATER } from '../text/shelves.ts';
import { type Checking, checkFile, type Finding } from './fileCheck.ts';
import { faultText } from './fileText.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A worker that answers when the test tells it to. */
function worker() {
  const asked: Ask[] = [];
  const listeners: Listener[] = [];
  const state = { isClosed: false, answer: (_tell: Tell): void => undefined };
  const link: Link = {
    ask(ask) {
      asked.push(ask);
      return new Promise(resolve => {
        state.answer = resolve;
      });
    },
    onTell(listener) {
      listeners.push(listener);
      return () => undefined;
    },
    close() {
      state.isClosed = true;
    },
  };
  return { asked, state, link, say: (tell: Tell) => listeners.map(listener => listener(tell)) };
}

function checking(more: Partial<Checking> = {}) {
  const one = worker();
  const findings: Finding[] = [];
  const stop = checkFile({
    file: { size: 2, text: async () => '{}' },
    agreed: false,
    found: finding => findings.push(finding),
    open: () => one.link,
    ...more,
  });
  return { ...one, findings, stop };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const CHECKED: Tell = { type: 'checked', file: { game: 'sample', scenario: 'dawn', n: 2, hash: 'x' } };

test('a file is read in a worker, told of as it goes, and the worker is ended', async () => {
  const c = checking();
  await settled();
  expect(c.asked).toEqual([{ type: 'check', text: '{}' }]);
  c.say({ type: 'loading', done: 1, all: 2 });
  c.state.answer(CHECKED);
  await settled();
  expect(c.findings.map(({ kind }) => kind)).toEqual(['reading', 'playable']);
  expect(c.state.isClosed).toBe(true);
});

test('cancelling ends the worker, and nothing is heard of it any more', async () => {
  const c = checking();
  await settled();
  c.stop();
  expect(c.state.isClosed).toBe(true);
  c.say({ type: 'loading', done: 1, all: 2 });
  c.state.answer(CHECKED);
  await settled();
  expect(c.findings).toEqual([]);
});

test('a worker that says nothing any more is ended when time is up', async () => {
  const c = checking();
  await vi.advanceTimersByTimeAsync(FILE_LIMITS.ms + 6000);
  expect(c.findings).toEqual([{ kind: 'fault', code: 'too-slow', message: '' }]);
  expect(c.state.isClosed).toBe(true);
});

test('a file that is too large is not even read', () => {
  const c = checking({ file: { size: FILE_LIMITS.bytes + 1, text: () => Promise.reject(new Error('read')) } });
  expect(c.findings).toMatchObject([{ code: 'too-large' }]);
});

test('a file that cannot be read, and one of other rules, are told', async () => {
  const torn = checking({ file: { size: 2, text: () => Promise.reject(new Error('gone')) } });
  await settled();
  expect(torn.findings).toMatchObject([{ code: 'unread' }]);
  const other = checking({ agreed: true });
  await settled();
  expect(other.asked).toMatchObject([{ agreed: true }]);
  other.state.answer({ type: 'other-rules', saved: 2, now: 3 });
  await settled();
  expect(other.findings).toEqual([{ kind: 'other-rules', saved: 2, now: 3 }]);
});

test('words: limits are named in both languages', async () => {
  await LATER.open();
  for (const lang of ['ja', 'en'] as const) {
    await speak(lang);
    expect(faultText('a.json', 'too-large', '')).toContain('20');
    expect(faultText('a.json', 'too-slow', '')).toContain('120');
    expect(faultText('a.json', 'too-many', '')).toContain('60,000');
    expect(faultText('a.json', 'too-deep', '')).toContain('64');
    expect(faultText('a.json', 'unknown-game', 'there is no game "chess"; there is none')).toContain('chess');
    expect(faultText('a.json', 'constructor', 'why')).toContain('why');
  }
});
