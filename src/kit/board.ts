/**
 * A map as data, and its compiled form. Rules and searches use dense hex numbers and flat typed tables; printed names
 * live only at the edges (protocol, view, tests, logs). The compiled board is shared and never written to.
 */
import { type Axial, axialOf, distance, type Orientation, type Push, STEPS } from './hex.ts';

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
