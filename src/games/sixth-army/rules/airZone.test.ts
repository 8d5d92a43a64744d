import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kit/game.ts';
import { act, acts, eventsOf } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

/** What a Soviet unit pays for one hex. */
function cost(from: string, to: string, air: string[]): Json {
  const t = position({
    phase: 'movement',
    active: 'soviet',
    activated: ['61C'],
    units: `61C@${from}, 6Pz/4@0205`,
    air,
  });
  return eventsOf(act(t, { type: 'move', unit: '61C', hex: to }), 'move')[0]?.cost ?? '';
}

describe('6.3.1 reach of an air marker', () => {
  it.each([
    ['1006', '1005'],
    ['1008', '1009'],
    ['0907', '0806'],
    ['0908', '0909'],
    ['1107', '1207'],
    ['1108', '1109'],
    ['1007', '1006'],
  ])('6.3.1 a marker in 1007 covers %s', (to, from) => {
    expect([cost(from, to, []), cost(from, to, ['1007'])]).toEqual([1, 2]);
  });

  it.each([
    ['1109', '1110'],
    ['1009', '1010'],
    ['1206', '1205'],
  ])('6.3.1 it does not reach two hexes, to %s', (to, from) => {
    expect(cost(from, to, ['1007'])).toBe(1);
  });

  it('6.3.1 overlapping markers count once', () => {
    expect(cost('1005', '1006', ['1007', '1006'])).toBe(2);
  });

  it('6.3.1 the reach crosses rivers, the great river too', () => {
    expect(cost('0505', '0504', ['0503'])).toBe(2);
  });
});

it('10.5 10.6 of a strategic way around the zone and a normal one through it the cheaper is taken', () => {
  const t = position({
    phase: 'movement',
    active: 'soviet',
    activated: ['13M/17', '61C'],
    units: '13M/17@0108, 61C@2010, 6Pz/4@0205',
    air: ['0209'],
  });
  expect(eventsOf(act(t, { type: 'move', unit: '13M/17', hex: '0111' }), 'move')).toMatchObject([
    { mode: 'normal', cost: 5, path: ['0109', '0110', '0111'] },
  ]);
});

describe('6.3.2 effects of the zone', () => {
  const fight = (active: 'axis' | 'soviet', air: string[]): Json => {
    const attacker = active === 'axis' ? '6Pz/4' : '61C';
    const units = active === 'axis' ? '6Pz/4@1008, 61C@1009' : '61C@1008, 5CR/6Ros@1009';
    const hex = { type: 'attack', hex: '1009' };
    const ready = acts(position({ phase: 'combat', active, activated: [attacker], units, air }), hex);
    return eventsOf(act(ready, { type: 'resolve' }, [6]), 'combat')[0]?.column ?? '';
  };

  it('6.3.2 a Soviet unit moving in the zone is interdicted', () => {
    expect(cost('1005', '1006', ['1007'])).toBe(2);
  });

  it('6.3.2 an Axis attack on a hex in the zone gains a column', () => {
    expect([fight('axis', []), fight('axis', ['1010'])]).toEqual(['2:1', '3:1']);
  });

  it('6.3.2 a Soviet attack on a hex in the zone loses a column', () => {
    expect([fight('soviet', []), fight('soviet', ['1010'])]).toEqual(['1:1', '1:2']);
  });

  it('6.3.2 a zone that holds only the attacker changes nothing', () => {
    expect([fight('axis', ['1007']), fight('soviet', ['1007'])]).toEqual(['2:1', '1:1']);
  });
});
