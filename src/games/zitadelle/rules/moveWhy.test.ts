import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kit/game.ts';
import { act, acts, can, refused, type Said } from '../../../kit/trial.ts';
import { hex, unit } from '../pieces.ts';
import { position } from '../testing.ts';
import { move, moving, sovietsMoving } from '../testingPlay.ts';
import { whyNot } from '../testingWhy.ts';

const END: Said = { type: 'end-movement' };
const push = (name: string, to: string): Said => ({ type: 'push-on', unit: name, hex: to });
const disrupted = (at: string): Json => ({ hex: at, disrupted: true });
/** Morale 1 leaves the Germans four points, the Soviets five. */
const WEAK = { morale: { '48PzK': 1, '6GA': 1 } };

describe('who can move', () => {
  it('8.5.1 the reserve waits in turn 1', () =>
    expect(whyNot(sovietsMoving('3TK/50@2035', { turn: 1 }), move('3TK/50', '2036'))).toBe('8.5.1 reserve'));
  it('10.3.2 Panthers and Elefants start their engines first', () => {
    const t = moving('GD/3@1505, 11Pz/15@1502');
    expect(whyNot(t, move('GD/3', '1506'))).toBe('10.3.2 start-first');
    expect(whyNot(t, { type: 'start', unit: '11Pz/15' })).toBe('10.3.1 needs-no-start');
    expect(whyNot(act(t, { type: 'start', unit: 'GD/3' }, [1]), { type: 'start', unit: 'GD/3' })).toBe(
      '10.3.2 has-started',
    );
  });
  it('10.1.1 9.1.1 artillery and aircraft do not', () => {
    const t = moving('Arko132@1505, 11Pz/15@1505', { turn: 1 });
    expect(whyNot(t, move('Arko132', '1506'))).toBe('10.1.1 never-moves');
    expect(whyNot(t, move('8FgK/DB1', '1506'))).toBe('9.1.1 aircraft-move');
  });
  it('8.1.6 nobody moves again once another one has begun', () => {
    const t = acts(moving('11Pz/15@1505, 11Pz/110@1502'), move('11Pz/15', '1506'), move('11Pz/110', '1503'));
    expect(whyNot(t, move('11Pz/15', '1507'))).toBe('8.1.6 already-moved');
  });
  it('8.3.3 Q8 mines that take more than is left end a move, in the hex beyond or back in the fort', () => {
    const out = (more: string): string =>
      whyNot(
        act(sovietsMoving(`71GR/219G@2120${more}`, WEAK), move('71GR/219G', '2019'), [6]),
        move('71GR/219G', '2018'),
      );
    expect(out('')).toBe('8.3.3 mines-halt');
    expect(out(', 71GR/210G@2019, 71GR/213G@2019')).toBe('8.3.3 mines-halt');
  });
  it('8.2.5 who has spent all its points has too few, not its move behind it', () => {
    const t = act(moving('11Pz/15@0504', WEAK), move('11Pz/15', '0508'));
    expect(whyNot(t, move('11Pz/15', '0509'))).toBe('8.2.5 too-far');
  });
  it('10.3.2 engines that cost every point end a move before it begins', () => {
    const t = act(moving('GD/3@1505', WEAK), { type: 'start', unit: 'GD/3' }, [4]);
    expect(whyNot(t, move('GD/3', '1506'))).toBe('10.3.2 engines-out');
  });
  it('8.2.2 an enemy ZOC ends a move', () => {
    const t = act(moving('11Pz/110@1504, 71GR/219G@1506'), move('11Pz/110', '1505'));
    expect(whyNot(t, move('11Pz/110', '1504'))).toBe('8.2.2 stopped-zoc');
  });
  it('13.5.1 disrupted units keep out of enemy ZOCs, and stay in them', () => {
    const at = (h: string, to: string): string =>
      whyNot(
        position({ turn: 3, units: { '11Pz/110': disrupted(h), '71GR/219G': '1506' } }, { disruption: true }),
        move('11Pz/110', to),
      );
    expect(at('1504', '1505')).toBe('13.5.1 disrupted-zoc');
    expect(at('1505', '1504')).toBe('13.5.1 disrupted-held');
  });
});

