/** The map of the test game: two sheets of the same size side by side, with a gap of two columns. */
import { PLAIN_SKIN } from '../../../draw/testing.ts';
import type { MapData } from '../../../kit/board.ts';
import type { Skin } from '../../../kit/skin.ts';

export interface FrontsSize {
  readonly cols: number;
  readonly rows: number;
  /** Units of each side; every second one is in the south. */
  readonly units: number;
  /** Commands of the first and of the second side. */
  readonly commands: readonly [number, number];
}

export const SMALL: FrontsSize = { cols: 7, rows: 6, units: 8, commands: [2, 3] };

const GAP = 2;

export const hexName = (sheet: string, col: number, row: number): string =>
  `${sheet}${String(col + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`;

export function mapOf({ cols, rows }: FrontsSize): MapData {
  const sheet = (id: string, first: number) =>
    Array.from({ length: cols * rows }, (_, i) => {
      const [col, row] = [i % cols, Math.trunc(i / cols)];
      return { name: hexName(id, col, row), col: first + col, row };
    });
  const [north, south] = [sheet('N', 0), sheet('S', cols + GAP)];
  const wood = [...north, ...south].flatMap((hex, i) => (i % 11 === 3 || i % 11 === 4 ? [hex.name] : []));
  return {
    orientation: 'flat',
    push: 'odd',
    hexes: [...north, ...south],
    terrain: { clear: [], wood },
    sides: {},
    links: {},
    places: [{ hex: hexName('S', 2, 2), kind: 'town', ja: '村', en: 'Village', source: 'reconstructed' }],
    sheets: [
      { id: 'north', ja: '北部', en: 'North', hexes: north.map(hex => hex.name) },
      { id: 'south', ja: '南部', en: 'South', hexes: south.map(hex => hex.name) },
    ],
  };
}

export const SKIN: Skin = {
  ...PLAIN_SKIN,
  sheet: {
    ...PLAIN_SKIN.sheet,
    margin: { top: 1.4, right: 0.7, bottom: 0.7, left: 0.7 },
    cartouche: { x: 0.6, y: 0.25, width: 3 },
    title: { ja: '二つの戦線', en: 'Two Fronts' },
  },
  paper: { ...PLAIN_SKIN.paper, margin: '#e9e2cf', ground: '#f3eddc', grid: '#b8ae93', number: '#8d846c' },
  terrain: {
    clear: { name: { ja: '平地', en: 'Clear' } },
    wood: { name: { ja: '森', en: 'Wood' }, tint: '#b9cba0', pattern: { form: 'trees', ink: '#5f7d4a' } },
  },
  places: { town: { name: { ja: '村', en: 'Village' }, radius: 0.16, text: 0.2, fill: '#7a5a4a' } },
  counters: {
    west: { base: '#9aa58f', light: '#bcc4b2', dark: '#6d7863', text: '#1a1f16' },
    east: { base: '#c19a6b', light: '#dcc09b', dark: '#8a6a43', text: '#2a1d0e' },
  },
};
