/** What is on the cover of the box. */
import type { CoverDesign } from '../../kit/cover.ts';

const AXIS_ARROW = '#2f3a33';
const SOVIET_ARROW = '#a8242c';

export const COVER: CoverDesign = {
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
};
