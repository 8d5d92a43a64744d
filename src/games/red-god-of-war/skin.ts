/** The look of the game as data: the Rzhev salient in deep winter. */
import type { Skin } from '../../kit/skin.ts';
import { CARD } from './card.ts';
import { COVER } from './cover.ts';
import { COUNTER_STYLES, FORMATIONS } from './look/counters.ts';
import { AREAS, EXIT_MARKS, LINES, RIVERS, WORKS } from './look/ground.ts';

export const SKIN: Skin = {
  cover: COVER,
  sheet: {
    margin: { top: 1.4, right: 1.1, bottom: 1.1, left: 8.4 },
    // To the left of the hexes, as on the printed sheet.
    cartouche: { x: 1, y: 1.2, width: 6.2, complete: true },
    title: CARD.title,
    subtitle: { ja: 'マルス作戦 1942年11月～12月', en: 'Operation Mars, November–December 1942' },
    credit: { ja: '', en: '' },
    kilometresPerHex: 8,
    north: 0,
  },
  paper: {
    margin: '#dfe5ea',
    ground: '#f6f8fa',
    grain: '#9aa8b4',
    ink: '#26303a',
    grid: '#c3ccd4',
    number: '#8a97a3',
    valley: '#e4edf3',
  },
  terrain: {
    clear: { name: { ja: '平地', en: 'Clear' } },
    light: {
      name: { ja: '薄い森林', en: 'Light woods' },
      tint: '#dde6df',
    },
    heavy: {
      name: { ja: '深い森林', en: 'Heavy woods' },
      tint: '#8fb0a8',
    },
    swamp: { name: { ja: '沼地', en: 'Swamp' }, tint: '#d6e6f0', pattern: { form: 'marsh', ink: '#5f8fb0' } },
    town: { name: { ja: '町', en: 'Town' } },
    city: { name: { ja: '都市', en: 'City' } },
  },
  works: WORKS,
  sides: {
    river: {
      name: { ja: '河川', en: 'River' },
      water: '#cfe2ee',
      bank: '#4a708c',
      width: [0.13, 0.09],
      beyond: 0.4,
      ripples: 0,
    },
    creek: {
      name: { ja: '小河川', en: 'Creek' },
      water: '#a9cbe0',
      bank: '#5f8dab',
      width: [0.045, 0.026],
      beyond: 0.35,
      ripples: 0,
    },
  },
  links: {
    highway: { name: { ja: '1級道路', en: 'Highway' }, form: 'road', line: '#d98f6a', casing: '#7a3f2a', width: 0.06 },
    road: { name: { ja: '道路', en: 'Road' }, form: 'road', line: '#b08a64', casing: '#f6f8fa', width: 0.03 },
    rail: { name: { ja: '鉄道', en: 'Railway' }, form: 'rail', line: '#2b2f33', casing: '#f6f8fa', width: 0.022 },
  },
  places: {
    city: { name: { ja: '都市', en: 'City' }, radius: 0.24, text: 0.19, fill: '#8a3a2c', capitals: true },
    town: { name: { ja: '町', en: 'Town' }, radius: 0.15, text: 0.14, fill: '#6b6460' },
  },
  rivers: RIVERS,
  lines: LINES,
  marks: [],
  exits: EXIT_MARKS,
  labels: [],
  areas: AREAS,
  counters: COUNTER_STYLES,
  formations: FORMATIONS,
};
