/** The two sides. */
export const SIDES = ['axis', 'soviet'] as const;
export type SideName = (typeof SIDES)[number];
