import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kit/game.ts';
import { act, actionsOf, active, can, hexesFor, placeOf, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const STOCK = ['RemInf-1', 'RemInf-2', 'RemPzGr-1', 'RemSSInf-1', 'RemSSPzGr-1', 'RemGd-1', 'RemGdTk-1'];
const stock: Readonly<Record<string, Json>> = Object.fromEntries(STOCK.map(name => [name, { box: 'remnants' }]));

interface Setting {
  readonly side: 'axis' | 'soviet';
  readonly die: number;
  readonly units: Readonly<Record<string, Json>>;
  readonly remnants?: Readonly<Record<string, Json>>;
  readonly landed?: readonly string[];
}

/** One battle; the attacker comes from X17, at odds of his own making. */
function fought({ side, die, units, remnants = stock, landed = [] }: Setting): Trial {
  const t = position({
    phase: 'combat',
    turn: 8,
    active: side,
    landed,
    units: { 'HQ-N': 'E33', Stavka: 'U3', ...remnants, ...units },
  });
  return act(t, { type: 'commit' }, [die]);
}

/** 3:1 with a six is DE. */
const destroyed = (unit: string, attackers: readonly string[], remnants = stock): Trial =>
  fought({ side: 'soviet', die: 6, units: { [unit]: 'X16', ...at(attackers, 'X17') }, remnants });
const at = (units: readonly string[], hex: string): Record<string, string> =>
  Object.fromEntries(units.map(u => [u, hex]));

const offered = (t: Trial): unknown => [...new Set(actionsOf(t, 'remnant').map(a => a.unit))];

describe('remnants', () => {
  it('9.12.1 a German corps that fell in defence leaves a remnant two hexes behind', () => {
    const t = destroyed('6Inf', ['1Gd', '22A']);
    expect([active(t), offered(t)]).toEqual(['axis', ['RemInf-1']]);
    expect(hexesFor(t, 'remnant', 'RemInf-1')).toEqual(['V16', 'V15', 'W15', 'X14', 'Y15', 'Z16', 'Z15']);
    expect(placeOf(act(t, { type: 'remnant', unit: 'RemInf-1', hex: 'X14' }), 'RemInf-1')).toBe('X14');
  });

  it('9.12.1 or it does not: the owner may decline', () =>
    expect(placeOf(act(destroyed('6Inf', ['1Gd', '22A']), { type: 'decline' }), 'RemInf-1')).toBe('remnants'));

  it('9.12.1 no faster than the unit that fell: a 3-6 leaves a 2-5, a 5-4 does not', () => {
    expect(offered(destroyed('52PzGr', ['1Gd', '4A']))).toEqual(['RemInf-1', 'RemPzGr-1']);
    expect(offered(destroyed('13Inf', ['1Gd', '4A']))).toEqual(['RemInf-1']);
  });

  it('9.12.1 the SS leaves its own, the Guards theirs', () => {
    expect(offered(destroyed('6SSInf', ['1Gd', '21A']))).toEqual(['RemSSInf-1']);
    const guards = fought({ side: 'axis', die: 6, units: { ...at(['24Pz', '39Pz', '13Inf'], 'X17'), '1TkA': 'X16' } });
    expect(offered(guards)).toEqual([]);
    const tank = { ...at(['24Pz', '39Pz', '41Pz'], 'X17'), '2GdTk': 'X16' };
    expect(offered(fought({ side: 'axis', die: 6, units: tank }))).toEqual(['RemGd-1', 'RemGdTk-1']);
  });

  it('9.12.1 neither allies nor the Luftwaffe nor headquarters nor remnants leave any', () => {
    for (const unit of ['Rom2', 'HG', 'HQ-S', 'RemInf-2'])
      expect(offered(destroyed(unit, ['1GdTk', '1Gd', '2Gd'].slice(0, 2)))).toEqual([]);
  });

  it('9.12.1 not for an attacker', () => {
    const t = fought({ side: 'axis', die: 1, units: { '6Inf': 'X17', '3A': 'X16', '10A': 'X16' } });
    expect([placeOf(t, '6Inf'), actionsOf(t, 'remnant')]).toEqual(['replacement-pool', []]);
  });

  it('9.12.1 not for those who surrender', () => {
    const t = fought({ side: 'soviet', die: 6, units: { '13Inf': 'X16', '1Gd': 'X17', '2Gd': 'X17' } });
    expect([placeOf(t, '13Inf'), actionsOf(t, 'remnant')]).toEqual(['out-of-game', []]);
  });

  it('9.12.1 not out of woods', () => {
    const t = fought({ side: 'soviet', die: 6, units: { '6Inf': 'S14', '1Gd': 'S13', '22A': 'S13' } });
    expect([placeOf(t, '6Inf'), actionsOf(t, 'remnant')]).toEqual(['replacement-pool', []]);
  });

  it('8.4.3 9.12.1 not for those who landed this turn, and could not retreat', () => {
    const units = { '6Inf': 'HH17', '1Gd': 'HH18', '22A': 'HH18' };
    expect(offered(fought({ side: 'soviet', die: 6, units }))).toEqual(['RemInf-1']);
    expect(offered(fought({ side: 'soviet', die: 6, units, landed: ['6Inf'] }))).toEqual([]);
  });

  it('9.12.1 not where no retreat of two hexes is possible', () => {
    const units = { '6Inf': 'KK20', '1Gd': 'LL19', '22A': 'LL19', '3A': 'KK21' };
    expect(actionsOf(fought({ side: 'soviet', die: 6, units }), 'remnant')).toEqual([]);
  });

  it('9.12.1 one for a battle, however many fell', () => {
    const t = fought({
      side: 'soviet',
      die: 6,
      units: { '13Inf': 'X16', '20Inf': 'X16', ...at(['1GdTk', '1Gd'], 'X17') },
    });
    const after = act(t, { type: 'remnant', unit: 'RemInf-1', hex: 'X14' });
    expect(after.events).toContainEqual({
      type: 'remnant',
      rule: '9.12.1',
      role: 'axis',
      unit: 'RemInf-1',
      hex: 'X14',
    });
    expect([placeOf(after, 'RemInf-2'), can(after, { type: 'decline' })]).toEqual(['remnants', false]);
  });

  it('9.12.1 as many as there are counters', () =>
    expect(offered(destroyed('6Inf', ['1Gd', '22A'], { 'RemInf-1': 'P27', 'RemPzGr-1': { box: 'remnants' } }))).toEqual(
      [],
    ));

  it('9.12.1 EX and D1 leave one, too', () => {
    const lost = fought({ side: 'soviet', die: 5, units: { '6Inf': 'X16', ...at(['1Gd', '22A'], 'X17') } });
    expect(offered(lost)).toEqual(['RemInf-1']);
  });

  it('9.12.2 it takes a corps’ room: not where three corps stand', () => {
    const t = destroyed('6Inf', ['1Gd', '22A'], { ...stock, ...at(['1Inf', '2Inf', '10Inf'], 'X14') });
    expect(hexesFor(t, 'remnant', 'RemInf-1')).not.toContain('X14');
  });

  it('9.12.4 a remnant that is lost, or surrenders, can be used again', () => {
    expect(placeOf(destroyed('RemInf-1', ['39A']), 'RemInf-1')).toBe('remnants');
    expect(placeOf(destroyed('RemInf-1', ['1Gd']), 'RemInf-1')).toBe('remnants');
  });

  it('Q8 German mountain troops and cavalry leave infantry, though mechanized remnants would be slow enough', () => {
    expect(offered(destroyed('49Mtn', ['1GdTk', '3A']))).toEqual(['RemInf-1']);
    expect(offered(destroyed('1Cav', ['1Gd', '22A']))).toEqual(['RemInf-1']);
  });

  it('Q8 SS mountain troops and cavalry leave SS infantry, Guards cavalry Guards infantry', () => {
    expect(offered(destroyed('15SSCav', ['1Gd', '22A']))).toEqual(['RemSSInf-1']);
    const cavalry = { ...at(['24Pz', '6Inf'], 'X17'), '2GdCav': 'X16' };
    expect(offered(fought({ side: 'axis', die: 6, units: cavalry }))).toEqual(['RemGd-1']);
  });
});
