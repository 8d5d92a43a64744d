/** Where the data of this edition come from. The counts are taken from the data's own marks. */
import type { Source } from '../../kit/board.ts';
import { type Provenance, provenance } from '../../kit/edition.ts';
import { entryOf } from '../../kit/phrase.ts';
import { CITIES, PORTS } from './data/cities.ts';
import { BLOCKED_SIDES, MAP, MAP_SOURCE, RULEBOOK_HEXES, RULEBOOK_SIDES, STRAIT } from './data/map.ts';
import { RAIL_SOURCE, RAILS, RECONSTRUCTED_RAILS } from './data/rails.ts';
import { DISTRICT, FRONT_SOURCE, FRONTS, REGIONS } from './data/regions.ts';
import { RIVERS } from './data/rivers.ts';
import {
  CRT,
  FIXED_WEATHER,
  FIXED_WEATHER_SOURCE,
  MOVEMENT,
  MOVEMENT_CELL_SOURCES,
  MOVERS,
  TERRAIN_EFFECTS,
  WEATHER,
} from './data/tables.ts';
import { UNITS } from './data/units.ts';

const hexSources = MAP.hexes.map(({ name }): Source => (RULEBOOK_HEXES.includes(name) ? 'rulebook' : MAP_SOURCE));

const sideSources = [...BLOCKED_SIDES, STRAIT].map(
  (side): Source => (Object.hasOwn(RULEBOOK_SIDES, side) ? 'rulebook' : MAP_SOURCE),
);

/** Every step of the railways once, even if several lines share it. */
const steps = new Set(RAILS.flatMap(chain => chain.slice(1).map((to, i) => [chain[i] ?? '', to].sort().join('-'))));
const doubtful = new Set(RECONSTRUCTED_RAILS.map(step => step.split('-').sort().join('-')));
const railSources = [...steps].map((step): Source => (doubtful.has(step) ? 'reconstructed' : RAIL_SOURCE));

const cells = (chart: typeof CRT): Source[] => chart.cells.flatMap(row => row.map(() => chart.source));

const movementSources = MOVERS.flatMap(mover =>
  MOVEMENT.columns.map((column): Source => entryOf(MOVEMENT_CELL_SOURCES, `${mover} ${column}`) ?? MOVEMENT.source),
);

export const EDITION: readonly Provenance[] = [
  provenance(
    { ja: '部隊の数値', en: 'Values of the units' },
    UNITS.map(u => u.source),
    {
      ja: 'ルールブックに出るユニットはその値。ほかは公開された別の版の駒から。',
      en: 'Units the rulebook names have its values; the others are read from the public counters of another edition.',
    },
  ),
  provenance(
    { ja: '初期配置と登場', en: 'Set-up and arrival' },
    UNITS.map(u => u.entrySource),
    {
      ja: '配置コードと登場ターンは公開された別の版から。登場インパルスの多くは推定。',
      en: 'Codes and turns are those of another edition; the impulse of most arrivals is reconstructed.',
    },
  ),
  provenance({ ja: 'マップのヘクス', en: 'Hexes of the map' }, hexSources, {
    ja: '公開された別の版のマップを、ルールブックのヘクス番号に直したもの。',
    en: 'The public map of another edition, put into the numbering of this rulebook.',
  }),
  provenance(
    { ja: '都市・油田・港', en: 'Cities, oil fields, ports' },
    [...CITIES, ...PORTS].map(place => place.source),
    {
      ja: '位置が本文に出るのはマイコプだけ。数は本文の初期値と合う。',
      en: 'The text prints one position, Maikop’s; the numbers of cities agree with its tracks.',
    },
  ),
  provenance(
    { ja: '河川・水のヘクスサイド', en: 'Rivers and hexsides of water' },
    [...RIVERS.map(river => river.source), ...sideSources],
    {
      ja: '流路は公開されたマップから。ケルチ海峡まわりの辺は本文のとおり。',
      en: 'Courses are read from the public map; the sides around Kerch are the rulebook’s.',
    },
  ),
  provenance({ ja: '鉄道（1ヘクスごと）', en: 'Railways, hex by hex' }, railSources, {
    ja: '読み取れない数か所だけを補った。',
    en: 'Only a few steps that could not be read are filled in.',
  }),
  provenance(
    { ja: '国・軍管区・シナリオの開始線', en: 'Countries, districts, scenario lines' },
    [...Object.values(REGIONS), ...Object.values(DISTRICT)]
      .map(region => region.source)
      .concat(FRONTS.map(() => FRONT_SOURCE)),
    {
      ja: '国境と軍管区は公開されたマップから。4本の開始線は史実の戦線に合わせた推定。',
      en: 'Borders and districts are read from the public map; the four lines follow the historical fronts.',
    },
  ),
  provenance({ ja: '戦闘結果表のマス', en: 'Cells of the combat results table' }, cells(CRT), {
    ja: '公開された後の版の表。本文の結果記号と作例に合う。',
    en: 'As published for a later edition; agrees with the results and examples of the text.',
  }),
  provenance({ ja: '移動力表のマス', en: 'Cells of the movement chart' }, movementSources, {
    ja: '晴天の第1インパルスと司令部は本文のとおり。ほかは本文の制約からの推定。',
    en: 'Clear weather’s first impulse and headquarters are the rulebook’s; the rest is fitted to what it says.',
  }),
  provenance(
    { ja: '天候表', en: 'Weather table' },
    [...cells(WEATHER), ...Object.values(FIXED_WEATHER).map(() => FIXED_WEATHER_SOURCE)],
    {
      ja: '表そのものは公開されていない。史実の天候がすべて出るように作った。',
      en: 'The chart is not public; ours lets every month have its historical weather.',
    },
  ),
  provenance(
    { ja: '地形効果表', en: 'Terrain effects' },
    TERRAIN_EFFECTS.map(effect => effect.source),
    { ja: '本文にある効果を表にしたもの。', en: 'The effects the text gives, as a table.' },
  ),
];
