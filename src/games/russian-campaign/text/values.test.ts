import { describe, expect, it } from 'vitest';
import type { UnitReport } from '../../../kit/report.ts';
import type { TrialPosition } from '../../../kit/trial.ts';
import { inspect } from '../inspect.ts';
import { unit } from '../pieces.ts';
import { stateOf } from '../testing.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

const reports = (p: TrialPosition, ...names: readonly string[]): UnitReport[] => {
  const all = inspect.units(stateOf(p));
  return names.map(name => all[unit(name)]!);
};
const said = (p: TrialPosition, name: string) => reports(p, name).map(r => [en.values?.(r), ja.values?.(r)])[0];

describe('a unit in words', () => {
  it('2.1 says what its counter says, and 8.2.4 how far it goes in this weather', () =>
    expect(said({ units: '1Inf@L26', weather: 'mud' }, '1Inf')).toEqual([
      ['strength 4', 'movement 4 (this turn 2 and 0)'],
      ['戦闘力4', '移動力4（このターンは2と0）'],
    ]));
  it('10.3.2 tells the strength that the winter leaves', () =>
    expect(said({ units: '24Pz@O12', turn: 5, weather: 'snow' }, '24Pz')?.[0]?.[0]).toBe(
      'strength 4 (printed 8; no combat supply)',
    ));
  it('12.7.5 workers are worth points, but for those of Archangel', () => {
    const units = 'W-Moscow@R9, W-Archangel@C2';
    expect(said({ units }, 'W-Moscow')?.[0]).toEqual(['strength 3', 'does not move', '3 replacement points a turn']);
    expect(said({ units }, 'W-Archangel')?.[1]).toEqual(['戦闘力2', '移動不可']);
  });
  it('11.2.2 partisans have no strength', () =>
    expect(said({ units: 'Par1@O20' }, 'Par1')).toEqual([['ZOC in its own hex only'], ['ZOCは自ヘクスのみ']]));
  it('12.1.1 a unit still to arrive shows when', () => {
    const units = { '40Pz': { box: 'order-of-battle' }, '11PzGr': { box: 'order-of-battle' } };
    expect(said({ units }, '40Pz')?.[0]).toContain('comes in July/August 1941, first impulse');
    expect(said({ units }, '11PzGr')?.[1]).toContain('1943年7/8月に改編で登場');
  });
});

describe('a stack in words', () => {
  it('9.2.1 comes to the sum of its strengths', () => {
    const stack = reports({ units: '24Pz@X17, 39Pz@X17' }, '24Pz', '39Pz');
    expect([en.total?.(stack), ja.total?.(stack)]).toEqual([['Strength 16 · 2 units'], ['戦闘力合計16・2ユニット']]);
    expect(en.total?.(stack.slice(0, 1))).toEqual([]);
  });
});

describe('lines of a combat calculation', () => {
  const line = (what: string) => ({ what, rule: '9.6.1', value: 3 });
  it('9.8.1, 10.3.2 name everything that changed a strength', () => {
    expect(en.line?.(line('no-combat-supply river'))).toBe('winter ½, river ×2');
    expect(ja.line?.(line('no-combat-supply river'))).toBe('戦闘補給なし半減、河川2倍');
    expect(ja.line?.(line('printed'))).toBe('記載の戦闘力');
  });
  it('9.9.1, 9.10.1, V1 name what shifts the odds', () =>
    expect(['stuka', 'artillery', 'artillery-corps'].map(what => ja.line?.(line(what)))).toEqual([
      'スツーカ',
      '砲兵',
      '砲兵軍団',
    ]));
});
