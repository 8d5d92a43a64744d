import { describe, expect, it } from 'vitest';
import type { Json } from '../../kit/game.ts';
import type { OddsReport } from '../../kit/report.ts';
import { hex, unit } from './pieces.ts';
import { forecastReport, oddsReport } from './preview.ts';
import { sceneOf } from './scene.ts';
import type { State } from './state.ts';

const unitsOf = (text: string): Record<string, Json> =>
  Object.fromEntries(
    text
      .split(', ')
      .map(part => part.split('@'))
      .map(([name = '', at = '']) => [name, at]),
  );

function sceneAt(units: string, rest: object = {}): State {
  const made = sceneOf({ phase: 'combat', turn: 2, ...rest, units: unitsOf(units) });
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

function report(s: State, action: { type: string; hex?: number; unit?: number; hexes?: number[] }): OddsReport {
  const found = oddsReport(s, 'axis', action);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

const fateOf = (r: OddsReport, result: string): unknown => {
  const fates: Json | undefined | readonly unknown[] = r.fates;
  return Array.isArray(fates) ? fates.find(f => f.result === result) : undefined;
};

describe('before the dice', () => {
  it('9.6.1 odds, column and chances of a battle that is declared', () => {
    const r = report(sceneAt('24Pz@X17, 27A@X16'), { type: 'fight', hex: hex('X16') });
    expect(r).toMatchObject({ strength: [8, 4], ratio: '2:1', shift: 0, column: '2:1' });
    expect(r.results.find(x => x.result === 'A1')).toMatchObject({ chance: 1 / 6, dice: [1] });
  });

  it('9.2.2 a unit about to be put to a battle is counted already', () => {
    const s = sceneAt('24Pz@X17, 39Pz@X17, 27A@X16, 21A@W17');
    expect(report(s, { type: 'assign', unit: unit('24Pz'), hex: hex('X16') })).toMatchObject({ strength: [8, 4] });
    expect(oddsReport(s, 'axis', { type: 'fight', hex: hex('X16') })).toMatchObject({
      ok: false,
      error: { rule: '9.2.2', code: 'must-be-attacked' },
    });
  });

  it('9.6.2 the effect of each result: which units retreat where, which are lost', () => {
    const r = report(sceneAt('24Pz@X17, 27A@X16'), { type: 'fight', hex: hex('X16') });
    expect(fateOf(r, 'DR')).toMatchObject({ units: [{ unit: unit('27A'), retreat: true, ways: 10 }], emptied: true });
    expect(fateOf(r, 'AR')).toMatchObject({ units: [{ unit: unit('24Pz'), retreat: true }], emptied: false });
    expect(fateOf(r, 'EX')).toMatchObject({ lose: ['axis', 'soviet'], emptied: true });
  });

  it('9.6.2 a single unit that has to be taken off is told to be lost, of two nobody knows which', () => {
    const one = report(sceneAt('24Pz@X17, 27A@X16'), { type: 'fight', hex: hex('X16') });
    expect(fateOf(one, 'A1')).toMatchObject({ units: [{ unit: unit('24Pz'), destroyed: true }] });
    expect(fateOf(one, 'D1')).toMatchObject({ units: [{ unit: unit('27A'), destroyed: true }] });
    const two = report(sceneAt('24Pz@X17, 13Inf@X17, 27A@X16, Tk1@X16'), { type: 'fight', hex: hex('X16') });
    expect(fateOf(two, 'A1')).not.toMatchObject({ units: [{ destroyed: true }, { destroyed: true }] });
  });

  it('9.6.2 by DE and DS every defender is lost, and by DS it surrenders', () => {
    const r = report(sceneAt('24Pz@X17, 39Pz@X17, Tk1@X16'), { type: 'fight', hex: hex('X16') });
    expect(r.column).toBe('8:1');
    expect(fateOf(r, 'DE')).toMatchObject({ units: [{ unit: unit('Tk1'), destroyed: true }] });
    expect(fateOf(r, 'DS')).toMatchObject({ units: [{ unit: unit('Tk1'), destroyed: true, surrenders: true }] });
  });

  it('9.6.2 the exact chance that the hexes are empty: at 2:1 EX, DR and D1', () =>
    expect(report(sceneAt('24Pz@X17, 27A@X16'), { type: 'fight', hex: hex('X16') }).empty).toBeCloseTo(3 / 6));

  it('9.8.4 in woods a second defender keeps the hex but for DE and DS', () => {
    const r = report(sceneAt('24Pz@S13, 39Pz@S13, 4A@S14, Tk7@S14'), { type: 'fight', hex: hex('S14') });
    expect(r.ratio).toBe('2:1');
    expect(r.empty).toBe(0);
  });

  it('9.7.2 a defender without a way is told to be lost by DR', () => {
    const r = report(sceneAt('24Pz@LL19, 27A@KK20, 46Pz@KK21'), { type: 'fight', hex: hex('KK20') });
    expect(fateOf(r, 'DR')).toMatchObject({ units: [{ destroyed: true, retreat: false }] });
  });

  it('9.6.3 results that the defender may change are named', () => {
    expect(report(sceneAt('24Pz@X17, 27A@X16'), { type: 'fight', hex: hex('X16') }).flexible).toEqual([]);
    const late = sceneAt('24Pz@X17, 27A@X16', { turn: 13 });
    expect(report(late, { type: 'fight', hex: hex('X16') }).flexible).toEqual(['C', 'EX']);
  });

  it('9.1.1 a forecast takes all units beside the hex, in any phase', () => {
    const s = sceneAt('24Pz@X17, 39Pz@W17, 27A@X16', { phase: 'movement' });
    expect(forecastReport(s, 'axis', hex('X16'))).toMatchObject({ ok: true, value: { strength: [16, 4] } });
    expect(forecastReport(s, 'soviet', hex('X17'))).toMatchObject({ ok: true, value: { strength: [4, 8] } });
    expect(forecastReport(s, 'axis', hex('X15'))).toMatchObject({ ok: false, error: { code: 'nobody-beside' } });
  });
});
