/**
 * Units and shots of the test game: a unit that has not fired may fire at an enemy within three hexes, on the same
 * sheet.
 */
import { type Board, hexDistance } from '../../../kit/board.ts';
import type { ShotShown } from '../../../kit/depict.ts';
import type { BaseState } from '../../../kit/game.ts';
import { type FrontsSize, hexName } from './map.ts';

export interface State extends BaseState {
  /** Below 0 if the unit is lost. */
  readonly place: readonly number[];
  readonly fired: readonly number[];
  readonly morale: readonly number[];
}

export interface Fronts {
  readonly size: FrontsSize;
  readonly board: Board;
}

export const ROLES = ['west', 'east'] as const;
export const START = 6;
export const TURNS = 3;
export const SIDES = 10;
const RANGE = 3;

export const isOver = (s: State): boolean => s.turn > TURNS;
export const activeSide = (s: State): 0 | 1 => (s.flow.at(-1)?.phase === 'fire east' ? 1 : 0);
export const sideOf = ({ size }: Fronts, unit: number): 0 | 1 => (unit < size.units ? 0 : 1);

export function commandOf(f: Fronts, unit: number): number {
  const [first, second] = f.size.commands;
  return sideOf(f, unit) === 0 ? unit % first : first + ((unit - f.size.units) % second);
}

export const firstState = (f: Fronts): State => ({
  turn: 1,
  flow: [{ phase: 'fire west', entered: 1 }],
  place: Array.from({ length: f.size.units * 2 }, (_, unit) => placeOf(f, unit)),
  fired: [],
  morale: Array.from({ length: f.size.commands[0] + f.size.commands[1] }, () => START),
});

/** Both sides in lines, facing each other: the first side west of the middle of each sheet, the second east of it. */
function placeOf({ board, size: { cols, rows, units } }: Fronts, unit: number): number {
  const n = unit % units;
  const k = Math.trunc(n / 2);
  const middle = Math.trunc(cols / 2);
  const depth = Math.trunc(k / rows) % middle;
  return board.index.get(hexName(n % 2 ? 'S' : 'N', unit < units ? middle - 1 - depth : middle + depth, k % rows)) ?? 0;
}

/** The die must not exceed this. */
export const limitOf = ({ board }: Fronts, from: number, hex: number, target: number): number =>
  Math.max(0, 9 - 2 * hexDistance(board, from, hex) + (target % 2));

export function shotsOf(f: Fronts, s: State): ShotShown[] {
  const side = activeSide(s);
  const standing = s.place.flatMap((hex, unit) => (hex < 0 || isOver(s) ? [] : [{ hex, unit }]));
  const enemies = standing.filter(one => sideOf(f, one.unit) !== side);
  return standing
    .filter(one => sideOf(f, one.unit) === side && !s.fired.includes(one.unit))
    .flatMap(firer => enemies.flatMap(enemy => shotAt(f, firer, enemy) ?? []));
}

interface Standing {
  readonly unit: number;
  readonly hex: number;
}

function shotAt(f: Fronts, { unit, hex: from }: Standing, { unit: target, hex }: Standing): ShotShown | undefined {
  const { board } = f;
  const away = hexDistance(board, from, hex);
  if (away > RANGE || board.names[from]?.charAt(0) !== board.names[hex]?.charAt(0)) return undefined;
  const limit = limitOf(f, from, hex, target);
  return {
    action: { type: 'fire', unit, hex, n: target },
    unit,
    target,
    hex,
    chance: limit / SIDES,
    needs: { ja: `${limit}以下`, en: `≤ ${limit}` },
    lines: [
      { what: 'range', rule: '5.2', value: -2 * away },
      ...(target % 2 ? [{ what: 'flank', rule: '5.3', value: 1 }] : []),
    ],
  };
}
