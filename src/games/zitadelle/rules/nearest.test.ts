/** Where two rules forbid the same thing, the nearer one is named: that of the unit, then the place, then the way. */
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kit/game.ts';
import { act, acts, can, refused, type Said, type Trial } from '../../../kit/trial.ts';
import { hex, unit } from '../pieces.ts';
import { position } from '../testing.ts';
import { advance, assaultOf, assign, commit, fight, merge, retreat, support } from '../testingAssault.ts';
import { fire, firing, move, moving, sovietsMoving } from '../testingPlay.ts';
import { whyNot } from '../testingWhy.ts';

const END: Said = { type: 'end-movement' };
const LOW = { '6GA': 5, '1TA': 5, '48PzK': 5 };
const WEAK = { morale: { '48PzK': 1, '6GA': 1 } };
const disrupted = (at: string): Json => ({ hex: at, disrupted: true });
const by = (name: string, ...hexes: readonly string[]): Said => ({ ...retreat(name, hexes.at(-1) ?? ''), hexes });

/** 11Pz/15 drives 0505 out from 0504, whose ZOC closes 0404 and 0604. */
const driven = (units: string): Trial =>
  fight(commit(assaultOf({ morale: LOW, units: `11Pz/15@0504, 51GR/154G@0505, ${units}` })), '0505', 8, 6);

describe('anti-tank fire', () => {
  const t = firing('german', '11Pz/15@0504, 11Pz/110@0404, 6TK/22@0505, 51GR/154G@0503');

  it('2.3 whose unit it is comes before where it fires', () =>
    expect(whyNot(t, fire('6TK/22', '0808'))).toBe('2.3 not-your-unit'));
  it('6.3.2 that it has fired comes before what it fires at', () =>
    expect(whyNot(act(t, fire('11Pz/15', '0505'), [6, 6]), fire('11Pz/15', '0503'))).toBe('6.3.2 has-fired'));
  it('6.2.2 being too far comes before the units that are there', () =>
    expect(whyNot(t, fire('11Pz/15', '0808'))).toBe('6.2.2 fire-range'));
  it('6.1.3 disrupted, whatever else it could fire at', () =>
    expect(whyNot(firing('german', { '11Pz/15': disrupted('0504'), '6TK/22': '0507' }), fire('11Pz/15', '0507'))).toBe(
      '6.1.3 disrupted-fire',
    ));
});

describe('assaults', () => {
  it('7.1.5 armour that nobody can assault, not that the unit has its assault', () => {
    const t = assaultOf({ units: '11Pz/15@0504, 51GR/154G@0505, 6TK/22@0604' });
    expect(whyNot(t, assign('11Pz/15', '0604'))).toBe('7.1.5 armour-alone');
  });
  it('7.1.1 the only enemy beside it, where the engine has put the unit there', () => {
    const t = assaultOf({ units: '11Pz/15@0504, 51GR/154G@0505' });
    expect(whyNot(t, assign('11Pz/15', '0505'))).toBe('7.1.1 no-other-enemy');
    expect(whyNot(t, assign('11Pz/15', '0808'))).toBe('7.1.1 no-other-enemy');
  });
  it('7.1.4 that the unit has its assault, where the player has put it there', () => {
    const t = act(
      assaultOf({ units: '11Pz/15@0504, 11Pz/110@0504, 51GR/154G@0505, 51GR/156G@0604' }),
      assign('11Pz/15', '0505'),
    );
    expect(whyNot(t, assign('11Pz/15', '0604'))).toBe('7.1.4 already-assigned');
  });
  it('7.1.1 a hex that is not adjacent comes before units needed elsewhere', () => {
    const t = assaultOf({ units: '11Pz/15@0504, 11Pz/110@0403, 51GR/154G@0505, 51GR/156G@0404' });
    expect(whyNot(t, assign('11Pz/15', '0707'))).toBe('7.1.1 not-beside');
  });
  it('7.1.1 7.1.5 hexes that nobody can assault are not joined, each for its own reason', () => {
    const t = assaultOf({ units: '11Pz/15@0504, 51GR/154G@0505, 6TK/22@0604, 51GR/156G@0808' });
    expect(whyNot(t, merge('0505', '0604'))).toBe('7.1.5 only-armour');
    expect(whyNot(t, merge('0505', '0808'))).toBe('7.1.1 nobody-near');
    expect(whyNot(t, merge('0505', '0303'))).toBe('7.1.1 empty-hex');
  });
  it('7.1.1 a unit that a joint assault would leave idle is named', () => {
    const units = '11Pz/15@0504, 11Pz/110@0605, 51GR/154G@0505, 51GR/156G@0604, 51GR/158G@0404';
    const t = act(assaultOf({ units }), merge('0604', '0505'));
    expect(refused(t, merge('0404', '0604'))).toEqual({
      rule: '7.1.1',
      code: 'join-leaves-unit',
      about: { hexes: ['0505', '0404', '0604'].map(hex).sort((a, b) => a - b), unit: unit('11Pz/110') },
    });
  });
  it('7.1.2 two hexes that nobody has to assault, and nobody does yet', () => {
    const t = assaultOf({ active: 'soviet', units: '107R/504@2625, LAH/1@2624, LAH/2@2525' });
    expect(whyNot(t, merge('2624', '2525'))).toBe('7.1.2 nobody-assigned');
  });
  it('10.1.1 that there is no support comes before who would give it', () =>
    expect(whyNot(assaultOf({ units: '11Pz/15@0504, 51GR/154G@0505' }), support('11Pz/15', '0505'))).toBe(
      '10.1.1 support-first-turn',
    ));
});

