/** A small board for tests, with a plain skin. */
import { type Layout, layoutOf } from '../../draw/layout.ts';
import { compileBoard, rectangle } from '../../kit/board.ts';
import type { CounterShown } from '../../kit/depict.ts';
import type { Orientation } from '../../kit/hex.ts';
import type { CounterFace, Skin } from '../../kit/skin.ts';

const none = { ja: '', en: '' };

const SKIN: Skin = {
  sheet: {
    margin: { top: 1, right: 1, bottom: 1, left: 1 },
    cartouche: { x: 0, y: 0, width: 1 },
    title: none,
    subtitle: none,
    credit: none,
    kilometresPerHex: 1,
    north: 0,
  },
  paper: {
    margin: '#fff',
    ground: '#fff',
    grain: '#fff',
    ink: '#000',
    grid: '#000',
    number: '#000',
    contour: '#000',
    valley: '#fff',
  },
  terrain: { clear: { name: none } },
  sides: {},
  links: {},
  places: {},
  rivers: [],
  lines: [],
  marks: [],
  exits: [],
  labels: [],
  counters: {},
  formations: {},
};

export const plainLayout = (orientation: Orientation = 'pointy', cols = 6, rows = 6): Layout =>
  layoutOf(compileBoard(rectangle(cols, rows, orientation, 'odd')), SKIN);

const FACE: CounterFace = {
  nation: '',
  symbol: 'infantry',
  echelon: '',
  left: '',
  right: '',
  values: '1-1',
  reduced: false,
};

/** Units 0, 1, 2 … in the given hexes; none is in a box. */
export const counters = (...hexes: readonly (number | undefined)[]): CounterShown[] =>
  hexes.map((hex, unit) => ({ unit, role: 'red', face: FACE, ...(hex === undefined ? { box: 'b' } : { hex }) }));
