/** What is seen on a game's cover, by printed names; drawn when the pages are built. */
export interface CoverDesign {
  /** The hex in the middle, hexes across, and the rotation of the map in degrees. */
  readonly middle?: string;
  readonly across: number;
  readonly turn: number;
  /** Stacks on the map, from the bottom up. */
  readonly stacks: readonly { readonly hex: string; readonly units: readonly string[] }[];
  readonly arrows: readonly { readonly way: readonly string[]; readonly colour: string; readonly width: number }[];
  /** Counters in the foreground: centre, size and rotation on a sheet of 600 by 800. */
  readonly heroes: readonly {
    readonly unit: string;
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly turn: number;
  }[];
  /** Impulse chits in the foreground: what is printed on them, and the counter style they have. */
  readonly chits?: readonly {
    readonly label: string;
    readonly style: string;
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly turn: number;
  }[];
  /** Snowflakes over everything but the title. */
  readonly flakes?: number;
  /** Colour of the shade over the map, and of the highlight in the title's line. */
  readonly shade: string;
  readonly accent: string;
}
