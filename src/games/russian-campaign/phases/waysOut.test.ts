import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kit/game.ts';
import { readAction } from '../../../kit/names.ts';
import { act, active, can, eventsOf, placeOf, refused, type Said, type Trial } from '../../../kit/trial.ts';
import { hex } from '../pieces.ts';
import { position } from '../testing.ts';
import { CALM } from '../testingArrivals.ts';

const out = (unit: string, ...hexes: string[]): Said => ({
  type: 'withdraw',
  unit,
  ...(hexes.length > 0 && { hexes }),
});
const may = (units: Record<string, string>, more: Record<string, Json> = {}): Trial =>
  position({ turn: 19, ...more, units: { ...CALM, ...units } });
const owner = (t: Trial, name: string): unknown => Reflect.get(t.s, 'owner')[hex(name)];
const ways = (t: Trial, said: Said): unknown[] => {
  const action = readAction(t.game.names, said);
  const found = action.ok ? (t.game.inspect.ways?.(t.s, active(t) ?? '', action.value) ?? []) : [];
  return found.map(way => way.effects.map(effect => effect.text.en));
};

describe('12.5 the way out is the player’s', () => {
  /** Posen was lost and stands empty; both corps are needed, so neither may march in legs. */
  const posen = may({ '24Pz': 'H28', '46Pz': 'G33' }, { owner: { H29: 'soviet' } });
  const THROUGH = ['H29', 'H30', 'H31', 'H32', 'H33'];
  const PAST = ['I29', 'I30', 'I31', 'I32', 'I33', 'I34'];

  it('5.5 a city on it is taken, or spared', () => {
    const [taken, spared] = [act(posen, out('24Pz', ...THROUGH)), act(posen, out('24Pz', ...PAST))];
    expect([taken, spared].map(t => [placeOf(t, '24Pz'), owner(t, 'H29')])).toEqual([
      ['withdrawn', 0],
      ['withdrawn', 1],
    ]);
    expect(eventsOf(spared, 'withdraw')).toMatchObject([{ by: 'march', path: PAST }]);
  });
  it('5.5 the player is asked where it makes a difference', () => {
    expect(ways(posen, out('24Pz')).flat()).toContain('takes Posen');
    expect(ways(posen, out('46Pz')).length).toBeLessThan(2);
  });
  it('12.5 it must lead to the west edge, with a hex left for the step beyond', () => {
    expect(refused(posen, out('24Pz', 'H29', 'H30'))).toMatchObject({ rule: '12.5', code: 'no-way-out-by' });
    const dear = ['I29', 'I30', 'I31', 'H31', 'H32', 'G33', 'G34'];
    expect(refused(posen, out('24Pz', ...dear))).toMatchObject({ rule: '12.5', code: 'no-way-out-by' });
  });
  it('7.2 it does not lead through an enemy ZOC', () => {
    const t = may({ '24Pz': 'H28', '46Pz': 'G33', '8A': 'G29' });
    expect(refused(t, out('24Pz', ...THROUGH))).toMatchObject({ rule: '8.2.3', code: 'zoc-to-zoc' });
    expect(can(t, out('24Pz', ...PAST))).toBe(true);
  });
  it('12.5 who stands at the edge may still go round', () => {
    const t = may({ '24Pz': 'E34', '46Pz': 'G33' }, { owner: { E32: 'soviet' } });
    expect(owner(act(t, out('24Pz', 'E33', 'E32', 'F32', 'F33')), 'E32')).toBe(0);
    expect(owner(act(t, out('24Pz')), 'E32')).toBe(1);
  });

  const BRESLAU = ['L27', 'L28', 'L29', 'K30', 'K31', 'K32', 'K33', 'J33', 'K34'];
  it('8.3.4 a train goes by the line that is named', () => {
    const t = act(may({ '24Pz': 'L26', '46Pz': 'G33' }), out('24Pz', ...BRESLAU));
    expect(eventsOf(t, 'withdraw')).toMatchObject([{ by: 'rail', path: BRESLAU }]);
    expect(Reflect.get(t.s, 'railed')[0]).toBe(1);
  });
  it('8.3.1 and takes none that another corps needs', () => {
    const t = may({ '24Pz': 'F32', '46Pz': 'L26' }, { railed: { axis: 5 } });
    expect(refused(t, out('24Pz', 'G33', 'H33', 'I34', 'J33', 'K34'))).toBeDefined();
    expect(can(t, out('24Pz', 'F33'))).toBe(true);
  });
});

describe('V3.1 the way home', () => {
  const home = (...hexes: string[]): Said => ({ type: 'leave-map', unit: '11FJ', ...(hexes.length > 0 && { hexes }) });
  const t = position({ turn: 2, adopted: ['no-balkans'], units: { ...CALM, '11FJ': 'H32' } }, { 'what-ifs': true });
  it('V3.1 paratroops go by the way that is named', () => {
    const gone = act(t, home('I33', 'I34'));
    expect(eventsOf(gone, 'leave-map')).toMatchObject([{ by: 'march', path: ['I33', 'I34'] }]);
    expect(refused(t, home('I33'))).toMatchObject({ rule: 'V3.1', code: 'no-way-out-by' });
  });
  it('12.5 they take no train that the withdrawal needs', () => {
    const units = { ...CALM, '11FJ': 'L26', '24Pz': 'L26', '46Pz': 'G33' };
    const may = (railed: number): Trial =>
      position({ turn: 19, adopted: ['no-balkans'], railed: { axis: railed }, units }, { 'what-ifs': true });
    expect(can(may(4), home())).toBe(true);
    expect(refused(may(5), home())).toMatchObject({ rule: '12.5', code: 'kept-for-withdrawal' });
  });
});

describe('12.5 a retreat over the edge', () => {
  /** At 1:2 a three is AR. */
  const beaten = act(
    position({
      turn: 19,
      phase: 'combat',
      withdrawn: 1,
      units: { ...CALM, '24Pz': 'G33', '8A': 'G32', '11A': 'G32', 'HQ-C': 'E33' },
      owner: { F33: 'soviet', G34: 'soviet', H33: 'soviet' },
    }),
    { type: 'commit' },
    [3],
  );
  it('5.5 enters a hex of the edge, and which one is the player’s choice', () => {
    const by = (name: string): unknown[] => ['F33', 'G34', 'H33'].map(h => owner(act(beaten, out('24Pz', name)), h));
    expect([by('F33'), by('H33')]).toEqual([
      [0, 1, 1],
      [1, 1, 0],
    ]);
    expect(can(beaten, out('24Pz', 'F32'))).toBe(false);
    expect(can(beaten, out('24Pz', 'G34', 'H33'))).toBe(false);
  });
});
