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

/** Two sheets of 6 by 6 with a gap of two columns: hexes 0 to 35 in the west, 36 to 71 in the east. */
export function sheetLayout(orientation: Orientation = 'flat'): Layout {
  const one = rectangle(6, 6, orientation, 'odd');
  const west = one.hexes.map(hex => ({ ...hex, name: `W${hex.name}` }));
  const east = one.hexes.map(hex => ({ ...hex, name: `E${hex.name}`, col: hex.col + 8 }));
  const sheet = (id: string, hexes: typeof west) => ({ id, ja: id, en: id, hexes: hexes.map(hex => hex.name) });
  const sheets = [sheet('west', west), sheet('east', east)];
  return layoutOf(compileBoard({ ...one, hexes: [...west, ...east], sheets }), SKIN);
}

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
