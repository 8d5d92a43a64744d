import { describe, expect, it } from 'vitest';
import { game } from '../games/sample/whole.ts';
import type { Json, Options, Position, WholeGame } from './game.ts';
import { fail, ok } from './result.ts';
import {
  act,
  actionsOf,
  active,
  acts,
  can,
  eventsOf,
  hexesFor,
  placeOf,
  refused,
  type Said,
  scene,
  type Trial,
  unitOf,
} from './trial.ts';

const END: Said = { type: 'end-phase' };
const COMMIT: Said = { type: 'commit' };
const FIGHT: Said = { type: 'fight', hex: '0403' };
const ASTRAY: Said = { type: 'assign', unit: 'B1', hex: '0101' };
const battle = (): Trial => scene(game, { phase: 'combat', units: 'B1@0303, R1@0403' });
const over = (): Trial => ({ ...battle(), s: { ...battle().s, flow: [] } });

describe('scene', () => {
  const heard: [Position, Options | undefined][] = [];
  const listener: WholeGame = {
    ...game,
    scene(position, options) {
      heard.push([position, options]);
      return ok({ turn: 1, flow: [] });
    },
  };

  it.each<[string, string, Record<string, Json>]>([
    ['one unit', 'B1@0303', { B1: { hex: '0303' } }],
    ['several, with room between', ' B1@0303 ,R1@0403,', { B1: { hex: '0303' }, R1: { hex: '0403' } }],
    ['a second side', '61C@0405*, B1@0303', { '61C': { hex: '0405', step: 2 }, B1: { hex: '0303' } }],
    ['a name with a slash', '16/61C@0405', { '16/61C': { hex: '0405' } }],
    ['nobody', '', {}],
  ])('reads %s', (_name, units, expected) => {
    scene(listener, { units, turn: 2 }, { mud: true });
    expect(heard.at(-1)).toEqual([{ units: expected, turn: 2 }, { mud: true }]);
  });

  it('passes units by name on as they are', () => {
    scene(listener, { units: { B1: { hex: '0303', chit: 2 } } });
    expect(heard.at(-1)).toEqual([{ units: { B1: { hex: '0303', chit: 2 } } }, {}]);
  });

  it('throws with the reason where there is no such position', () => {
    expect(() => scene(game, { units: 'B9@0303' })).toThrow('no such position: unknown unit "B9"');
    expect(() => scene(game, { units: 'B1' })).toThrow('no such position');
    const never: WholeGame = { ...game, scene: () => fail('why') };
    expect(() => scene(never, { units: '' })).toThrow('no such position: why');
  });
});

describe('act', () => {
  it('plays for the active role and reports events by printed names', () => {
    const t = act(scene(game, { units: 'B1@0102, R1@0605' }), { type: 'move', unit: 'B1', hex: '0103' });
    expect(t.events[0]).toEqual({ type: 'moved', rule: '4.1', unit: 'B1', from: '0102', to: '0103', path: ['0103'] });
    expect(eventsOf(t, 'moved')).toHaveLength(1);
    expect(eventsOf(t, 'battle')).toEqual([]);
    expect(placeOf(t, 'B1')).toBe('0103');
    expect(eventsOf(act(t, END), 'moved')).toEqual([]);
  });

  it('leaves the trial it began from alone', () => {
    const t = scene(game, { units: 'B1@0102, R1@0605' });
    act(t, { type: 'move', unit: 'B1', hex: '0103' });
    expect([placeOf(t, 'B1'), t.events]).toEqual(['0102', []]);
  });

  it('needs just enough rolls', () => {
    const ready = acts(battle(), COMMIT);
    expect(eventsOf(act(ready, FIGHT, [3]), 'battle')[0]).toMatchObject({ die: 3, units: ['B1'] });
    expect(() => act(ready, FIGHT)).toThrow('ran out at 5.2');
    expect(() => act(ready, FIGHT, [3, 4])).toThrow('{"type":"fight","hex":"0403"} left 1 rolls unused');
    expect(() => act(ready, FIGHT, [7])).toThrow('rolls[0] is 7');
  });

  it('takes the usual die only', () => {
    const sample: WholeGame = game;
    const odd: WholeGame = {
      ...sample,
      apply: (s, role, action, dice) =>
        sample.apply(s, role, action, { ...dice, roll: (_n, rule) => dice.roll(7, rule) }),
    };
    expect(() => act({ ...acts(battle(), COMMIT), game: odd }, FIGHT, [3])).toThrow('5.2 rolls a die of 7 sides');
  });

  it('throws where there is a reason against what is played', () => {
    const strict: WholeGame = { ...game, explain: () => ({ rule: '5.1', code: 'must-attack' }) };
    const message = '{"type":"commit"} is played and refused: 5.1 must-attack';
    expect(() => act({ ...battle(), game: strict }, COMMIT)).toThrow(message);
  });

  it('throws where a position is not sound', () => {
    const unsound: WholeGame = { ...game, check: () => [{ rule: '4.4', message: 'two in a hex' }] };
    expect(() => act({ ...battle(), game: unsound }, COMMIT)).toThrow('{"type":"commit"} breaks 4.4: two in a hex');
  });

  it.each<[string, () => Trial, Said, string]>([
    ['what is refused', battle, { type: 'fight', hex: '0101' }, '{"type":"fight","hex":"0101"} is r'],
    ['what cannot be read', battle, { type: 'move', unit: 'B9' }, 'unknown unit "B9"'],
    ['an ended game', over, END, 'the game is over'],
  ])('throws at %s', (_name, make, said, message) => {
    expect(() => act(make(), said)).toThrow(message);
  });
});

