import { beforeEach, expect, it } from 'vitest';
import { canGoBack, canGoForward, closeRules, currentRule, goBack, goForward, openRule } from './open.ts';

const at = (): string | undefined => currentRule.value?.section;

beforeEach(closeRules);

it('is nowhere at first', () => {
  goBack();
  goForward();
  expect([at(), canGoBack.value, canGoForward.value]).toEqual([undefined, false, false]);
});

it('goes back and forward, and a new place ends the way forward', () => {
  for (const section of ['7.1', '10.5', '11.9']) openRule('g', section);
  goBack();
  goBack();
  expect([at(), canGoBack.value, canGoForward.value]).toEqual(['7.1', false, true]);
  goForward();
  expect(at()).toBe('10.5');
  openRule('g', '4.0');
  expect([at(), canGoForward.value]).toEqual(['4.0', false]);
  goBack();
  expect(at()).toBe('10.5');
});

it('asked for the open rule again, says so without a new step', () => {
  openRule('g', '7.1');
  openRule('g', '10.5');
  goBack();
  const before = currentRule.value;
  openRule('g', '7.1');
  expect(currentRule.value).not.toBe(before);
  expect([at(), canGoBack.value, canGoForward.value]).toEqual(['7.1', false, true]);
});

it('begins anew with another game', () => {
  openRule('a', '7.1');
  openRule('b', '1.0');
  expect([currentRule.value, canGoBack.value]).toEqual([{ gameId: 'b', section: '1.0' }, false]);
});

it('forgets the oldest places', () => {
  for (let i = 0; i < 500; i++) openRule('g', `1.${i}`);
  expect(at()).toBe('1.499');
  for (let i = 0; i < 500; i++) goBack();
  expect(at()).toBe('1.300');
});
