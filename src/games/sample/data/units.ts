/** 1.1 The two sides and their units. A unit's number is its place in this list. */
export const SIDES = ['blue', 'red'] as const;
export type Side = (typeof SIDES)[number];

export interface UnitSpec {
  readonly name: string;
  readonly side: Side;
  readonly strength: number;
  readonly allowance: number;
  readonly ja: string;
  readonly en: string;
}

export const UNITS: readonly UnitSpec[] = [
  { name: 'B1', side: 'blue', strength: 3, allowance: 3, ja: '青第1歩兵', en: '1st Blue Foot' },
  { name: 'B2', side: 'blue', strength: 3, allowance: 3, ja: '青第2歩兵', en: '2nd Blue Foot' },
  { name: 'B3', side: 'blue', strength: 2, allowance: 3, ja: '青第3歩兵', en: '3rd Blue Foot' },
  { name: 'B4', side: 'blue', strength: 2, allowance: 5, ja: '青騎兵', en: 'Blue Horse' },
  { name: 'R1', side: 'red', strength: 3, allowance: 3, ja: '赤第1歩兵', en: '1st Red Foot' },
  { name: 'R2', side: 'red', strength: 2, allowance: 3, ja: '赤第2歩兵', en: '2nd Red Foot' },
  { name: 'R3', side: 'red', strength: 2, allowance: 5, ja: '赤騎兵', en: 'Red Horse' },
];

export const enemyOf = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');
export const sideOf = (unit: number): Side => UNITS[unit]!.side;
