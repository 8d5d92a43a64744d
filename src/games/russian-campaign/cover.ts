/** What is on the cover of the box. */
import type { CoverDesign } from '../../kit/cover.ts';

const AXIS_ARROW = '#2f3a33';
const SOVIET_ARROW = '#a8242c';

export const COVER: CoverDesign = {
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
};
