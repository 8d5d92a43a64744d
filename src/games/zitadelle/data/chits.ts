/** 13.3 The reinforcement chits: eight faces, placed face down in eight boxes of the turn track. */
export interface Chit {
  readonly id: string;
  /** 13.3.5 Brings the reinforcements of this turn, 13.3.6 or only those of one area. */
  readonly turn: number;
  readonly area?: string;
}

/** The rulebook shows GT7 and GT5 S4; the others cover all arrivals of turns 2 to 7. */
export const CHITS: readonly Chit[] = [
  { id: 'GT2', turn: 2 },
  { id: 'GT3', turn: 3 },
  { id: 'GT4S3', turn: 4, area: 'S3' },
  { id: 'GT4S4', turn: 4, area: 'S4' },
  { id: 'GT5S3', turn: 5, area: 'S3' },
  { id: 'GT5S4', turn: 5, area: 'S4' },
  { id: 'GT6', turn: 6 },
  { id: 'GT7', turn: 7 },
];

export interface ChitBox {
  readonly id: string;
  readonly turn: number;
}

/** 13.3.2 One box a turn, two on turns 4 and 5. */
export const BOXES: readonly ChitBox[] = [
  { id: 'A', turn: 2 },
  { id: 'B', turn: 3 },
  { id: 'C', turn: 4 },
  { id: 'D', turn: 4 },
  { id: 'E', turn: 5 },
  { id: 'F', turn: 5 },
  { id: 'G', turn: 6 },
  { id: 'H', turn: 7 },
];
