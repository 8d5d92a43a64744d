/** The two sides. */
export const SIDES = ['axis', 'soviet'] as const;
export type Side = (typeof SIDES)[number];
