import { expect, it } from 'vitest';
import { act, acts, scene } from '../../kit/trial.ts';
import { soughtHexes } from './sought.ts';
import { choicesIn, gameNamed, hex } from './testing.ts';

const sixth = await gameNamed('sixth-army');
const UNITS = { units: '6Pz/I/11@0306, 6Pz/4@0306, 61C@0405', activated: ['6Pz/I/11', '6Pz/4'] };
const ready = acts(scene(sixth, { phase: 'combat', ...UNITS }), { type: 'attack', hex: '0405' }, { type: 'join-all' });

it('11.12 goes to those who may advance after a battle', () => {
  const won = act(ready, { type: 'resolve' }, [6]);
  const c = choicesIn(won);
  expect(c.all.map(x => x.type)).toContain('advance');
  const events = [{ type: 'combat', hex: hex(c, '0405'), die: 6, column: '4:1', result: 'DE' }];
  expect(soughtHexes(c, { events, isOwn: true })).toEqual([hex(c, '0306')]);
});

it('10.0 stays where it is after a move, and goes to one of the other side', () => {
  const moved = act(scene(sixth, { phase: 'movement', ...UNITS }), { type: 'move', unit: '6Pz/4', hex: '0404' });
  const c = choicesIn(moved);
  const [from, to] = [hex(c, '0306'), hex(c, '0404')];
  const events = [{ type: 'move', from, to }];
  expect(soughtHexes(c, { events, isOwn: true })).toEqual([]);
  expect(soughtHexes(c, { events, isOwn: false })).toEqual([from, to]);
});
