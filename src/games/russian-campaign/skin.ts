/** The look of the game as data: the east of Europe on a staff map of 1941. */
import type { Exit, Skin, SpecialHex } from '../../kit/skin.ts';
import { CARD } from './card.ts';
import { COVER } from './cover.ts';
import { cityNamed, PORTS } from './data/cities.ts';
import { RAIL_EXITS, type RailExit } from './data/rails.ts';
import { AREA_NAMES } from './look/areas.ts';
import { LINES } from './look/borders.ts';
import { COUNTER_STYLES } from './look/counters.ts';
import { RIVER_RUNS } from './look/rivers.ts';

const SEA = '#2f6480';

/** 8.4.3 Cities with sea movement. */
const ports: readonly SpecialHex[] = PORTS.map((port, i) => ({
  hex: cityNamed(port.city).hex,
  form: 'anchor',
  tag: { ja: '', en: '' },
  colour: SEA,
  ...(i === 0 ? { name: { ja: '港', en: 'Port' } } : {}),
}));

/** Direction in which a railway leaves the map. */
const OUTWARD: Readonly<Record<RailExit['edge'], number>> = { west: 3, east: 0, north: 5, south: 2 };

const exits: readonly Exit[] = RAIL_EXITS.map(exit => ({
  kind: 'rail',
  side: `${exit.hex}@${OUTWARD[exit.edge]}`,
  name: { ja: `${exit.ja}へ`, en: `to ${exit.en}` },
}));

export const SKIN: Skin = {
  cover: COVER,
  sheet: {
    margin: { top: 0.95, right: 1.15, bottom: 0.95, left: 1.15 },
    cartouche: { x: 2, y: 32.4, width: 6.1, complete: true, columns: 2, panel: true, scale: 1.32 },
    title: CARD.title,
    subtitle: { ja: '東部戦線 1941年6月–1945年6月', en: 'The Eastern Front, June 1941 – June 1945' },
    credit: { ja: '', en: '' },
    kilometresPerHex: 64,
    north: 33,
  },
  paper: {
    margin: '#ece4d0',
    ground: '#f3ecda',
    grain: '#6b5a3e',
    ink: '#2e2a24',
    grid: '#b3a78c',
    number: '#877b64',
  },
  terrain: {
    clear: { name: { ja: '平地', en: 'Clear' } },
    woods: { name: { ja: '森林', en: 'Woods' }, tint: '#d3dbb4', pattern: { form: 'trees', ink: '#4f6b3c' } },
    mountain: { name: { ja: '山地', en: 'Mountain' }, tint: '#e8d8b9', pattern: { form: 'ridges', ink: '#7a5734' } },
    swamp: { name: { ja: '湿地', en: 'Swamp' }, tint: '#dce3d2', pattern: { form: 'marsh', ink: '#4f8089' } },
    lake: { name: { ja: '湖', en: 'Lake' } },
    sea: { name: { ja: '海', en: 'Sea' } },
  },
  water: { kinds: ['sea', 'lake'], open: '#d3e1e2', shallow: '#a3c5cf', shore: '#4f7f93' },
  sides: {
    river: {
      name: { ja: '河川', en: 'River' },
      water: '#99bfcb',
      bank: '#3f6f86',
      width: [0.048, 0.02],
      beyond: 0.32,
      ripples: 0,
    },
  },
  inlets: {
    blocked: { name: { ja: '海・湖ヘクスサイド', en: 'Water hexside' }, width: 0.17 },
    strait: { name: { ja: 'ケルチ海峡', en: 'Kerch Strait' }, width: 0.14, crossing: '#8a3324' },
  },
  links: {
    rail: { name: { ja: '鉄道', en: 'Railway' }, form: 'rail', line: '#3a322a', casing: '#f3ecda', width: 0.017 },
  },
  places: {
    major: {
      name: { ja: '大都市', en: 'Major city' },
      radius: 0.2,
      text: 0.17,
      fill: '#8c2f24',
      capitals: true,
    },
    minor: { name: { ja: '小都市', en: 'Minor city' }, radius: 0.12, text: 0.14, fill: '#3b322a' },
    oil: { name: { ja: '油田', en: 'Oil field' }, radius: 0.13, text: 0.13, fill: '#2e2a24', form: 'derrick' },
  },
  rivers: RIVER_RUNS,
  lines: LINES,
  marks: ports,
  exits,
  labels: [],
  areas: AREA_NAMES,
  counters: COUNTER_STYLES,
  formations: {},
};
