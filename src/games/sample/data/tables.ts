/** The charts: support chits and the combat results table. */
import { type ChartData, oddsTable } from '../../../kit/table.ts';

/** 3.0 Kinds of chits. A chit's number is also the strength it adds. */
export const CHIT_NAMES: readonly string[] = ['blank', 'one', 'two'];

/** 3.0 How many of each kind the cup holds at the start: more than units, so that the last chit stays secret. */
export const CHIT_SET: readonly number[] = [5, 4, 3];

/** 5.4 Who owes how much: attacker, defender, or one each. */
const chart: ChartData = {
  id: 'crt',
  rule: '5.4',
  columns: ['1:2', '1:1', '2:1', '3:1', '4:1'],
  cells: [
    ['A2', 'A2', 'A1', 'A1', 'EX'],
    ['A2', 'A1', 'A1', 'EX', 'D1'],
    ['A1', 'A1', 'EX', 'D1', 'D1'],
    ['A1', 'EX', 'D1', 'D1', 'D2'],
    ['EX', 'D1', 'D1', 'D2', 'D2'],
    ['D1', 'D1', 'D2', 'D2', 'D3'],
  ],
  source: 'rulebook',
};

export const CRT = oddsTable(chart);

/** 5.4 What attacker and defender owe for each result. */
export const OWED: Readonly<Record<string, readonly [attacker: number, defender: number]>> = {
  A2: [2, 0],
  A1: [1, 0],
  EX: [1, 1],
  D1: [0, 1],
  D2: [0, 2],
  D3: [0, 3],
};
