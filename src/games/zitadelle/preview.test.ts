import { describe, expect, it } from 'vitest';
import type { Json } from '../../kit/game.ts';
import type { OddsReport } from '../../kit/report.ts';
import { act, acts, type Trial } from '../../kit/trial.ts';
import { hex, unit } from './pieces.ts';
import { forecastReport, oddsReport } from './preview.ts';
import { assaulting, moving, stateIn } from './testingPlay.ts';

function report(t: Trial, action: { type: string; hex?: number; unit?: number; hexes?: number[] }): OddsReport {
  const found = oddsReport(stateIn(t), 'german', action);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

const fateOf = (r: OddsReport, result: string): { units: { unit: number; hold?: number; loss?: number }[] } => {
  const fates: Json | undefined | readonly unknown[] = r.fates;
  const found: unknown = Array.isArray(fates) ? fates.find(f => f.result === result) : undefined;
  if (typeof found !== 'object' || found === null || !('units' in found)) throw new Error(`no fate of ${result}`);
  return found as { units: { unit: number }[] };
};

/** E1 Grossdeutschland against one regiment in a fort. */
const EXAMPLE = 'GD/Pz@2219, GD/PG@2219, GD/3@2121, GD/Fus@2121, 71GR/219G@2120';
const fight = { type: 'fight', hex: hex('2120') };

describe('before the dice', () => {
  const declared = assaulting('german', EXAMPLE);

  it('E1 strengths, shifts and column of the example', () => {
    const r = report(declared, fight);
    expect(r).toMatchObject({ strength: [15, 2], ratio: '7:1', column: '9:1' });
    expect(r.shifts.map(line => [line.what, line.value])).toEqual([
      ['fort', -2],
      ['armour', 5],
      ['division', 2],
    ]);
    expect(r.shift).toBe(5);
  });

  it('7.1.4 there is no assault off the map', () => {
    const found = oddsReport(stateIn(declared), 'german', { type: 'assign', unit: unit('GD/Pz'), hex: -1 });
    expect(!found.ok && found.error.code).toBe('no-assault-there');
  });

  it('7.3 results by the sums of two dice, whose chances come to 1', () => {
    const { results } = report(declared, fight);
    expect(results.find(r => r.result === 'DC')).toEqual({ result: 'DC', chance: 1 / 36, dice: [2] });
    expect(results.flatMap(r => r.dice)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(results.reduce((n, r) => n + r.chance, 0)).toBeCloseTo(1);
  });

  it('7.6.1 each result says who stays with which chance: at D3 eight and more fails', () => {
    const [fate] = fateOf(report(declared, fight), 'D3').units;
    expect(fate).toMatchObject({ unit: unit('71GR/219G'), ways: expect.any(Number) });
    // With 3 added, 8 or more is above morale 10 and costs a step.
    expect(fate?.hold).toBeCloseTo(21 / 36);
    expect(fate?.loss).toBeCloseTo(15 / 36);
  });

  it('7.5 DE is the end of them, and the hex is empty with the exact chance', () => {
    const r = report(declared, fight);
    expect(fateOf(r, 'DE').units).toEqual([{ unit: unit('71GR/219G'), destroyed: true }]);
    const leave = (result: string): number => 1 - (fateOf(r, result).units[0]?.hold ?? 0);
    const sum = r.results.reduce((n, { result, chance }) => n + chance * leave(result), 0);
    expect(r.empty).toBeCloseTo(sum);
  });

  it('7.7.3 a unit lost lowers the morale of the next one of its command', () => {
    const t = assaulting('german', '11Pz/15@2121, 11Pz/110@2121, 71GR/219G@2120*, 71GR/210G@2120*', {
      morale: { '6GA': 5 },
    });
    const [first, second] = fateOf(report(t, fight), 'DC').units.slice(-2);
    expect(first?.hold).toBeCloseTo(10 / 36);
    // 3 of 36 lose the first one, and with it a point of morale.
    expect(second?.hold).toBeCloseTo((10 / 36) * (33 / 36) + (6 / 36) * (3 / 36));
  });

  it('7.6.5 who is surrounded checks with two more', () => {
    const hold = (units: string): number | undefined =>
      fateOf(report(assaulting('german', units), { type: 'fight', hex: hex('0505') }), 'DC').units.at(-1)?.hold;
    const open = hold('51GR/154G@0505, 11Pz/15@0504, 11Pz/110@0504');
    const shut = hold('51GR/154G@0505, 11Pz/15@0504, 11Pz/110@0506');
    expect(open).toBeCloseTo(33 / 36);
    expect(shut).toBeCloseTo(26 / 36);
  });

  it('7.1.5 tanks in the hex take no part, and keep it', () => {
    const t = assaulting('german', '11Pz/15@2121, 11Pz/110@2121, 71GR/219G@2120, 6GA/96@2120');
    const r = report(t, fight);
    expect(r.defenders.map(line => [line.what, line.value])).toEqual([
      ['printed', 2],
      ['not-assaulted', 0],
    ]);
    expect(r.empty).toBe(0);
  });

  it('7.2.1 a unit about to be put to an assault is counted already, and so is a joined hex', () => {
    const t = assaulting('german', '11Pz/110@2121, 11Pz/111@2121, 71GR/219G@2120, 51GR/154G@2221');
    const at = (name: string) => hex(name);
    expect(report(t, { type: 'assign', unit: unit('11Pz/110'), hex: at('2120') }).strength).toEqual([4, 2]);
    const one = acts(t, { type: 'assign', unit: '11Pz/110', hex: '2120' });
    expect(report(one, { type: 'assign', unit: unit('11Pz/111'), hex: at('2120') }).strength).toEqual([8, 2]);
    expect(report(one, { type: 'merge', hexes: [at('2120'), at('2221')] })).toMatchObject({ strength: [4, 5] });
    expect(oddsReport(stateIn(t), 'german', { type: 'fight', hex: at('2221') })).toMatchObject({
      ok: false,
      error: { rule: '7.1.2', code: 'must-be-attacked' },
    });
  });

  it('7.1.1 whoever has no choice takes on a battalion together with the one it must assault', () => {
    const t = assaulting('soviet', '3TK/57@3032, 78St/14@3033, Jg/8@3132');
    const s = stateIn(t);
    const odds = oddsReport(s, 'soviet', { type: 'assign', unit: unit('3TK/57'), hex: hex('3132') });
    const joint = stateIn(act(t, { type: 'merge', hexes: ['3033', '3132'] }));
    expect(odds).toEqual(oddsReport(joint, 'soviet', { type: 'fight', hex: hex('3132') }));
    expect(odds).toMatchObject({ ok: true, value: { hexes: [hex('3033'), hex('3132')] } });
  });

  it('7.4.8 artillery about to be lent shifts the column', () => {
    const t = assaulting('german', '11Pz/110@2121, 71GR/219G@2120, Arko132@2121', { turn: 1 });
    const lent = report(t, { type: 'support', unit: unit('Arko132'), hex: hex('2120') });
    const sent = act(t, { type: 'support', unit: 'Arko132', hex: '2120' });
    expect(lent.shift).toBe(report(t, fight).shift + 3);
    expect(report(sent, fight).shift).toBe(lent.shift);
  });

  it('7.1.6 an assault that waits can be looked at while another one is settled', () => {
    const t = acts(assaulting('german', EXAMPLE), { type: 'commit' });
    expect(report(t, fight).column).toBe('9:1');
    expect(oddsReport(stateIn(t), 'soviet', fight).ok).toBe(false);
  });
});

describe('forecast', () => {
  it('7.1.1 takes all units beside the hex, in any phase, for either side', () => {
    const s = stateIn(moving(EXAMPLE));
    expect(forecastReport(s, 'german', hex('2120'))).toMatchObject({ ok: true, value: { strength: [15, 2] } });
    expect(forecastReport(s, 'soviet', hex('2219'))).toMatchObject({ ok: true, value: { strength: [2, 5] } });
    expect(forecastReport(s, 'german', hex('2123'))).toMatchObject({ ok: false });
    expect(forecastReport(s, 'nobody', hex('2120'))).toMatchObject({ ok: false });
  });

  it('7.1.5 there is none against armour alone', () =>
    expect(forecastReport(stateIn(moving('11Pz/15@2121, 6GA/96@2120')), 'german', hex('2120')).ok).toBe(false));
});
