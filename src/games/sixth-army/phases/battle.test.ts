import { expect, it } from 'vitest';
import {
  act,
  active,
  acts,
  can,
  eventsOf,
  hexesFor,
  placeOf,
  type Trial,
  type TrialPosition,
} from '../../../kit/trial.ts';
import { position } from '../testing.ts';

/** Every activated unit attacks the hex, and the die falls. */
function fight(hex: string, activated: readonly string[], die: number, rest: TrialPosition): Trial {
  const t = act(position({ phase: 'combat', activated, ...rest }), { type: 'attack', hex });
  return act(can(t, { type: 'join-all' }) ? act(t, { type: 'join-all' }) : t, { type: 'resolve' }, [die]);
}

/** At 2:1 the die gives 1 AD, 2 AL, 3 EX, 5 DL, 6 DD. */
const TWO_TO_ONE = '6Pz/4@1008, 61C@1009, 96/87@1513';
const twoToOne = (die: number): Trial => fight('1009', ['6Pz/4'], die, { units: TWO_TO_ONE });

it('11.4 anti-tank fire, shock, artillery and the die follow each other', () => {
  const t = act(
    position({
      phase: 'combat',
      activated: ['6Pz/I/11', '6Pz/4'],
      units: '6Pz/I/11@1008, 6Pz/4@1008, 254@1009, 61C@1009, 96/87@1513',
      support: { soviet: { 'anti-tank': 1, artillery: 1 } },
    }),
    { type: 'attack', hex: '1009' },
  );
  const asked = acts(t, { type: 'join-all' }, { type: 'resolve' });
  expect(can(asked, { type: 'anti-tank', unit: '6Pz/I/11', card: 'anti-tank' })).toBe(true);
  const kept = act(asked, { type: 'decline' });
  expect(can(kept, { type: 'shock', unit: '61C' })).toBe(true);
  const struck = acts(kept, { type: 'shock', unit: '61C' }, { type: 'shock', unit: '6Pz/I/11' });
  expect(can(struck, { type: 'artillery', card: 'artillery' })).toBe(true);
  expect(eventsOf(act(struck, { type: 'decline' }, [5]), 'combat')).toMatchObject([{ ratio: '2:1', die: 5 }]);
});

it('11.8 AE destroys every unit that attacked, and no other', () => {
  const units = '16PG/60@1008, 23Pz/AA23@0909, 16PG/156@1008, 61C@1009, 81C@1009, 96/87@1513';
  const t = acts(
    position({ phase: 'combat', activated: ['16PG/60', '23Pz/AA23'], units }),
    { type: 'attack', hex: '1009' },
    { type: 'join-all' },
  );
  const fought = act(t, { type: 'resolve' }, [1]);
  expect(['16PG/60', '23Pz/AA23', '16PG/156', '61C', '81C'].map(u => placeOf(fought, u))).toEqual([
    'eliminated',
    'eliminated',
    '1008',
    '1009',
    '1009',
  ]);
});

it('11.8 AE destroys Soviet attackers as well', () => {
  const units = '6Pz/4@1008, 61C@1009, 96/87@1513, 8CR/4Ros@0108';
  expect(placeOf(fight('1008', ['61C'], 1, { active: 'soviet', units }), '61C')).toBe('eliminated');
});

it('11.8 AL has the attacker retreat one hex or hold', () => {
  const t = twoToOne(2);
  expect([active(t), can(t, { type: 'hold', unit: '6Pz/4' })]).toEqual(['axis', true]);
  const gone = act(t, { type: 'retreat', unit: '6Pz/4', hex: '1007' });
  expect([active(gone), placeOf(gone, '6Pz/4')]).toEqual(['soviet', '1007']);
});

it('11.8 AL leaves the defender alone', () => {
  const t = act(twoToOne(2), { type: 'hold', unit: '6Pz/4' }, [5]);
  expect([placeOf(t, '61C'), eventsOf(t, 'hold').length]).toEqual(['1009', 1]);
});

it('11.8 AD has the attacker retreat two hexes or hold at +1', () => {
  const t = twoToOne(1);
  const half = act(t, { type: 'retreat', unit: '6Pz/4', hex: '1007' });
  expect(active(half)).toBe('axis');
  expect(placeOf(act(half, { type: 'retreat', unit: '6Pz/4', hex: '1006' }), '6Pz/4')).toBe('1006');
  expect(eventsOf(act(t, { type: 'hold', unit: '6Pz/4' }, [4]), 'hold')).toMatchObject([{ modifier: 1, holds: true }]);
});

