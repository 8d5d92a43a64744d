/**
 * How a game looks, as data: colours, symbols, lines and labels that a drawing needs beyond the map itself. Lengths are
 * in hexes (neighbouring centres are 1 apart), colours are written as in CSS. A hexside is written `A-B` between two
 * hexes, or `A@d` for the outer side of hex A in direction d.
 */
import type { CoverDesign } from './cover.ts';

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
  /** Absent where the scale is too small for contour lines. */
  readonly contour?: string;
  /** Tint of the low ground beside rivers. */
  readonly valley?: string;
  /** Colour of the furrows that the wind draws into snow. */
  readonly drift?: string;
}

export interface TerrainStyle {
  readonly name: Caption;
  /** Absent: the bare ground shows. */
  readonly tint?: string;
  /** Signs drawn over the tint, in this ink. */
  readonly pattern?: { readonly form: TerrainPattern; readonly ink: string };
  /** With an irregular edge instead of one that follows the hexes. */
  readonly ragged?: true;
  /** Kinds whose hexes lie within such an area: its tint continues under them. */
  readonly under?: readonly string[];
}

/** `firs` and `copse` are woods drawn by area, thick and thin; `trees` stand hex by hex. */
export type TerrainPattern = 'trees' | 'firs' | 'copse' | 'marsh' | 'ridges' | 'heights';

/** Earthworks in hexes, whatever their ground: a band of colour with battlements towards the enemy. */
export interface WorksStyle {
  readonly name: Caption;
  /** `fort` is the heavier of the two. */
  readonly form: 'fort' | 'trench';
  readonly tint: string;
  readonly ink: string;
  readonly hexes: readonly string[];
  /** Sides that face the enemy, each `A-B` with the works in `A`. */
  readonly front: readonly string[];
  /** The band runs along the battlements alone, and each hex is drawn by itself, as its works may be lost. */
  readonly single?: true;
}

/** Where a link crosses a river of a hexside. */
export interface BridgeStyle {
  readonly name: Caption;
  readonly ink: string;
  readonly halo: string;
}

/** Open water: seas and lakes with a coast, without grid and numbers. */
export interface WaterStyle {
  /** Kinds of terrain that are open water; harbours face the first one, if they can. */
  readonly kinds: readonly string[];
  /** Far out, near the shore, and the line of the coast. */
  readonly open: string;
  readonly shallow: string;
  readonly shore: string;
}

/** A hexside of water only between two land hexes, drawn as an arm of the open water. */
export interface InletStyle {
  readonly name: Caption;
  readonly width: number;
  /** Colour of a double arrow, where units cross it. */
  readonly crossing?: string;
}

/** A river along hexsides or through hexes. */
export interface RiverStyle {
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
  /** A `trail` is a road with a broken line. */
  readonly form: 'road' | 'trail' | 'rail';
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
  /** A street plan, unless another sign is given. */
  readonly form?: 'plan' | 'disc' | 'derrick';
  /** Latin names in capitals. */
  readonly capitals?: true;
}

export interface RiverRun {
  readonly kind: string;
  readonly name: Caption;
  /** From the mouth upward. */
  readonly sides: readonly string[];
  /** Through these hexes instead, from the mouth upward: it may begin in open water or in a hex of another river. */
  readonly hexes?: readonly string[];
  /** Instead of its kind's. */
  readonly width?: readonly [mouth: number, source: number];
  /** Where the name stands, as parts of the length from 0 to 1, and on which bank seen from the mouth. */
  readonly labels: readonly { readonly at: number; readonly bank: 'left' | 'right' }[];
}

/** A line along hexsides that has a rule: drawn beside the sides, towards `B` of each `A-B`. */
export interface SpecialLine {
  readonly id: string;
  readonly name: Caption;
  readonly sides: readonly string[];
  readonly colour: string;
  /**
   * `border` and `limit` are soft lines: a country's border with a band of colour, and a finely dashed one inside it.
   */
  readonly form: 'dashed' | 'barbed' | 'edge' | 'border' | 'limit' | 'front';
  /** Where the name stands: on a flag at the line's last end, or along it. */
  readonly flag: boolean;
  /** Drawn only if a position shows it (`Depiction.lines`). */
  readonly asked?: true;
  /** For the key: given once for each sort of line. */
  readonly key?: Caption;
}

