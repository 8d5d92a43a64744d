/** 12.1.2, 12.2.2 Hexes from which a chain leads to a side's edges, free of enemies and of their ZOC. */
import { partsOf } from '../../../kit/part.ts';
import { FAR, reach } from '../../../kit/reach.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { COLUMNS, colOf, ROWS, rowOf, sheetOf } from '../data/grid.ts';
import { BOARD, HEXES, hexMap, OPEN_SIDES } from '../pieces.ts';
import type { State } from '../state.ts';
import { FRONTS, type Front, STACKS, type Stacks, topOf } from './ground.ts';

/** 12.1.2 Germans: the north edge of the north map, the south edge of the south map. */
const isGermanEdge = (name: string): boolean => {
  const [bottom, top] = ROWS[sheetOf(name)];
  return rowOf(name) === (sheetOf(name) === 'north' ? top : bottom);
};

/** 12.2.2 Soviets, for whom only Belgorod matters: the north and east edges of the south map. */
const isSovietEdge = (name: string): boolean =>
  sheetOf(name) === 'south' && (rowOf(name) === ROWS.south[1] || colOf(name) === COLUMNS);

const hexesThat = (test: (name: string) => boolean): readonly number[] =>
  BOARD.names.flatMap((name, h) => (test(name) ? [h] : []));
/** By side. */
const EDGES = [hexesThat(isGermanEdge), hexesThat(isSovietEdge)] as const;

const LINES = ofBothSides(side =>
  partsOf<State>()({
    on: {},
    uses: [FRONTS[side], STACKS[side]],
    make: () => new Uint8Array(HEXES),
    paint: (map, s) => paintLines(map, FRONTS[side].of(s), STACKS[side].of(s), EDGES[side]),
  }),
);

/** 1 in hexes connected to an edge. */
export const connectedTo = (s: State, side: Side): Uint8Array => LINES[side].of(s);

/** Own units cancel an enemy ZOC (12.1.2). */
function paintLines(out: Uint8Array, { enemy, ezoc }: Front, stacks: Stacks, edges: readonly number[]): void {
  const block = hexMap();
  for (let h = 0; h < block.length; h++) if (enemy[h] || (ezoc[h] && topOf(stacks, h) < 0)) block[h] = 1;
  const starts = edges.filter(h => block[h] === 0);
  const reached = reach(BOARD, starts, { costs: OPEN_SIDES, limit: FAR, block });
  out.fill(0);
  for (let i = 0; i < reached.count; i++) out[reached.hexAt(i)] = 1;
}