it('11.8 DL has the defender retreat one hex or hold', () => {
  const t = twoToOne(5);
  expect([active(t), can(t, { type: 'hold', unit: '61C' })]).toEqual(['soviet', true]);
  const gone = act(t, { type: 'retreat', unit: '61C', hex: '1010' });
  expect([active(gone), placeOf(gone, '61C')]).toEqual(['axis', '1010']);
});

it('11.8 DL leaves the attacker alone', () => {
  const t = act(twoToOne(5), { type: 'hold', unit: '61C' }, [1]);
  expect([placeOf(t, '6Pz/4'), eventsOf(t, 'hold').length]).toEqual(['1008', 1]);
});

it('11.8 DD has the defender retreat two hexes or hold at +1', () => {
  const t = twoToOne(6);
  const half = act(t, { type: 'retreat', unit: '61C', hex: '1010' });
  expect(active(half)).toBe('soviet');
  expect(placeOf(act(half, { type: 'retreat', unit: '61C', hex: '1011' }), '61C')).toBe('1011');
  expect(eventsOf(act(t, { type: 'hold', unit: '61C' }, [1]), 'hold')).toMatchObject([{ modifier: 1, holds: true }]);
});

it('11.8 DE destroys all defenders and opens their hex', () => {
  const units = '6Pz/4@1008, 6Pz/114@1008, 61C@1009*, 81C@1009*, 96/87@1513';
  const t = fight('1009', ['6Pz/4', '6Pz/114'], 6, { units });
  expect(['61C', '81C'].map(u => placeOf(t, u))).toEqual(['eliminated', 'eliminated']);
  expect(can(t, { type: 'advance', unit: '6Pz/4', hex: '1009' })).toBe(true);
});

it('11.8 DE destroys Axis defenders as well', () => {
  const units = '5CR/6Ros@1008*, 13M/17@1009, 13M/61@1009, 8CR/4Ros@0108';
  expect(placeOf(fight('1008', ['13M/17', '13M/61'], 6, { active: 'soviet', units }), '5CR/6Ros')).toBe('eliminated');
});

it('11.8 EX is settled for the attacker first, then for the defender', () => {
  const t = twoToOne(3);
  expect([active(t), can(t, { type: 'hold', unit: '6Pz/4' })]).toEqual(['axis', true]);
  const after = act(t, { type: 'hold', unit: '6Pz/4' }, [5]);
  expect([active(after), can(after, { type: 'hold', unit: '61C' })]).toEqual(['soviet', true]);
});

it('11.8 EX checks both sides without a modifier', () => {
  const t = act(twoToOne(3), { type: 'hold', unit: '6Pz/4' }, [5]);
  expect(eventsOf(t, 'hold')).toMatchObject([{ modifier: 0, holds: true }]);
  expect(eventsOf(act(t, { type: 'hold', unit: '61C' }, [2]), 'hold')).toMatchObject([{ modifier: 0, holds: true }]);
});

it('11.8 EX moves each side one hex', () => {
  const t = act(twoToOne(3), { type: 'retreat', unit: '6Pz/4', hex: '1007' });
  const done = act(t, { type: 'retreat', unit: '61C', hex: '1010' });
  expect([placeOf(done, '6Pz/4'), placeOf(done, '61C'), active(done)]).toEqual(['1007', '1010', 'soviet']);
});

it('11.8 EX strikes the defender even when no attacker is left', () => {
  const t = act(twoToOne(3), { type: 'hold', unit: '6Pz/4' }, [6]);
  expect([placeOf(t, '6Pz/4'), active(t), can(t, { type: 'hold', unit: '61C' })]).toEqual([
    'eliminated',
    'soviet',
    true,
  ]);
});

it('11.8 in EX the zones of attackers that fell back no longer bind the defender', () => {
  const t = act(twoToOne(3), { type: 'retreat', unit: '6Pz/4', hex: '1007' });
  expect(hexesFor(t, 'retreat', '61C').sort()).toEqual(['0909', '0910', '1010', '1109', '1110']);
});
