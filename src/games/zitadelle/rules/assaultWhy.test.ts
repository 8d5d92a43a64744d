import { describe, expect, it } from 'vitest';
import { act, acts, can, refused, type Said, type Trial } from '../../../kit/trial.ts';
import { hex, unit } from '../pieces.ts';
import { position } from '../testing.ts';
import { assaulting, stateIn } from '../testingPlay.ts';
import { whyNot } from '../testingWhy.ts';

const assign = (name: string, at: string): Said => ({ type: 'assign', unit: name, hex: at });
const support = (name: string, at: string): Said => ({ type: 'support', unit: name, hex: at });
const retreat = (name: string, to: string): Said => ({ type: 'retreat', unit: name, hex: to });
const advance = (name: string, to: string): Said => ({ type: 'advance', unit: name, hex: to });
const COMMIT: Said = { type: 'commit' };
/** The assault on 1506, with its dice. */
const fight = (t: Trial, rolls: readonly number[]): Trial => act(act(t, COMMIT), { type: 'fight', hex: '1506' }, rolls);

describe('declaring assaults', () => {
  /** 11Pz has two enemies beside it, GD/Pz one. */
  const t = assaulting(
    'german',
    '11Pz/15@1505, 11Pz/110@1505, GD/Pz@1406, 11Pz/111@1001, 3Pz/6@1801, 71GR/219G@1506, 51GR/154G@1605, 6TK/112@1802',
  );

  it('7.1.1 a unit in a ZOC must assault', () => expect(whyNot(t, COMMIT)).toBe('7.1.1 must-attack'));
  it('7.1.2 every enemy whose ZOC holds somebody is assaulted', () => {
    const near = assaulting('german', '11Pz/15@1505, 11Pz/110@1505, 71GR/219G@1506, 51GR/154G@1605');
    const both = acts(near, assign('11Pz/15', '1506'), assign('11Pz/110', '1506'));
    expect(refused(both, COMMIT)).toEqual({ rule: '7.1.2', code: 'must-be-attacked', about: { hex: hex('1605') } });
  });
  it('7.1.2 nobody is put where others would be left out', () => {
    const one = assaulting('german', '11Pz/15@1505, GD/Pz@1406, 71GR/219G@1506, 51GR/154G@1605');
    expect(refused(one, assign('11Pz/15', '1506'))).toEqual({
      rule: '7.1.2',
      code: 'needed-at',
      about: { unit: unit('11Pz/15'), hex: hex('1506'), hexes: [hex('1605')] },
    });
  });
  it('7.1.1 only neighbours are assaulted', () => {
    expect(whyNot(t, assign('11Pz/15', '1507'))).toBe('7.1.1 not-beside');
    expect(whyNot(t, assign('11Pz/15', '1504'))).toBe('7.1.1 no-enemy-there');
    expect(whyNot(t, assign('11Pz/111', '1506'))).toBe('7.1.1 nobody-beside');
    expect(whyNot(t, assign('71GR/219G', '1505'))).toBe('2.3 not-your-unit');
  });
  it('7.1.5 armour is never assaulted', () => {
    expect(whyNot(t, assign('3Pz/6', '1802'))).toBe('7.1.5 only-armour-beside');
    const mixed = assaulting('german', '11Pz/15@1505, 71GR/219G@1506, 6TK/112@1605');
    expect(whyNot(mixed, assign('11Pz/15', '1605'))).toBe('7.1.5 armour-alone');
    const two = assaulting('german', '11Pz/15@1505, 71GR/219G@1506, 51GR/154G@1604, 6TK/112@1605');
    expect(whyNot(two, assign('11Pz/15', '1605'))).toBe('7.1.5 armour-alone');
  });
  it('7.1.1 7.1.4 a unit with only one possible assault stays in it', () => {
    expect(whyNot(t, { type: 'unassign', unit: 'GD/Pz' })).toBe('7.1.1 no-other-enemy');
    expect(whyNot(t, assign('GD/Pz', '1506'))).toBe('7.1.1 no-other-enemy');
    expect(whyNot(t, { type: 'unassign', unit: '11Pz/15' })).toBe('7.1.1 not-assigned');
  });
  it('7.2.5 all attackers of an assault are next to all defenders', () => {
    const merge = { type: 'merge', hexes: ['1506', '1605'] };
    expect(refused(t, merge)).toMatchObject({ rule: '7.2.5', code: 'not-beside-all', about: { unit: unit('GD/Pz') } });
    expect(whyNot(t, { type: 'merge', hexes: ['1506', '1504'] })).toBe('7.1.1 empty-hex');
    expect(whyNot(t, { type: 'merge', hexes: ['1506'] })).toBe('7.2.1 join-two');
    expect(whyNot(t, { type: 'split', hex: '1506' })).toBe('7.2.1 not-joined');
    const apart = assaulting('german', '11Pz/15@1505, GD/Pz@1801, 71GR/219G@1506, 51GR/154G@1802');
    expect(whyNot(apart, { type: 'merge', hexes: ['1506', '1802'] })).toBe('7.2.5 nobody-beside-all');
  });
  it('7.2.1 joint assaults go by any of their hexes, in any order', () => {
    const near = assaulting('german', '11Pz/15@1505, 11Pz/110@1505, 71GR/219G@1506, 51GR/154G@1605, 52GR/151G@1604');
    const joined = act(near, { type: 'merge', hexes: ['1506', '1605'] });
    expect(whyNot(joined, { type: 'merge', hexes: ['1605', '1506'] })).toBe('7.2.1 already-joined');
    const all = act(joined, { type: 'merge', hexes: ['1605', '1604'] });
    expect(stateIn(all).flow.at(-1)).toMatchObject({ leads: ['1506', '1506', '1506'].map(hex) });
    expect(stateIn(act(joined, { type: 'split', hex: '1605' })).flow).toEqual(stateIn(near).flow);
  });
  it('7.1.2 nothing is proposed when all is declared', () => {
    const done = assaulting('german', '11Pz/15@1505, 71GR/219G@1506');
    expect(whyNot(done, { type: 'propose' })).toBe('7.1.2 all-declared');
    expect(whyNot(done, { type: 'clear' })).toBe('7.2.1 little-to-clear');
  });
  it('7.1.6 assaults are fought by any of their hexes, once', () => {
    const one = assaulting('german', '11Pz/15@1505, 11Pz/110@1505, 71GR/219G@1506, 51GR/154G@1605, 52GR/151G@1604');
    const begun = acts(
      one,
      { type: 'merge', hexes: ['1506', '1605'] },
      assign('11Pz/15', '1506'),
      assign('11Pz/110', '1604'),
      COMMIT,
    );
    expect(can(begun, { type: 'fight', hex: '1605' })).toBe(true);
    expect(whyNot(begun, { type: 'fight', hex: '1605', unit: 'GD/Pz' })).toBe('7.1.6 extra-field');
    expect(whyNot(begun, { type: 'fight', hex: '1507' })).toBe('7.1.4 no-assault-there');
  });
});

