/** What is on the cover of the box. */
import type { CoverDesign } from '../../kit/cover.ts';

const SOVIET_ARROW = '#b3272d';
const GERMAN_ARROW = '#3a4650';

export const COVER: CoverDesign = {
  middle: '2209',
  across: 12.5,
  turn: -7,
  stacks: [
    { hex: '2206', units: ['18/6', '37/6'] },
    { hex: '2307', units: ['102 ID'] },
    { hex: '2409', units: ['337 ID'] },
    { hex: '2509', units: ['247 RD', '331 RD'] },
    { hex: '2510', units: ['1G MRD', '20 TB'] },
  ],
  arrows: [
    { way: ['2708', '2509', '2410', '2311', '2211'], colour: SOVIET_ARROW, width: 72 },
    { way: ['2003', '2004', '2006'], colour: SOVIET_ARROW, width: 52 },
    { way: ['2314', '2312', '2311'], colour: GERMAN_ARROW, width: 56 },
  ],
  heroes: [
    { unit: '6 TC', x: 410, y: 290, size: 126, turn: 11 },
    { unit: '2G CC', x: 306, y: 246, size: 104, turn: -8 },
    { unit: '33/9', x: 282, y: 606, size: 132, turn: 9 },
    { unit: '78 ID', x: 160, y: 566, size: 160, turn: -10 },
  ],
  shade: '#1c2430',
  accent: '#d9403a',
};
