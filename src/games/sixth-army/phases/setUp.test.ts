import { describe, expect, it } from 'vitest';
import { noDice } from '../../../kit/dice.ts';
import {
  act,
  active,
  acts,
  can,
  eventsOf,
  hexesFor,
  placeOf,
  refused,
  type Trial,
  unitOf,
} from '../../../kit/trial.ts';
import { UNITS } from '../data/units.ts';
import { position } from '../testing.ts';
import { game } from '../whole.ts';

const HISTORICAL = { type: 'historical-set-up' };
const READY = { type: 'ready' };
const place = (unit: string, hex: string) => ({ type: 'place', unit, hex });
const first = (): Trial => ({ game, s: game.setup('winter-storm', {}, noDice), events: [] });
const axisTurn = (): Trial => acts(first(), HISTORICAL, READY);
const valuesOf = (t: Trial, name: string) => unitOf(t, name).values;
const namesOf = (side: string, turn: number): string[] =>
  UNITS.filter(u => u.side === side && u.turn === turn).map(u => u.name);

describe('3.0 preparation', () => {
  it('3.0 the Soviet player sets up before the Axis player', () => {
    expect(active(first())).toBe('soviet');
    expect(active(axisTurn())).toBe('axis');
  });

  it('3.0 nobody places units while the other player sets up', () => {
    expect(can(first(), place('6Pz/4', '0306'), 'axis')).toBe(false);
    expect(can(axisTurn(), place('503/91', '0508'), 'soviet')).toBe(false);
  });

  it('3.0 the log says which unit is placed where', () => {
    expect(eventsOf(act(axisTurn(), place('6Pz/4', '0205')), 'place')).toMatchObject([{ unit: '6Pz/4', hex: '0205' }]);
  });

  it('2.2.1 a counter belongs to the side of its colour: nobody places the other side', () => {
    expect(refused(first(), place('6Pz/4', '0306')).rule).toBe('2.2.1');
    expect(refused(axisTurn(), place('503/91', '0306')).rule).toBe('2.2.1');
  });

  it('3.0 the stacking limit binds in set-up: three units, no fourth', () => {
    const t = acts(axisTurn(), place('6Pz/4', '0205'), place('6Pz/114', '0205'));
    const full = act(t, place('6Pz/AA6', '0205'));
    expect(refused(full, place('6Pz/I/11', '0205')).rule).toBe('8.0');
  });

  it('3.0 divisions do not mix in set-up, white units do', () => {
    const t = act(axisTurn(), place('6Pz/4', '0205'));
    expect(refused(t, place('23Pz/126', '0205')).rule).toBe('8.1');
    expect(can(t, place('228', '0205'))).toBe(true);
  });
});

describe('3.1 Soviet set-up', () => {
  it.each([
    ['61C', '0405'],
    ['81C', '0706'],
    ['85', '0404'],
    ['254', '0708'],
    ['235', '1108'],
    ['96/87', '1513'],
    ['1379/87', '1513'],
  ])('3.1 %s stands in its printed hex %s and nowhere else', (unit, hex) => {
    expect(placeOf(first(), unit)).toBe(hex);
    expect(hexesFor(first(), 'place', unit)).toEqual([]);
    expect(refused(first(), place(unit, '0409')).rule).toBe('3.1');
    expect(refused(first(), { type: 'take-back', unit }).rule).toBe('3.1');
  });

  it.each([
    ['503/91', ['0407', '0408', '0508']],
    ['550/126', ['0410', '0411', '0412']],
  ])('3.1 %s goes anywhere in its zone', (unit, zone) => {
    expect(hexesFor(first(), 'place', unit).sort()).toEqual(zone);
    expect(refused(first(), place(unit, '0409')).rule).toBe('3.1');
  });

  it('3.1 a rifle division may stack in one hex of its zone or spread over it', () => {
    const stacked = acts(first(), place('503/91', '0407'), place('561/91', '0407'), place('613/91', '0407'));
    const spread = acts(first(), place('503/91', '0407'), place('561/91', '0408'), place('613/91', '0508'));
    expect([placeOf(stacked, '613/91'), placeOf(spread, '613/91')]).toEqual(['0407', '0508']);
  });

  it.each([
    ['13M', ['17', '61', '62', '35 TR'], ['0912', '1012']],
    ['4M', ['36', '59', '60', '55 TR'], ['1409', '1410']],
  ])('3.1 any unit of %s may take any hex of its corps', (corps, ids, hexes) => {
    for (const id of ids) expect(hexesFor(first(), 'place', `${corps}/${id}`).sort()).toEqual(hexes);
  });

  it.each([
    ['0912', '1012'],
    ['1012', '0912'],
  ])('3.1 two units of 13M fill %s, the others go to %s', (full, other) => {
    const t = acts(first(), place('13M/17', full), place('13M/61', full));
    expect(refused(t, place('13M/62', full)).rule).toBe('3.1');
    expect(hexesFor(t, 'place', '13M/62')).toEqual([other]);
  });

  it('3.1 two units of 4M fill a hex of the corps', () => {
    const t = acts(first(), place('4M/36', '1409'), place('4M/55 TR', '1409'));
    expect(hexesFor(t, 'place', '4M/60')).toEqual(['1410']);
  });

  it('3.1 R units begin exhausted, all others on their front', () => {
    const t = act(first(), HISTORICAL);
    const worn = ['235', '4M/36', '4M/55 TR', '4M/59', '4M/60'];
    for (const name of namesOf('soviet', 1))
      expect(valuesOf(t, name)).toMatchObject({ exhausted: worn.includes(name) });
  });

  it('3.1 reinforcements wait and cannot be placed', () => {
    for (const name of namesOf('soviet', 3)) expect(placeOf(first(), name)).toBe('reinforcements');
    expect(refused(first(), place('2GM/4G', '0912')).rule).toBe('3.1');
    expect(refused(first(), place('5G/3G', '2008')).rule).toBe('3.1');
  });

  it('3.1 every unit must be placed before the Soviet player is ready', () => {
    const t = acts(first(), HISTORICAL, { type: 'take-back', unit: '503/91' });
    expect(refused(first(), READY).rule).toBe('3.1');
    expect(refused(t, READY).rule).toBe('3.1');
    expect(can(act(t, place('503/91', '0508')), READY)).toBe(true);
  });

  it('3.1 the Soviets begin with 12 points, no marker in hand, headquarters ready', () => {
    expect(first().s).toMatchObject({ lp: [30, 12], support: [0, 0, 0, 0, 0, 0], hqUsed: Array(10).fill(0) });
  });

  it('3.1 the ready set-up is legal and complete', () => {
    const t = act(first(), HISTORICAL);
    expect(can(t, READY)).toBe(true);
    expect(t.game.check(t.s)).toEqual([]);
    for (const name of namesOf('soviet', 1)) expect(placeOf(t, name)).toMatch(/^\d{4}$/);
  });
});

