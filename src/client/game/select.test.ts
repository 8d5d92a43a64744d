import { describe, expect, it } from 'vitest';
import { act, scene } from '../../kit/trial.ts';
import { gathered } from './gather.ts';
import { boxUnits, dropUnit, NOTHING, pick, pointCard, pointHex, pointUnit, press, targetsInHand } from './select.ts';
import { at, choicesIn, gameNamed, hex, unit } from './testing.ts';

const sixth = await gameNamed('sixth-army');
const UNITS = '6Pz/I/11@0306, 6Pz/4@0306, 61C@0405';
const MOVING = { phase: 'movement', units: '6Pz/I/11@0209, 6Pz/4@0209, 61C@0908', activated: ['6Pz/I/11', '6Pz/4'] };

describe('moving by click', () => {
  const c = at(sixth, MOVING);
  const tank = unit(c, '6Pz/I/11');
  const held = pointUnit(c, NOTHING, tank).selection;

  it('takes a unit in hand and lights up its hexes', () => {
    expect(held).toEqual({ kind: 'units', units: [tank] });
    expect(targetsInHand(c, held).size).toBeGreaterThan(5);
  });

  it('acts on a highlighted hex and clears the selection', () => {
    const to = [...targetsInHand(c, held).keys()][0]!;
    expect(pointHex(c, held, to)).toEqual({ selection: NOTHING, acts: [{ type: 'move', unit: tank, hex: to }] });
  });

  it('asks why not on any other hex, and keeps the unit in hand', () => {
    const far = hex(c, '0908');
    expect(pointHex(c, held, far)).toEqual({ selection: held, asks: { hex: far } });
  });

  it('deselects a unit that is clicked again', () => {
    expect(pointUnit(c, held, tank).selection).toEqual(NOTHING);
  });

  it('moves a dropped unit', () => {
    const to = [...targetsInHand(c, held).keys()][0]!;
    expect(dropUnit(c, tank, to).acts).toEqual([{ type: 'move', unit: tank, hex: to }]);
  });

  it('asks about a unit of the enemy', () => {
    const enemy = unit(c, '61C');
    expect(pointUnit(c, NOTHING, enemy)).toEqual({ selection: NOTHING, asks: { unit: enemy } });
  });

  it('keeps the unit in hand when it asks about another one that can do nothing', () => {
    const enemy = unit(c, '61C');
    expect(pointUnit(c, held, enemy)).toEqual({ selection: held, asks: { unit: enemy } });
  });

  it('takes a whole stack with ctrl and moves it together', () => {
    const stack = pointUnit(c, NOTHING, tank, { shift: false, ctrl: true }).selection;
    expect(stack).toEqual({ kind: 'units', units: [tank, unit(c, '6Pz/4')] });
    const to = [...targetsInHand(c, stack).keys()][0]!;
    expect(pointHex(c, stack, to).acts?.length).toBe(2);
  });

  it('adds and drops single units with shift', () => {
    const other = unit(c, '6Pz/4');
    const both = pointUnit(c, held, other, { shift: true, ctrl: false }).selection;
    expect(both).toEqual({ kind: 'units', units: [tank, other] });
    expect(pointUnit(c, both, tank, { shift: true, ctrl: false }).selection).toEqual({ kind: 'units', units: [other] });
  });
});

describe('onto a stack of friends', () => {
  const c = at(sixth, { ...MOVING, units: '6Pz/I/11@0209, 6Pz/4@0211, 61C@0908' });

  it('offers to move there or to take the other unit', () => {
    const held = pointUnit(c, NOTHING, unit(c, '6Pz/I/11')).selection;
    const reply = pointUnit(c, held, unit(c, '6Pz/4'));
    expect(reply.menu?.map(i => i.kind)).toEqual(['act', 'take']);
    expect(pick(c, reply.menu![1]!).selection).toEqual({ kind: 'units', units: [unit(c, '6Pz/4')] });
  });
});

