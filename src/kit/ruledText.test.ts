import { expect, it } from 'vitest';
import type { Refusal } from './game.ts';
import { ruledTexts } from './ruledText.ts';

function telling() {
  let said = 0;
  const en = {
    refusal(r: Refusal): string {
      said++;
      return `${r.rule} · Unit ${String(r.about?.unit)} has to attack.`;
    },
  };
  const ja = { refusal: (r: Refusal): string => `ユニット${String(r.about?.unit)}は攻撃しなければならない。` };
  return { textOf: ruledTexts(ja, en), said: () => said };
}

const must = (unit: number): Refusal => ({ rule: '7.1.1', code: 'must-attack', about: { unit } });

it('a sentence stands without the number it begins with', () => {
  const { textOf } = telling();
  expect(textOf(must(3))).toEqual({
    ja: 'ユニット3は攻撃しなければならない。',
    en: 'Unit 3 has to attack.',
  });
});

it('each is made once, and others are others', () => {
  const { textOf, said } = telling();
  const all = [3, 4, 3, 3].map(unit => textOf(must(unit)).en);
  expect(all).toEqual([3, 4, 3, 3].map(unit => `Unit ${unit} has to attack.`));
  expect(said()).toBe(2);
});

it('is right however many have been told', () => {
  const { textOf } = telling();
  for (let i = 0; i < 10_000; i++) expect(textOf(must(i % 5000)).en).toBe(`Unit ${i % 5000} has to attack.`);
});
