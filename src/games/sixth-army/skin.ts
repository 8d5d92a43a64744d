/** The look of the game as data: winter steppe on staff-map paper. */
import { compileBoard } from '../../kit/board.ts';
import { entryOf } from '../../kit/phrase.ts';
import type { Caption, CounterFace, Exit, RiverRun, Skin, SpecialHex, SpecialLine } from '../../kit/skin.ts';
import { CARD } from './card.ts';
import { COVER } from './cover.ts';
import {
  colOf,
  isSouthOfStartLine,
  MAP,
  NORTH_EDGE,
  RIVER_NAMES,
  rowOf,
  SOUTH_EDGE,
  SUPPLY_HEXES,
  thunderLevel,
} from './data/map.ts';
import { CORPS_QUOTAS, UNITS, type UnitSpec, type UnitType } from './data/units.ts';

const board = compileBoard(MAP);
const both = (words: string): Caption => ({ ja: words, en: words });

/** Hexsides into a zone, each written from the outside. */
function rimOf(isInside: (name: string) => boolean): string[] {
  return [...board.next.entries()].flatMap(([edge, to]) => {
    const [a = '', b] = [board.names[Math.trunc(edge / 6)], board.names[to]];
    return b !== undefined && !isInside(a) && isInside(b) ? [`${a}-${b}`] : [];
  });
}

/** Outer sides of some hexes in some directions. */
function outerSides(names: readonly string[], dirs: readonly number[]): string[] {
  return names.flatMap(name => {
    const h = board.index.get(name) ?? -1;
    return dirs.filter(dir => board.next[h * 6 + dir] === -1).map(dir => `${name}@${dir}`);
  });
}

/** From row 07 up the Don is the west edge of the map. */
const westEdge = (): string[] =>
  outerSides(
    board.names.filter(n => rowOf(n) >= 7 && colOf(n) <= 8),
    [2, 3, 4, 5],
  ).filter(s => !/^2008@[45]$/.test(s));

const RIVER_LABELS: Readonly<Record<string, RiverRun['labels']>> = {
  don: [
    { at: 0.1, bank: 'left' },
    { at: 0.62, bank: 'left' },
  ],
  aksai: [{ at: 0.84, bank: 'right' }],
  myshkova: [{ at: 0.3, bank: 'right' }],
  tsaritsa: [{ at: 0.66, bank: 'left' }],
  kurmoyarsky: [{ at: 0.55, bank: 'right' }],
};

const rivers: readonly RiverRun[] = RIVER_NAMES.map(r => ({
  kind: r.kind,
  name: { ja: r.ja, en: r.en },
  sides: r.id === 'don' ? [...r.sides, ...westEdge()] : r.sides,
  labels: entryOf(RIVER_LABELS, r.id) ?? [],
}));

const THUNDER = '#a8242c';
const AXIS = '#4d5a4c';
const SOVIET = '#8c2f24';

const thunderLine = (level: 1 | 2 | 3): SpecialLine => ({
  id: `thunder-${level}`,
  name: { ja: `第${level}雷鳴線`, en: `Thunder ${level}` },
  sides: rimOf(name => thunderLevel(name) >= level),
  colour: THUNDER,
  form: 'barbed',
  flag: true,
});

const lines: readonly SpecialLine[] = [
  {
    id: 'start',
    name: { ja: '開始線', en: 'Start line' },
    sides: rimOf(name => !isSouthOfStartLine(name)),
    colour: AXIS,
    form: 'dashed',
    flag: true,
  },
  thunderLine(1),
  thunderLine(2),
  thunderLine(3),
  {
    id: 'south-edge',
    name: { ja: '枢軸軍 補給端', en: 'Axis supply edge' },
    sides: outerSides(SOUTH_EDGE, [1, 2]),
    colour: AXIS,
    form: 'edge',
    flag: false,
  },
  {
    id: 'north-edge',
    name: { ja: 'ソ連軍 増援・補給端', en: 'Soviet entry and supply edge' },
    sides: outerSides(NORTH_EDGE, [4, 5]),
    colour: SOVIET,
    form: 'edge',
    flag: false,
  },
];

/** Names for the key, given at the first hex of each kind. */
const DEPOT_NAMES: Readonly<Record<string, Caption>> = {
  '0604': { ja: '枢軸軍補給ヘクス', en: 'Axis supply hex' },
  '1611': { ja: 'ソ連軍補給ヘクス', en: 'Soviet supply hex' },
};

const named = (hex: string): { readonly name?: Caption } => {
  const name = entryOf(DEPOT_NAMES, hex);
  return name ? { name } : {};
};

const depots: readonly SpecialHex[] = SUPPLY_HEXES.map(s => ({
  hex: s.hex,
  ...named(s.hex),
  form: 'ring',
  tag: both(`${s.dice}D`),
  colour: s.role === 'axis' ? AXIS : SOVIET,
}));

/** 3.1 Set-up printed on the map: fixed hexes, zones and corps quotas. */
function setupHints(): SpecialHex[] {
  const tags = new Map<string, string>();
  for (const u of UNITS) {
    if (u.turn !== 1 || u.entry.kind !== 'hexes') continue;
    for (const hex of u.entry.hexes) tags.set(hex, u.formation + (u.exhausted ? ' R' : ''));
  }
  for (const q of CORPS_QUOTAS) {
    for (const [hex, n] of Object.entries(q.hexes)) tags.set(hex, `${q.formation}×${n}${q.exhausted ? ' R' : ''}`);
  }
  const name = { ja: 'ソ連軍初期配置', en: 'Soviet set-up' };
  return [...tags].map(([hex, tag]) => ({
    hex,
    ...(hex === '0405' ? { name } : {}),
    form: 'hint',
    tag: both(tag),
    colour: '#8a5a3c',
  }));
}

