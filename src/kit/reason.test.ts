import { describe, expect, it } from 'vitest';
import { game } from '../games/sample/whole.ts';
import { LANGS } from './game.ts';
import { type Reason, reasonFrom, reasonText } from './reason.ts';

const TAKEN = { type: 'end-phase' };
const WEIGHED: Reason = { action: TAKEN, mean: 2.25, low: 1, high: 4, of: 7, second: { action: TAKEN, mean: 1.75 } };
const ALONE: Reason = { action: TAKEN, mean: 0.01, low: 0.01, high: 0.01, of: 1 };
const OWN: Reason = { ja: '攻撃あるのみ', en: 'Attack, always' };

const said = (reason: Reason): string[] => LANGS.map(lang => reasonText(game.words[lang], reason, lang));

describe('a reason in words', () => {
  it('is the player’s own where there is one', () => expect(said(OWN)).toEqual([OWN.ja, OWN.en]));

  it('says among how many it was drawn', () =>
    expect(said({ among: 12 })).toEqual([
      expect.stringContaining('12個'),
      expect.stringContaining('among 12 choices'),
    ]));

  it('says what an action is worth, by how much it leads, and what the dice can make of it', () => {
    const [ja, en] = said(WEIGHED);
    expect(en).toMatch(
      /: worth 2\.3 on average, 0\.5 ahead of the next best of 7, .+; the dice make it 1\.0 to 4\.0\.$/,
    );
    expect(ja).toMatch(/：期待値2\.3。7案中の次善「.+」を0\.5上回る。ダイス次第で1\.0から4\.0。$/);
  });

  it('says that there was no other one, and no luck in it', () => {
    const [ja, en] = said(ALONE);
    expect(en).toMatch(/: worth 0\.0 on average, the only candidate; no dice involved\.$/);
    expect(ja).toMatch(/：期待値0\.0。唯一の候補。ダイスによる振れはない。$/);
  });
});

describe('a reason that was kept', () => {
  it.each([OWN, { among: 3 }, WEIGHED, ALONE])('is the same: %o', reason =>
    expect(reasonFrom(JSON.parse(JSON.stringify(reason)))).toEqual(reason),
  );

  it.each([undefined, null, 'x', {}, { ja: 'x' }, { among: '3' }, { ...ALONE, low: null }, { ...ALONE, action: 'x' }])(
    'is none any more: %o',
    value => expect(reasonFrom(value)).toBeUndefined(),
  );

  it('loses a second that is none', () =>
    expect(reasonFrom({ ...WEIGHED, second: { mean: 1 } })).toEqual({ ...WEIGHED, second: undefined }));
});