describe('where to', () => {
  it('8.2.1 8.2.6 not to enemies, nor to the other half of the map', () => {
    const t = moving('11Pz/15@1505, 71GR/219G@1506');
    expect(whyNot(t, move('11Pz/15', '1506'))).toBe('8.2.1 enemy-there');
    expect(whyNot(t, move('11Pz/15', '1531'))).toBe('8.2.6 other-half');
    expect(whyNot(t, move('11Pz/15', '1505'))).toBe('8.1.1 same-hex');
    expect(whyNot(t, { type: 'move', unit: '11Pz/15' })).toBe('8.1.1 field-missing');
  });
  it('8.2.2 a ZOC on the way stops', () =>
    expect(whyNot(moving('11Pz/110@1504, 71GR/219G@1506', WEAK), move('11Pz/110', '1507'))).toBe('8.2.2 zoc-stop'));
  it('8.2.3 leaving a ZOC takes half the allowance', () =>
    expect(refused(moving('167/315@1505, 71GR/219G@1506', WEAK), move('167/315', '1504'))).toEqual({
      rule: '8.2.3',
      code: 'breakaway-cost',
      about: { unit: unit('167/315'), hex: hex('1504'), cost: 2, total: 5, left: 4, allowance: 4 },
    }));
  it('8.2.4 out of a ZOC and into no other', () => {
    const t = moving('11Pz/110@1505, 71GR/219G@1506, 52GR/151G@1502');
    expect(whyNot(t, move('11Pz/110', '1405'))).toBe('8.2.4 zoc-to-zoc');
    expect(whyNot(t, move('11Pz/110', '1503'))).toBe('8.2.4 broke-away');
    expect(whyNot(act(t, move('11Pz/110', '1504')), move('11Pz/110', '1503'))).toBe('8.2.4 broke-away');
  });
  it('8.2.5 not further than the points allow', () =>
    expect(refused(moving('167/315@1505', WEAK), move('167/315', '1507'))).toEqual({
      rule: '8.2.5',
      code: 'too-far',
      about: { unit: unit('167/315'), hex: hex('1507'), cost: 6, left: 4, allowance: 4 },
    }));
  it('8.2.8 not where there will be no room', () => {
    const stuck = { '11Pz/15': disrupted('1505'), '11Pz/110': disrupted('1505'), '71GR/219G': '1506' };
    const t = position({ turn: 3, units: { ...stuck, '11Pz/111': '1503', 'LAH/1': '1403' } }, { disruption: true });
    expect(whyNot(t, move('11Pz/111', '1505'))).toBe('8.2.8 no-stop-full');
    expect(whyNot(t, move('LAH/1', '1505'))).toBe('5.1.3 no-stop-command');
    const held = { '51GR/154G': disrupted('1506'), '71GR/219G': '1508', '11Pz/15': '1505' };
    const soviets = position({ turn: 3, active: 'soviet', units: held }, { disruption: true });
    expect(whyNot(soviets, move('71GR/219G', '1506'))).toBe('5.1.2 no-stop-formation');
  });
  it('8.2.8 who stands in a full hex goes on, and the phase waits for it', () => {
    const three = moving('11Pz/15@1505, 11Pz/110@1505, 11Pz/111@1505');
    expect(whyNot(three, END)).toBe('8.2.8 stack-too-high');
    const t = acts(
      moving('11Pz/15@1504, 11Pz/110@1504, 11Pz/111@1503'),
      ...['11Pz/15', '11Pz/110', '11Pz/111'].map(name => move(name, '1505')),
    );
    expect(whyNot(t, END)).toBe('8.2.8 must-go-on');
  });
  it('8.3.3 out of a fort a point is left for the mines, and the first hex comes first', () => {
    const t = moving('167/315@2120, 11Pz/110@2120', WEAK);
    expect(whyNot(t, move('167/315', '2219'))).toBe('8.3.3 mines-point');
    expect(whyNot(t, move('11Pz/110', '2018'))).toBe('8.3.3 mines-stop');
  });
  it('8.4.2 air zones cost three points more', () =>
    expect(whyNot(sovietsMoving('71GR/219G@1505, 8FgK/DB1@1507', WEAK), move('71GR/219G', '1506'))).toBe(
      '8.4.2 air-zone',
    ));
});

describe('reinforcements', () => {
  const t = position({ turn: 6, units: { '36/87': { box: 'arriving' }, '383/531': '2550' } });

  it('11.1.1 come on at their area, in their turn', () => {
    expect(whyNot(t, move('36/87', '2550'))).toBe('11.1.1 enter-instead');
    expect(refused(t, { type: 'enter', unit: '36/87', hex: '2450' })).toMatchObject({
      code: 'other-entry',
      about: { area: 'G2' },
    });
    const early = position({ turn: 4, units: { '36/87': { box: 'reinforcements' }, '383/531': '2550' } });
    expect(refused(early, { type: 'enter', unit: '36/87', hex: '2550' })).toEqual({
      rule: '11.1.1',
      code: 'comes-later',
      about: { unit: unit('36/87'), turn: 6, area: 'G2' },
    });
    expect(whyNot(t, { type: 'enter', unit: '383/531', hex: '2550' })).toBe('11.1.1 already-on-map');
  });
  it('8.2.1 8.2.5 not onto enemies, nor beyond their points', () => {
    const taken = position({ turn: 6, units: { '36/87': { box: 'arriving' }, '8R/151': '2550' } });
    expect(whyNot(taken, { type: 'enter', unit: '36/87', hex: '2550' })).toBe('8.2.1 enemy-there');
    const bombed = position({
      turn: 6,
      active: 'soviet',
      units: { '95GR/284G': { box: 'arriving' }, '8FgK/DB1': '1328' },
      morale: { '5GA': 1 },
    });
    expect(whyNot(bombed, { type: 'enter', unit: '95GR/284G', hex: '1328' })).toBe('8.2.5 entry-cost');
  });
  it('13.3.4 with chits only those whose chit has come up', () => {
    const hidden = position(
      { turn: 2, active: 'soviet', units: { '2GV/7G': { box: 'reinforcements' }, '8R/151': '2040' } },
      { chits: true },
    );
    expect(whyNot(hidden, { type: 'enter', unit: '2GV/7G', hex: '3837' })).toBe('13.3.4 chit-not-drawn');
    const german = position(
      { turn: 4, units: { '36/87': { box: 'reinforcements' }, '383/531': '2550' } },
      { chits: true },
    );
    expect(whyNot(german, { type: 'enter', unit: '36/87', hex: '2550' })).toBe('11.1.1 comes-later');
  });
});

