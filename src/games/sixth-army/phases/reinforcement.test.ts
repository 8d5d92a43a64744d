import { expect, it } from 'vitest';
import { act, active, acts, can, hexesFor, placeOf, refused, type Said, type Trial } from '../../../kit/trial.ts';
import { isSouthOfStartLine, MAP, NORTH_EDGE } from '../data/map.ts';
import { UNITS } from '../data/units.ts';
import { position } from '../testing.ts';

const WAITING = { box: 'reinforcements' };
const waiting = (...names: string[]) => Object.fromEntries(names.map(name => [name, WAITING]));
const place = (unit: string, hex: string): Said => ({ type: 'place', unit, hex });
const END: Said = { type: 'end-arrival' };

const axis = (units: Record<string, string> = {}): Trial =>
  position({ turn: 3, phase: 'reinforcement', units: { ...waiting('17Pz/I/39', '17Pz/40', '17Pz/63'), ...units } });
const soviet = (units: Record<string, string | typeof WAITING>): Trial =>
  position({ turn: 3, phase: 'reinforcement', active: 'soviet', units });

const isFresh = (t: Trial, name: string): boolean =>
  t.game.inspect.units(t.s).some(u => t.game.names.units[u.unit] === name && u.values.exhausted === false);

/** The end of a turn with two Axis and one Soviet unit still to come. */
const endOf = (turn: number): Trial =>
  position({
    turn,
    phase: 'recovery',
    active: 'soviet',
    units: { ...waiting('17Pz/40', '17Pz/63', '5G/3G'), '96/87': '1513', '6Pz/4': '0108' },
  });

it('14.0 no scene brings them before', () => {
  const units = { ...waiting('17Pz/40'), '96/87': '1513' };
  expect(() => position({ turn: 2, phase: 'reinforcement', units })).toThrow('14.0');
});

it('14.0 reinforcements come at the start of turn 3', () => {
  const t = act(endOf(2), { type: 'end-recovery' });
  expect([t.s.turn, active(t), can(t, place('17Pz/40', '0107'))]).toEqual([3, 'axis', true]);
});

it('14.0 on turn 2 nobody comes yet', () => {
  const t = act(endOf(1), { type: 'end-recovery' }, [1, 'artillery']);
  expect([t.s.turn, can(t, place('17Pz/40', '0107')), placeOf(t, '17Pz/40')]).toEqual([2, false, 'reinforcements']);
});

it('14.0 both sides receive theirs before the air phase', () => {
  const t = acts(act(endOf(2), { type: 'end-recovery' }), place('17Pz/40', '0107'), place('17Pz/63', '0107'), END);
  expect([active(t), hexesFor(t, 'place', '5G/3G').length]).toEqual(['soviet', 6]);
});

it('14.1 a unit is chosen first, and its hex afterwards', () => {
  const { game, s } = axis();
  const places = game.legal(s, 'axis').filter(({ type }) => type === 'place');
  const units = ['17Pz/I/39', '17Pz/40', '17Pz/63'].map(name => game.names.units.indexOf(name));
  expect(places).toEqual(units.map(unit => ({ type: 'place', unit, open: 'hex' })));
});

it('14.1 the Axis place theirs anywhere south of the start line', () => {
  const south = MAP.hexes.map(h => h.name).filter(isSouthOfStartLine);
  expect(hexesFor(axis(), 'place', '17Pz/40').sort()).toEqual([...south].sort());
});

it('14.1 north of the line is refused', () => {
  expect(refused(axis(), place('17Pz/40', '0407')).rule).toBe('14.1');
});

it('14.1 an enemy zone does not matter', () => {
  expect(can(axis({ '61C': '0308' }), place('17Pz/40', '0307'))).toBe(true);
});

it('14.1 an enemy unit does', () => {
  expect(can(axis({ '61C': '0307' }), place('17Pz/40', '0307'))).toBe(false);
});

it('14.1 stacking holds: no other division, no fourth unit', () => {
  const units = { '6Pz/4': '0307', '228': '0308', '17Pz/AA27': '0308', '17Pz/II/39': '0308' };
  const t = axis(units);
  expect([can(t, place('17Pz/40', '0307')), can(t, place('17Pz/40', '0308'))]).toEqual([false, false]);
});

it('14.1 they may share a hex with each other and with an independent unit', () => {
  const t = act(axis({ '228': '0308' }), place('17Pz/40', '0308'));
  expect(can(t, place('17Pz/63', '0308'))).toBe(true);
});

it('14.1 they come on their front side', () => {
  expect(isFresh(act(axis(), place('17Pz/40', '0307')), '17Pz/40')).toBe(true);
});

it('14.1 no Axis unit is held back', () => {
  expect(refused(act(axis(), place('17Pz/40', '0307')), END).rule).toBe('14.1');
});

