/** What is on the cover of the box. */
import type { CoverDesign } from '../../kit/cover.ts';

export const COVER: CoverDesign = {
  middle: '0403',
  turn: 9,
  across: 5.2,
  stacks: [],
  arrows: [{ way: ['0203', '0303', '0403', '0503'], colour: '#3d6288', width: 40 }],
  heroes: [
    { unit: 'R1', x: 380, y: 300, size: 120, turn: 12 },
    { unit: 'B1', x: 190, y: 570, size: 160, turn: -9 },
  ],
  shade: '#2b2140',
  accent: '#e9a15b',
};
