/** Borders of countries and military districts, and the lines that scenarios begin and end at, as hexsides. */
import type { Caption, SpecialLine } from '../../../kit/skin.ts';
import { BLOCKED_SIDES } from '../data/map.ts';
import { AXIS_LAND, countryOf, DISTRICT, DISTRICTS, FRONTS, type Front } from '../data/regions.ts';
import { BOARD, isLand } from '../pieces.ts';

/** Sides between two land hexes for which the test holds, from one hex or from both; water needs no border. */
function sidesWhere(test: (a: string, b: string) => boolean): string[] {
  return [...BOARD.next.entries()].flatMap(([edge, to]) => {
    const from = Math.trunc(edge / 6);
    const [a = '', b] = [BOARD.names[from], BOARD.names[to]];
    return b !== undefined && isLand(from) && isLand(to) && !isWet(a, b) && test(a, b) ? [`${a}-${b}`] : [];
  });
}

const isWet = (a: string, b: string): boolean =>
  BLOCKED_SIDES.includes(`${a}-${b}`) || BLOCKED_SIDES.includes(`${b}-${a}`);

const districtOf = (hex: string): string | undefined => DISTRICTS.find(d => DISTRICT[d].hexes.includes(hex));
const districts: ReadonlyMap<string, string | undefined> = new Map(BOARD.names.map(name => [name, districtOf(name)]));
/** So that each side is counted from one of its hexes only. */
const isFirst = (a: string, b: string): boolean => (BOARD.index.get(a) ?? 0) < (BOARD.index.get(b) ?? 0);

const INK = { country: '#7a3b2e', district: '#6d4a3a' } as const;

const countries: SpecialLine = {
  id: 'countries',
  name: { ja: '国境', en: 'Border' },
  key: { ja: '国境', en: 'National border' },
  sides: sidesWhere((a, b) => isFirst(a, b) && countryOf(a) !== countryOf(b)),
  colour: INK.country,
  form: 'border',
  flag: false,
};

/** 3.2 Where it does not coincide with the country's border. */
const districtLimits: SpecialLine = {
  id: 'districts',
  name: { ja: '軍管区境界', en: 'District boundary' },
  key: { ja: '軍管区境界', en: 'Military district' },
  sides: sidesWhere((a, b) => isFirst(a, b) && districts.get(a) !== districts.get(b) && countryOf(a) === countryOf(b)),
  colour: INK.district,
  form: 'limit',
  flag: false,
};

const FRONT_LOOK: Readonly<Record<Front, { readonly colour: string; readonly name: Caption }>> = {
  black: { colour: '#26231f', name: { ja: '黒の線', en: 'Black line' } },
  red: { colour: '#b3261e', name: { ja: '赤の線', en: 'Red line' } },
  blue: { colour: '#1f5fa8', name: { ja: '青の線', en: 'Blue line' } },
  green: { colour: '#2d7a3a', name: { ja: '緑の線', en: 'Green line' } },
};

export const frontId = (front: Front): string => `front-${front}`;

/** S2.0 Each drawn only in a game that begins or ends at it. */
const fronts: readonly SpecialLine[] = FRONTS.map(front => ({
  id: frontId(front),
  name: FRONT_LOOK[front].name,
  sides: sidesWhere((a, b) => AXIS_LAND[front].has(a) && !AXIS_LAND[front].has(b)),
  colour: FRONT_LOOK[front].colour,
  form: 'front',
  flag: false,
  asked: true,
}));

export const LINES: readonly SpecialLine[] = [districtLimits, countries, ...fronts];
