/** Helpers for several data tests of the map. */
import { compileBoard } from '../../../kit/board.ts';
import { finder, mapTrial } from '../../../kit/dataTrial.ts';
import { MAP } from './map.ts';
import { LAND } from './terrain.ts';
import { UNITS } from './units.ts';

export const board = compileBoard(MAP);

export const { at, apart, sideBetween, linkBetween, around } = mapTrial(board);

const land: ReadonlySet<string> = new Set(LAND);
export const isLand = (hex: string): boolean => land.has(hex);

/** Land neighbours that are not separated by water; the strait does not separate here. */
export const openAround = (hex: string): string[] =>
  around(hex).filter(to => isLand(to) && !sideBetween(hex, to).includes('blocked'));

export const onRail = (hex: string): string[] => around(hex).filter(to => linkBetween(hex, to).includes('rail'));

/** Everything that can be reached from a hex by steps that `enters` allows. */
export function flood(
  from: string,
  step: (hex: string) => readonly string[],
  enters = (_: string) => true,
): Set<string> {
  const seen = new Set([from]);
  for (const hex of seen) for (const to of step(hex)) if (enters(to)) seen.add(to);
  return seen;
}

export const unit = finder(UNITS);
