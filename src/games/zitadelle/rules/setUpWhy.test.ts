import { describe, expect, it } from 'vitest';
import { noDice } from '../../../kit/dice.ts';
import type { Options } from '../../../kit/game.ts';
import { act, acts, refused, type Said, type Trial } from '../../../kit/trial.ts';
import { UNITS } from '../data/units.ts';
import { hex, unit } from '../pieces.ts';
import { whyNot } from '../testingWhy.ts';
import { game } from '../whole.ts';

const opening = (options: Options = {}): Trial => ({ game, s: game.setup('zitadelle', options, noDice), events: [] });
const READY: Said = { type: 'ready' };
const MADE: Said = { type: 'historical-set-up' };
const place = (name: string, at: string): Said => ({ type: 'place', unit: name, hex: at });

describe('set-up', () => {
  it('3.1 a unit begins in its own zone', () => {
    expect(whyNot(opening(), place('162R/194', '2924'))).toBe('3.1 outside-zone');
    expect(refused(opening(), place('162R/194', '2924')).about).toEqual({
      unit: unit('162R/194'),
      hex: hex('2924'),
      zone: 'G',
    });
  });
  it('3.1 only units that are to be set up are placed, and once', () => {
    const t = act(opening(), place('71GR/219G', '1218'));
    expect(whyNot(t, place('71GR/219G', '1319'))).toBe('3.1 already-placed');
    expect(whyNot(t, place('11Pz/15', '1417'))).toBe('2.3 not-your-unit');
    expect(whyNot(t, place('2GV/7G', '2040'))).toBe('11.1.1 comes-later');
    expect(whyNot(t, { type: 'place', unit: '71GR/210G' })).toBe('3.1 field-missing');
    expect(whyNot(t, { type: 'take-back', unit: '71GR/210G' })).toBe('3.1 nothing-to-take-back');
  });
  it('5.1.1 5.1.2 5.1.3 stacks are kept', () => {
    const t = acts(opening(), place('71GR/219G', '1218'));
    expect(whyNot(t, place('51GR/154G', '1218'))).toBe('5.1.2 other-formation');
    const full = act(t, place('71GR/210G', '1218'));
    expect(whyNot(full, place('71GR/213G', '1218'))).toBe('5.1.1 stack-full');
    expect(refused(full, place('71GR/213G', '1218')).about?.units).toEqual([unit('71GR/210G'), unit('71GR/219G')]);
  });
  it('3.1 set-up ends when every unit is placed', () => expect(whyNot(opening(), READY)).toBe('3.1 not-placed'));
});

