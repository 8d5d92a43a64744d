import { expect, it } from 'vitest';
import { act, actionsOf, acts, can, eventsOf, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

/** An infantry regiment of each of two German divisions, next to the same two cavalry divisions. */
const FIELD = '6Pz/4@1008, 16PG/60@0909, 61C@1009, 81C@0908, 96/87@1513';
const field = (...activated: string[]): Trial => position({ phase: 'combat', activated, units: FIELD });

const isExhausted = (t: Trial, name: string): boolean =>
  t.game.inspect.units(t.s).some(u => t.game.names.units[u.unit] === name && u.values.exhausted === true);

it('11.0 activated units attack the enemies next to them and no others', () => {
  const t = position({ phase: 'combat', activated: ['6Pz/4'], units: '6Pz/4@1008, 61C@1009, 81C@1010' });
  expect(actionsOf(t, 'attack')).toEqual([{ type: 'attack', hex: '1009' }]);
});

it('11.0 an enemy two hexes off is no target', () => {
  const t = position({ phase: 'combat', activated: ['6Pz/4'], units: '6Pz/4@1008, 61C@1009, 81C@1010' });
  expect(refused(t, { type: 'attack', hex: '1010' }).rule).toBe('11.0');
});

it('11.0 a unit that moved in this operation may attack', () => {
  const t = position({ units: '6Pz/4@1007, 61C@1009' });
  const moved = acts(
    t,
    { type: 'battle-group', hex: '1007', units: ['6Pz/4'] },
    { type: 'move', unit: '6Pz/4', hex: '1008' },
    { type: 'end-movement' },
  );
  expect(can(moved, { type: 'attack', hex: '1009' })).toBe(true);
});

it('11.0 the Soviet player attacks in his own combat sub-phase', () => {
  const t = position({ phase: 'combat', active: 'soviet', activated: ['61C'], units: '6Pz/4@1008, 61C@1009' });
  expect(actionsOf(t, 'attack')).toEqual([{ type: 'attack', hex: '1008' }]);
});

/** 6Pz/4 attacks 61C, which stays; 16PG/60 has not fought yet. */
const afterFirst = (): Trial => {
  const t = acts(field('6Pz/4', '16PG/60'), { type: 'attack', hex: '1009' }, { type: 'join', unit: '6Pz/4' });
  return act(act(t, { type: 'resolve' }, [5]), { type: 'hold', unit: '61C' }, [1]);
};

it('11.1 a unit attacks once in a combat sub-phase', () => {
  const t = act(afterFirst(), { type: 'attack', hex: '0908' });
  expect(refused(t, { type: 'join', unit: '6Pz/4' }).rule).toBe('11.1');
});

it('11.1 a unit is attacked once in a combat sub-phase', () => {
  expect(refused(afterFirst(), { type: 'attack', hex: '1009' }).rule).toBe('11.1');
});

it('11.1 another unit may still attack another hex', () => {
  expect(actionsOf(afterFirst(), 'attack')).toEqual([{ type: 'attack', hex: '0908' }]);
});

it('11.1 the next attack is chosen after the one before is resolved, up to one for each attacker', () => {
  const t = act(act(afterFirst(), { type: 'attack', hex: '0908' }), { type: 'resolve' }, [5]);
  expect(eventsOf(t, 'combat')).toMatchObject([{ hex: '0908', result: 'DL' }]);
});

it('11.2 a stack attacks one hex together', () => {
  const units = '6Pz/4@1008, 6Pz/114@1008, 61C@1009, 96/87@1513';
  const t = position({ phase: 'combat', activated: ['6Pz/4', '6Pz/114'], units });
  const fought = act(acts(t, { type: 'attack', hex: '1009' }, { type: 'join-all' }), { type: 'resolve' }, [5]);
  expect(eventsOf(fought, 'attack')).toMatchObject([{ attackers: { units: ['6Pz/4', '6Pz/114'] } }]);
});

it('11.2 the units of a stack attack different hexes one after the other', () => {
  const units = '6Pz/4@1008, 6Pz/114@1008, 61C@1009*, 81C@0908*, 96/87@1513';
  const t = acts(
    position({ phase: 'combat', activated: ['6Pz/4', '6Pz/114'], units }),
    { type: 'attack', hex: '1009' },
    { type: 'join', unit: '6Pz/4' },
  );
  const first = act(act(t, { type: 'resolve' }, [6]), { type: 'end-advance' });
  const second = act(act(first, { type: 'attack', hex: '0908' }), { type: 'resolve' }, [6]);
  expect([placeOf(second, '61C'), placeOf(second, '81C')]).toEqual(['eliminated', 'eliminated']);
});

it('11.2 part of a stack attacks while the rest looks on', () => {
  const units = '6Pz/4@1008, 6Pz/114@1008, 61C@1009, 96/87@1513';
  const t = position({ phase: 'combat', activated: ['6Pz/4', '6Pz/114'], units });
  const one = acts(t, { type: 'attack', hex: '1009' }, { type: 'join', unit: '6Pz/114' });
  expect(eventsOf(act(one, { type: 'resolve' }, [5]), 'combat')).toMatchObject([{ attack: 5 }]);
});

it('11.2 stacked defenders are attacked as one', () => {
  const units = '6Pz/4@1008, 61C@1009, 81C@1009*, 503/91@1009, 96/87@1513';
  const t = act(position({ phase: 'combat', activated: ['6Pz/4'], units }), { type: 'attack', hex: '1009' });
  expect(eventsOf(act(t, { type: 'resolve' }, [6]), 'combat')).toMatchObject([{ defence: 5 }]);
});

it('11.2 one attack is aimed at one hex only', () => {
  const t = acts(field('6Pz/4', '16PG/60'), { type: 'attack', hex: '1009' }, { type: 'join-all' });
  const fought = act(t, { type: 'resolve' }, [6]);
  expect(eventsOf(fought, 'attack')).toMatchObject([{ hex: '1009', defenders: { units: ['61C'] } }]);
});

it('11.2 units of different hexes and divisions attack a common neighbour together', () => {
  const t = acts(field('6Pz/4', '16PG/60'), { type: 'attack', hex: '1009' }, { type: 'join-all' });
  expect(eventsOf(act(t, { type: 'resolve' }, [6]), 'combat')).toMatchObject([{ attack: 9, defence: 2 }]);
});

it('11.2 a unit that is not next to the target cannot join', () => {
  const units = '6Pz/4@1008, 16PG/60@1007, 61C@1009, 81C@0907, 96/87@1513';
  const t = position({ phase: 'combat', activated: ['6Pz/4', '16PG/60'], units });
  expect(refused(act(t, { type: 'attack', hex: '1009' }), { type: 'join', unit: '16PG/60' }).rule).toBe('11.1');
});

it('11.3 a unit that is not activated does not attack, even stacked with one that is', () => {
  const units = '6Pz/4@1008, 6Pz/114@1008, 61C@1009, 96/87@1513';
  const t = act(position({ phase: 'combat', activated: ['6Pz/4'], units }), { type: 'attack', hex: '1009' });
  expect(refused(t, { type: 'join', unit: '6Pz/114' }).rule).toBe('11.3');
});

it('11.3 a hex that only an inactive unit stands next to is no target', () => {
  const units = '6Pz/4@1008, 16PG/60@0909, 61C@1009, 81C@0910, 96/87@1513';
  const t = position({ phase: 'combat', activated: ['6Pz/4'], units });
  expect(actionsOf(t, 'attack')).toEqual([{ type: 'attack', hex: '1009' }]);
});

it('11.3 nobody is made to attack, but who was activated is exhausted all the same', () => {
  const t = act(field('6Pz/4'), { type: 'end-combat' });
  expect([isExhausted(t, '6Pz/4'), isExhausted(t, '16PG/60')]).toEqual([true, false]);
});

it('11.4 an attack needs at least one attacker', () => {
  const t = act(field('6Pz/4', '16PG/60'), { type: 'attack', hex: '1009' });
  expect(refused(t, { type: 'resolve' }).rule).toBe('11.4');
});

it('11.5 nobody attacks across the Don', () => {
  const units = '6Pz/4@0404, 61C@0403, 81C@0405, 96/87@1513';
  const t = position({ phase: 'combat', activated: ['6Pz/4'], units });
  expect(refused(t, { type: 'attack', hex: '0403' }).rule).toBe('10.2');
});

it('11.5 nor does a unit beyond the Don join an attack from this side', () => {
  const units = '6Pz/4@0405, 8CR/4Ros@0403, 61C@0404, 96/87@1513';
  const t = act(position({ phase: 'combat', activated: ['6Pz/4', '8CR/4Ros'], units }), {
    type: 'attack',
    hex: '0404',
  });
  expect(refused(t, { type: 'join', unit: '8CR/4Ros' }).rule).toBe('10.2');
});

it('11.5 the Soviets do not attack across the Don either', () => {
  const units = '6Pz/4@0404, 8CR/4Ros@0303, 61C@0403';
  const t = position({ phase: 'combat', active: 'soviet', activated: ['61C'], units });
  expect(actionsOf(t, 'attack')).toEqual([{ type: 'attack', hex: '0303' }]);
});

it('11.13 every activated unit is exhausted when the combat sub-phase ends, fighting or not', () => {
  const t = act(afterFirst(), { type: 'end-combat' });
  expect(['6Pz/4', '16PG/60'].map(name => isExhausted(t, name))).toEqual([true, true]);
});

it('11.13 Soviet units too, and no unit that was not activated', () => {
  const units = '6Pz/4@1007, 61C@1009, 254@1009, 81C@1010';
  const t = position({ phase: 'combat', active: 'soviet', activated: ['61C', '254'], units });
  const done = act(t, { type: 'end-combat' });
  expect(['61C', '254', '81C', '6Pz/4'].map(name => isExhausted(done, name))).toEqual([true, true, false, false]);
});
