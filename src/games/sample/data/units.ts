/** 1.1 The two sides and their units. A unit's number is its place in this list; reinforcements (6.3) come last. */
export const SIDES = ['blue', 'red'] as const;
export type SideName = (typeof SIDES)[number];

export interface UnitSpec {
  readonly name: string;
  readonly side: SideName;
  /** Strength of the front, and of the back once a step is lost. */
  readonly strength: readonly [full: number, reduced: number];
  readonly allowance: number;
  readonly symbol: 'infantry' | 'cavalry';
  /** 6.3 The turn in which it may arrive, if it is a reinforcement. */
  readonly arrives?: number;
  readonly ja: string;
  readonly en: string;
}

const FOOT = { allowance: 3, symbol: 'infantry' } as const;
const HORSE = { allowance: 5, symbol: 'cavalry' } as const;

export const UNITS: readonly UnitSpec[] = [
  { name: 'B1', side: 'blue', strength: [3, 2], ...FOOT, ja: '青第1歩兵', en: '1st Blue Foot' },
  { name: 'B2', side: 'blue', strength: [3, 2], ...FOOT, ja: '青第2歩兵', en: '2nd Blue Foot' },
  { name: 'B3', side: 'blue', strength: [2, 1], ...FOOT, ja: '青第3歩兵', en: '3rd Blue Foot' },
  { name: 'B4', side: 'blue', strength: [2, 1], ...HORSE, ja: '青騎兵', en: 'Blue Horse' },
  { name: 'R1', side: 'red', strength: [3, 2], ...FOOT, ja: '赤第1歩兵', en: '1st Red Foot' },
  { name: 'R2', side: 'red', strength: [2, 1], ...FOOT, ja: '赤第2歩兵', en: '2nd Red Foot' },
  { name: 'R3', side: 'red', strength: [2, 1], ...HORSE, ja: '赤騎兵', en: 'Red Horse' },
  { name: 'B5', side: 'blue', strength: [3, 2], ...FOOT, arrives: 2, ja: '青第4歩兵', en: '4th Blue Foot' },
  { name: 'R4', side: 'red', strength: [2, 1], ...FOOT, arrives: 3, ja: '赤第3歩兵', en: '3rd Red Foot' },
];
