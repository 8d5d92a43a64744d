import { describe, expect, it } from 'vitest';
import { hexesFor } from '../../kit/trial.ts';
import { BOARD, hex, unit } from './pieces.ts';
import { reachReport } from './reachReport.ts';
import type { State } from './state.ts';
import { assaulting, moving, stateIn } from './testingPlay.ts';

const UNITS = '11Pz/15@2323, 11Pz/110@2423, 71GR/219G@2120, 51GR/154G@2221';
const found = (s: State, name: string) => {
  const report = reachReport(s, unit(name));
  if (!report.ok) throw new Error(report.error.code);
  return report.value;
};
const at = (s: State, name: string, to: string) => found(s, name).hexes.find(one => one.hex === hex(to));
const namesOf = (s: State, name: string): string[] => found(s, name).hexes.map(one => BOARD.names[one.hex]!);

describe('8.1 reach as a report', () => {
  it('8.1.1 names the hexes of the legal moves', () => {
    const t = moving(UNITS);
    expect(namesOf(stateIn(t), '11Pz/15')).toEqual(hexesFor(t, 'move', '11Pz/15'));
    expect(namesOf(stateIn(t), '11Pz/110')).toEqual(hexesFor(t, 'move', '11Pz/110'));
  });

  it('8.1.3 costs and allowance are in printed points, halves included', () => {
    const s = stateIn(moving('11Pz/15@2222'));
    expect(found(s, '11Pz/15').allowance).toBe(12);
    expect(at(s, '11Pz/15', '2123')).toEqual({ hex: hex('2123'), cost: 0.5, path: [hex('2123')] });
    expect(at(s, '11Pz/15', '2124')).toMatchObject({ cost: 1, path: [hex('2123'), hex('2124')] });
  });

  it('8.2.2 tells where an enemy ZOC ends the move', () => {
    const s = stateIn(moving(UNITS));
    expect(at(s, '11Pz/15', '2222')).toMatchObject({ stop: '8.2.2' });
    expect(at(s, '11Pz/15', '2324')).not.toHaveProperty('stop');
  });

  it('8.3.3 tells where mines are diced for', () => {
    const s = stateIn(moving('11Pz/15@2220'));
    expect(at(s, '11Pz/15', '2221')).toMatchObject({ mode: 'mines', stop: '8.3.3', path: [hex('2221')] });
    expect(at(s, '11Pz/15', '2222')).toBeUndefined();
  });

  it('8.1.6 what a unit has spent is gone, and why another one has no move is told', () => {
    const t = moving('11Pz/15@2222, 10PzB/51@2523');
    expect(reachReport(stateIn(t), unit('10PzB/51'))).toMatchObject({ ok: false, error: { rule: '10.3.2' } });
    expect(reachReport(stateIn(t), unit('11Pz/110'))).toMatchObject({ ok: false });
  });

  it('8.1 of an enemy, and in other phases, it tells what the next movement would allow', () => {
    expect(namesOf(stateIn(moving(UNITS)), '51GR/154G')).toContain('2321');
    const s = stateIn(assaulting('german', `${UNITS}, 10PzB/51@2222`));
    expect(namesOf(s, '11Pz/15')).toContain('2324');
    expect(found(s, '10PzB/51').hexes.length).toBeGreaterThan(0);
  });

  it('8.5.1 of the reserve nothing on turn 1', () => {
    const s = stateIn(moving('6GR/4G@1535', { turn: 1 }));
    expect(reachReport(s, unit('6GR/4G'))).toMatchObject({ ok: false, error: { code: 'reserve' } });
  });
});
