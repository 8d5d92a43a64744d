/** Where the data of this edition come from. The counts are taken from the data's own marks. */
import type { Source } from '../../kit/board.ts';
import { type Provenance, provenance } from '../../kit/edition.ts';
import type { ChartData } from '../../kit/table.ts';
import { AIR } from './data/calendar.ts';
import { COMMANDS, GERMAN_ALLOWANCE, PRINTED_ALLOWANCES, SOVIET_ALLOWANCE } from './data/commands.ts';
import { EFFECT_COLUMNS, TERRAIN_EFFECTS } from './data/effects.ts';
import { FORTS, TRENCHES, workSource } from './data/forts.ts';
import { MAP, MAP_SOURCE, RULEBOOK_HEXES } from './data/map.ts';
import { PLACES } from './data/places.ts';
import { RIVER_RUNS } from './data/rivers.ts';
import { ROUTES } from './data/roads.ts';
import { ASSAULT_LOW, ASSAULT_TABLE, AT_ROLLS, AT_TABLE, RULEBOOK_CELLS, SCATTER } from './data/tables.ts';
import type { UnitSpec } from './data/unit.ts';
import { UNITS } from './data/units.ts';
import { VP_HEXES } from './data/victory.ts';
import { AREAS, ZONE_SOURCE, ZONES } from './data/zones.ts';

const isPiece = (u: UnitSpec): boolean => u.entry.kind === 'split' || u.entry.kind === 'company';

const hexSources = MAP.hexes.map(({ name }): Source => (RULEBOOK_HEXES.includes(name) ? 'rulebook' : MAP_SOURCE));

/** Every cell of a chart whose first row is a roll of `low`. */
const cells = (chart: ChartData, low: number): Source[] =>
  chart.cells.flatMap((row, i) =>
    row.map(
      (_, c): Source =>
        Object.hasOwn(RULEBOOK_CELLS, `${chart.id} ${chart.columns[c]} ${low + i}`) ? 'rulebook' : chart.source,
    ),
  );

const effectSources = TERRAIN_EFFECTS.flatMap(effect =>
  EFFECT_COLUMNS.filter(column => effect[column] !== undefined).map(
    (column): Source => (effect.printed.includes(column) ? 'rulebook' : 'reconstructed'),
  ),
);

/** Morale from 1 to the highest. */
const allowances = (list: readonly number[], told: readonly number[]): Source[] =>
  list.slice(1).map((_, i): Source => (told.includes(i + 1) ? 'rulebook' : 'reconstructed'));

