/** How the game looks, as data. */
import type { Skin } from '../../kit/skin.ts';
import { CARD } from './card.ts';
import { COVER } from './cover.ts';
import { RIVER } from './data/map.ts';

export const skin: Skin = {
  cover: COVER,
  sheet: {
    margin: { top: 1.6, right: 0.6, bottom: 0.6, left: 0.6 },
    cartouche: { x: 0.5, y: 0.3, width: 3 },
    title: CARD.title,
    subtitle: { ja: '練習用ゲーム', en: 'A teaching game' },
    credit: { ja: 'Hexfront', en: 'Hexfront' },
    kilometresPerHex: 1,
    north: 0,
  },
  paper: {
    margin: '#e9e2cf',
    ground: '#f3eddc',
    grain: '#d9cfb4',
    ink: '#3b3a36',
    grid: '#b8ae93',
    number: '#8d846c',
    contour: '#cfc3a3',
    valley: '#dfe6d3',
  },
  terrain: {
    clear: { name: { ja: '平地', en: 'Clear' } },
    wood: { name: { ja: '森', en: 'Wood' }, tint: '#b9cba0' },
    town: { name: { ja: '町', en: 'Town' }, tint: '#dcc9b0' },
  },
  sides: {
    river: {
      name: { ja: '川', en: 'River' },
      water: '#9fc1d6',
      bank: '#5d8aa6',
      width: [0.14, 0.08],
      beyond: 0.4,
      ripples: 0,
    },
  },
  links: {},
  places: { town: { name: { ja: '町', en: 'Town' }, radius: 0.16, text: 0.2, fill: '#7a5a4a' } },
  rivers: [
    { kind: 'river', name: { ja: '暁川', en: 'Dawn River' }, sides: RIVER, labels: [{ at: 0.8, bank: 'left' }] },
  ],
  lines: [],
  marks: [],
  exits: [],
  labels: [],
  counters: {
    blue: { base: '#8fb0d0', light: '#b4cce2', dark: '#5f84a8', text: '#14202c' },
    red: { base: '#d59a8c', light: '#e8bdb2', dark: '#a96a5c', text: '#2c1612' },
  },
  formations: {},
};
