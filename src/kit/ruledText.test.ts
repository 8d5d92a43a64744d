import { expect, it } from 'vitest';
import type { Refusal } from './game.ts';
import { ruledText } from './ruledText.ts';

const must = (unit: number): Refusal => ({ rule: '7.1.1', code: 'must-attack', about: { unit } });
const numbered = {
  refusal: ({ rule, about }: Refusal): string => `${rule} · Unit ${String(about?.unit)} has to attack.`,
};
const bare = { refusal: (): string => 'ユニットは攻撃しなければならない。' };

it('a sentence stands without the number it begins with', () => {
  expect(ruledText(numbered, must(3))).toBe('Unit 3 has to attack.');
  expect(ruledText(bare, must(3))).toBe('ユニットは攻撃しなければならない。');
});