describe('retreats', () => {
  it('7.8.2 a full hex on the way, before an enemy ZOC on another one', () => {
    const t = driven('52GR/151G@0405, 52GR/153G@0405');
    expect(refused(t, retreat('51GR/154G', '0305'))).toEqual({
      rule: '7.8.2',
      code: 'way-full',
      about: { unit: unit('51GR/154G'), hex: hex('0305'), hexes: [hex('0405')] },
    });
  });
  it('7.8.3 an enemy, or his ZOC without a friend, on the only way', () => {
    expect(whyNot(driven('51GR/156G@0808'), retreat('51GR/154G', '0304'))).toBe('7.8.3 way-zoc');
    expect(whyNot(driven('Arko132@0405'), retreat('51GR/154G', '0306'))).toBe('7.8.3 way-enemy');
  });
  it('7.8.4 a hex that a comrade of the same assault leaves, not the ZOC that his presence lifts', () => {
    const pair = 'LAH/1@0504, LAH/2@0504, 51GR/154G@0505, 51GR/156G@0604';
    const t = fight(commit(act(assaultOf({ morale: LOW, units: pair }), merge('0505', '0604'))), '0505', 8, 6, 6);
    expect(whyNot(t, retreat('51GR/154G', '0704'))).toBe('7.8.4 way-left');
    expect(whyNot(t, by('51GR/154G', '0604', '0705'))).toBe('7.8.4 way-left');
    expect(can(t, by('51GR/154G', '0605', '0705'))).toBe(true);
  });
  it('7.8.1 7.8.2 7.8.3 a way that is named, each by its own rule', () => {
    const t = driven('52GR/151G@0506, 52GR/153G@0506');
    expect(whyNot(t, by('51GR/154G', '0506', '0606'))).toBe('7.8.2 way-full');
    expect(whyNot(t, by('51GR/154G', '0404', '0305'))).toBe('7.8.3 way-zoc');
    expect(whyNot(t, by('51GR/154G', '0405', '0406', '0305'))).toBe('7.8.1 no-such-way');
    expect(whyNot(t, by('51GR/154G', '0405', '0304', '0305'))).toBe('7.8.1 no-such-way');
    expect(whyNot(t, by('51GR/154G', '0605', '0705', '0706'))).toBe('7.8.1 two-hexes');
  });
  it('7.8.3 the enemy in a hex comes before how far it is', () =>
    expect(whyNot(driven('51GR/156G@0808'), retreat('51GR/154G', '0504'))).toBe('7.8.3 retreat-enemy'));
  it('7.8.1 the distance of a hex comes before the units that are there', () =>
    expect(whyNot(driven('51GR/156G@0808'), retreat('51GR/154G', '0808'))).toBe('7.8.1 two-hexes'));
  it('7.8.2 who was stopped on his way goes on, and first', () => {
    const units = '11Pz/15@0201, 6TK/6@0101, 6TK/22@0102, 6TK/112@0102';
    const driven = fight(commit(assaultOf({ morale: LOW, units })), '0101', 8, 6);
    const on = acts(driven, retreat('6TK/6', '0102'), { type: 'remove', unit: '6TK/22' });
    expect(whyNot(on, { type: 'stand', unit: '6TK/6' })).toBe('7.8.2 must-go-further');
    expect(whyNot(on, retreat('6TK/6', '0105'))).toBe('7.8.2 one-hex-further');
    expect(whyNot(on, retreat('6TK/112', '0103'))).toBe('7.8.2 another-goes-on');
  });
  it('7.9.1 who took no part does not advance, even where there is no room', () => {
    const t = fight(
      commit(assaultOf({ morale: LOW, units: '11Pz/15@0504, 11Pz/110@0703, 51GR/154G@0505' })),
      '0505',
      8,
      6,
    );
    const gone = act(t, retreat('51GR/154G', '0507'));
    expect(whyNot(gone, advance('11Pz/110', '0707'))).toBe('7.9.1 not-in-assault');
    expect(whyNot(gone, advance('11Pz/15', '0605'))).toBe('7.9.1 not-their-hex');
  });
});

