import { describe, expect, it } from 'vitest';
import { act, actionsOf, placeOf, refused, type Trial, unitOf } from '../../../kit/trial.ts';
import { assigned, fighting, moving, odds, position, reach } from '../testing.ts';

/** The states of the turn: the German player ends the feeding, and they are decided. */
const decided = (units: string, more = {}): Trial =>
  act(position({ phase: 'feed', active: 'german', units, ...more }), { type: 'end-phase' });
const supplyOf = (t: Trial, unit: string): unknown => Object(unitOf(t, unit).values).supply;
const actingOf = (t: Trial, unit: string): unknown => Object(unitOf(t, unit).values).acting;

describe('6.11 the states of the turn', () => {
  it('6.11 supplied within range of a headquarters that has a line to its edge', () => {
    const t = decided('20A HQ@3101, 243 RD@3105, 247 RD@3106, XX HQ@0130, 72 ID@0126, 78 ID@0125');
    expect(['243 RD', '247 RD', '72 ID', '78 ID'].map(unit => supplyOf(t, unit))).toEqual([
      'supplied',
      'unsupplied',
      'supplied',
      'unsupplied',
    ]);
  });

  it('6.11 a Soviet unit draws it from its own army alone, a German one from any headquarters', () => {
    const t = decided('20A HQ@3101, 88 RD@3102, 31A HQ@3801, XX HQ@0130, IX HQ@0630, 72 ID@0628');
    expect([supplyOf(t, '88 RD'), supplyOf(t, '72 ID')]).toEqual(['unsupplied', 'supplied']);
  });

  it('6.11 isolated without a line to any headquarters; a headquarters itself never is', () => {
    // A ring of German divisions around 3104.
    const ring = '72 ID@3102, 78 ID@3106, 87 ID@3306, 95 ID@3303, 102 ID@2903, 129 ID@2905';
    const t = decided(`243 RD@3104, 20A HQ@3801, ${ring}, XX HQ@0130`);
    expect(supplyOf(t, '243 RD')).toBe('isolated');
    const hq = decided(`20A HQ@3104, ${ring}, XX HQ@0130`);
    expect(supplyOf(hq, '20A HQ')).toBe('unsupplied');
  });

  it('6.13 lines do not enter enemy units or ZOC, except where an own unit stands', () => {
    // The headquarters is cut off from 243 RD by the ZOC at 3103.
    const wall = '72 ID@3003, 78 ID@3203, XX HQ@0130';
    const far = decided(`20A HQ@3101, 243 RD@3105, ${wall}`);
    expect(supplyOf(far, '243 RD')).not.toBe('supplied');
    const through = decided(`20A HQ@3101, 243 RD@3105, 247 RD@3102, 251 RD@3103, 326 RD@3104, ${wall}`);
    expect(supplyOf(through, '243 RD')).toBe('supplied');
  });

  it('6.11 only edge hexes under own control are sources', () => {
    const all = Object.fromEntries(
      Array.from({ length: 38 }, (_, c) => [`${String(c + 1).padStart(2, '0')}01`, 'german']).concat(
        Array.from({ length: 30 }, (_, r) => [`38${String(r + 1).padStart(2, '0')}`, 'german']),
      ),
    );
    const t = decided('20A HQ@3103, 243 RD@3104, XX HQ@0130', { control: all });
    expect(supplyOf(t, '243 RD')).toBe('unsupplied');
  });

  it('6.0 states stay for the turn whatever moves', () => {
    const t = moving('20A', { '20A HQ': '3101', '243 RD': { hex: '3104', supply: 'isolated' } });
    expect(supplyOf(act(t, { type: 'move', unit: '243 RD', hex: '3103' }), '243 RD')).toBe('isolated');
  });
});

