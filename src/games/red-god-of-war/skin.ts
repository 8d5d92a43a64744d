/** The look of the game as data: the Rzhev salient in deep winter. */
import type { Skin } from '../../kit/skin.ts';
import { CARD } from './card.ts';
import { COVER } from './cover.ts';
import { COUNTER_STYLES, FORMATIONS, STRIPES } from './look/counters.ts';
import { AREAS, EXIT_MARKS, LINES, RIVERS, SET_UP_MARKS, WORKS } from './look/ground.ts';

export const SKIN: Skin = {
  cover: COVER,
  sheet: {
    margin: { top: 1.25, right: 1.1, bottom: 1.1, left: 7.7 },
    // To the left of the hexes, as on the printed sheet.
    cartouche: { x: 0.95, y: 1.35, width: 3.4, complete: true, scale: 1.7 },
    title: CARD.title,
    subtitle: { ja: 'マルス作戦 1942年11月～12月', en: 'Operation Mars, November–December 1942' },
    credit: { ja: '', en: '' },
    kilometresPerHex: 8,
    north: 0,
  },
  paper: {
    margin: '#d9e1e7',
    ground: '#f5f8fa',
    grain: '#8fa3b3',
    ink: '#1f2a35',
    grid: '#b4c2cd',
    number: '#5f7282',
    drift: '#7f9db8',
  },
  terrain: {
    clear: { name: { ja: '平地', en: 'Clear' } },
    light: {
      name: { ja: '薄い森林', en: 'Light woods' },
      ...{ tint: '#dfe9df', ragged: true, under: ['heavy'] },
      pattern: { form: 'copse', ink: '#6d8574' },
    },
    heavy: {
      name: { ja: '深い森林', en: 'Heavy woods' },
      ...{ tint: '#b3cabd', ragged: true },
      pattern: { form: 'firs', ink: '#2d5347' },
    },
    swamp: {
      name: { ja: '沼地', en: 'Swamp' },
      ...{ tint: '#cfe3ee', ragged: true },
      pattern: { form: 'marsh', ink: '#4d7f9f' },
    },
    town: { name: { ja: '町', en: 'Town' } },
    city: { name: { ja: '都市', en: 'City' } },
  },
  works: WORKS,
  sides: {
    river: {
      name: { ja: '河川', en: 'River' },
      ...{ water: '#a9cde4', bank: '#35688c' },
      ...{ width: [0.15, 0.055], beyond: 0.4, ripples: 0 },
    },
    creek: {
      name: { ja: '小河川', en: 'Creek' },
      ...{ water: '#8fbcd8', bank: '#4c83a8' },
      ...{ width: [0.042, 0.016], beyond: 0.35, ripples: 0 },
    },
  },
  links: {
    highway: { name: { ja: '1級道路', en: 'Highway' }, form: 'road', line: '#d4533b', casing: '#5f2318', width: 0.058 },
    road: { name: { ja: '道路', en: 'Road' }, form: 'road', line: '#9a5b3a', casing: '#fbfcfd', width: 0.03 },
    rail: { name: { ja: '鉄道', en: 'Railway' }, form: 'rail', line: '#20262c', casing: '#fbfcfd', width: 0.024 },
  },
  bridges: { name: { ja: '橋', en: 'Bridge' }, ink: '#20262c', halo: '#f5f8fa' },
  places: {
    city: { name: { ja: '都市', en: 'City' }, radius: 0.25, text: 0.19, fill: '#8d2f22', capitals: true },
    town: { name: { ja: '町', en: 'Town' }, radius: 0.155, text: 0.14, fill: '#4a4f55' },
  },
  rivers: RIVERS,
  lines: LINES,
  marks: SET_UP_MARKS,
  exits: EXIT_MARKS,
  labels: [],
  areas: AREAS,
  counters: COUNTER_STYLES,
  formations: FORMATIONS,
  stripes: STRIPES,
};
