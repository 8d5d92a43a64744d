/** Where the data of this edition come from. The counts are taken from the data's own marks. */
import type { Source } from '../../kit/board.ts';
import { type Provenance, provenance } from '../../kit/edition.ts';
import { TERRAIN_EFFECTS } from './data/effects.ts';
import { MAP, MAP_SOURCE, RULEBOOK_HEXES } from './data/map.ts';
import { CRT, SHIFTS } from './data/tables.ts';
import { UNITS } from './data/units.ts';

const hexSources = MAP.hexes.map(({ name }): Source => (RULEBOOK_HEXES.includes(name) ? 'rulebook' : MAP_SOURCE));

export const EDITION: readonly Provenance[] = [
  provenance(
    { ja: 'ユニットの数値', en: 'Values of the units' },
    UNITS.map(({ source }) => source),
    {
      ja: '師団の段階表と例に出る数値はルールブックのもの。その他は再構成。',
      en: 'The ladders of divisions and the values in examples are the rulebook’s; all else is reconstructed.',
    },
  ),
  provenance(
    { ja: '登場と配置', en: 'Set-up and arrivals' },
    UNITS.map(({ entrySource }) => entrySource),
    { ja: '戦闘序列はルールブックのもの。', en: 'The order of battle is the rulebook’s.' },
  ),
  provenance({ ja: '地図', en: 'The map' }, hexSources, {
    ja: 'ルールブックが名を挙げるヘクスを基に再構成。',
    en: 'Reconstructed around the hexes that the rulebook names.',
  }),
  provenance(
    { ja: '戦闘結果表', en: 'Combat results' },
    CRT.cells.flat().map(() => CRT.source),
    { ja: 'ルールブックのとおり。', en: 'As the rulebook has them.' },
  ),
  provenance(
    { ja: '地形効果と戦闘比の修正', en: 'Terrain effects and shifts' },
    [...TERRAIN_EFFECTS.map(({ source }) => source), ...SHIFTS.map(({ source }) => source)],
    { ja: 'ルールブックのとおり。', en: 'As the rulebook has them.' },
  ),
];
