/** Reports of dice that are no battle, and of markers that need none, in the shape of a battle's odds. */
import type { ChanceReport, OddsLine } from './report.ts';

export interface ChanceParts {
  readonly hex?: number;
  /** Who does it, and to whom it is done, each with what it counts. */
  readonly attackers?: readonly OddsLine[];
  readonly defenders?: readonly OddsLine[];
  readonly shifts?: readonly OddsLine[];
  readonly results: ChanceReport['results'];
}

export const chanceReport = <M extends object>(parts: ChanceParts, more?: M): ChanceReport & M => {
  const { attackers = [], defenders = [], shifts = [] } = parts;
  return Object.assign({ ...parts, attackers, defenders, shifts, shift: sumOfLines(shifts) }, more);
};

export const sumOfLines = (lines: readonly OddsLine[]): number => lines.reduce((sum, { value }) => sum + value, 0);

/** What needs no die. */
export const certain = (result: string): ChanceReport['results'] => [{ result, chance: 1, dice: [] }];
