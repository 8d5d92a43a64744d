/**
 * How a game looks, as data: colours, symbols, lines and labels that a drawing needs beyond the map itself. Lengths are
 * in hexes (neighbouring centres are 1 apart), colours are written as in CSS. A hexside is written `A-B` between two
 * hexes, or `A@d` for the outer side of hex A in direction d.
 */

/** Words in both languages. */
export interface Caption {
  readonly ja: string;
  readonly en: string;
}

export interface Paper {
  /** The sheet outside the hexes, and the ground of the hexes. */
  readonly margin: string;
  readonly ground: string;
  readonly grain: string;
  readonly ink: string;
  readonly grid: string;
  readonly number: string;
  readonly contour: string;
  /** Tint of the low ground beside rivers. */
  readonly valley: string;
}

export interface TerrainStyle {
  readonly name: Caption;
  /** Absent: the bare ground shows. */
  readonly tint?: string;
}

export interface SideStyle {
  readonly name: Caption;
  readonly water: string;
  readonly bank: string;
  /** Width at the mouth and at the source. */
  readonly width: readonly [mouth: number, source: number];
  /** How far it runs on beyond the hexes where it leaves the map. */
  readonly beyond: number;
  /** Thin lines drawn within the water of a broad river. */
  readonly ripples: number;
}

export interface LinkStyle {
  readonly name: Caption;
  readonly form: 'road' | 'rail';
  readonly line: string;
  readonly casing: string;
  readonly width: number;
}

export interface PlaceStyle {
  /** For the key; absent where a marked hex explains it. */
  readonly name?: Caption;
  /** Radius of the plan symbol, and size of its label. */
  readonly radius: number;
  readonly text: number;
  readonly fill: string;
}

export interface RiverRun {
  readonly kind: string;
  readonly name: Caption;
  /** From the mouth upward. */
  readonly sides: readonly string[];
  /** Where the name stands, as parts of the length from 0 to 1, and on which bank seen from the mouth. */
  readonly labels: readonly { readonly at: number; readonly bank: 'left' | 'right' }[];
}

/** A line along hexsides that the rules know: drawn beside the sides, towards `B` of each `A-B`. */
export interface SpecialLine {
  readonly id: string;
  readonly name: Caption;
  readonly sides: readonly string[];
  readonly colour: string;
  readonly form: 'dashed' | 'barbed' | 'edge';
  /** Where the name stands: on a flag at the line's last end, or along it. */
  readonly flag: boolean;
}

/** A hex that the rules know: a ring and a short tag, or a hint printed low in the hex. */
export interface SpecialHex {
  readonly hex: string;
  /** For the key: given once for each sort of mark. */
  readonly name?: Caption;
  readonly form: 'ring' | 'hint';
  readonly tag: Caption;
  readonly colour: string;
}

export interface Exit {
  readonly kind: string;
  readonly side: string;
  readonly name?: Caption;
}

/** Free lettering, placed from the sheet's top left corner. */
export interface SheetLabel {
  readonly text: Caption;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly colour: string;
  readonly spacing: number;
}

export interface Sheet {
  readonly margin: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  /** Top left corner of the title, from the sheet's. Complete: with scale, north and key, some 5 hexes deep. */
  readonly cartouche: { readonly x: number; readonly y: number; readonly width: number; readonly complete?: boolean };
  readonly title: Caption;
  readonly subtitle: Caption;
  readonly credit: Caption;
  readonly kilometresPerHex: number;
  /** True north in degrees clockwise from the top of the sheet. */
  readonly north: number;
}

export interface CounterStyle {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  readonly text: string;
}

/** One side of one counter: keys into the skin, and what is printed. */
export interface CounterFace {
  /** Key of `Skin.counters`. */
  readonly nation: string;
  /** Name of a type symbol the drawing knows. */
  readonly symbol: string;
  readonly echelon: string;
  readonly left: string;
  readonly right: string;
  readonly values: string;
  readonly dot?: string;
  /** Key of `Skin.formations`; absent for white symbols. */
  readonly formation?: string;
  readonly reduced: boolean;
  readonly corner?: string;
}

export interface Skin {
  readonly sheet: Sheet;
  readonly paper: Paper;
  readonly terrain: Readonly<Record<string, TerrainStyle>>;
  readonly sides: Readonly<Record<string, SideStyle>>;
  readonly links: Readonly<Record<string, LinkStyle>>;
  readonly places: Readonly<Record<string, PlaceStyle>>;
  readonly rivers: readonly RiverRun[];
  readonly lines: readonly SpecialLine[];
  readonly marks: readonly SpecialHex[];
  readonly exits: readonly Exit[];
  readonly labels: readonly SheetLabel[];
  readonly counters: Readonly<Record<string, CounterStyle>>;
  readonly formations: Readonly<Record<string, string>>;
}