describe('advances', () => {
  it('7.9.7 a unit that has retreated does not advance; the reason is not that it is disrupted', () => {
    const t = fight(commit(assaultOf({ units: '11Pz/15@0504, 11Pz/110@0504, 51GR/154G@0505*' })), '0505', 3, 12, 12, 2);
    const goes = act(t, retreat('11Pz/15', '0502'));
    expect(whyNot(goes, advance('11Pz/15', '0505'))).toBe('7.9.7 went-back');
  });
  it('7.9.8 a hex of the assault where the enemy still stands is told from any other', () => {
    const units = 'LAH/1@0504, LAH/2@0504, 51GR/154G@0505, 51GR/156G@0604*';
    const t = fight(commit(act(assaultOf({ units }), merge('0505', '0604'))), '0505', 9, 2, 12);
    expect(whyNot(t, advance('LAH/1', '0505'))).toBe('7.9.8 not-emptied');
  });
});

describe('surplus', () => {
  const stuck = Object.fromEntries(['11Pz/15', '11Pz/110', '11Pz/111'].map(name => [name, disrupted('0504')]));

  it('5.1.4 artillery takes no room, though its stack is too high', () => {
    const units = { ...stuck, Arko132: '0504', '51GR/154G': '0505' };
    const t = act(position({ turn: 3, units }, { disruption: true }), END);
    expect(whyNot(t, { type: 'remove', unit: 'Arko132' })).toBe('5.1.4 no-surplus-support');
  });
});