const exits: readonly Exit[] = [
  { kind: 'road', side: '0106@2', name: { ja: 'サリスクへ', en: 'to Salsk' } },
  { kind: 'rail', side: '0106@2' },
  { kind: 'road', side: '2008@5', name: { ja: 'カラチへ', en: 'to Kalach' } },
  { kind: 'road', side: '2010@5', name: { ja: 'マリノフカへ', en: 'to Marinovka' } },
  { kind: 'road', side: '1912@5', name: { ja: 'スターリングラードへ', en: 'to Stalingrad' } },
  { kind: 'rail', side: '1413@0', name: { ja: 'ティングタへ', en: 'to Tinguta' } },
];

const SYMBOLS: Readonly<Record<UnitType, string>> = {
  panzer: 'armour',
  panzergrenadier: 'mechanized',
  recon: 'recon',
  'assault-gun': 'assault-gun',
  motorized: 'motorized',
  rifle: 'infantry',
  cavalry: 'cavalry',
  tank: 'armour',
  mechanized: 'mechanized',
};

/** 2.2.1 What a unit's counter shows on its active or exhausted side. */
export function counterFace(u: UnitSpec, exhausted: boolean): CounterFace {
  const own = u.white && u.id !== u.formation ? u.id.replace(`/${u.formation}`, '') : u.id;
  return {
    nation: u.nation,
    symbol: SYMBOLS[u.type],
    echelon: u.size,
    left: own,
    right: u.id === u.formation ? '' : u.formation,
    values: exhausted ? String(u.back) : `${u.front}-${u.allowance}`,
    ...(!exhausted && u.shock !== '' ? { dot: u.shock } : {}),
    ...(u.white ? {} : { formation: u.formation }),
    reduced: exhausted,
  };
}

export const SKIN: Skin = {
  cover: COVER,
  sheet: {
    margin: { top: 1.05, right: 1.35, bottom: 1.05, left: 0.85 },
    cartouche: { x: 0.75, y: 0.75, width: 4.05, complete: true },
    title: CARD.title,
    subtitle: { ja: '「冬の雷雨」 1942年12月12日–19日', en: 'Operation Winter Storm, 12–19 December 1942' },
    credit: { ja: '', en: '' },
    kilometresPerHex: 7.5,
    north: -10,
  },
  paper: {
    margin: '#eae2cf',
    ground: '#f0ecdf',
    grain: '#6b5a3e',
    ink: '#2e2a24',
    grid: '#b0a78f',
    number: '#7d745f',
    contour: '#b08d5b',
    valley: '#cfd8bd',
  },
  terrain: {
    clear: { name: { ja: '平地', en: 'Clear' } },
    town: { name: { ja: '町', en: 'Town' } },
  },
  sides: {
    don: {
      name: { ja: 'ドン川（通過不可）', en: 'Don (impassable)' },
      water: '#a9c3cc',
      bank: '#4b6f80',
      width: [0.2, 0.17],
      beyond: 1.2,
      ripples: 2,
    },
    river: {
      name: { ja: '河川', en: 'River' },
      water: '#7fa6b6',
      bank: '#43697c',
      width: [0.07, 0.035],
      beyond: 0.35,
      ripples: 0,
    },
  },
  links: {
    road: { name: { ja: '道路', en: 'Road' }, form: 'road', line: '#f2dfae', casing: '#7c4f32', width: 0.038 },
    rail: { name: { ja: '鉄道', en: 'Railway' }, form: 'rail', line: '#2b2723', casing: '#f0ecdf', width: 0.018 },
  },
  places: {
    city: { name: { ja: '主要な町', en: 'Major town' }, radius: 0.17, text: 0.15, fill: '#3b322a' },
    town: { name: { ja: '町', en: 'Town' }, radius: 0.115, text: 0.125, fill: '#3b322a' },
    depot: { radius: 0.115, text: 0.125, fill: '#3b322a' },
  },
  rivers,
  lines,
  marks: [...depots, ...setupHints()],
  exits,
  labels: [
    {
      text: { ja: '枢軸軍 補給端', en: 'Axis supply edge' },
      x: 8.2,
      y: 18.95,
      size: 0.15,
      turn: 0,
      colour: AXIS,
      spacing: 0.04,
    },
    {
      text: { ja: 'ソ連軍 増援・補給端', en: 'Soviet entry and supply edge' },
      x: 11.2,
      y: 1.0,
      size: 0.15,
      turn: 0,
      colour: SOVIET,
      spacing: 0.03,
    },
  ],
  counters: {
    german: { base: '#a3aca0', light: '#cbd2c8', dark: '#737d71', text: '#14160f' },
    romanian: { base: '#b4c9c1', light: '#dde9e4', dark: '#6f8d83', text: '#14160f' },
    soviet: { base: '#c7a27a', light: '#e5cbac', dark: '#93704a', text: '#1d130a' },
    guards: { base: '#bd4a3e', light: '#dd8377', dark: '#84291f', text: '#fff6ea' },
  },
  formations: {
    '57PzK': '#f7f4ea',
    '6Pz': '#f0c22e',
    '23Pz': '#74b3dd',
    '16PG': '#ee8d3d',
    '17Pz': '#c79ad6',
    '5CR': '#e9e06a',
    '8CR': '#6fc7a4',
    '13M': '#f3cf4e',
    '4M': '#76c3cd',
    '2GM': '#f4e1a4',
  },
};
