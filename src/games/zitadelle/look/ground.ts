/** Colours of the two sides on the map, where each sets up (3.1) and arrives (11.1.1), and the front line. */
import { itemAt } from '../../../kit/list.ts';
import { entryOf } from '../../../kit/phrase.ts';
import type { AreaName, Caption, Exit, SpecialHex, SpecialLine } from '../../../kit/skin.ts';
import { NORTH_FIRST, SOUTH_FIRST } from '../data/forts.ts';
import { COLUMNS, colOf, ROWS, rowOf, sheetOf } from '../data/grid.ts';
import { EDGE_ROADS, ROUTES } from '../data/roads.ts';
import type { SideName } from '../data/unit.ts';
import { BELGOROD, BELGOROD_PENALTY, VP_HEXES } from '../data/victory.ts';
import { AREAS, type Area, ZONES, type Zone } from '../data/zones.ts';
import { BOARD, hex, neighbour } from '../pieces.ts';

const INK: Readonly<Record<SideName, string>> = { german: '#46574c', soviet: '#9c2f25' };
const both = (words: string): Caption => ({ ja: words, en: words });

/** Directions of kit/hex.ts. */
const [SE, S, N, NE] = [0, 1, 4, 5] as const;

const neighbours = (name: string): string[] =>
  [0, 1, 2, 3, 4, 5].flatMap(dir => BOARD.names[neighbour(hex(name), dir)] ?? []);

/** 4 July: between the German zones and the first belt. */
const forward = new Set([...NORTH_FIRST.hexes, ...SOUTH_FIRST.hexes]);
const frontLine: SpecialLine = {
  id: 'front',
  name: { ja: '開始線', en: 'Start line' },
  key: { ja: 'ドイツ軍開始線', en: 'German start line' },
  sides: ZONES.filter(zone => zone.side === 'german').flatMap(zone =>
    zone.hexes.flatMap(name =>
      neighbours(name)
        .filter(to => forward.has(to))
        .map(to => `${to}-${name}`),
    ),
  ),
  colour: INK.german,
  form: 'edge',
  flag: false,
};

/** The directions of the outer sides of a stretch of the edge. */
function edgeDirs({ hexes, sheet }: Area): readonly number[] {
  const [bottom, top] = ROWS[sheet];
  if (hexes.every(name => rowOf(name) === top)) return [3, N, NE];
  return hexes.every(name => rowOf(name) === bottom) ? [SE, S, 2] : [SE, NE];
}

const entryEdges: readonly SpecialLine[] = AREAS.map(area => {
  const dirs = edgeDirs(area);
  return {
    id: `area-${area.id}`,
    name: both(area.id),
    sides: area.hexes.flatMap(name =>
      dirs.filter(dir => BOARD.next[hex(name) * 6 + dir] === -1).map(dir => `${name}@${dir}`),
    ),
    colour: INK[area.side],
    form: 'edge',
    flag: false,
  };
});

export const LINES: readonly SpecialLine[] = [frontLine, ...entryEdges];

const middleOf = <T>(list: readonly T[]): T => itemAt(list, Math.trunc(list.length / 2));

/** 11.1.1 Beside the edge, in the margin. */
function areaLabel(area: Area): AreaName {
  const [bottom] = ROWS[area.sheet];
  // In the columns that reach farthest out.
  const isOut = (name: string): boolean => colOf(name) % 2 === (rowOf(name) === bottom ? 1 : 0);
  const isSide = edgeDirs(area).length === 2;
  const name = middleOf(isSide ? area.hexes : area.hexes.filter(isOut));
  const shift: readonly [number, number] = isSide ? [0.83, 0] : [0, rowOf(name) === bottom ? 0.9 : -0.66];
  return {
    text: { ja: `増援 ${area.id}`, en: `Entry ${area.id}` },
    hex: name,
    shift,
    size: 0.22,
    spacing: 0.04,
    turn: isSide ? 90 : 0,
    colour: INK[area.side],
  };
}

/** 3.1 Behind its strip, as seen from the enemy; for a Soviet zone between its two belts. */
function zoneLabel(zone: Zone): AreaName {
  const name = middleOf(zone.hexes.length > 0 ? firstStretch(zone) : zone.behind);
  const rear = (zone.side === 'german') === (zone.sheet === 'north') ? -1 : 1;
  const far = zone.side === 'german' ? 2.4 : 1.85;
  return {
    text: both(`${zone.id} ${zone.commands.join(' ')}`),
    hex: name,
    shift: [0, zone.hexes.length > 0 ? rear * far : 0],
    size: 0.34,
    spacing: 0.05,
    turn: 0,
    colour: INK[zone.side],
  };
}

const firstStretch = ({ hexes }: Zone): readonly string[] => {
  const first = hexes.filter(name => forward.has(name));
  return first.length > 0 ? first : hexes;
};

/** RR2 lies in the same hexes as RR. */
export const AREA_NAMES: readonly AreaName[] = [
  ...ZONES.filter(zone => zone.id !== 'RR2').map(zoneLabel),
  ...AREAS.map(areaLabel),
];

const PRIZE = '#1f5668';

/** 12.1.1, 12.2.2 */
export const PRIZES: readonly SpecialHex[] = [
  ...VP_HEXES.map(
    ({ hex: name, points }, i): SpecialHex => ({
      hex: name,
      ...(i === 0 ? { name: { ja: '得点ヘクス（ドイツ軍）', en: 'Victory hex, German points' } } : {}),
      form: 'ring',
      tag: both(String(points)),
      colour: PRIZE,
    }),
  ),
  {
    hex: BELGOROD,
    name: { ja: '失うと減点', en: 'Points lost with it' },
    form: 'ring',
    tag: both(`−${BELGOROD_PENALTY}`),
    colour: INK.soviet,
  },
];

/** Where the main roads and railways lead. */
const TOWARDS: Readonly<Record<string, Caption>> = {
  '1801': { ja: 'ハリコフへ', en: 'to Kharkov' },
  '1928': { ja: 'オボヤンへ', en: 'to Oboyan' },
  '3817': { ja: 'コロチャへ', en: 'to Korocha' },
  '3028': { ja: 'クルスクへ', en: 'to Kursk' },
  '0750': { ja: 'オリョールへ', en: 'to Orel' },
  '2150': { ja: 'オリョールへ', en: 'to Orel' },
  '1129': { ja: 'クルスクへ', en: 'to Kursk' },
  '2229': { ja: 'クルスクへ', en: 'to Kursk' },
};

const outerDir = (name: string): number => {
  const [bottom, top] = ROWS[sheetOf(name)];
  if (rowOf(name) === top) return N;
  if (rowOf(name) === bottom) return S;
  return colOf(name) === COLUMNS ? NE : 3;
};

const isAtEdge = (name: string): boolean => BOARD.next[hex(name) * 6 + outerDir(name)] === -1;

const railEnds = ROUTES.filter(route => route.kind === 'rail')
  .flatMap(({ hexes }) => [hexes[0] ?? '', hexes.at(-1) ?? ''])
  .filter(isAtEdge);

export const EXITS: readonly Exit[] = [
  ...[...EDGE_ROADS].map(([name, kind]) => ({ kind, name })),
  ...railEnds.map(name => ({ kind: 'rail', name })),
].map(({ kind, name }) => {
  const caption = kind === 'rail' && EDGE_ROADS.has(name) ? undefined : entryOf(TOWARDS, name);
  return { kind, side: `${name}@${outerDir(name)}`, ...(caption ? { name: caption } : {}) };
});