describe('6.12 the states of the impulse', () => {
  it('6.12 supplied by a headquarters in combat supply, in range and by a line', () => {
    const units = {
      '20A HQ': '3101',
      '243 RD': '3104',
      '247 RD': { hex: '3105', supply: 'unsupplied' },
      '251 RD': { hex: '3003', supply: 'isolated' },
    };
    const fed = moving('20A', units);
    expect(['243 RD', '247 RD', '251 RD'].map(unit => actingOf(fed, unit))).toEqual([
      'supplied',
      'unsupplied',
      'isolated',
    ]);
    expect(actingOf(moving('20A', units, { fed: [] }), '243 RD')).toBe('unsupplied');
  });

  it('6.12 whoever begins in range stays supplied beyond it', () => {
    const t = act(moving('20A', '20A HQ@3101, 2G CC@3105'), { type: 'move', unit: '2G CC', hex: '3108' });
    expect(actingOf(t, '2G CC')).toBe('supplied');
  });

  it('7.24 beyond range a unit counts one level lower', () => {
    const t = moving('20A', { '20A HQ': '3101', '243 RD': '3106', '247 RD': { hex: '3106', supply: 'unsupplied' } });
    expect([actingOf(t, '243 RD'), actingOf(t, '247 RD')]).toEqual(['unsupplied', 'isolated']);
  });

  it('7.26 range ignores enemies, the line does not', () => {
    const t = moving('20A', '20A HQ@3101, 243 RD@3105, 72 ID@3003, 78 ID@3203');
    expect(actingOf(t, '243 RD')).toBe('unsupplied');
  });
});

describe('6.2 what supply does', () => {
  it('6.21 attack halves without supply and quarters when isolated, rounded up after adding', () => {
    const attack = (supply: string) => {
      const t = fighting('20A', {
        '20A HQ': '3101',
        '243 RD': { hex: '3104', acting: supply },
        '247 RD': { hex: '3104', acting: supply },
        '72 ID': '3105',
      });
      return odds(assigned(t, '3105', '243 RD, 247 RD'), { type: 'fight', hex: '3105' }).strength[0];
    };
    expect(['supplied', 'unsupplied', 'isolated'].map(attack)).toEqual([6, 3, 2]);
  });

  it('6.21 only isolated defenders are halved', () => {
    const defence = (supply: string) => {
      const t = fighting('20A', { '20A HQ': '3101', '243 RD': '3104', '87 ID': { hex: '3105', supply } });
      return odds(assigned(t, '3105', '243 RD'), { type: 'fight', hex: '3105' }).strength[1];
    };
    expect(['supplied', 'unsupplied', 'isolated'].map(defence)).toEqual([7, 7, 4]);
  });

  it('6.22 isolated mechanised units have half their allowance', () => {
    const t = moving('20A', { '20A HQ': '3101', '6 TC': { hex: '3104', acting: 'isolated' } });
    expect(reach(t, '6 TC').allowance).toBe(4);
  });
});

describe('6.3 combat supply', () => {
  const feed = (active: string, more = {}) =>
    position({
      phase: 'feed',
      active,
      units: '20A HQ@3101, 31A HQ@2501, XX HQ@0130',
      supply: { soviet: 1, german: 2 },
      ...more,
    });

  it('6.3 costs a supply point, the Soviets go first and in the open', () => {
    const t = feed('soviet');
    const fed = act(t, { type: 'feed', card: '20A' });
    expect(refused(fed, { type: 'feed', card: '31A' })).toMatchObject({ rule: '6.3', code: 'no-supply-points' });
    const german = act(fed, { type: 'end-phase' });
    expect(german.game.active(german.s)).toEqual(['german']);
    expect(german.game.view(german.s, 'german')).toMatchObject({ supply: [2, 0] });
  });

  it('6.3 not for a headquarters without a line to its edge, or off the map', () => {
    const ring = '72 ID@3102, 78 ID@3106, 87 ID@3306, 95 ID@3303, 102 ID@2903, 129 ID@2905';
    const t = position({ phase: 'feed', active: 'soviet', units: `20A HQ@3104, ${ring}`, supply: { soviet: 5 } });
    expect(refused(t, { type: 'feed', card: '20A' })).toMatchObject({ rule: '6.3', code: 'hq-cut-off' });
    expect(refused(t, { type: 'feed', card: '31A' })).toMatchObject({ rule: '6.3', code: 'hq-off-map' });
  });

  it('9.14 a headquarters that is about to arrive may be supplied', () => {
    const t = feed('german', { units: { 'XXX HQ': { box: 'reinforcements' }, 'XX HQ': '0130' } });
    expect(actionsOf(t, 'feed').map(({ card }) => card)).toEqual(['XX', 'XXX']);
    expect(placeOf(t, 'XXX HQ')).toBe('reinforcements');
  });

  it('3.4 at the end of the turn headquarters lose it', () => {
    const t = act(
      position({ phase: 'draw', units: '20A HQ@3101, XX HQ@0130', chits: { '33A': 'cup' }, fed: ['20A'], turn: 2 }),
      { type: 'draw' },
      ['33A', 3, 3, 3, 3],
    );
    expect(t.game.view(t.s, 'observer')).toMatchObject({ turn: 3, fed: Array.from({ length: 20 }, () => 0) });
  });
});
