import { describe, expect, it } from 'vitest';
import { NOTHING, type Pointed, pointUnit, type Selection } from './select.ts';
import { at, gameNamed, hex, shapesIn, unit } from './testing.ts';
import { meant, whyNot } from './whyNot.ts';

const sixth = await gameNamed('sixth-army');
const sample = await gameNamed('sample');
const russian = await gameNamed('russian-campaign');
const zitadelle = await gameNamed('zitadelle');
const games = [sixth, sample, russian, zitadelle];

const asked = (c: ReturnType<typeof at>, sel: Selection, pointed: Pointed): string | undefined =>
  whyNot(c, meant(c, shapesIn(c), sel, pointed), games.find(game => game === c.game)!.words.en)?.rule;

describe('why not', () => {
  const c = at(sixth, {
    phase: 'movement',
    units: '6Pz/4@0306, 6Pz/114@0209, 61C@0405',
    activated: ['6Pz/4'],
  });
  const held = pointUnit(c, NOTHING, unit(c, '6Pz/4')).selection;

  it('explains a hex that the unit in hand cannot reach', () => {
    expect(asked(c, held, { hex: hex(c, '0405') })).toBeDefined();
  });

  it('explains a unit that cannot act', () => {
    expect(asked(c, NOTHING, { unit: unit(c, '6Pz/114') })).toBe('9.4');
  });

  it('explains an enemy unit', () => {
    expect(asked(c, NOTHING, { unit: unit(c, '61C') })).toBeDefined();
  });

  it('explains a target that cannot be attacked', () => {
    const d = at(sixth, { phase: 'combat', units: '6Pz/4@0306, 61C@0405, 254@0908', activated: ['6Pz/4'] });
    expect(asked(d, NOTHING, { unit: unit(d, '254') })).toBe('11.0');
    expect(asked(d, NOTHING, { hex: hex(d, '0907') })).toBe('11.1');
  });

  it('explains a unit that cannot join what is being gathered', () => {
    const d = at(sixth, { units: '6Pz/4@0306, 6Pz/114@0306*, 61C@0405' });
    const gather = pointUnit(d, NOTHING, unit(d, '6Pz/4')).selection;
    expect(asked(d, gather, { unit: unit(d, '6Pz/114') })).toBeDefined();
  });

  it('has nothing to say of an enemy that the unit in hand may attack', () => {
    const d = at(russian, { phase: 'combat', turn: 2, units: '24Pz@X17, 39Pz@X17, 27A@X16, 21A@W17' });
    const pz = pointUnit(d, NOTHING, unit(d, '24Pz')).selection;
    expect(pz.kind).toBe('units');
    expect(asked(d, pz, { unit: unit(d, '27A') })).toBeUndefined();
    expect(asked(d, NOTHING, { unit: unit(d, '27A') })).toBe('2.1.2');
  });

  it('explains what the unit in hand could do elsewhere, and nothing that it never could', () => {
    const units = { '11Pz/15': { hex: '1714' }, '198/305': { box: 'arriving' }, '71GR/219G': { hex: '2120' } };
    const d = at(zitadelle, { turn: 5, units });
    const late = { kind: 'units', units: [unit(d, '198/305')] } as const;
    const [guess] = meant(d, shapesIn(d), late, { unit: unit(d, '71GR/219G') });
    expect(guess).toEqual({ type: 'enter', unit: unit(d, '198/305'), hex: hex(d, '2120') });
  });

  it('works for the teaching game', () => {
    const d = at(sample, { units: 'B1@0202, R1@0505' });
    const b1 = pointUnit(d, NOTHING, unit(d, 'B1'));
    expect(b1.selection.kind).toBe('units');
    expect(asked(d, b1.selection, { hex: hex(d, '0505') })).toBeDefined();
  });
});
