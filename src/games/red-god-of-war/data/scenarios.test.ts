import { describe, expect, it } from 'vitest';
import { holderAtStart } from './control.ts';
import { FIRST_SUPPLY, OPTIONS, RETURNED_CHITS, SCENARIOS, scenarioOf } from './scenarios.ts';
import { ARRIVALS, ENTRY_HEXES, SETUP_ORDER, SMOLENSK, startHexes } from './setup.ts';
import { apart, around, board, unit } from './testing.ts';
import { UNITS } from './units.ts';

describe('scenarios', () => {
  it('13.11 13.21 they end with turns 8 and 16', () =>
    expect(SCENARIOS.map(s => `${s.id} ${s.turns} ${s.rule} ${s.victoryRule}`)).toEqual([
      'mars 8 13.11 13.15',
      'zhukov 16 13.21 13.23',
    ]));

  it('13.15 three of five targets for the Soviets, one at most for the Germans', () => {
    const { targets, sovietWin, germanWin } = scenarioOf('mars');
    expect(targets).toEqual([['1507'], ['2211'], ['2205'], ['2206'], ['1012', '1011']]);
    expect([sovietWin, germanWin]).toEqual([3, 1]);
  });

  it('13.23 all of eight targets for the Soviets, three at most for the Germans', () => {
    const { targets, sovietWin, germanWin } = scenarioOf('zhukov');
    expect(targets).toEqual([['1118'], ['2214'], ['2122'], ['2221'], ['2222'], ['2205'], ['2206'], ['1012', '1011']]);
    expect([sovietWin, germanWin]).toEqual([8, 3]);
  });

  it('13.15 13.23 all targets are German at the start', () => {
    const hexes = SCENARIOS.flatMap(s => s.targets.flat());
    expect(hexes.filter(hex => !board.index.has(hex) || holderAtStart(hex) !== 'german')).toEqual([]);
  });

  it('13.11 six German chits on turn 1 with that of XXX Corps; 13.21 five on turn 2', () => {
    expect(scenarioOf('mars').chitLimits).toEqual([{ turn: 1, most: 6, with: 'XXX' }]);
    expect(scenarioOf('zhukov').chitLimits).toEqual([
      { turn: 1, most: 6, with: 'XXX' },
      { turn: 2, most: 5 },
    ]);
    expect(RETURNED_CHITS).toEqual({ turn: 1, count: 2 });
  });

  it('13.11 four and fourteen supply points', () => expect(FIRST_SUPPLY).toEqual({ german: 4, soviet: 14 }));

  it('13.1 the first one is the default', () =>
    expect([scenarioOf(undefined).id, scenarioOf('toString').id]).toEqual(['mars', 'mars']));

  it('12.0 four options, each a switch that is off', () => {
    expect(OPTIONS.map(o => `${o.id} ${o.rule} ${o.initial}`)).toEqual([
      'maximumAdvance 12.1 false',
      'zocRetreat 12.2 false',
      'mechOverrun 12.3 false',
      'variableLosses 12.4 false',
    ]);
  });
});

describe('set-up', () => {
  it('13.12 the Soviets set up first', () => expect(SETUP_ORDER).toEqual(['soviet', 'german']));

  it('13.13 the reserve stands in 1214 and 1311', () => {
    const fixed = UNITS.filter(u => u.entry.kind === 'hex' && u.type !== 'H');
    expect(fixed.map(u => `${u.name} ${startHexes(u)}`)).toEqual([
      '1/1 Pz 1214',
      '1/1 PG 1214',
      '113/1 1214',
      'FR/GD 1311',
    ]);
    expect(fixed.every(u => startHexes(u).every(hex => holderAtStart(hex) === 'german'))).toBe(true);
  });

  it('13.0 every unit begins somewhere, arrives, or waits for a breakdown', () => {
    const kinds = UNITS.map(u => (startHexes(u).length > 0 ? 'start' : u.entry.kind));
    expect(['start', 'turn', 'breakdown'].map(kind => kinds.filter(k => k === kind).length)).toEqual([209, 16, 22]);
    expect(startHexes(unit('267 ID'))).toEqual([]);
  });
});

describe('reinforcements', () => {
  it('13.3 who comes when', () =>
    expect(ARRIVALS.map(a => `${a.side} ${a.turn}: ${a.units.join(', ')}`)).toEqual([
      'german 1: XXX HQ, 27/19, 73/19, 74/19, 21/20, 59/20, 112/20',
      'german 2: 29/12, 5/12, 25/12',
      'german 9: 163/52',
      'german 10: 181/52',
      'german 12: 258 ID, 267 ID',
      'soviet 2: 19(b) RD',
      'soviet 3: 215 TR',
    ]));

  it('13.3 where they come', () => {
    const spots = UNITS.flatMap(u => (u.entry.kind === 'turn' ? [`${u.entry.turn} ${u.entry.at}`] : []));
    expect([...new Set(spots)]).toEqual([
      '1 smolensk',
      '2 smolensk',
      '9 south',
      '10 south',
      '12 south',
      '2 headquarters',
      '3 headquarters',
    ]);
    expect(unit('XXX HQ').entry).toEqual({ kind: 'turn', turn: 1, at: 'smolensk', phase: 'mech' });
    expect(unit('29/12').entry).toEqual({ kind: 'turn', turn: 2, at: 'smolensk' });
    expect(unit('267 ID').entry).toEqual({ kind: 'turn', turn: 12, at: 'south', event: 'breakthrough' });
    expect(unit('258 ID').entry).toEqual({ kind: 'turn', turn: 12, at: 'south' });
  });

  it('9.11 13.3 the entry hexes lie at the edge; of those within ten of 0129 the Germans hold 21', () => {
    const { smolensk, south } = ENTRY_HEXES;
    expect([smolensk.length, south.length]).toEqual([22, 38]);
    for (const hex of [...smolensk, ...south]) expect([hex, around(hex).length < 6]).toEqual([hex, true]);
    expect(smolensk.every(hex => apart(hex, SMOLENSK.hex) <= 10)).toBe(true);
    const own = (list: readonly string[]): readonly string[] => list.filter(hex => holderAtStart(hex) === 'german');
    expect([own(smolensk).length, own(south).length]).toEqual([21, 30]);
    expect(['0120', '1130', '0119'].map(hex => own(smolensk).includes(hex))).toEqual([true, true, false]);
  });
});