describe('13.4 regiments split and join', () => {
  const on = { splits: true };
  const split = (name: string): Said => ({ type: 'split', unit: name });
  const join = (name: string): Said => ({ type: 'join', unit: name });
  const units = { '11Pz/15': '1505', '3Pz/6': '1801', '6Pz/11': disrupted('2305'), '51GR/154G': '1802' };
  const t = position({ turn: 3, units }, on);

  it('13.4.1 as an option of the Germans', () => {
    expect(whyNot(moving('11Pz/15@1505'), split('11Pz/15'))).toBe('13.4.1 no-splits');
    const soviets = position({ turn: 3, active: 'soviet', units: '6TK/112@1505' }, on);
    expect(whyNot(soviets, split('6TK/112'))).toBe('13.4.1 splits-are-german');
  });
  it('13.4.3 before anybody moves, away from the enemy', () => {
    expect(whyNot(t, split('3Pz/6'))).toBe('13.4.3 regroup-zoc');
    expect(whyNot(t, split('6Pz/11'))).toBe('13.4.3 regroup-disrupted');
    expect(whyNot(act(t, move('11Pz/15', '1506')), split('11Pz/15'))).toBe('13.4.3 regroup-first');
    expect(whyNot(t, join('11Pz/15'))).toBe('13.4.3 no-battalion');
  });
  it('13.4.3 both battalions are in the hex', () => {
    const apart = position({ turn: 3, units: '11Pz/I-15@1505, 11Pz/II-15@1504' }, on);
    expect(whyNot(apart, join('11Pz/I-15'))).toBe('13.4.3 battalions-apart');
    const together = position({ turn: 3, units: '11Pz/I-15@1505, 11Pz/II-15@1505' }, on);
    expect(can(together, join('11Pz/II-15'))).toBe(true);
  });
  it('13.4.9 Tigers are broken up at the start only', () =>
    expect(whyNot(t, { type: 'detach', unit: '3PzK/503' })).toBe('13.4.9 tigers-at-start'));
});

describe('13.7 pushing on', () => {
  const t = position({ turn: 3, units: '167/315@1505, 11Pz/110@1502', ...WEAK }, { 'push-on': true });

  it('13.7.1 is an option, for one hex that the points do not reach', () => {
    expect(whyNot(moving('167/315@1505'), push('167/315', '1506'))).toBe('13.7.1 no-push-on');
    expect(whyNot(t, push('167/315', '1507'))).toBe('13.7.1 push-one-hex');
    expect(whyNot(t, push('167/315', '1506'))).toBe('13.7.1 within-reach');
    expect(whyNot(act(t, move('11Pz/110', '1503')), push('11Pz/110', '1504'))).toBe('13.7.1 push-before-move');
  });
  it('8.2.4 does not lead from ZOC to ZOC', () => {
    const held = position({ turn: 3, units: '167/315@1505, 71GR/219G@1506', ...WEAK }, { 'push-on': true });
    expect(whyNot(held, push('167/315', '1405'))).toBe('8.2.4 zoc-to-zoc');
  });
});

it('5.1.7 the enemy removes the surplus, from the full stack', () => {
  const stuck = Object.fromEntries(['11Pz/15', '11Pz/110', '11Pz/111'].map(name => [name, disrupted('1505')]));
  const units = { ...stuck, '3Pz/3': '1001', '71GR/219G': '1506' };
  const t = act(position({ turn: 3, units }, { disruption: true }), END);
  expect(whyNot(t, { type: 'remove', unit: '3Pz/3' })).toBe('5.1.7 not-surplus');
  expect(whyNot(t, { type: 'remove', unit: '71GR/219G' })).toBe('5.1.7 own-surplus');
});