describe('artillery and engineers', () => {
  const units = '11Pz/15@1505, 11Pz/110@1505, GD/Pz@1406, Arko132@1505, Arko70@1406, 71GR/219G@1506, 51GR/154G@1605';
  const t = assaulting('german', units, { turn: 1 });

  it('10.1.1 are there in turn 1 only', () =>
    expect(whyNot(assaulting('german', units), support('Arko132', '1506'))).toBe('10.1.1 support-first-turn'));
  it('10.1.2 support units of their own hex', () => {
    expect(whyNot(t, support('Arko70', '1605'))).toBe('10.1.2 nobody-to-support');
    expect(whyNot(t, support('Arko132', '1507'))).toBe('10.1.2 nothing-to-support');
    expect(whyNot(t, support('GD/Pz', '1506'))).toBe('10.1.2 no-support');
    expect(whyNot(t, assign('Arko132', '1506'))).toBe('10.1.2 supports-only');
    expect(whyNot(t, { type: 'withdraw-support', unit: 'Arko70' })).toBe('10.1.2 not-supporting');
  });
  it('10.1.1 10.2.1 are used once', () => {
    const used = position({
      turn: 1,
      phase: 'fire',
      units: { PzPi813: { box: 'spent' }, '11Pz/15': '1505', '71GR/219G': '1506' },
    });
    const declaring = act(used, { type: 'end-fire' });
    const now = declaring.game.active(declaring.s)[0] === 'german' ? declaring : act(declaring, { type: 'end-fire' });
    expect(whyNot(now, support('PzPi813', '1506'))).toBe('10.2.1 support-spent');
  });
  it('10.1.4 one of a kind to an assault', () => {
    const sent = acts(t, support('Arko70', '1506'), assign('11Pz/15', '1605'), assign('11Pz/110', '1506'));
    expect(whyNot(sent, support('Arko132', '1506'))).toBe('10.1.4 one-support');
    expect(whyNot(sent, support('Arko70', '1506'))).toBe('10.1.4 already-supports');
  });
});

