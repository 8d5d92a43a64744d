/** Reports of dice rolls that are no battle, and of markers that need no roll, in the shape of an odds report. */
import type { ChanceReport, OddsLine } from './report.ts';

export interface ChanceParts {
  readonly hex?: number;
  /** The units that act and those that are acted on, each with its value. */
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

/** The results of something that needs no die. */
export const certain = (result: string): ChanceReport['results'] => [{ result, chance: 1, dice: [] }];