it('acts plays in order', () => {
  const two = scene(game, { phase: 'combat', units: 'B1@0503, R1@0504, R2@0502' });
  const t = acts(two, { type: 'assign', unit: 'B1', hex: '0502' }, { type: 'merge', hexes: ['0502', '0504'] }, COMMIT);
  expect(t.s.flow.at(-1)).toMatchObject({ phase: 'resolve', battles: [{ units: [0] }] });

  expect(acts(t)).toBe(t);
});

describe('questions', () => {
  it('can asks for the active role unless another is named', () => {
    expect([can(battle(), COMMIT), can(battle(), COMMIT, 'blue'), can(battle(), COMMIT, 'red')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(can(battle(), ASTRAY)).toBe(false);
    expect(can(over(), END)).toBe(false);
  });

  it('refused gives the rule, and throws at what is legal', () => {
    expect(refused(battle(), ASTRAY)).toMatchObject({ code: 'no-other-enemy' });
    expect(refused(battle(), COMMIT, 'red')).toMatchObject({ code: 'not-your-decision' });
    expect(refused(over(), END)).toMatchObject({ code: 'over' });
    expect(() => refused(battle(), COMMIT)).toThrow('{"type":"commit"} is legal');
  });

  it('can and refused throw where the list and the reasons disagree', () => {
    const silent: WholeGame = { ...game, explain: () => undefined };
    const strict: WholeGame = { ...game, explain: () => ({ rule: '5.1', code: 'must-attack' }) };
    expect(can({ ...battle(), game: silent }, COMMIT)).toBe(true);
    expect(() => can({ ...battle(), game: silent }, ASTRAY)).toThrow('is listed and refused, or neither');
    expect(() => can({ ...battle(), game: strict }, COMMIT)).toThrow('is listed and refused, or neither');
    expect(() => refused({ ...battle(), game: strict }, COMMIT)).toThrow('{"type":"commit"} is listed and refused');
  });

  it('actionsOf lists one type by printed names, open choices completed', () => {
    const t = scene(game, { units: { B1: { hex: '0101' }, B2: { hex: '0305', done: 1 }, R1: { hex: '0605' } } });
    const moves = actionsOf(t, 'move');
    expect(moves).toContainEqual({ type: 'move', unit: 'B1', hex: '0102' });
    expect(new Set(moves.map(a => `${a.type} ${a.unit}`))).toEqual(new Set(['move B1']));
    expect(actionsOf(t, 'end-phase')).toEqual([{ type: 'end-phase' }]);
    expect(actionsOf(over(), 'end-phase')).toEqual([]);
  });

  it('actionsOf throws at a choice that cannot be completed', () => {
    const t = scene({ ...game, complete: () => [] }, { units: 'B1@0101, R1@0605' });
    expect(() => actionsOf(t, 'end-phase')).toThrow('{"type":"move","unit":0,"open":"hex"} cannot be completed');
  });

  it('hexesFor is of one unit and one type', () => {
    const t = scene(game, { units: 'B1@0101, B4@0305, R1@0605' });
    expect(hexesFor(t, 'move', 'B1')).toContain('0102');
    expect(hexesFor(t, 'move', 'B1')).not.toContain('0304');
    expect(hexesFor(t, 'rest', 'B1')).toEqual([]);
  });

  it('unitOf and placeOf know units on the map and in a box', () => {
    expect(unitOf(battle(), 'B1')).toMatchObject({ unit: 'B1', role: 'blue', hex: '0303' });
    expect([placeOf(battle(), 'R1'), placeOf(battle(), 'B2')]).toEqual(['0403', 'off']);
    expect(() => unitOf(battle(), 'B9')).toThrow('no unit B9');
  });

  it('active is the first role that may act', () => {
    expect([active(battle()), active(over())]).toEqual(['blue', undefined]);
  });
});