describe('3.2 Axis set-up', () => {
  it.each(['6Pz/I/11', '228', '5CR/6Ros'])('3.2 %s goes to any hex south of the start line', unit => {
    const south = game.names.hexes.filter(name => Number(name.slice(0, 2)) <= 3);
    expect(hexesFor(axisTurn(), 'place', unit).sort()).toEqual([...south].sort());
  });

  it('3.2 no hex north of the start line is open', () => {
    expect(can(axisTurn(), place('6Pz/4', '0307'))).toBe(true);
    expect(refused(axisTurn(), place('6Pz/4', '0406')).rule).toBe('3.2');
    expect(refused(axisTurn(), place('6Pz/4', '0403')).rule).toBe('3.2');
  });

  it('3.2 17 Pz waits for turn 3', () => {
    for (const name of namesOf('axis', 3)) expect(placeOf(axisTurn(), name)).toBe('reinforcements');
    expect(refused(axisTurn(), place('17Pz/40', '0306')).rule).toBe('3.2');
  });

  it('3.2 every other unit must be placed', () => {
    const t = acts(axisTurn(), HISTORICAL, { type: 'take-back', unit: '8CR/2Cal' });
    expect(refused(axisTurn(), READY).rule).toBe('3.2');
    expect(refused(t, READY).rule).toBe('3.2');
    expect(can(act(t, place('8CR/2Cal', '0113')), READY)).toBe(true);
  });

  it('3.2 a unit may be taken back and placed elsewhere', () => {
    const t = acts(axisTurn(), place('6Pz/4', '0306'), { type: 'take-back', unit: '6Pz/4' }, place('6Pz/4', '0305'));
    expect(placeOf(t, '6Pz/4')).toBe('0305');
  });

  it('3.2 the ready set-up is complete, legal and all on the front side', () => {
    const t = act(axisTurn(), HISTORICAL);
    expect(can(t, READY)).toBe(true);
    expect(t.game.check(t.s)).toEqual([]);
    for (const name of namesOf('axis', 1)) {
      expect(placeOf(t, name)).toMatch(/^0[123]\d\d$/);
      expect(valuesOf(t, name)).toMatchObject({ exhausted: false });
    }
  });

  it('3.2 units on both sides of the Don count as south of the line', () => {
    expect(can(axisTurn(), place('5CR/6Ros', '0303'))).toBe(true);
  });
});

describe('3.3 other markers', () => {
  it('3.3 when both are ready turn 1 begins with all thunder markers in the cup', () => {
    const t = act(act(axisTurn(), HISTORICAL), READY, [1, 'artillery', 'artillery']);
    expect(t.s).toMatchObject({ turn: 1, cup: [1, 3], crossed: [], air: [] });
  });

  it('3.3 the game waits in turn 0 until then', () => {
    expect(position({ phase: 'set-up', active: 'axis', units: {} }).s.turn).toBe(0);
  });
});
