import { expect, it } from 'vitest';
import { act, active, can, eventsOf, refused, type Said, type Trial, type TrialPosition } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

/** Every activated unit attacks the hex; the next `resolve` fights the battle. */
function attack(hex: string, activated: readonly string[], rest: TrialPosition): Trial {
  const t = act(position({ phase: 'combat', activated, ...rest }), { type: 'attack', hex });
  return can(t, { type: 'join-all' }) ? act(t, { type: 'join-all' }) : t;
}

/** Axis units in 1008 attack Soviet units in 1009. */
const axisAttack = (axis: readonly string[], soviet: readonly string[], rest: Partial<TrialPosition> = {}): Trial =>
  attack('1009', axis, { ...rest, units: unitsIn(axis, soviet) });

const sovietAttack = (soviet: readonly string[], axis: readonly string[], rest: Partial<TrialPosition> = {}): Trial =>
  attack('1008', soviet, { ...rest, active: 'soviet', units: unitsIn(axis, soviet) });

function unitsIn(axis: readonly string[], soviet: readonly string[]): string {
  const place = (hex: string) => (u: string) => (u.endsWith('*') ? `${u.slice(0, -1)}@${hex}*` : `${u}@${hex}`);
  return [...axis.map(place('1008')), ...soviet.map(place('1009')), '96/87@1513', '8CR/4Ros@0108'].join(', ');
}

const RESOLVE: Said = { type: 'resolve' };
const DECLINE: Said = { type: 'decline' };
const shock = (unit: string): Said => ({ type: 'shock', unit });
const antiTank = (unit: string): Said => ({ type: 'anti-tank', unit, card: 'anti-tank' });

const reports = (t: Trial, name: string) =>
  t.game.inspect.units(t.s).filter(u => t.game.names.units[u.unit] === name && u.values.exhausted === true);
/** Those of the named units that are exhausted. */
const worn = (t: Trial, ...names: string[]): string[] => names.filter(name => reports(t, name).length > 0);

it('11.7 a red dot of an attacker exhausts a defender', () => {
  const t = act(axisAttack(['6Pz/I/11'], ['61C']), RESOLVE, [1]);
  expect(worn(t, '61C', '6Pz/I/11')).toEqual(['61C']);
});

it('11.7 it does so before the odds are counted', () => {
  const t = act(axisAttack(['6Pz/I/11'], ['61C']), RESOLVE, [1]);
  expect(eventsOf(t, 'combat')).toMatchObject([{ defence: 1, ratio: '5:1' }]);
});

it('11.7 a unit without a dot exhausts nobody', () => {
  expect(worn(act(axisAttack(['6Pz/4'], ['61C']), RESOLVE, [5]), '61C', '6Pz/4')).toEqual([]);
});

it('11.7 a red dot that does not join the attack does nothing', () => {
  const units = '6Pz/I/11@1008, 6Pz/4@1008, 61C@1009, 96/87@1513';
  const t = position({ phase: 'combat', activated: ['6Pz/I/11', '6Pz/4'], units });
  const joined = act(act(t, { type: 'attack', hex: '1009' }), { type: 'join', unit: '6Pz/4' });
  expect(worn(act(joined, RESOLVE, [5]), '61C')).toEqual([]);
});

it('11.7 a white dot alone does nothing for the attacker', () => {
  expect(worn(act(axisAttack(['228'], ['61C']), RESOLVE, [5]), '61C')).toEqual([]);
});

it('11.7 two white dots exhaust one defender', () => {
  const t = act(axisAttack(['228', '17Pz/II/39'], ['61C', '81C']), RESOLVE);
  expect(worn(act(t, shock('81C'), [5]), '61C', '81C')).toEqual(['81C']);
});

it('11.7 three white dots of the attacker count as one hit', () => {
  const t = act(sovietAttack(['13M/17', '13M/61', '13M/62'], ['5CR/6Ros', '5CR/7Ros']), RESOLVE);
  expect(worn(act(t, shock('5CR/6Ros'), [5]), '5CR/6Ros', '5CR/7Ros')).toEqual(['5CR/6Ros']);
});

it('11.7 a red and a white dot of the attacker count as one hit', () => {
  const t = act(sovietAttack(['13M/35 TR', '13M/17'], ['5CR/6Ros', '5CR/7Ros']), RESOLVE);
  expect(worn(act(t, shock('5CR/7Ros'), [5]), '5CR/6Ros', '5CR/7Ros')).toEqual(['5CR/7Ros']);
});