/** The name of an area, spaced across it, around a hex. */
export interface AreaName {
  readonly text: Caption;
  readonly hex: string;
  /** In hexes, right and down. */
  readonly shift?: readonly [x: number, y: number];
  readonly size: number;
  readonly spacing: number;
  readonly turn: number;
  readonly colour: string;
  /** In italics, as waters are. */
  readonly slanted?: true;
}

/** A hex that has a rule: a ring and a short tag, a hint printed in the hex, or an anchor at its water. */
export interface SpecialHex {
  readonly hex: string;
  /** For the key: given once for each sort of mark. */
  readonly name?: Caption;
  readonly form: 'ring' | 'hint' | 'anchor';
  readonly tag: Caption;
  readonly colour: string;
  /** Drawn only if a position shows it (`Depiction.lines` names it), below the counters of the hex. */
  readonly asked?: string;
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

/** The title, with its top left corner from the sheet's. */
export interface Cartouche {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** With scale, north arrow and key, some 5 hexes deep. */
  readonly complete?: boolean;
  /** Columns of the key; default one. */
  readonly columns?: number;
  /** On a panel of its own, where it lies on the map. */
  readonly panel?: true;
  /** Larger than usual, width included. */
  readonly scale?: number;
}

export interface Sheet {
  readonly margin: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  readonly cartouche: Cartouche;
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
  /** A pale plate behind the values. */
  readonly plate?: true;
  /** Small signs along the top, from the right corner: a letter each. */
  readonly badges?: readonly Badge[];
  /** The upper left corner turned down: it has moved, or has done what it may do this turn. */
  readonly fold?: 'arrow' | 'tick';
  /** A line within the edge: it takes part in what is going on. Dashes say the same as the colour. */
  readonly rim?: RimLook;
  /** What is left of the values on a map seen from afar. */
  readonly far?: string;
  /** Colour of a broad bar across the counter, for a unit with reduced abilities. */
  readonly bend?: string;
  readonly corner?: string;
  /** Colour of a band below the symbol, for a unit that will be converted into another. */
  readonly band?: string;
}

export interface Badge {
  readonly text: string;
  readonly fill: string;
  readonly ink: string;
  /** A disc, unless another shape helps to tell it from the others. */
  readonly form?: 'square' | 'triangle';
}

export interface RimLook {
  readonly colour: string;
  readonly dash?: string;
}

/** Patterns of formation stripes, so that formations differ without their colours. */
export type StripeForm = 'plain' | 'bars' | 'slant' | 'dots' | 'half' | 'ends' | 'middle' | 'line' | 'checks' | 'teeth';

export interface Skin {
  /** Without one the cover is plain. */
  readonly cover?: CoverDesign;
  readonly sheet: Sheet;
  readonly paper: Paper;
  readonly terrain: Readonly<Record<string, TerrainStyle>>;
  readonly works?: readonly WorksStyle[];
  readonly water?: WaterStyle;
  /** Rivers, by the kind of hexside or of link they are. */
  readonly sides: Readonly<Record<string, RiverStyle>>;
  readonly inlets?: Readonly<Record<string, InletStyle>>;
  readonly links: Readonly<Record<string, LinkStyle>>;
  readonly bridges?: BridgeStyle;
  readonly places: Readonly<Record<string, PlaceStyle>>;
  readonly rivers: readonly RiverRun[];
  readonly lines: readonly SpecialLine[];
  readonly marks: readonly SpecialHex[];
  readonly exits: readonly Exit[];
  readonly labels: readonly SheetLabel[];
  readonly areas?: readonly AreaName[];
  readonly counters: Readonly<Record<string, CounterStyle>>;
  readonly formations: Readonly<Record<string, string>>;
  /** Patterns by formation; broader stripes where there are any. */
  readonly stripes?: Readonly<Record<string, StripeForm>>;
}