describe('choices of a hex', () => {
  it('gathers units of a battle group, first the one clicked', () => {
    const c = at(sixth, { units: UNITS });
    const tank = unit(c, '6Pz/I/11');
    const one = pointUnit(c, NOTHING, tank).selection;
    expect(one).toMatchObject({ kind: 'gather', picked: [tank] });
    const two = pointUnit(c, one, unit(c, '6Pz/4')).selection;
    if (two.kind !== 'gather') throw new Error('nothing gathered');
    expect(gathered(c, two)).toEqual({ type: 'battle-group', hex: hex(c, '0306'), units: [tank, unit(c, '6Pz/4')] });
  });

  it('gathers a box of units', () => {
    const c = at(sixth, { units: UNITS });
    const box = boxUnits(c, NOTHING, [unit(c, '6Pz/I/11'), unit(c, '6Pz/4')]).selection;
    expect(box).toMatchObject({ kind: 'gather', picked: [unit(c, '6Pz/I/11'), unit(c, '6Pz/4')] });
  });

  it('attacks by a click on the enemy unit or its hex', () => {
    const c = at(sixth, { phase: 'combat', units: UNITS, activated: ['6Pz/I/11', '6Pz/4'] });
    const acts = [{ type: 'attack', hex: hex(c, '0405') }];
    expect(pointUnit(c, NOTHING, unit(c, '61C')).acts).toEqual(acts);
    expect(pointHex(c, NOTHING, hex(c, '0405')).acts).toEqual(acts);
  });

  it('places a marker: the card first, then its hex', () => {
    const c = at(sixth, { phase: 'air-placement', units: UNITS, support: { axis: { air: 1 } } });
    const card = [...c.byCard.values()].flat()[0]!;
    const held = press(c, card).selection;
    expect(held).toEqual({ kind: 'choice', choice: card });
    expect(pointHex(c, held, hex(c, '0405')).acts).toEqual([
      { type: 'place-air', card: card.card, hex: hex(c, '0405') },
    ]);
  });
});

describe('units with more than one sort of action', () => {
  const start = scene(sixth, {
    phase: 'combat',
    units: '6Pz/I/11@0306, 6Pz/4@0306, 61C@0405',
    activated: ['6Pz/I/11', '6Pz/4'],
  });
  const built = act(act(start, { type: 'attack', hex: '0405' }), { type: 'join-all' });

  it('acts at once where there is only one', () => {
    const c = choicesIn(built);
    expect(pointUnit(c, NOTHING, unit(c, '6Pz/4')).acts).toEqual([{ type: 'leave', unit: unit(c, '6Pz/4') }]);
  });

  it('offers a menu and lights up the hexes of the other sort', () => {
    const c = at(sixth, { phase: 'redeployment', units: UNITS });
    expect(pointUnit(c, NOTHING, unit(c, '6Pz/4')).menu).toBeUndefined();
    const lost = scene(sixth, {
      phase: 'combat',
      active: 'soviet',
      units: '503/91@0405, 6Pz/4@0306',
      activated: ['503/91'],
    });
    const fought = [1, 2, 3, 4, 5, 6]
      .map(die => choicesIn(act(act(lost, { type: 'attack', hex: '0306' }), { type: 'resolve' }, [die])))
      .find(d => d.all.some(x => x.type === 'hold') && d.all.some(x => x.type === 'retreat'));
    const d = fought!;
    const reply = pointUnit(d, NOTHING, [...d.byUnit.keys()][0]!);
    expect(reply.selection.kind).toBe('units');
    expect(reply.menu?.map(i => i.kind === 'press' && i.choice.type)).toEqual(['hold']);
  });
});

describe('cards of a hand', () => {
  const sets = [[0], [1], [0, 1]];
  const asked = { ...sixth, legal: () => [DISCARD], complete: () => sets.map(cards => ({ type: 'discard', cards })) };
  const DISCARD = { type: 'discard', open: 'cards' } as const;
  const c = at(asked, MOVING);
  const none = press(c, DISCARD).selection;

  it('are ticked in any order, and make the action that has just these', () => {
    const one = pointCard(c, none, 1).selection;
    const two = pointCard(c, one, 0).selection;
    if (two.kind !== 'gather') throw new Error('nothing gathered');
    expect(gathered(c, two)).toEqual({ type: 'discard', cards: [0, 1] });
    expect(pointCard(c, two, 1).selection).toMatchObject({ picked: [0] });
  });

  it('are not meant by a unit of the same number', () => {
    expect(pointUnit(c, none, 0).selection).not.toMatchObject({ picked: [0] });
  });

  it('cannot be ticked where none are asked for', () => {
    expect(pointCard(c, NOTHING, 0)).toEqual({ selection: NOTHING });
  });
});