describe('after the assault', () => {
  /** 3 against 2 is 3:2, three to the right for armour: 4:1. With 9 that is D1, and 6 + 1 is above morale 5. */
  const beaten = (units: string): Trial => fight(assaulting('german', units, { morale: { '6GA': 5 } }), [4, 5, 3, 3]);
  const t = beaten('11Pz/15@1505, 71GR/219G@1506, 51GR/154G@1508, 52GR/151G@1607, 52GR/153G@1607');

  it('7.8.1 a retreat ends two hexes away', () => {
    expect(whyNot(t, retreat('71GR/219G', '1507'))).toBe('7.8.1 two-hexes');
    expect(whyNot(t, retreat('51GR/154G', '1510'))).toBe('7.8.1 does-not-retreat');
    expect(whyNot(t, { type: 'stand', unit: '71GR/219G' })).toBe('7.6.2 must-retreat');
  });
  it('7.8.2 empty hexes come first, full ones last', () => {
    expect(whyNot(t, retreat('71GR/219G', '1508'))).toBe('7.8.2 full-refuge');
    const shared = beaten('11Pz/15@1505, 71GR/219G@1506, 71GR/210G@1508');
    expect(whyNot(shared, retreat('71GR/219G', '1508'))).toBe('7.8.2 empty-first');
  });
  it('7.8.3 not to enemies and their ZOC', () => {
    expect(whyNot(t, retreat('71GR/219G', '1505'))).toBe('7.8.3 retreat-enemy');
    expect(whyNot(t, retreat('71GR/219G', '1504'))).toBe('7.8.3 retreat-zoc');
  });
  it('7.8.4 not to a hex that others of the assault leave', () => {
    const merged = act(assaulting('german', '11Pz/15@1505, 71GR/219G@1506, 51GR/154G@1604', { morale: { '6GA': 2 } }), {
      type: 'merge',
      hexes: ['1506', '1604'],
    });
    const ready = act(merged, assign('11Pz/15', '1506'));
    // 3 against 5 is 1:2, three to the right is 3:1; 11 is D1.
    const both = fight(ready, [5, 6, 2, 2, 2, 2]);
    expect(whyNot(both, retreat('71GR/219G', '1604'))).toBe('7.8.4 left-by-others');
  });
  it('7.9.1 7.9.6 who took part and is not disrupted advances to where the enemy stood', () => {
    const units = {
      '11Pz/15': '1505',
      '11Pz/110': { hex: '1405', disrupted: true },
      '11Pz/111': '1504',
      '71GR/219G': '1506',
    };
    const fought = fight(assaulting('german', units, { morale: { '6GA': 2 } }), [5, 6, 2, 2]);
    const gone = act(fought, retreat('71GR/219G', '1508'));
    expect(whyNot(gone, advance('11Pz/110', '1506'))).toBe('7.9.6 disrupted-advance');
    expect(whyNot(gone, advance('11Pz/111', '1506'))).toBe('7.9.1 not-in-assault');
    expect(whyNot(gone, advance('11Pz/15', '1507'))).toBe('7.9.1 not-their-hex');
    expect(whyNot(act(gone, advance('11Pz/15', '1506')), advance('11Pz/15', '1506'))).toBe('7.9.1 has-advanced');
  });
});
