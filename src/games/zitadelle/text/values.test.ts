import { describe, expect, it } from 'vitest';
import type { UnitReport } from '../../../kit/report.ts';
import { act, type TrialPosition } from '../../../kit/trial.ts';
import { inspect } from '../inspect.ts';
import { unit } from '../pieces.ts';
import type { State } from '../state.ts';
import { position, stateOf } from '../testing.ts';
import { stateIn } from '../testingPlay.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

const reports = (p: TrialPosition, ...names: readonly string[]): UnitReport[] => {
  const all = inspect.units(stateOf(p, { splits: true }));
  return names.map(name => all[unit(name)]!);
};
const said = (p: TrialPosition, name: string) => reports(p, name).map(r => [en.values?.(r), ja.values?.(r)])[0];

describe('a unit in words', () => {
  it('2.2.1 says what its counter says, and 8.1.3 what the morale of its corps is worth', () =>
    expect(said({ units: '11Pz/15@1505' }, '11Pz/15')).toEqual([
      ['anti-tank 7', 'armour 3', 'combat 3', 'movement 12', 'morale 11'],
      ['対戦車力7', '装甲値3', '戦闘力3', '移動力12', '継戦モラル11'],
    ]));
  it('6.6.1 7.8.6 tells losses and disruption, with the movement that is left (8.1.4)', () => {
    const units = { '71GR/219G': { hex: '1506', step: 2, disrupted: true } };
    expect(said({ units, morale: { '6GA': 5 } }, '71GR/219G')).toEqual([
      ['anti-tank 0', 'no armour', 'combat 1', 'movement 4', 'morale 5', 'one step lost', 'disrupted'],
      ['対戦車力0', '装甲なし', '戦闘力1', '移動力4', '継戦モラル5', '1ステップ損失', '混乱'],
    ]);
  });
  it('13.4.6 Tigers lift the regiment they are with', () => {
    const p = { units: '6Pz/4@1505', attached: { '503/1': '6Pz/4' } };
    expect(said(p, '6Pz/4')?.[0]).toEqual([
      'anti-tank 3',
      'armour 5',
      'combat 4',
      'movement 12',
      'morale 10',
      'Tiger company attached',
    ]);
    expect(said(p, '503/1')?.[1]).toEqual(['配属先の対戦車力+1、装甲値5']);
  });
  it('9.2.2 10.1.3 10.2.3 tells what artillery, engineers and aircraft do', () => {
    const p = { units: 'Arko35@1845, PzPi811@1845' };
    expect(['Arko35', 'PzPi811', '8FgK/DB1', '8FgK/LB1'].map(name => said(p, name)?.[0]?.join())).toEqual([
      'shifts an assault 4 columns right (turn 1)',
      'undoes the fort in an assault (turn 1)',
      'bombs tanks with anti-tank 3',
      'lowers the morale of an army by 1 for the turn',
    ]);
  });
  it('11.1.1 a unit still to arrive shows when and where', () => {
    const units = { '36/87': { box: 'reinforcements' } };
    expect(said({ units }, '36/87')?.map(list => list?.at(-1))).toEqual([
      'due on turn 6, 10 July, at G2',
      '第6ターン（7月10日）にG2から登場予定',
    ]);
  });
  it('13.3.4 13.3.7 a unit drawn by chit shows the chit, and its turn once everybody knows it', () => {
    const BOX = { box: 'reinforcements' };
    const chits = ['GT7', 'GT5S4', 'GT6', 'GT2', 'GT3', 'GT4S3', 'GT4S4', 'GT5S3'];
    const units = { '18TK/110': BOX, '18TK/170': BOX, '13GR/34G': BOX, '36/87': BOX };
    const t = position({ turn: 2, active: 'soviet', units, chits }, { chits: true });
    const lines = (s: State, name: string) => {
      const report = inspect.units(s)[unit(name)]!;
      return [en.values?.(report).at(-1), ja.values?.(report).at(-1)];
    };
    const before = stateIn(t);
    expect(lines(before, '18TK/170')).toEqual([
      'comes at S4 on the turn of chit GT7, which is drawn',
      'チットGT7が出るターンにS4から登場（ターンは抽選）',
    ]);
    expect(lines(before, '13GR/34G')[0]).toBe('comes at S4 on the turn of chit GT5 S4, which is drawn');
    expect(lines(before, '36/87')[0]).toBe('due on turn 6, 10 July, at G2');
    const after = stateIn(act(t, { type: 'enter', unit: '18TK/110', hex: '3028' }));
    expect(lines(after, '18TK/170')).toEqual([
      'comes at S4: chit GT7 was that of turn 2',
      'S4から登場可能（チットGT7は第2ターンのもの）',
    ]);
    expect(lines(after, '13GR/34G')[0]).toBe('comes at S4 on the turn of chit GT5 S4, which is drawn');
  });
});

it('7.3 7.4.5 a stack comes to the sum of its strengths and its best armour', () => {
  const stack = reports({ units: '11Pz/15@1505, 11Pz/110@1505, Arko132@1505' }, '11Pz/15', '11Pz/110', 'Arko132');
  expect([en.total?.(stack), ja.total?.(stack)]).toEqual([
    ['Combat 7 · highest armour 3 · 2 units'],
    ['戦闘力合計7・最大装甲値3・2ユニット'],
  ]);
  expect(en.total?.(stack.slice(1))).toEqual([]);
});

it('6.5 7.4 lines of a calculation have names', () => {
  const line = (what: string) => ({ what, rule: '7.4', value: 2 });
  expect(['village-high', 'division', 'enemy-armour', 'screened'].map(what => en.line?.(line(what)))).toEqual([
    'village on high ground',
    'whole division',
    'enemy armour',
    'infantry around it',
  ]);
  expect(ja.line?.(line('artillery'))).toBe('砲撃支援');
});
