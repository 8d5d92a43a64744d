import { describe, expect, it } from 'vitest';
import { act, scene } from '../../kit/trial.ts';
import { ableUnits, dueHexes, targetsOf, unitChoices } from './choices.ts';
import { at, choicesIn, gameNamed, hex, unit } from './testing.ts';

const sixth = await gameNamed('sixth-army');
const campaign = await gameNamed('russian-campaign');
const sample = await gameNamed('sample');

const MOVING = { phase: 'movement', units: '6Pz/I/11@0306, 6Pz/4@0306, 61C@0405', activated: ['6Pz/I/11', '6Pz/4'] };
const OPERATIONS = { units: '6Pz/I/11@0306, 6Pz/4@0306, 61C@0405', support: { axis: { air: 1, artillery: 1 } } };

describe('choices by what they point at', () => {
  it('lists a mover under its unit, with the cost of every hex', () => {
    const c = at(sixth, { ...MOVING, units: '6Pz/I/11@0209, 61C@0908', activated: ['6Pz/I/11'] });
    const u = unit(c, '6Pz/I/11');
    expect(unitChoices(c, u).map(x => x.type)).toEqual(['move']);
    const targets = targetsOf(c, unitChoices(c, u));
    expect(targets.size).toBeGreaterThan(5);
    expect([...targets.values()].every(t => (t.way?.cost ?? 0) > 0)).toBe(true);
  });

  it('lists a choice without a place as a button', () => {
    const c = at(sixth, OPERATIONS);
    expect(c.buttons.map(x => x.type)).toEqual(['pass']);
    expect([...c.byHex.keys()]).toEqual([hex(c, '0306')]);
    expect([...c.byCard.values()].flat().map(x => x.type)).toContain('order');
  });

  it('never puts a pass under Enter while there is something to do', () => {
    expect(at(sixth, OPERATIONS).main).toBeUndefined();
  });

  it('puts the last button left under Enter', () => {
    const c = at(sixth, { phase: 'combat', units: '6Pz/I/11@0306, 61C@0908', activated: ['6Pz/I/11'] });
    expect(c.main?.type).toBe('end-combat');
  });

  it('puts the end of a building under Enter, even when more could join', () => {
    const t = scene(sixth, { ...MOVING, phase: 'combat' });
    const battle = act(act(t, { type: 'attack', hex: '0405' }), { type: 'join', unit: '6Pz/4' });
    expect(choicesIn(battle).main?.type).toBe('resolve');
  });

  it('finds units that a choice of their hex can take', () => {
    const c = at(sixth, OPERATIONS);
    expect(ableUnits(c)).toEqual([unit(c, '6Pz/I/11'), unit(c, '6Pz/4')].sort((a, b) => a - b));
  });

  it('knows where those stand who have to be answered for, and that nobody has to while something may be ended', () => {
    expect(dueHexes(at(sixth, MOVING))).toEqual([]);
    const units = '24Pz@X17, 39Pz@X17, 3A@X16, Tk7@X16, Hitler@G33, Stalin@U3, Stavka@U3';
    const retreat = choicesIn(act(scene(campaign, { phase: 'combat', turn: 2, units }), { type: 'commit' }, [5]));
    expect(dueHexes(retreat)).toEqual([hex(retreat, 'X16')]);
  });

  it('knows the teaching game by the same rules', () => {
    const c = at(sample, { units: 'B1@0202, R1@0505' });
    expect(c.buttons.map(x => x.type)).toEqual(['end-phase']);
    expect(unitChoices(c, unit(c, 'B1')).map(x => x.type)).toContain('move');
  });
});
