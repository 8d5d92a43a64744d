/**
 * A map as data, and its compiled form. Rules and searches use dense hex numbers and flat typed tables; printed names
 * live only at the edges (protocol, view, tests, logs). The compiled board is shared and never written to.
 */
import { type Axial, axialOf, distance, type Orientation, opposite, type Push, STEPS } from './hex.ts';
import { itemAt } from './list.ts';

/** Where a datum comes from: the rulebook, a public source, or our reconstruction. */
export type Source = 'rulebook' | 'public' | 'reconstructed';

export interface HexSpec {
  readonly name: string;
  /** Column counted eastward. */
  readonly col: number;
  /** Row counted southward. */
  readonly row: number;
}

export interface Place {
  readonly hex: string;
  readonly kind: string;
  readonly ja: string;
  readonly en: string;
  readonly source: Source;
}

/** A part of the map that is separate from the others: no hex of one sheet is adjacent to a hex of another. */
export interface SheetSpec {
  readonly id: string;
  readonly ja: string;
  readonly en: string;
  readonly hexes: readonly string[];
}

/** A map as a game's `data/map.ts` writes it. Kinds are the game's own words; the first terrain kind is the default. */
export interface MapData {
  readonly orientation: Orientation;
  /** Which rows (pointy) or columns (flat) are pushed half a hex: east for rows, south for columns. */
  readonly push: Push;
  readonly hexes: readonly HexSpec[];
  readonly terrain: Readonly<Record<string, readonly string[]>>;
  /** Hexsides by kind, each written `A-B`. */
  readonly sides: Readonly<Record<string, readonly string[]>>;
  /** Roads, rails and the like by kind: chains of neighbouring hexes. */
  readonly links: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly places: readonly Place[];
  /** If the map has several sheets: they lie side by side, at least one column apart. */
  readonly sheets?: readonly SheetSpec[];
}

export interface Board {
  readonly map: MapData;
  readonly size: number;
  readonly names: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  readonly axial: readonly Axial[];
  /** `next[h * 6 + dir]`: the neighbour's number, or -1 beyond the map. Directions as in hex.ts. */
  readonly next: Int16Array;
  /** Terrain kind of each hex, an index into `terrains`. */
  readonly terrain: Uint8Array;
  readonly terrains: readonly string[];
  /** `side[h * 6 + dir]`: bits of the hexside kinds in `sides`, the same from both hexes. */
  readonly side: Uint8Array;
  readonly sides: readonly string[];
  /** `link[h * 6 + dir]`: bits of the link kinds in `links`. */
  readonly link: Uint8Array;
  readonly links: readonly string[];
}

/** The hex numbers follow the order of `map.hexes`. Throws on data that contradicts itself. */
export function compileBoard(map: MapData): Board {
  const size = map.hexes.length;
  if (size > MAX_HEXES) throw new Error(`map has ${size} hexes, at most ${MAX_HEXES} are possible`);
  const axial = map.hexes.map(hex => axialOf(hex.col, hex.row, map.orientation, map.push));
  const grid = { index: indexOf(map.hexes), next: neighbours(map.hexes, axial) };
  for (const place of map.places) need(grid.index, place.hex, 'place');
  if (map.sheets) checkSheets(map.sheets, grid.index);
  return {
    map,
    size,
    names: map.hexes.map(hex => hex.name),
    index: grid.index,
    axial,
    next: grid.next,
    terrain: terrainOf(map, grid.index),
    terrains: Object.keys(map.terrain),
    side: chainBits(grid, sideChains(map.sides), 'hexside'),
    sides: Object.keys(map.sides),
    link: chainBits(grid, map.links, 'link'),
    links: Object.keys(map.links),
  };
}

export const hexOf = (board: Board, name: string): number | undefined => board.index.get(name);

export function nameOf(board: Board, h: number): string {
  const name = board.names[h];
  if (name === undefined) throw new Error(`no hex number ${h}`);
  return name;
}

export const hexDistance = (board: Board, a: number, b: number): number => distance(board.axial[a]!, board.axial[b]!);

export const terrainAt = (board: Board, h: number): string => itemAt(board.terrains, itemAt(board.terrain, h));

/** The hex on the other side of an edge (hex * 6 + direction), -1 beyond the map. */
export const hexAcross = (board: Board, edge: number): number => board.next[edge]!;

/** The kinds of hexside and of link on an edge, one bit each, in the order of the board's `sides` and `links`. */
export const sideBits = (board: Board, edge: number): number => board.side[edge]!;
export const linkBits = (board: Board, edge: number): number => board.link[edge]!;

/** Whether a table of `edgeTable` lets a step pass. */
export const isPassable = (table: Int16Array, edge: number): boolean => table[edge]! >= 0;

/** The direction from a hex to its neighbour, or -1 if they are not neighbours. */
export const dirTo = (board: Board, a: number, b: number): number => dirIn(board.next, a, b);

export const sideKinds = (board: Board, h: number, dir: number): string[] =>
  pick(board.sides, sideBits(board, h * 6 + dir));

export const linkKinds = (board: Board, h: number, dir: number): string[] =>
  pick(board.links, linkBits(board, h * 6 + dir));

/**
 * The cost table that movement, zones of control and supply all read: `fn` for every step from a hex to a neighbour.
 * -1 where there is no neighbour or `fn` answers below 0. Make it once per kind of mover, not per search.
 */
