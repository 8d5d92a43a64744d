/** Names of countries, districts and waters, and their positions. */
import type { AreaName, Caption } from '../../../kit/skin.ts';
import { type Country, DISTRICT, type District, REGIONS } from '../data/regions.ts';

const INK = { country: '#6e4536', union: '#b79c86', district: '#7d5a46', sea: '#3d6d84' } as const;

type Shift = readonly [x: number, y: number];
type Spot = readonly [hex: string, size: number, spacing: number, turn: number, shift?: Shift];

const named = ({ ja, en }: Caption, spot: Spot, colour: string): AreaName => {
  const [hex, size, spacing, turn, shift] = spot;
  return { text: { ja, en: en.toUpperCase() }, hex, size, spacing, turn, colour, ...(shift ? { shift } : {}) };
};

const COUNTRY_SPOTS: Readonly<Partial<Record<Country, Spot>>> = {
  germany: ['I32', 0.3, 0.16, 0, [0, 0.1]],
  poland: ['J27', 0.26, 0.14, 0, [-0.1, 0.36]],
  'east-prussia': ['I24', 0.13, 0.03, 0, [-0.1, 0.36]],
  hungary: ['S31', 0.28, 0.14, 0, [0.2, 0.32]],
  romania: ['Z30', 0.28, 0.16, 0, [0.4, 0.4]],
  bulgaria: ['FF32', 0.22, 0.08, 0, [0.3, 0.34]],
  turkey: ['II34', 0.13, 0.03, 0, [0.5, 0.34]],
  finland: ['A12', 0.26, 0.2, 0, [0, 0.42]],
  ussr: ['T8', 0.7, 0.9, 0, [-0.5, 0.35]],
};

const DISTRICT_SPOTS: Readonly<Record<District, Spot>> = {
  B: ['G20', 0.14, 0.03, 60, [0.3, -0.05]],
  W: ['M23', 0.15, 0.04, 66, [0.62, 0.05]],
  K: ['T26', 0.15, 0.04, 72, [0.36, 0.1]],
  O: ['AA26', 0.15, 0.03, 90, [0.42, 0.1]],
  L: ['A8', 0.11, 0.02, 0, [0, 0.36]],
};

/** There is little room for them on the map. */
const shortened = ({ ja, en }: Caption): Caption => ({ ja, en: en.replace('Military District', 'M.D.') });

/** The full name, as it spans the map. */
const UNION: Caption = { ja: 'ソヴィエト連邦', en: REGIONS.ussr.en };

interface Water extends Caption {
  readonly spot: Spot;
}

const WATERS: readonly Water[] = [
  { ja: 'バルト海', en: 'Baltic Sea', spot: ['C23', 0.5, 0.42, -8, [0, 0.3]] },
  { ja: 'フィンランド湾', en: 'Gulf of Finland', spot: ['C14', 0.17, 0.05, 0, [0.5, 0.1]] },
  { ja: '黒海', en: 'Black Sea', spot: ['HH27', 0.46, 0.4, -5, [0.1, 0.2]] },
  { ja: 'アゾフ海', en: 'Sea of Azov', spot: ['II18', 0.17, 0.06, 0, [-0.05, 0.34]] },
  { ja: 'カスピ海', en: 'Caspian Sea', spot: ['QQ4', 0.17, 0.05, 0, [0.45, 0.12]] },
  { ja: '白海', en: 'White Sea', spot: ['A3', 0.16, 0.05, 0, [0, 0.1]] },
  { ja: 'ラドガ湖', en: 'Lake Ladoga', spot: ['D9', 0.13, 0.02, 0, [0.5, 0.35]] },
  { ja: 'オネガ湖', en: 'Onega', spot: ['D5', 0.12, 0.01, 0, [0, 0.05]] },
];

const waters: readonly AreaName[] = WATERS.map(({ ja, en, spot: [hex, size, spacing, turn, shift] }) => ({
  text: { ja, en },
  hex,
  size,
  spacing,
  turn,
  colour: INK.sea,
  slanted: true,
  ...(shift ? { shift } : {}),
}));

const isSpot = (entry: [string, Spot | undefined]): entry is [Country, Spot] => entry[1] !== undefined;

export const AREA_NAMES: readonly AreaName[] = [
  ...Object.entries(COUNTRY_SPOTS)
    .filter(isSpot)
    .map(([country, spot]) =>
      country === 'ussr' ? named(UNION, spot, INK.union) : named(REGIONS[country], spot, INK.country),
    ),
  ...(['B', 'W', 'K', 'O', 'L'] as const).map(d => named(shortened(DISTRICT[d]), DISTRICT_SPOTS[d], INK.district)),
  ...waters,
];
