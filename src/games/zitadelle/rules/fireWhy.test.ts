import { describe, expect, it } from 'vitest';
import { act, refused, type Said, type Trial } from '../../../kit/trial.ts';
import { SOVIET, unit } from '../pieces.ts';
import { position, stateOf, work } from '../testing.ts';
import { whyNot } from '../testingWhy.ts';
import { game } from '../whole.ts';

const fire = (name: string, at: string): Said => ({ type: 'fire', unit: name, hex: at });
const choose = (name: string): Said => ({ type: 'choose', unit: name });

describe('anti-tank fire', () => {
  const t = position({
    turn: 3,
    phase: 'fire',
    units: '11Pz/15@1505, 11Pz/110@1405, Arko132@1505, 71GR/219G@1506, 6TK/112@1605, 6TK/22@1305',
  });

  it('6.1.1 6.1.2 artillery and aircraft never fire', () => {
    expect(whyNot(t, fire('Arko132', '1605'))).toBe('6.1.1 never-fires');
    expect(whyNot(t, fire('8FgK/DB1', '1605'))).toBe('6.1.2 aircraft-fire');
  });
  it('6.1.1 without anti-tank strength nobody fires', () => {
    const weak = position({ turn: 3, phase: 'fire', active: 'soviet', units: '11Pz/15@1505, 71GR/219G@1506*' });
    expect(whyNot(weak, fire('71GR/219G', '1505'))).toBe('6.1.1 no-at');
  });
  it('6.1.3 disrupted units do not fire', () => {
    const units = { '11Pz/15': { hex: '1505', disrupted: true }, '6TK/112': '1605' };
    expect(whyNot(position({ turn: 3, phase: 'fire', units }), fire('11Pz/15', '1605'))).toBe('6.1.3 disrupted-fire');
  });
  it('6.2.1 only armour is fired at', () => {
    expect(whyNot(t, fire('11Pz/15', '1506'))).toBe('6.2.1 no-armour-there');
    expect(whyNot(t, fire('11Pz/15', '1504'))).toBe('6.2.1 no-enemy-there');
  });
  it('6.2.2 only next to the firer', () => expect(whyNot(t, fire('11Pz/110', '1605'))).toBe('6.2.2 fire-range'));
  it('6.3.2 once a phase', () =>
    expect(whyNot(act(t, fire('11Pz/15', '1605'), [6, 6]), fire('11Pz/15', '1605'))).toBe('6.3.2 has-fired'));
  it('2.2 2.3 with one’s own units on the map', () => {
    expect(whyNot(t, fire('6TK/112', '1505'))).toBe('2.3 not-your-unit');
    expect(whyNot(t, fire('11Pz/111', '1605'))).toBe('2.2 not-on-map');
  });
});

describe('who is hit', () => {
  it('6.3.5 one of those with the highest armour', () => {
    const units = {
      '11Pz/15': '1505',
      '10PzB/51': '1505',
      '10PzB/52': { hex: '1505', disrupted: true },
      'GD/Fus': '1405',
      '6TK/112': '1605',
    };
    const t = act(position({ turn: 3, phase: 'fire', active: 'soviet', units }), fire('6TK/112', '1505'));
    expect(whyNot(t, choose('11Pz/15'))).toBe('6.3.5 weaker-armour');
    expect(whyNot(t, choose('GD/Fus'))).toBe('6.3.5 not-in-target-hex');
    expect(refused(t, choose('11Pz/15')).about?.units).toEqual([unit('10PzB/51'), unit('10PzB/52')]);
  });
  it('9.3.1 9.3.2 bombs hit one of the nearest tanks', () => {
    const s = stateOf({ turn: 3, units: '8FgK/DB1@1505, 6TK/112@1503, 6TK/22@1507, 6TK/200@1501, 71GR/219G@1505' });
    const t: Trial = { game, s: work(s, 'dive', SOVIET, [3, 4]).s, events: [] };
    expect(whyNot(t, choose('6TK/200'))).toBe('9.3.1 not-nearest');
    expect(whyNot(t, choose('71GR/219G'))).toBe('9.3.2 no-armour-target');
  });
});

describe('bombers', () => {
  const t = position({ turn: 1, phase: 'air', units: { '6TK/112': '1605', '3TK/50': '2035', '71GR/219G': '1506' } });
  const dive = (name: string, at: string): Said => ({ type: 'dive', unit: name, hex: at });
  const raid = (name: string, army: string): Said => ({ type: 'raid', unit: name, card: army });

  it('9.1.3 fly over their own half of the map', () => {
    expect(whyNot(t, dive('8FgK/DB1', '2035'))).toBe('9.1.3 other-half-air');
    expect(whyNot(t, raid('8FgK/LB1', '13A'))).toBe('9.1.3 other-half-army');
  });
  it('9.1.4 9.1.5 dive at Soviet armour, or go against an army', () => {
    expect(whyNot(t, dive('8FgK/DB1', '1506'))).toBe('9.1.4 no-soviet-armour');
    expect(whyNot(t, dive('8FgK/LB1', '1605'))).toBe('9.1.5 level-bombs-armies');
    expect(whyNot(t, raid('8FgK/DB1', '6GA'))).toBe('9.1.4 dive-bombs-hexes');
    expect(whyNot(t, raid('8FgK/LB1', '48PzK'))).toBe('9.1.5 no-soviet-army');
    expect(whyNot(t, dive('11Pz/15', '1605'))).toBe('9.1.1 no-aircraft');
  });
  it('9.1.1 9.1.2 are sent once, in their order, as many as the turn has', () => {
    expect(whyNot(t, dive('8FgK/DB2', '1605'))).toBe('9.1.1 another-first');
    expect(whyNot(t, { type: 'recall', unit: '8FgK/DB1' })).toBe('9.1.1 not-sent');
    expect(whyNot(act(t, dive('8FgK/DB1', '1605')), dive('8FgK/DB1', '1605'))).toBe('9.1.1 already-sent');
    const late = position({ turn: 9, phase: 'air', units: '6TK/112@1605' });
    expect(whyNot(late, dive('8FgK/DB3', '1605'))).toBe('9.1.2 not-flying');
  });
});