describe('movement', () => {
  it('8.0 what belongs to another phase is not asked about further', () =>
    expect(whyNot(moving('11Pz/15@0504'), fire('11Pz/15', '0808'))).toBe('8.0 not-now'));
  it('8.2.1 enemies on every way, not the points or their ZOC', () =>
    expect(whyNot(moving('11Pz/15@0101, 51GR/154G@0102, 51GR/156G@0201', WEAK), move('11Pz/15', '0105'))).toBe(
      '8.2.1 no-way',
    ));
  it('8.2.4 a ZOC that closes the only way to a hex outside of it', () =>
    expect(whyNot(moving('11Pz/110@0101, 51GR/154G@0102'), move('11Pz/110', '0301'))).toBe('8.2.4 zoc-closes'));
  it('5.1.2 5.1.3 two armies or divisions in a hex are not too many units (8.2.8)', () => {
    expect(refused(moving('11Pz/15@0504, LAH/1@0504'), END)).toEqual({
      rule: '5.1.3',
      code: 'stack-commands',
      about: { hex: hex('0504'), units: [unit('11Pz/15'), unit('LAH/1')].sort((a, b) => a - b) },
    });
    expect(whyNot(sovietsMoving('51GR/154G@0504, 52GR/151G@0504'), END)).toBe('5.1.2 stack-formations');
    expect(whyNot(moving('11Pz/15@0504, 11Pz/110@0504, 11Pz/111@0504'), END)).toBe('8.2.8 stack-too-high');
  });
  it('8.5.1 the reserve stays, wherever it is to go', () =>
    expect(whyNot(sovietsMoving('3TK/50@2035', { turn: 1 }), move('3TK/50', '2035'))).toBe('8.5.1 reserve'));
  it('10.3.2 engines come before the way', () =>
    expect(whyNot(moving('GD/3@0504, 51GR/154G@0505'), move('GD/3', '0505'))).toBe('10.3.2 start-first'));
  it('10.3.2 8.1.6 who stood in a ZOC and did not get away has not been stopped by it', () => {
    const t = acts(
      act(moving('GD/3@0504, 51GR/154G@0505, 11Pz/15@0202'), { type: 'start', unit: 'GD/3' }, [1]),
      move('11Pz/15', '0203'),
    );
    expect(whyNot(t, move('GD/3', '0503'))).toBe('8.1.6 already-moved');
  });
  it('8.2.1 the enemy in a hex comes before how far it is', () =>
    expect(whyNot(moving('167/315@0504, 51GR/154G@0508', WEAK), move('167/315', '0508'))).toBe('8.2.1 enemy-there'));
  it('8.2.6 the other half comes before how far it is', () =>
    expect(whyNot(moving('167/315@0504', WEAK), move('167/315', '1531'))).toBe('8.2.6 other-half'));
  it('8.2.8 no room at the end comes before nothing else', () => {
    const stuck = { '11Pz/15': disrupted('0504'), '11Pz/110': disrupted('0504'), '51GR/154G': '0505' };
    const t = position({ turn: 3, units: { ...stuck, '11Pz/111': '0502' } }, { disruption: true });
    expect(whyNot(t, move('11Pz/111', '0504'))).toBe('8.2.8 no-stop-full');
  });
  it('8.2.2 a ZOC on every way comes before the points that it would take without', () =>
    expect(whyNot(moving('11Pz/110@0504, 51GR/154G@0506', WEAK), move('11Pz/110', '0507'))).toBe('8.2.2 zoc-stop'));
  it('8.4.2 an air zone alone, not how far it is', () =>
    expect(whyNot(sovietsMoving('51GR/154G@0504, 8FgK/DB1@0506', WEAK), move('51GR/154G', '0505'))).toBe(
      '8.4.2 air-zone',
    ));
  it('11.1.1 a unit still to arrive is refused as such, for every action', () => {
    const t = position({ turn: 4, units: { '36/87': { box: 'reinforcements' }, '383/531': '2550' } });
    expect(whyNot(t, move('36/87', '2550'))).toBe('11.1.1 comes-later');
    expect(whyNot(t, { type: 'start', unit: '36/87' })).toBe('11.1.1 comes-later');
  });
  it('13.4.3 the beginning of the phase comes before the state of the unit', () => {
    const units = { '11Pz/15': '0303', '3Pz/6': '0504', '51GR/154G': '0505' };
    const t = act(position({ turn: 3, units }, { splits: true }), move('11Pz/15', '0304'));
    expect(whyNot(t, { type: 'split', unit: '3Pz/6' })).toBe('13.4.3 regroup-first');
  });
  it('13.7.1 a hex without room is not called within reach', () => {
    const stuck = { '11Pz/15': disrupted('0504'), '11Pz/110': disrupted('0504'), '51GR/154G': '0505' };
    const t = position({ turn: 3, units: { ...stuck, '11Pz/111': '0502' } }, { disruption: true, 'push-on': true });
    expect(whyNot(t, { type: 'push-on', unit: '11Pz/111', hex: '0503' })).toBe('13.7.1 within-reach');
    expect(whyNot(t, { type: 'push-on', unit: '11Pz/111', hex: '0504' })).toBe('13.7.1 push-one-hex');
  });
});
