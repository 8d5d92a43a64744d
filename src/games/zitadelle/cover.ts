/** What is on the cover of the box. */
import type { CoverDesign } from '../../kit/cover.ts';

const GERMAN_ARROW = '#2f3a33';
const SOVIET_ARROW = '#a8242c';

export const COVER: CoverDesign = {
  middle: '2519',
  across: 12.5,
  turn: -8,
  stacks: [
    { hex: '2218', units: ['LAH/1', 'LAH/1Pz'] },
    { hex: '2419', units: ['DR/D', 'DR/DF'] },
    { hex: '2020', units: ['GD/PG', 'GD/Pz'] },
    { hex: '2421', units: ['51GR/154G'] },
    { hex: '2021', units: ['67GR/196G'] },
    { hex: '2725', units: ['2GTK/4Gb', '2GTK/25G'] },
    { hex: '2225', units: ['31TK/100', '31TK/237'] },
    { hex: '2926', units: ['29TK/25', '29TK/32'] },
  ],
  arrows: [
    { way: ['1814', '1816', '1818', '1820', '1922'], colour: GERMAN_ARROW, width: 56 },
    { way: ['2213', '2216', '2118', '2221', '2323', '2424'], colour: GERMAN_ARROW, width: 74 },
    { way: ['3319', '3020', '2721', '2521'], colour: SOVIET_ARROW, width: 66 },
  ],
  heroes: [
    { unit: '29TK/31', x: 418, y: 300, size: 118, turn: 12 },
    { unit: '5GMK/10G', x: 316, y: 248, size: 104, turn: -8 },
    { unit: '10PzB/51', x: 276, y: 610, size: 132, turn: 11 },
    { unit: 'LAH/1Pz', x: 158, y: 566, size: 164, turn: -10 },
  ],
  shade: '#201d14',
  accent: '#e0a83c',
};
