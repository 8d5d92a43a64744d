/** The look of the game as data: the steppe around Kursk in July, on two staff-map sheets. */
import type { Skin } from '../../kit/skin.ts';
import { CARD } from './card.ts';
import { COVER } from './cover.ts';
import { COUNTER_STYLES, FORMATIONS } from './look/counters.ts';
import { AREA_NAMES, EXITS, LINES, PRIZES } from './look/ground.ts';
import { RIVERS } from './look/rivers.ts';
import { WORKS } from './look/works.ts';

const HEIGHTS = { form: 'heights', ink: '#8a6234' } as const;

export const SKIN: Skin = {
  cover: COVER,
  sheet: {
    margin: { top: 1.5, right: 1.15, bottom: 1.15, left: 1.15 },
    cartouche: { x: 1.7, y: 24.6, width: 16.4, complete: true, columns: 4, scale: 1.85 },
    title: CARD.title,
    subtitle: { ja: 'ツィタデレ作戦 1943年7月5日～13日', en: 'Operation Zitadelle, 5–13 July 1943' },
    credit: { ja: '', en: '' },
    kilometresPerHex: 3.2,
    north: 0,
  },
  paper: {
    margin: '#ebe3cc',
    ground: '#f1e9cd',
    grain: '#7a6a42',
    ink: '#2f2b22',
    grid: '#bcb08a',
    number: '#8a7f5f',
    valley: '#d7dcae',
  },
  terrain: {
    clear: { name: { ja: '平地', en: 'Clear' } },
    village: { name: { ja: '村', en: 'Village' } },
    high: { name: { ja: '高地', en: 'High ground' }, tint: '#e6d09a', pattern: HEIGHTS },
    'village-high': { name: { ja: '村／高地', en: 'Village on high ground' }, tint: '#e6d09a', pattern: HEIGHTS },
    woods: { name: { ja: '林', en: 'Woods' }, tint: '#c3d09a', pattern: { form: 'trees', ink: '#4a6a38' } },
    town: { name: { ja: '町', en: 'Town' } },
  },
  works: WORKS,
  sides: {
    river: {
      name: { ja: '河', en: 'River' },
      water: '#8fbacb',
      bank: '#3b6d86',
      width: [0.1, 0.075],
      beyond: 0.4,
      ripples: 0,
    },
    stream: {
      name: { ja: '小川', en: 'Stream' },
      water: '#9cc3d0',
      bank: '#4f859b',
      width: [0.042, 0.024],
      beyond: 0.35,
      ripples: 0,
    },
  },
  links: {
    road: { name: { ja: '道路', en: 'Road' }, form: 'road', line: '#f6e3ad', casing: '#7c4f32', width: 0.042 },
    trail: { name: { ja: '小道', en: 'Trail' }, form: 'trail', line: '#7c5636', casing: '#f1e9cd', width: 0.02 },
    rail: {
      name: { ja: '鉄道（効果なし）', en: 'Railway (no effect)' },
      form: 'rail',
      line: '#2f2b26',
      casing: '#f1e9cd',
      width: 0.018,
    },
  },
  places: {
    town: { name: { ja: '町', en: 'Town' }, radius: 0.2, text: 0.165, fill: '#5f2c22', capitals: true },
    village: { name: { ja: '村', en: 'Village' }, radius: 0.105, text: 0.125, fill: '#5a4632' },
  },
  rivers: RIVERS,
  lines: LINES,
  marks: PRIZES,
  exits: EXITS,
  labels: [],
  areas: AREA_NAMES,
  counters: COUNTER_STYLES,
  formations: FORMATIONS,
};