export function edgeTable(board: Board, fn: (from: number, to: number, dir: number) => number): Int16Array {
  const table = new Int16Array(board.size * 6).fill(-1);
  for (let e = 0; e < table.length; e++) {
    const to = hexAcross(board, e);
    if (to < 0) continue;
    const from = Math.trunc(e / 6);
    const cost = fn(from, to, e % 6);
    if (cost < 0) continue;
    if (!Number.isInteger(cost) || cost > MAX_STEP) {
      throw new Error(
        `cost ${cost} from ${nameOf(board, from)} to ${nameOf(board, to)} is not a whole number below 2^15`,
      );
    }
    table[e] = cost;
  }
  return table;
}

/** A full rectangle of hexes with nothing on it, named by column and row from 0101: a start for maps, tests, benches. */
export function rectangle(cols: number, rows: number, orientation: Orientation, push: Push): MapData {
  const digits = Math.max(2, String(Math.max(cols, rows)).length);
  const print = (n: number): string => String(n + 1).padStart(digits, '0');
  const hexes = Array.from({ length: cols * rows }, (_, i) => {
    const col = i % cols;
    const row = Math.trunc(i / cols);
    return { name: print(col) + print(row), col, row };
  });
  return { orientation, push, hexes, terrain: { clear: [] }, sides: {}, links: {}, places: [] };
}

type Grid = Pick<Board, 'index' | 'next'>;

const MAX_HEXES = 2 ** 15;
const MAX_STEP = 2 ** 15 - 1;
const MAX_KINDS = 8;

function indexOf(hexes: readonly HexSpec[]): ReadonlyMap<string, number> {
  const index = new Map<string, number>();
  for (const [h, hex] of hexes.entries()) {
    if (index.has(hex.name)) throw new Error(`hex ${hex.name} is named twice`);
    index.set(hex.name, h);
  }
  return index;
}

function neighbours(hexes: readonly HexSpec[], axial: readonly Axial[]): Int16Array {
  const key = (q: number, r: number): string => `${q},${r}`;
  const at = new Map<string, number>();
  for (const [h, { q, r }] of axial.entries()) {
    const other = at.get(key(q, r));
    if (other !== undefined)
      throw new Error(`hexes ${itemAt(hexes, other).name} and ${itemAt(hexes, h).name} lie in the same spot`);
    at.set(key(q, r), h);
  }
  return Int16Array.from(axial.flatMap(({ q, r }) => STEPS.map(step => at.get(key(q + step.q, r + step.r)) ?? -1)));
}

/** Every hex lies on one sheet. */
function checkSheets(sheets: readonly SheetSpec[], index: ReadonlyMap<string, number>): void {
  const said = new Map<string, string>();
  for (const { id, hexes } of sheets) {
    for (const name of hexes) {
      need(index, name, `sheet ${id}`);
      const before = said.get(name);
      if (before !== undefined) throw new Error(`hex ${name} lies on sheet ${before} and sheet ${id}`);
      said.set(name, id);
    }
  }
  for (const name of index.keys()) if (!said.has(name)) throw new Error(`hex ${name} lies on no sheet`);
}

function terrainOf(map: MapData, index: ReadonlyMap<string, number>): Uint8Array {
  const kinds = Object.entries(map.terrain);
  if (kinds.length === 0) throw new Error('map has no terrain kind; the first one is the default');
  const terrain = new Uint8Array(index.size);
  const said = new Map<number, string>();
  for (const [k, [kind, names]] of kinds.entries()) {
    for (const name of names) {
      const h = need(index, name, `terrain ${kind}`);
      const before = said.get(h);
      if (before !== undefined) throw new Error(`hex ${name} has terrain ${before} and terrain ${kind}`);
      said.set(h, kind);
      terrain[h] = k;
    }
  }
  return terrain;
}

/** Sets a kind's bit on every step of its chains, in both directions. */
function chainBits(grid: Grid, chains: MapData['links'], what: string): Uint8Array {
  const kinds = Object.entries(chains);
  if (kinds.length > MAX_KINDS)
    throw new Error(`map has ${kinds.length} ${what} kinds, at most ${MAX_KINDS} are possible`);
  const bits = new Uint8Array(grid.next.length);
  for (const [k, [kind, list]] of kinds.entries()) {
    for (const chain of list) {
      for (const e of edgesOf(grid, chain, `${what} ${kind}`)) bits[e] = itemAt(bits, e) | (1 << k);
    }
  }
  return bits;
}

function edgesOf({ index, next }: Grid, chain: readonly string[], what: string): number[] {
  if (chain.length < 2) throw new Error(`${what}: ${chain.join('-')} does not name two hexes`);
  const hexes = chain.map(name => need(index, name, what));
  return hexes.slice(1).flatMap((to, i) => {
    const from = itemAt(hexes, i);
    const dir = dirIn(next, from, to);
    if (dir < 0) throw new Error(`${what}: ${chain[i]} and ${chain[i + 1]} are not neighbours`);
    return [from * 6 + dir, to * 6 + opposite(dir)];
  });
}

function sideChains(sides: MapData['sides']): MapData['links'] {
  const chains = Object.entries(sides).map(([kind, list]) => [kind, list.map(side => sideEnds(kind, side))] as const);
  return Object.fromEntries(chains);
}

function sideEnds(kind: string, side: string): readonly string[] {
  const ends = side.split('-');
  if (ends.length !== 2) throw new Error(`hexside ${kind}: ${side} is not written A-B`);
  return ends;
}

function need(index: ReadonlyMap<string, number>, name: string, what: string): number {
  const h = index.get(name);
  if (h === undefined) throw new Error(`${what}: no hex ${name}`);
  return h;
}

function dirIn(next: Int16Array, a: number, b: number): number {
  for (let dir = 0; dir < 6; dir++) if (next[a * 6 + dir] === b) return dir;
  return -1;
}

const pick = (kinds: readonly string[], bits: number): string[] => kinds.filter((_, k) => (bits >> k) & 1);