it('11.7 two red dots exhaust two of three defenders', () => {
  const t = act(axisAttack(['6Pz/I/11', '6Pz/II/11'], ['61C', '81C', '503/91']), RESOLVE);
  const hit = act(act(t, shock('503/91')), shock('81C'), [5]);
  expect(worn(hit, '61C', '81C', '503/91')).toEqual(['81C', '503/91']);
});

it('11.7 the attacker chooses which defender is exhausted', () => {
  const t = act(axisAttack(['6Pz/I/11'], ['61C', '81C']), RESOLVE);
  expect([active(t), can(t, shock('61C')), can(t, shock('81C'))]).toEqual(['axis', true, true]);
});

it('11.7 nobody is asked when all that can be exhausted are', () => {
  const t = act(axisAttack(['6Pz/I/11', '6Pz/II/11'], ['61C', '81C']), RESOLVE, [5]);
  expect(eventsOf(t, 'combat')).toMatchObject([{ defence: 2 }]);
});

it('11.7 an exhausted unit is not affected, so the hit goes to a fresh one', () => {
  const t = act(axisAttack(['6Pz/I/11'], ['61C*', '81C']), RESOLVE, [1]);
  expect(worn(t, '61C', '81C')).toEqual(['61C', '81C']);
});

it('11.7 an exhausted unit cannot be chosen', () => {
  const t = act(axisAttack(['6Pz/I/11'], ['61C*', '81C', '503/91']), RESOLVE);
  expect(refused(t, shock('61C')).rule).toBe('11.7');
});

it('11.7 a single white dot of the defender exhausts an attacker', () => {
  expect(worn(act(axisAttack(['6Pz/4'], ['254']), RESOLVE, [5]), '6Pz/4')).toEqual(['6Pz/4']);
});

it('11.7 an Axis defender hits back with his dots as well', () => {
  expect(worn(act(sovietAttack(['61C'], ['228']), RESOLVE, [6]), '61C')).toEqual(['61C']);
});

it('11.7 the defender chooses which attacker is exhausted', () => {
  const t = act(axisAttack(['6Pz/4', '6Pz/114'], ['254']), RESOLVE);
  expect(active(t)).toBe('soviet');
  expect(worn(act(t, shock('6Pz/114'), [5]), '6Pz/4', '6Pz/114')).toEqual(['6Pz/114']);
});

it.each([
  ['two white dots exhaust one', ['13M/17', '13M/61'], 1],
  ['three white dots exhaust two', ['13M/17', '13M/61', '13M/62'], 2],
  ['a red dot exhausts one', ['13M/35 TR'], 1],
  ['a red and a white dot exhaust two', ['13M/35 TR', '13M/17'], 2],
])('11.7 in defence %s', (_title, soviet, hits) => {
  const all = ['6Pz/4', '6Pz/114', '6Pz/AA6'];
  const t = act(axisAttack(all, soviet), RESOLVE);
  const first = act(t, shock('6Pz/4'), hits === 1 ? [4] : []);
  const done = hits === 1 ? first : act(first, shock('6Pz/114'), [4]);
  expect(worn(done, ...all)).toHaveLength(hits);
});

it('11.7 an exhausted unit shows no dot', () => {
  expect(worn(act(axisAttack(['6Pz/4'], ['254*']), RESOLVE, [1]), '6Pz/4')).toEqual([]);
});

it('11.7 both sides hit at the same time', () => {
  const t = act(axisAttack(['6Pz/I/11'], ['254']), RESOLVE, [1]);
  expect(eventsOf(t, 'combat')).toMatchObject([{ attack: 3, defence: 1 }]);
});

it('11.7 a defender still hits with a dot that is turned over in the same moment', () => {
  const t = act(act(axisAttack(['6Pz/I/11', '6Pz/4'], ['254', '61C']), RESOLVE), shock('254'));
  const hit = act(t, shock('6Pz/I/11'), [5]);
  expect(worn(hit, '254', '61C', '6Pz/I/11', '6Pz/4')).toEqual(['254', '6Pz/I/11']);
});

