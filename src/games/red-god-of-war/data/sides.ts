/** The two sides. */
export const SIDES = ['german', 'soviet'] as const;
export type SideName = (typeof SIDES)[number];
