import { describe, expect, it } from 'vitest';
import { hexesFor, type Trial } from '../../kit/trial.ts';
import { BOARD, hex, unit } from './pieces.ts';
import { reachReport } from './reachReport.ts';
import { sceneOf } from './scene.ts';
import type { State } from './state.ts';
import { position } from './testing.ts';

function stateOf(units: Record<string, string>, more = {}): State {
  const made = sceneOf({ turn: 7, units, ...more });
  if (!made.ok) throw new Error(made.error);
  return made.value;
}
const UNITS = { '41Pz': 'M24', '1Inf': 'M30', '8A': 'M20' };
const namesOf = (s: State, name: string): string[] => {
  const found = reachReport(s, unit(name));
  return found.ok ? found.value.hexes.map(at => BOARD.names[at.hex]!) : [];
};

describe('8.1 reach as a report', () => {
  it('8.1.2 names the hexes of the legal moves', () => {
    const t: Trial = position({ turn: 7, units: UNITS });
    expect(namesOf(stateOf(UNITS), '41Pz')).toEqual(hexesFor(t, 'move', '41Pz'));
  });

  it('8.2.1 tells the way, the cost and the rule that ends the move', () => {
    const found = reachReport(stateOf(UNITS), unit('41Pz'));
    const at = (name: string) => (found.ok ? found.value.hexes.find(one => one.hex === hex(name)) : undefined);
    expect(at('M22')).toEqual({ hex: hex('M22'), cost: 2, path: [hex('M23'), hex('M22')] });
    expect(at('L23')).toMatchObject({ cost: 1, stop: '8.2.1' });
    expect(at('M21')).toMatchObject({ stop: '7.2' });
  });

  it('8.2.4 of a unit without a move the reason is told', () => {
    const s = stateOf(UNITS, { impulse: 2, weather: 'mud' });
    expect(reachReport(s, unit('41Pz'))).toMatchObject({ ok: false, error: { code: 'no-allowance' } });
  });

  it('8.1.2 of an enemy it tells what his next impulse would allow', () => {
    expect(namesOf(stateOf(UNITS), '8A')).toContain('M18');
  });

  it('8.5.2 of a headquarters, what its second impulse would', () => {
    expect(namesOf(stateOf({ ...UNITS, Stavka: 'R9' }), 'Stavka')).toContain('R2');
  });
});
