import { describe, expect, it } from 'vitest';
import { type Books, bookFaults } from './bookCheck.ts';

const EN = {
  lang: 'en',
  prompts: { move: '4.1 · {role}: move.', end: '{rule} · over.' },
  refusals: { far: '{unit} is too far.', 'far-rail': 'No railway.' },
  roles: { red: 'Red' },
};
const JA = {
  lang: 'ja',
  prompts: { move: '4.1 · {role}：移動。', end: '{rule} · 終了。' },
  refusals: { far: '{unit}は遠すぎます。', 'far-rail': '鉄道なし。' },
  roles: { red: '赤' },
};

const faults = (more: Partial<Books>): string[] =>
  bookFaults({
    en: EN,
    ja: JA,
    keys: { refusals: ['far'] },
    once: ['prompts', 'refusals'],
    sections: new Set(['4.1']),
    ...more,
  });

describe('books', () => {
  it('without a fault have none', () => expect(faults({})).toEqual([]));

  it.each<[string, Partial<Books>, string]>([
    ['a sentence short', { ja: { ...JA, refusals: { far: '{unit}。' } } }, 'refusals: only in en: far-rail'],
    [
      'a sentence too many',
      { ja: { ...JA, roles: { red: '赤', blue: '青' } } },
      'roles: only in en: none; only in ja: b',
    ],
    ['another order', { ja: { ...JA, prompts: { end: JA.prompts.end, move: JA.prompts.move } } }, 'the order differs'],
    ['a table short', { ja: { ...JA, roles: undefined } }, 'roles: only in en: red'],
    [
      'another hole',
      { ja: { ...JA, refusals: { ...JA.refusals, far: '遠い。' } } },
      'far names unit in en, nothing in ja',
    ],
    ['a key that is never said', { keys: { refusals: ['far-rail'] } }, 'refusals.far is never said'],
    [
      'an empty sentence',
      { ja: { ...JA, refusals: { ...JA.refusals, 'far-rail': '' } } },
      'refusals.far-rail is empty',
    ],
    [
      'a sentence twice',
      { en: { ...EN, refusals: { far: '{unit}.', 'far-rail': '{unit}.' } } },
      'refusals.far-rail repeats another',
    ],
    ['no table where no sentence may be twice', { once: ['events'] }, 'there are no events'],
    [
      'a question without a rule',
      { en: { ...EN, prompts: { ...EN.prompts, move: '{role}: go.' } } },
      'prompts.move does',
    ],
    ['a question with an unknown rule', { sections: new Set(['4.2']) }, 'prompts.move does not begin with a rule'],
  ])('with %s are told of it', (_, more, fault) => {
    expect(faults(more).join('\n')).toContain(fault);
  });

  it('are both looked at', () => {
    const ja = { ...JA, prompts: { ...JA.prompts, move: '{role}：移動。' } };
    expect(faults({ ja })).toEqual(['prompts.move does not begin with a rule: {role}：移動。']);
  });
});
