/** Where the data of this edition come from. The counts are taken from the data's own marks. */
import type { Source } from '../../kit/board.ts';
import { type Provenance, provenance } from '../../kit/edition.ts';
import { MAP, RIVER_NAMES, ROUTES, RULEBOOK_HEXES, SUPPLY_HEXES } from './data/map.ts';
import { AIR_SUPERIORITY, CRT_COLUMNS, crtCellSource, TERRAIN_EFFECTS } from './data/tables.ts';
import { CORPS_QUOTAS, UNITS } from './data/units.ts';

const DICE = [1, 2, 3, 4, 5, 6] as const;

const hexSources = MAP.hexes.map((hex): Source => (RULEBOOK_HEXES.includes(hex.name) ? 'rulebook' : 'reconstructed'));

export const EDITION: readonly Provenance[] = [
  provenance(
    { ja: '部隊の数値', en: 'Values of the units' },
    UNITS.map(u => u.source),
    {
      ja: '作例とルールに名のあるユニットはその値。ほかは実際の編制から推定。',
      en: 'Units named by the rules and the example have their printed values; the others follow the real orders of battle.',
    },
  ),
  provenance(
    { ja: '初期配置と登場', en: 'Set-up and arrival' },
    [...UNITS.map(u => u.entrySource), ...CORPS_QUOTAS.map(q => q.source)],
    {
      ja: '配置の決まりはルールブックのもの。盤に印刷された配置ヘクスの多くは推定。',
      en: 'How to set up is the rulebook’s; most hexes printed on the map for single units are reconstructed.',
    },
  ),
  provenance({ ja: 'マップのヘクス', en: 'Hexes of the map' }, hexSources, {
    ja: 'ルールに番号が出るヘクスを基準に、実際の地形に合わせて残りを描いた。',
    en: 'Hexes that the rules name by number hold the frame; the rest was fitted to the real ground between them.',
  }),
  provenance(
    { ja: '川・道・町・補給ヘクス', en: 'Rivers, roads, towns, supply hexes' },
    [...RIVER_NAMES, ...ROUTES, ...MAP.places, ...SUPPLY_HEXES].map(feature => feature.source),
    {
      ja: 'ルールの作例と矛盾しないように引いた。雷鳴ラインの位置も同様。',
      en: 'Drawn so that they agree with every example of the rules; so were the thunder lines.',
    },
  ),
  provenance(
    { ja: '戦闘結果表のマス', en: 'Cells of the combat results table' },
    CRT_COLUMNS.flatMap(column => DICE.map(die => crtCellSource(column, die))),
    {
      ja: '作例で出た結果は確実。残りはその並びから推定。',
      en: 'Results that occur in the example are certain; the others follow their order.',
    },
  ),
  provenance(
    { ja: '航空優勢表と地形効果', en: 'Air table and terrain effects' },
    [AIR_SUPERIORITY.source, ...TERRAIN_EFFECTS.map(effect => effect.source)],
    { ja: 'すべてルールブックのとおり。', en: 'All as in the rulebook.' },
  ),
];