it('11.7 an attacker exhausted by shock fights on with the value of his back', () => {
  const t = act(axisAttack(['6Pz/4'], ['254']), RESOLVE, [5]);
  expect(eventsOf(t, 'combat')).toMatchObject([{ attack: 3, attackers: [{ unit: '6Pz/4', strength: 3 }] }]);
});

const GUN = { support: { soviet: { 'anti-tank': 1 } } };
const GUNS = { support: { soviet: { 'anti-tank': 2 } } };

it('11.7 the Soviet defender may exhaust an armoured attacker with an anti-tank marker', () => {
  const t = act(axisAttack(['6Pz/I/11', '6Pz/4'], ['61C'], GUN), RESOLVE);
  expect(active(t)).toBe('soviet');
  expect(worn(act(t, antiTank('6Pz/I/11'), [1]), '6Pz/I/11', '6Pz/4')).toEqual(['6Pz/I/11']);
});

it('11.7 anti-tank fire comes first: the dot it turns over does not hit', () => {
  const t = act(axisAttack(['6Pz/I/11', '6Pz/4'], ['61C'], GUN), RESOLVE);
  expect(worn(act(t, antiTank('6Pz/I/11'), [1]), '61C')).toEqual([]);
});

it('11.7 the defender chooses the armoured unit; the other still hits', () => {
  const t = act(axisAttack(['6Pz/I/11', '6Pz/II/11'], ['61C', '81C'], GUN), RESOLVE);
  const fired = act(act(t, antiTank('6Pz/II/11')), shock('61C'), [5]);
  expect(worn(fired, '6Pz/I/11', '6Pz/II/11', '61C', '81C')).toEqual(['6Pz/II/11', '61C']);
});

it('11.7 after anti-tank fire the defender hits another unit with his dots', () => {
  const t = act(axisAttack(['6Pz/I/11', '6Pz/4'], ['254'], GUN), RESOLVE);
  expect(worn(act(t, antiTank('6Pz/I/11'), [1]), '6Pz/I/11', '6Pz/4')).toEqual(['6Pz/I/11', '6Pz/4']);
});

it.each(['6Pz/4', '228'])('11.7 anti-tank fire at a unit that is not armoured is refused: %s', name => {
  const t = act(axisAttack(['6Pz/I/11', '6Pz/4', '228'], ['61C'], GUN), RESOLVE);
  expect(refused(t, antiTank(name)).rule).toBe('11.7');
});

it('11.7 without armour in the attack no anti-tank marker can be used', () => {
  const t = act(axisAttack(['6Pz/4', '228'], ['61C'], GUN), RESOLVE, [6]);
  expect(eventsOf(t, 'combat')).toHaveLength(1);
});

it('11.7 an anti-tank marker may be kept', () => {
  const t = act(act(axisAttack(['6Pz/I/11'], ['61C'], GUN), RESOLVE), DECLINE, [1]);
  expect([worn(t, '6Pz/I/11'), t.s]).toMatchObject([[], { support: [0, 0, 0, 0, 0, 1] }]);
});

it('11.7 one anti-tank marker is used in a battle, however many are in hand', () => {
  const t = act(axisAttack(['6Pz/I/11', '6Pz/II/11'], ['61C'], GUNS), RESOLVE);
  const fired = act(t, antiTank('6Pz/I/11'), [5]);
  expect([worn(fired, '6Pz/II/11'), fired.s]).toMatchObject([[], { support: [0, 0, 0, 0, 0, 1] }]);
});

it('11.7 an anti-tank marker serves once a turn', () => {
  const units = '6Pz/I/11@1008, 6Pz/II/11@1108, 61C@1009, 81C@1109, 96/87@1513';
  const activated = ['6Pz/I/11', '6Pz/II/11'];
  const t = act(act(position({ phase: 'combat', activated, units, ...GUN }), { type: 'attack', hex: '1009' }), RESOLVE);
  const first = act(act(t, antiTank('6Pz/I/11'), [5]), { type: 'hold', unit: '6Pz/I/11' }, [6]);
  const second = act(act(first, { type: 'attack', hex: '1109' }), RESOLVE, [1]);
  expect(eventsOf(second, 'combat')).toMatchObject([{ attack: 5 }]);
});

it('11.7 the Soviets have no use for anti-tank markers when they attack', () => {
  const t = act(sovietAttack(['61C'], ['6Pz/I/11'], GUN), RESOLVE, [6]);
  expect(eventsOf(t, 'combat')).toHaveLength(1);
});