export const EDITION: readonly Provenance[] = [
  provenance(
    { ja: '部隊の数値', en: 'Values of the units' },
    UNITS.filter(u => !isPiece(u)).map(u => u.source),
    {
      ja: '本文の一覧に出るユニットはその値。ほかは史実の編制に、同じ兵科の値を当てたもの。',
      en: 'Counters the rulebook shows have its values; the others are the historical units with values of their kind.',
    },
  ),
  provenance(
    { ja: '初期配置と登場', en: 'Set-up and arrival' },
    UNITS.filter(u => !isPiece(u)).map(u => u.entrySource),
    {
      ja: '予備部隊と、第5・第7ターンの増援の一部は本文のとおり。ほかの配置コードと登場ターンは史実による。',
      en: 'The reserve and some arrivals of turns 5 and 7 are the rulebook’s; other codes and turns follow history.',
    },
  ),
  provenance(
    { ja: '装甲部隊の分割', en: 'Panzer battalions and Tiger companies' },
    UNITS.filter(isPiece).map(u => u.source),
    {
      ja: '大隊の値は連隊の半分とした。ティーガー中隊の効果は本文のとおり。',
      en: 'A battalion has half of its regiment; what a Tiger company does is the rulebook’s.',
    },
  ),
  provenance(
    { ja: '継戦モラルの初期値', en: 'Morale at the start' },
    COMMANDS.map(c => c.source),
    {
      ja: '本文に出るのは第47装甲軍団だけ。',
      en: 'The rulebook shows that of the 47th Panzer Corps only.',
    },
  ),
  provenance(
    { ja: '継戦モラルごとの移動力', en: 'Allowance by morale' },
    [
      ...allowances(GERMAN_ALLOWANCE, PRINTED_ALLOWANCES.german),
      ...allowances(SOVIET_ALLOWANCE, PRINTED_ALLOWANCES.soviet),
    ],
    { ja: '本文の三つの例を通る直線で補った。', en: 'Filled in along a line through the three examples of the text.' },
  ),
  provenance({ ja: 'マップのヘクス', en: 'Hexes of the map' }, hexSources, {
    ja: 'マップは公開されていない。本文に出るヘクスに合わせ、実際の地形から作った。',
    en: 'The map is not public; ours is drawn from the real ground, fitted to the hexes the text names.',
  }),
  provenance(
    { ja: '町と村', en: 'Towns and villages' },
    PLACES.map(place => place.source),
    {
      ja: '公開された座標から位置を計算したものと、記憶によるもの。',
      en: 'Set by public coordinates where we found them, the others from memory of the ground.',
    },
  ),
  provenance({ ja: '陣地と塹壕', en: 'Forts and trenches' }, [...FORTS, ...TRENCHES].map(workSource), {
    ja: '7月4日の戦線に沿って引いた。',
    en: 'Drawn along the front of 4 July.',
  }),
  provenance(
    { ja: '河川・道路・鉄道', en: 'Rivers, roads and railways' },
    [
      ...RIVER_RUNS.flatMap(run => run.sides.map(() => run.source)),
      ...ROUTES.flatMap(r => r.hexes.map(() => r.source)),
    ],
    { ja: '実際の流路と路線から。', en: 'After the real courses and lines.' },
  ),
  provenance(
    { ja: '配置エリアと登場エリア', en: 'Set-up zones and entry areas' },
    [...ZONES, ...AREAS].map(() => ZONE_SOURCE),
    {
      ja: '本文で分かる記号は五つだけ。ヘクスはすべて史実の戦線からの推定。',
      en: 'The text tells five letters; all hexes are ours, after the historical front.',
    },
  ),
  provenance(
    { ja: '勝利得点ヘクス', en: 'Victory hexes' },
    VP_HEXES.map(v => v.source),
    { ja: '本文に出るのはポヌイリの10点だけ。', en: 'The text tells Ponyri’s ten points only.' },
  ),
  provenance(
    { ja: '航空ユニットの数', en: 'Air units by turn' },
    AIR.map(turn => turn.source),
    { ja: '第5ターンだけが本文のとおり。', en: 'Those of turn 5 are the rulebook’s.' },
  ),
  provenance({ ja: '対戦車射撃結果表のマス', en: 'Cells of the anti-tank table' }, cells(AT_TABLE, AT_ROLLS.low), {
    ja: '表は公開されていない。作例のマスを通る式で作った。',
    en: 'The table is not public; ours follows a line through the cell of the example.',
  }),
  provenance({ ja: '強襲結果表のマス', en: 'Cells of the assault table' }, cells(ASSAULT_TABLE, ASSAULT_LOW), {
    ja: '列と結果記号は本文から。マスは作例に合わせて作った。',
    en: 'Columns and results are those of the text; the cells are fitted to its example.',
  }),
  provenance(
    { ja: '偏差判定表', en: 'Scatter of dive bombers' },
    Object.values(SCATTER).map(s => s.source),
    { ja: '7と8の目が本文のとおり。', en: 'Rolls of 7 and 8 are the rulebook’s.' },
  ),
  provenance({ ja: '地形効果表のマス', en: 'Cells of the terrain effects chart' }, effectSources, {
    ja: '戦闘への影響と、作例に出る移動力は本文のとおり。',
    en: 'Effects on combat, and the costs the examples use, are the rulebook’s.',
  }),
];
