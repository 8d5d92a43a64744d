import { describe, expect, it } from 'vitest';
import { noDice } from '../../../kit/dice.ts';
import type { Json, Position } from '../../../kit/game.ts';
import type { Side } from '../../../kit/sides.ts';
import { act, acts, can, eventsOf, hexesFor, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { NAMES } from '../names.ts';
import { AXIS, hex, SOVIET, unit } from '../pieces.ts';
import { sceneOf } from '../scene.ts';
import { COURSE, SEQUENCE } from '../sequence.ts';
import type { State } from '../state.ts';
import { position } from '../testing.ts';
import { possessRail } from './possession.ts';
import { linkedRail } from './rail.ts';

const rail = (name: string, to: string) => ({ type: 'rail', unit: name, hex: to });
const axis = (units: string, more: Record<string, Json> = {}, options = {}): Trial =>
  position({ turn: 7, units, ...more }, options);
const soviet = (units: string, more: Record<string, Json> = {}): Trial => axis(units, { active: 'soviet', ...more });
const why = (t: Trial, name: string, to: string): [string, string] => {
  const { rule, code } = refused(t, rail(name, to));
  return [rule, code];
};
/** The same value for many hexes. */
const all = (hexes: string, value: string): Record<string, Json> =>
  Object.fromEntries(hexes.split(' ').map(name => [name, value]));

function stateOf(p: Position): State {
  const made = sceneOf({ turn: 7, ...p });
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

/** Hexes whose railway changes hands at the end of a side's second impulse. */
function gains(p: Position, side: Side): string[] {
  const d = stateOf(p);
  const events: string[] = [];
  possessRail(d, side, { dice: noDice, emit: e => events.push(e.type) });
  const before = stateOf(p);
  return NAMES.hexes.filter((_, h) => d.rail[h] !== before.rail[h]);
}

describe('8.3 rail movement', () => {
  it('8.3 a unit goes by rail instead of marching', () => {
    const t = act(soviet('Tk2@R9, Tk9@U3'), rail('Tk2', 'X13'));
    expect(placeOf(t, 'Tk2')).toBe('X13');
    expect(eventsOf(t, 'rail')[0]).toMatchObject({ rule: '8.3', unit: 'Tk2', from: 'R9', to: 'X13' });
  });

  it.each([
    ['axis', 'clear', 6],
    ['axis', 'light-mud', 6],
    ['axis', 'mud', 6],
    ['axis', 'snow', 3],
    ['soviet', 'clear', 5],
    ['soviet', 'snow', 5],
  ])('8.3.1 units by rail in a turn: %s in %s %i', (active, weather, most) => {
    const [name, from, to] = active === 'axis' ? ['1Inf', 'E32', 'L26'] : ['Tk2', 'R9', 'X13'];
    const at = (n: number): Trial =>
      position({ turn: 10, active, weather, units: `${name}@${from}, Hitler@A33, Stalin@U3`, railed: { [active]: n } });
    expect([can(at(most - 1), rail(name, to)), why(at(most), name, to)]).toEqual([true, ['8.3.1', 'rail-capacity']]);
  });

  it('8.3.1 every ride counts', () => {
    const t = act(axis('1Inf@E32, 2Inf@E32', { railed: { axis: 5 } }), rail('1Inf', 'L26'));
    expect(why(t, '2Inf', 'L26')).toEqual(['8.3.1', 'rail-capacity']);
  });

  it('8.3.2 what has just come rides apart from the capacity', () => {
    const s = stateOf({ units: { '1Inf': 'E34', '2Inf': 'E34' }, railed: { axis: 6 } });
    s.fresh = s.fresh.with(unit('1Inf'), 1);
    const riders = COURSE.legal(s, 'axis').flatMap(c => (c.type === 'rail' ? [NAMES.units[c.unit ?? -1]] : []));
    expect(riders).toEqual(['1Inf']);
  });

  it('8.3.2 a reinforcement enters at the edge and rides on, though the capacity is used up', () => {
    const units = { '40Pz': { box: 'arriving' }, '1Inf': 'E34' };
    const t = act(position({ turn: 7, units, railed: { axis: 6 } }), { type: 'arrive', unit: '40Pz', hex: 'E34' });
    expect([can(t, rail('40Pz', 'L26')), can(t, rail('1Inf', 'L26'))]).toEqual([true, false]);
    expect(act(t, rail('40Pz', 'L26')).s).toHaveProperty('railed.0', 6);
  });

  it('8.3.3 in the first impulse only', () => {
    expect(why(axis('41Pz@E32', { impulse: 2 }), '41Pz', 'L26')).toEqual(['8.3.3', 'rail-second-impulse']);
  });

  it('8.3.3 over any distance', () => {
    expect(can(soviet('Tk2@C2'), rail('Tk2', 'PP5'))).toBe(true);
  });

  it('8.3.4 the whole way lies on the railway', () => {
    expect(why(axis('1Inf@E32, Hitler@A33'), '1Inf', 'F30')).toEqual(['8.3.4', 'no-rail']);
    expect(why(axis('1Inf@F30, Hitler@A33'), '1Inf', 'E32')).toEqual(['8.3.4', 'no-rail']);
  });

  it('8.3.4 not out of an enemy ZOC', () => {
    expect(why(axis('1Inf@L26, 8A@L25'), '1Inf', 'L28')).toEqual(['8.3.4', 'rail-from-zoc']);
  });

  it('8.3.4 not into one, nor through one', () => {
    const t = axis('1Inf@L28, 2Inf@L30, 8A@L25');
    expect(why(t, '1Inf', 'L26')).toEqual(['8.3.4', 'rail-into-zoc']);
    // Königsberg and its line to L24 lie behind Warsaw, but can be reached from Berlin.
    expect(can(t, rail('1Inf', 'H23'))).toBe(true);
    expect(why(axis('1Inf@L28, 2Inf@L30, 8A@L25, 11A@G27'), '1Inf', 'H23')).toEqual(['8.3.6', 'rail-cut']);
  });

  it('8.3.4 an own unit there changes nothing', () => {
    expect(why(axis('1Inf@L28, 2Inf@L26, 8A@L25'), '1Inf', 'L26')).toEqual(['8.3.4', 'rail-into-zoc']);
  });

  it('8.3.4 in the second impulse it marches again', () => {
    const t = acts(axis('1Inf@E32, 2Inf@A33, Stalin@U2'), rail('1Inf', 'L26'), { type: 'end-movement' });
    expect(can(t, { type: 'move', unit: '1Inf', hex: 'L24' })).toBe(true);
  });

  it('8.3.4 not after a march, and no march after it', () => {
    const t = act(axis('1Inf@E32, 2Inf@A33'), { type: 'move', unit: '1Inf', hex: 'E31' });
    expect(why(t, '1Inf', 'L26')).toEqual(['8.3.4', 'rail-after-march']);
    const rode = act(axis('1Inf@E32, 2Inf@A33'), rail('1Inf', 'L26'));
    expect(refused(rode, { type: 'move', unit: '1Inf', hex: 'L25' })).toMatchObject({
      rule: '8.3.4',
      code: 'has-railed',
    });
  });

  it('8.3.5 terrain does not stop a train', () => {
    // From Bryansk in its woods through the Pripyat swamps to Brest.
    expect(can(soviet('Tk2@T14'), rail('Tk2', 'O24'))).toBe(true);
  });

  it('8.3.5 but it does stop a march along the line', () => {
    const t = act(soviet('Tk2@R20, Stalin@U3'), { type: 'move', unit: 'Tk2', hex: 'S20' });
    expect(hexesFor(t, 'move', 'Tk2')).toEqual([]);
  });

  it('8.3.5 the causeway to the Crimea is passed, and no place to stay', () => {
    const t = soviet('Tk2@FF19');
    expect([can(t, rail('Tk2', 'JJ23')), can(t, rail('Tk2', 'HH20'))]).toEqual([true, false]);
  });

  it('8.5.2 headquarters never ride', () => {
    expect(why(axis('HQ-N@E32, 1Inf@L30'), 'HQ-N', 'L26')).toEqual(['8.5.2', 'hq-first-impulse']);
  });

  it('8.6.2 dictators ride, and count', () => {
    const t = act(axis('Hitler@E32, 1Inf@E31', { railed: { axis: 5 } }), rail('Hitler', 'L26'));
    expect(why(t, '1Inf', 'L26')).toEqual(['8.3.1', 'rail-capacity']);
  });

  it('11.2.2 a partisan lets trains come next to it, and no further', () => {
    const units = '1Inf@O24, Par1@O21';
    const lines = { owner: all('O24 O23 O22 O21 O20', 'axis'), rail: all('O24 O23 O22 O21 O20', 'axis') };
    const t = axis(units, lines);
    expect([can(t, rail('1Inf', 'O22')), can(t, rail('1Inf', 'O21')), can(t, rail('1Inf', 'O20'))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('11.2.2 Soviet trains pass partisans', () => {
    expect(can(soviet('Tk2@R9, Par1@S10'), rail('Tk2', 'T9'))).toBe(true);
  });

  it('6.2 a train may take a unit where another one makes room', () => {
    const t = act(axis('1Inf@E32, 2Inf@L26, 10Inf@L26, 26Inf@L26'), rail('1Inf', 'L26'));
    expect(refused(t, { type: 'end-movement' })).toMatchObject({ rule: '6.2', code: 'stack-too-high' });
  });
});

describe('8.3.6 possession', () => {
  it('8.3.6 only railways possessed at the start of the impulse are used', () => {
    const t = axis('1Inf@L24, Hitler@A33');
    expect(why(t, '1Inf', 'L21')).toEqual(['8.3.6', 'rail-not-possessed']);
    expect(can(axis('1Inf@L24, Hitler@A33', { rail: all('L23 L22 L21', 'axis') }), rail('1Inf', 'L21'))).toBe(true);
  });

  it('8.3.6 a city taken in this turn is not used yet', () => {
    expect(why(axis('1Inf@L26, 2Inf@O24'), '1Inf', 'O24')).toEqual(['8.3.6', 'rail-not-possessed']);
  });

  it('8.3.6 the farthest hex is enough: what lies between follows', () => {
    // A corps at O22 beyond Brest, which is Axis; nobody has walked along O23.
    expect(gains({ units: { '1Inf': 'O22' }, owner: { O24: 'axis' } }, AXIS)).toEqual(
      expect.arrayContaining(['O24', 'O23', 'O22']),
    );
  });

  it('8.3.6 from the own edge as well', () => {
    // The line to Sofia with Bucharest lost: nothing but the edge at GG34 is left.
    const p: Position = { units: { '1Inf': 'FF33', '8A': 'BB31' }, rail: all('GG34 FF33 EE33', 'soviet') };
    expect(gains(p, AXIS)).toEqual(['EE33', 'FF33', 'GG34']);
    expect(linkedRail(stateOf({ ...p, rail: {} }), AXIS)[hex('FF33')]).toBe(1);
    expect(gains({ ...p, units: { '8A': 'FF33' } }, SOVIET)).toEqual([]);
  });

  it('8.3.6 an edge where the railway is the enemy’s ends no line', () => {
    const p: Position = { units: { '1Inf': 'FF33', '8A': 'BB31' }, rail: { GG34: 'soviet' } };
    expect(linkedRail(stateOf(p), AXIS)[hex('FF33')]).toBe(0);
  });

  it('8.3.6 not over hexes with an enemy or his ZOC', () => {
    expect(gains({ units: { '1Inf': 'O22', '2Inf': 'O24', '8A': 'Q23' } }, AXIS)).toContain('O22');
    expect(gains({ units: { '1Inf': 'O22', '2Inf': 'O24', '8A': 'P23' } }, AXIS)).not.toContain('O22');
  });

  it('8.3.6 not past an enemy city', () => {
    expect(gains({ units: { '1Inf': 'O22' } }, AXIS)).toEqual([]);
  });

  it('8.3.6 for the Axis not past a partisan', () => {
    expect(gains({ units: { '1Inf': 'O22', Par1: 'O23' }, owner: { O24: 'axis' } }, AXIS)).not.toContain('O22');
  });

  it('8.3.6 side lines that lead nowhere stay as they are', () => {
    expect(gains({ units: { '1Inf': 'O22' }, owner: { O24: 'axis' } }, AXIS)).not.toContain('Q22');
  });

  it('8.3.6 a ZOC of one side alone controls, and so possesses', () => {
    expect(gains({ units: { '1Inf': 'O22' }, owner: { O24: 'axis' } }, AXIS)).toEqual([
      'O24',
      'O23',
      'O22',
      'O21',
      'P22',
    ]);
  });

  it('8.3.6 what nobody can trace keeps its owner', () => {
    const p: Position = { units: { '8A': 'O24', '11A': 'L26' }, owner: { L26: 'soviet' } };
    expect(gains(p, AXIS)).not.toContain('L27');
    expect(stateOf(p).rail[hex('L27')]).toBe(AXIS);
  });

  it('8.3.7 beyond the map railways of one edge join, by option', () => {
    const at = (options = {}, units = '1Inf@BB33, Hitler@A33'): Trial => axis(units, {}, options);
    const ON = { 'off-map-rail': true };
    expect(why(at(), '1Inf', 'K31')).toEqual(['8.3.6', 'rail-cut']);
    expect(can(at(ON), rail('1Inf', 'K31'))).toBe(true);
  });

  it('8.3.7 not through an edge hex in an enemy ZOC or with a partisan', () => {
    const ON = { 'off-map-rail': true };
    expect(can(axis('1Inf@BB33, Par1@BB33, Hitler@A33', {}, ON), rail('1Inf', 'K31'))).toBe(false);
    expect(can(axis('1Inf@BB33, Par1@K34, Par2@A34, Par3@E34', {}, ON), rail('1Inf', 'K31'))).toBe(false);
  });

  it('10.2.1 a city in an enemy ZOC still ends a line', () => {
    const s = stateOf({ units: { '1Inf': 'O24', '8A': 'P24' }, rail: all('O24 O23 O22 O21', 'axis') });
    // The way west is cut at O25, so Brest alone joins what lies east of it.
    expect(['O25', 'O24', 'O21'].map(name => linkedRail(s, AXIS)[hex(name)])).toEqual([0, 1, 1]);
  });
});

describe('Q rail possession', () => {
  it('Q1 it is settled after the battles of the second impulse', () => {
    const steps = SEQUENCE.filter(step => step.side === AXIS).map(step => `${step.phase} ${step.impulse}`);
    expect(steps.indexOf('rail-possession 2')).toBe(steps.indexOf('combat 2') + 1);
    expect(steps.filter(step => step.startsWith('rail'))).toHaveLength(1);
  });

  it('Q2 between two cities one holds, with no enemy ZOC on the line', () => {
    const owner = { R9: 'axis', E11: 'axis' };
    expect(gains({ units: {}, owner }, AXIS)).toEqual(expect.arrayContaining(['K3', 'F9', 'R8']));
    expect(gains({ units: { '8A': 'L2' }, owner }, AXIS)).not.toContain('K3');
  });

  it('Q3 a line between cities of both sides goes to the side that ended its turn last', () => {
    // S12 lies between Smolensk and Tula, which are Axis, and between Bryansk and Moscow, which are not.
    const p: Position = { units: {}, owner: { P14: 'axis', U10: 'axis' } };
    expect(gains(p, AXIS)).toEqual(expect.arrayContaining(['S12', 'S13', 'Q14', 'T11']));
    expect(gains({ ...p, rail: all('S12 S13 Q14', 'axis') }, SOVIET)).toEqual(expect.arrayContaining(['S12', 'S13']));
  });
});

describe('E8.3 the rail possession example', () => {
  // The line from Voronezh (AA10): U is CC11, R is DD11, S is FF12, and T is FF11, off the line. Stalingrad is Soviet.
  const R_TO_S = 'DD11 EE12 FF12';
  const west = { ...all('AA10 BB10 CC11', 'axis') };

  it('E8.3 1 a Soviet unit passes R: from there to Stalingrad the line is Soviet', () => {
    const p: Position = { units: {}, owner: west, rail: all(`AA10 BB10 CC11 ${R_TO_S}`, 'axis') };
    expect(gains(p, SOVIET)).toEqual(['DD11', 'EE12', 'FF12']);
  });

  it('E8.3 2 an Axis unit passes S to T: from S to Voronezh the line is Axis', () => {
    const p: Position = {
      units: { '1Inf': 'FF11' },
      owner: { ...west, FF12: 'axis' },
      rail: all('AA10 BB10 CC11', 'axis'),
    };
    expect(gains(p, AXIS)).toEqual(['DD11', 'EE12', 'FF12']);
  });

  const owner = { ...west, EE12: 'axis', FF12: 'axis' };
  const lines = all(`AA10 BB10 CC11 ${R_TO_S}`, 'axis');
  const third: Position = { units: { '1Inf': 'FF11', '8A': 'DD11' }, owner, rail: lines };

  it('E8.3 3 a Soviet unit at R: the ZOC on S keeps the line Axis, but from R to S it cannot be used', () => {
    expect(gains(third, SOVIET)).toEqual([]);
    const used = linkedRail(stateOf(third), AXIS);
    expect(['BB10', 'DD11', 'EE12', 'FF12'].map(name => used[hex(name)])).toEqual([1, 0, 0, 0]);
  });

  it('E8.3 4 once the unit at R has fallen to an automatic victory, trains run to S in the same impulse', () => {
    const units = '2Inf@AA10, 1Inf@FF11, 41Pz@DD12, 24Pz@CC12, Para1@DD11, Hitler@E32, Stalin@U2';
    const t = axis(units, { owner, rail: lines });
    expect(can(t, rail('2Inf', 'FF12'))).toBe(false);
    expect(can(act(t, { type: 'automatic-victory', hex: 'DD11' }), rail('2Inf', 'FF12'))).toBe(true);
  });

  it('E8.3 5 with Voronezh lost, R to Voronezh is Soviet, and R to S stays Axis', () => {
    const lost = { ...owner, ...all('AA10 BB10 CC11', 'soviet') };
    expect(gains({ ...third, owner: lost }, SOVIET)).toEqual(['AA10', 'BB10', 'CC11', 'DD11']);
  });
});

describe('8.3.6 rail and control', () => {
  it('8.3.6 riding enters every hex on the way', () => {
    const t = acts(axis('1Inf@L26, Hitler@A33', { owner: { L27: 'soviet' } }), rail('1Inf', 'L28'));
    expect(t.s).toHaveProperty(`owner.${hex('L27')}`, AXIS);
  });
});
