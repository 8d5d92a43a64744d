/** What is on the cover of the box: the whole salient in the snow, attacked from four sides, and the chits of the cup. */
import type { CoverDesign } from '../../kit/cover.ts';

const SOVIET_ARROW = '#b3272d';
const GERMAN_ARROW = '#3a4650';

export const COVER: CoverDesign = {
  middle: '1812',
  across: 19,
  turn: -6,
  stacks: [],
  arrows: [
    { way: ['0612', '0813', '1014', '1314', '1513'], colour: SOVIET_ARROW, width: 62 },
    { way: ['0708', '0909', '1209', '1408'], colour: SOVIET_ARROW, width: 48 },
    { way: ['1501', '1503', '1505', '1507'], colour: SOVIET_ARROW, width: 48 },
    { way: ['2907', '2708', '2509', '2310', '2012'], colour: SOVIET_ARROW, width: 74 },
    { way: ['1324', '1320', '1418', '1416'], colour: GERMAN_ARROW, width: 54 },
    { way: ['2123', '2118', '2216', '2214'], colour: GERMAN_ARROW, width: 54 },
  ],
  heroes: [
    { unit: '2G CC', x: 348, y: 452, size: 92, turn: -9 },
    { unit: '6 TC', x: 442, y: 486, size: 112, turn: 10 },
    { unit: '33/9', x: 262, y: 630, size: 114, turn: 8 },
    { unit: '78 ID', x: 146, y: 592, size: 140, turn: -10 },
  ],
  chits: [
    { label: 'XXXIX', style: 'german_hq', x: 466, y: 606, size: 84, turn: -12 },
    { label: '41A', style: 'soviet_hq', x: 356, y: 576, size: 78, turn: 9 },
    { label: '20A', style: 'soviet_hq', x: 410, y: 668, size: 108, turn: -7 },
  ],
  flakes: 90,
  shade: '#1c2430',
  accent: '#d9403a',
};
