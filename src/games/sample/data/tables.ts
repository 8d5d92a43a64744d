/** The charts: support chits and the combat results table. */
import { type ChartData, oddsTable } from '../../../kit/table.ts';

/** 3.0 Kinds of chits. A chit's number is also the strength it adds. */
export const CHIT_NAMES: readonly string[] = ['blank', 'one', 'two'];

/** 3.0 How many of each kind a side's cup holds at the start: more than it has units, so the last one stays a secret. */
export const CHIT_SET: readonly number[] = [2, 2, 1];

const chart: ChartData = {
  id: 'crt',
  rule: '5.4',
  columns: ['1:2', '1:1', '2:1', '3:1', '4:1'],
  cells: [
    ['AE', 'AE', 'AR', 'AR', 'EX'],
    ['AE', 'AR', 'AR', 'EX', 'DR'],
    ['AR', 'AR', 'EX', 'DR', 'DR'],
    ['AR', 'EX', 'DR', 'DR', 'DE'],
    ['EX', 'DR', 'DR', 'DE', 'DE'],
    ['DR', 'DR', 'DE', 'DE', 'DE'],
  ],
  source: 'rulebook',
};

export const CRT = oddsTable(chart);
