/** Where the data come from: here all of them from the rulebook, which was written together with the game. */
import { type Provenance, provenance } from '../../kit/edition.ts';
import { BOARD } from './data/map.ts';
import { CRT } from './data/tables.ts';
import { UNITS } from './data/units.ts';

export const EDITION: readonly Provenance[] = [
  provenance(
    { ja: 'ユニットの数値', en: 'Values of the units' },
    UNITS.map(() => 'rulebook'),
    { ja: 'ルールブックのとおり。', en: 'As the rulebook has them.' },
  ),
  provenance(
    { ja: '地図', en: 'The map' },
    BOARD.names.map(() => 'rulebook'),
    { ja: 'ルールブックのとおり。', en: 'As the rulebook has it.' },
  ),
  provenance(
    { ja: '戦闘結果表', en: 'Combat results' },
    CRT.chart.cells.flat().map(() => CRT.chart.source),
    { ja: 'ルールブックのとおり。', en: 'As the rulebook has them.' },
  ),
];
