/** What is seen on each game's cover, by printed names. A game without a design gets a plain one. */

export interface Design {
  /** Hex in the middle, hexes across, and the turn of the map in degrees. */
  readonly middle?: string;
  readonly across: number;
  readonly turn: number;
  /** Stacks on the map, from the bottom up. */
  readonly stacks: readonly { readonly hex: string; readonly units: readonly string[] }[];
  readonly arrows: readonly { readonly way: readonly string[]; readonly colour: string; readonly width: number }[];
  /** Counters in the foreground: middle, size and turn on a sheet of 600 by 800. */
  readonly heroes: readonly {
    readonly unit: string;
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly turn: number;
  }[];
  /** Night over the map, and the light in the title's line. */
  readonly shade: string;
  readonly accent: string;
}

export const PLAIN: Design = {
  across: 6,
  turn: -8,
  stacks: [],
  arrows: [],
  heroes: [],
  shade: '#1c2a33',
  accent: '#d9a441',
};

const AXIS_ARROW = '#2f3a33';
const SOVIET_ARROW = '#a8242c';

export const DESIGNS: Readonly<Record<string, Design>> = {
  'sixth-army': {
    middle: '0908',
    across: 6.6,
    turn: -11,
    stacks: [
      { hex: '0709', units: ['23Pz/128', '23Pz/I/201'] },
      { hex: '1008', units: ['254'] },
      { hex: '0706', units: ['81C'] },
      { hex: '0912', units: ['13M/17', '13M/61'] },
      { hex: '1309', units: ['4M/36', '4M/55 TR'] },
      { hex: '1410', units: ['4M/59'] },
    ],
    arrows: [
      { way: ['0307', '0607', '0807', '1007', '1208'], colour: AXIS_ARROW, width: 46 },
      { way: ['0308', '0609', '0810', '1010'], colour: AXIS_ARROW, width: 34 },
      { way: ['1611', '1410', '1309', '1208'], colour: SOVIET_ARROW, width: 36 },
    ],
    heroes: [
      { unit: '2GM/4G', x: 398, y: 318, size: 118, turn: 13 },
      { unit: '13M/35 TR', x: 322, y: 262, size: 104, turn: -9 },
      { unit: '6Pz/4', x: 268, y: 600, size: 138, turn: 11 },
      { unit: '6Pz/I/11', x: 158, y: 560, size: 168, turn: -10 },
    ],
    shade: '#16242e',
    accent: '#d8503f',
  },
  'russian-campaign': {
    middle: 'O18',
    across: 13.5,
    turn: -9,
    stacks: [
      { hex: 'K21', units: ['2Inf', '56Pz'] },
      { hex: 'O22', units: ['7Inf', '47Pz'] },
      { hex: 'R24', units: ['4Inf', '14Pz'] },
      { hex: 'L17', units: ['27A'] },
      { hex: 'P14', units: ['20A', '13A'] },
      { hex: 'M14', units: ['22A'] },
      { hex: 'T17', units: ['5A', 'Tk4'] },
      { hex: 'S14', units: ['30A', '1Gd'] },
      { hex: 'H15', units: ['11A'] },
    ],
    arrows: [
      { way: ['K24', 'J22', 'I19', 'J17', 'J16'], colour: AXIS_ARROW, width: 54 },
      { way: ['M24', 'N22', 'M19', 'N17', 'O16'], colour: AXIS_ARROW, width: 74 },
      { way: ['Q25', 'R23', 'S20', 'R18'], colour: AXIS_ARROW, width: 56 },
      { way: ['S9', 'R12', 'Q14', 'P15'], colour: SOVIET_ARROW, width: 60 },
    ],
    heroes: [
      { unit: '1GdTk', x: 412, y: 300, size: 116, turn: 13 },
      { unit: 'Stalin', x: 318, y: 250, size: 104, turn: -8 },
      { unit: 'HQ-C', x: 270, y: 606, size: 132, turn: 11 },
      { unit: '24Pz', x: 156, y: 566, size: 164, turn: -10 },
    ],
    shade: '#241c17',
    accent: '#d8503f',
  },
  sample: {
    ...PLAIN,
    middle: '0403',
    turn: 9,
    across: 5.2,
    arrows: [{ way: ['0203', '0303', '0403', '0503'], colour: '#3d6288', width: 40 }],
    heroes: [
      { unit: 'R1', x: 380, y: 300, size: 120, turn: 12 },
      { unit: 'B1', x: 190, y: 570, size: 160, turn: -9 },
    ],
    shade: '#2b2140',
    accent: '#e9a15b',
  },
};