describe('German set-up', () => {
  const german = (model: string, options: Options = {}): Trial => acts(opening(options), MADE, READY, { type: model });

  it('3.2.2 every hex of a zone is held or covered', () => {
    const corps = UNITS.filter(u => u.entry.kind === 'zone' && u.entry.zone === 'J' && u.side === 'german');
    const west = ['0114', '0213', '0314', '0115', '0214'];
    const t = acts(
      german('hold-back'),
      MADE,
      ...corps.map(({ name }) => ({ type: 'take-back', unit: name })),
      ...corps.map(({ name }, i) => place(name, west[i >> 1] ?? '')),
    );
    expect(refused(t, READY)).toMatchObject({ rule: '3.2.2', code: 'not-covered', about: { zone: 'J' } });
  });
  it('5.1.4 one artillery unit to a hex', () => {
    const t = acts(german('hold-back'), place('Arko132', '1617'));
    expect(whyNot(t, place('Arko70', '1617'))).toBe('5.1.4 same-support');
  });
  it('5.1.3 corps do not mix where their zones meet', () => {
    const t = act(german('hold-back'), place('167/315', '1915'));
    expect(whyNot(t, place('LAH/1', '1915'))).toBe('5.1.3 other-command');
  });
  it('11.2.2 Model’s divisions stay in their zone or behind it', () => {
    expect(whyNot(german('attack-early'), place('2Pz/3', '2345'))).toBe('11.2.2 outside-zone');
    expect(whyNot(german('hold-back'), place('2Pz/3', '1244'))).toBe('11.1.1 comes-later');
  });
  it('9.1.1 aircraft are not set up', () =>
    expect(whyNot(german('hold-back'), place('8FgK/DB1', '1617'))).toBe('9.1.1 flies-later'));

  describe('13.4 regiments and Tigers', () => {
    const t = german('hold-back', { splits: true });
    const split = (name: string): Said => ({ type: 'split', unit: name });
    const attach = (name: string, to: string): Said => ({ type: 'attach', unit: name, units: [to] });

    it('13.4.1 is an option', () => expect(whyNot(german('hold-back'), split('11Pz/15'))).toBe('13.4.1 no-splits'));
    it('13.4.2 Panzer regiments are split before they are placed', () => {
      expect(whyNot(t, split('11Pz/110'))).toBe('13.4.2 not-regiment');
      expect(whyNot(act(t, place('11Pz/15', '1617')), split('11Pz/15'))).toBe('13.4.2 take-back-first');
      expect(whyNot(t, split('2Pz/3'))).toBe('13.4.2 not-at-start');
      const done = act(t, split('11Pz/15'));
      expect(whyNot(done, split('11Pz/15'))).toBe('13.4.2 is-split');
      expect(whyNot(done, place('11Pz/15', '1617'))).toBe('13.4.2 is-split');
      expect(whyNot(t, place('11Pz/I-15', '1617'))).toBe('13.4.2 not-split');
      expect(whyNot(t, { type: 'join', unit: '11Pz/15' })).toBe('13.4.2 is-whole');
      const out = act(done, place('11Pz/I-15', '1617'));
      expect(whyNot(out, { type: 'join', unit: '11Pz/15' })).toBe('13.4.2 take-back-first');
    });
    it('13.4.4 13.4.5 companies go with regiments of their corps, one each', () => {
      expect(whyNot(t, { type: 'detach', unit: '11Pz/15' })).toBe('13.4.4 no-tiger-battalion');
      expect(whyNot(t, attach('503/1', '6Pz/11'))).toBe('13.4.4 not-detached');
      const apart = act(t, { type: 'detach', unit: '3PzK/503' });
      expect(whyNot(apart, place('503/1', '2611'))).toBe('13.4.5 companies-attached');
      expect(whyNot(t, place('503/1', '2611'))).toBe('13.4.4 not-detached');
      expect(whyNot(apart, place('3PzK/503', '2611'))).toBe('13.4.4 is-detached');
      expect(whyNot(apart, { type: 'detach', unit: '3PzK/503' })).toBe('13.4.4 is-detached');
      expect(whyNot(apart, attach('11Pz/110', '11Pz/15'))).toBe('13.4.5 no-company');
      expect(whyNot(apart, { type: 'attach', unit: '503/1', units: ['6Pz/11', '11Pz/15'] })).toBe(
        '13.4.5 one-regiment',
      );
      expect(whyNot(apart, attach('503/1', '11Pz/15'))).toBe('13.4.5 other-corps');
      expect(whyNot(apart, attach('503/1', '3PzK/228'))).toBe('13.4.5 only-regiments');
      expect(whyNot(apart, { type: 'attach', unit: '503/1' })).toBe('13.4.5 field-missing');
      const first = act(apart, attach('503/1', '6Pz/11'));
      expect(whyNot(first, attach('503/2', '6Pz/11'))).toBe('13.4.5 has-company');
      expect(whyNot(first, attach('503/1', '7Pz/25'))).toBe('13.4.5 is-attached');
      expect(whyNot(first, split('6Pz/11'))).toBe('13.4.6 has-tigers');
      expect(whyNot(first, { type: 'take-back', unit: '503/2' })).toBe('13.4.5 not-attached');
    });
  });
});

it('2.3 a role that does not decide is told who does', () =>
  expect(refused(opening(), READY, 'german')).toEqual({
    rule: '3.1',
    code: 'not-your-decision',
    about: { role: 'soviet' },
  }));
