/** Effects of entering a hex: supply hexes change hands (13.2.3), thunder lines are crossed (4). */
import { drawOne } from '../../../kit/cup.ts';
import type { Io } from '../../../kit/flow.ts';
import { itemAt, withAt, withMore } from '../../../kit/list.ts';
import { AXIS, roleOf, SIDE, SUPPLY_AT, sideOf, thunderLevelAt } from '../pieces.ts';
import { isOver, placeOf, type State, win } from '../state.ts';

const LAST_LINE = 3;
export const BREAK_OUT = 0;
export const THUNDER_NAMES = ['break-out', 'refused'] as const;

/** Moves or advances a unit along a path, hex by hex; stops if the game ends. */
export function walk(d: State, u: number, path: readonly number[], io: Io): void {
  for (const h of path) {
    const from = placeOf(d, u);
    d.place = withAt(d.place, u, h);
    takeControl(d, u, h, io);
    if (SIDE[u] === AXIS) crossLines(d, { unit: u, from, hex: h }, io);
    if (isOver(d)) return;
  }
}

/** A retreating unit takes supply hexes but crosses no thunder line: 4.1-4.3 speak of movement and advance only. */
export function fallBack(d: State, u: number, h: number, io: Io): void {
  d.place = withAt(d.place, u, h);
  takeControl(d, u, h, io);
}

/** 13.2.3 A supply hex belongs to the side that entered it last. */
function takeControl(d: State, u: number, h: number, io: Io): void {
  const at = itemAt(SUPPLY_AT, h);
  const side = sideOf(u);
  if (at < 0 || d.control[at] === side) return;
  d.control = withAt(d.control, at, side);
  io.emit({ type: 'control', rule: '13.2.3', hex: h, role: roleOf(side) });
}

interface Crossing {
  readonly unit: number;
  readonly from: number;
  readonly hex: number;
}

/** 4.1-4.3 Each line counts when first crossed: two draws, then outright victory. */
function crossLines(d: State, c: Crossing, io: Io): void {
  for (let line = thunderLevelAt(c.from) + 1; line <= thunderLevelAt(c.hex) && !isOver(d); line++) {
    if (d.crossed.includes(line)) continue;
    d.crossed = [...d.crossed, line];
    if (line < LAST_LINE) drawThunder(d, c, line, io);
    else {
      io.emit({ type: 'thunder', rule: '4.3', line, unit: c.unit, hex: c.hex });
      win(d, AXIS);
    }
  }
}

/** 4.1, 4.2 Break Out wins the game; Refused! is set aside. */
function drawThunder(d: State, { unit, hex }: Crossing, line: number, io: Io): void {
  const rule = line === 1 ? '4.1' : '4.2';
  const marker = drawOne(d.cup, io.dice, rule, THUNDER_NAMES);
  d.cup = withMore(d.cup, marker, -1);
  io.emit({ type: 'thunder', rule, line, unit, hex, marker: THUNDER_NAMES[marker] ?? '', reveals: true });
  if (marker === BREAK_OUT) win(d, AXIS);
}
