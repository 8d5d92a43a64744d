import { expect, it } from 'vitest';
import { game } from '../games/sample/whole.ts';
import { log, prompts, toldIn, why } from './textTrial.ts';
import { scene } from './trial.ts';

const trial = scene(game, { phase: 'move', units: 'B1@0103, R1@0601' });

it('what is asked', () => {
  expect(prompts(trial)[0]).toMatch(/^4\.0 · Blue/);
  expect(prompts(trial)[1]).toMatch(/^4\.0 · 青軍/);
});

it('what an event tells', () => {
  expect(toldIn(game, { type: 'turn-begun', turn: 2 })).toEqual(['Turn 2 begins.', '第2ターン開始。']);
});

it('why an action is refused', () => {
  const [en, ja] = why(trial, { type: 'move', unit: 'B1', hex: '0601' });
  expect(en).toMatch(/cannot reach 0601\.$/);
  expect(ja).toContain('0601');
});

it('the log of one action, which must be legal', () => {
  const move = { type: 'move', unit: 'B1', hex: '0203' };
  expect(log(trial, 'en', move)[0]).toMatch(/moves 0103 → 0203\.$/);
  expect(log(trial, 'ja', move)[0]).toContain('0203');
  expect(() => log(trial, 'en', { type: 'move', unit: 'B1', hex: '0601' })).toThrow('too-far');
  expect(() => log(trial, 'en', { type: 'move', unit: 'Zorro' })).toThrow('unknown unit');
});