const THIRD = waiting('5G/3G', '9G/3G', '13G/3G');
const CORPS = waiting('2GM/4G', '2GM/5G', '2GM/6G');

it('14.2 the Soviets place theirs in the six hexes of the north edge', () => {
  expect(hexesFor(soviet(THIRD), 'place', '5G/3G').sort()).toEqual(['1911', '1912', '1913', '2008', '2009', '2010']);
});

it('14.2 any other hex is refused', () => {
  expect(refused(soviet(THIRD), place('5G/3G', '1910')).rule).toBe('14.2');
});

it('14.2 an enemy zone does not matter', () => {
  expect(can(soviet({ ...THIRD, '6Pz/4': '1909' }), place('5G/3G', '2008'))).toBe(true);
});

it('14.2 an enemy unit does', () => {
  expect(can(soviet({ ...THIRD, '6Pz/4': '2008' }), place('5G/3G', '2008'))).toBe(false);
});

it('14.2 stacking holds: no other corps, no fourth unit', () => {
  const t = soviet({ ...CORPS, '13M/17': '2008', '61C': '2009', '81C': '2009', '254': '2009' });
  expect([can(t, place('2GM/4G', '2008')), can(t, place('2GM/4G', '2009'))]).toEqual([false, false]);
});

it('14.2 independent units join any stack', () => {
  const t = soviet({ ...THIRD, '13M/17': '2008' });
  expect(can(t, place('5G/3G', '2008'))).toBe(true);
});

it('14.2 they come on their front side', () => {
  expect(isFresh(act(soviet(THIRD), place('5G/3G', '2008')), '5G/3G')).toBe(true);
});

it('14.2 who can be placed is placed', () => {
  expect(refused(soviet(THIRD), END).rule).toBe('14.2');
});

/** The north edge filled up by independent units from 2008 on, but for the given number of places. */
function crowded(places: number): Record<string, string> {
  const others = UNITS.filter(u => u.side === 'soviet' && u.white && !['3G', '24G'].includes(u.formation));
  const hexes = [...NORTH_EDGE].flatMap(hex => [hex, hex, hex]).slice(0, 18 - places);
  return Object.fromEntries(hexes.map((hex, i) => [others[i]!.name, hex]));
}

it.each([
  ['a division', '5G/3G', THIRD],
  ['a corps', '2GM/4G', CORPS],
])('14.2 %s that does not fit whole waits whole', (_title, unit, units) => {
  const t = soviet({ ...crowded(2), ...units });
  expect(refused(t, place(unit, '1913')).rule).toBe('14.2');
  const later = act(t, END, [3, 3]);
  expect(Object.keys(units).map(name => placeOf(later, name))).toEqual(Array(3).fill('reinforcements'));
});

it('14.2 with room for one of two divisions the player chooses which', () => {
  const t = soviet({ ...crowded(3), ...THIRD, ...waiting('70G/24G', '71G/24G', '72G/24G') });
  const placed = acts(t, place('71G/24G', '1913'), place('70G/24G', '1913'));
  const done = act(act(placed, place('72G/24G', '1913')), END, [3, 3]);
  expect([placeOf(done, '72G/24G'), placeOf(done, '5G/3G')]).toEqual(['1913', 'reinforcements']);
});

it('14.2 no division arrives in part because another was begun', () => {
  const t = soviet({ ...crowded(5), ...THIRD, ...waiting('70G/24G', '71G/24G', '72G/24G') });
  expect(refused(act(t, place('5G/3G', '1913')), place('70G/24G', '1913')).rule).toBe('14.2');
});

it('14.2 places beside another corps are no room for a corps', () => {
  const t = soviet({ ...crowded(6), '13M/17': '1912', '13M/61': '1913', ...CORPS });
  expect([can(t, place('2GM/4G', '1912')), can(t, END)]).toEqual([false, true]);
});

it('14.2 of all 24 units 18 find room; two formations wait', () => {
  const all = UNITS.filter(u => u.side === 'soviet' && u.turn === 3).map(u => u.name);
  let t = soviet(waiting(...all));
  all.slice(0, 18).forEach((name, i) => {
    t = act(t, place(name, NORTH_EDGE[Math.floor(i / 3)]!));
  });
  t = act(t, END, [3, 3]);
  expect(all.filter(name => placeOf(t, name) === 'reinforcements')).toEqual(all.slice(18));
});

it('14.2 the delayed come on the next turn', () => {
  const t = act(position({ turn: 3, phase: 'recovery', active: 'soviet', units: { ...THIRD, '6Pz/4': '0108' } }), {
    type: 'end-recovery',
  });
  expect([t.s.turn, active(t), can(t, place('5G/3G', '2008'))]).toEqual([4, 'soviet', true]);
});
