/** 11.1, 13.3 When reinforcements may arrive, and their effect on morale (13.8). */
import type { Io } from '../../../kit/flow.ts';
import { itemAt, repeated, withAll, withAt, withMore } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { BOXES, CHITS } from '../data/chits.ts';
import { commandOf, roleOf, SIDE, SOVIET, startMorale, TROOPS_OF, unitSpec } from '../pieces.ts';
import { ARRIVING, markedMorale, type State, TO_COME } from '../state.ts';

/** Moves units that are due to the arriving box: in play those of this turn, in a scene maybe older ones (11.1.2). */
export function callUp(d: State, side: Side, io: Io): void {
  const units = TROOPS_OF[side].filter(u => d.place[u] === TO_COME && isDue(d, u));
  if (units.length === 0) return;
  d.place = withAll(d.place, units, ARRIVING);
  // 13.3.7 With chits only the Soviets know.
  const hidden = side === SOVIET && d.chits.length > 0;
  io.emit({ type: 'reinforcements', rule: hidden ? '13.3.4' : '11.1.1', role: roleOf(side), units, hidden });
}

function isDue(s: State, u: number): boolean {
  const { entry } = unitSpec(u);
  if (entry.kind !== 'turn') return false;
  if (SIDE[u] !== SOVIET || s.chits.length === 0) return entry.turn <= s.turn;
  return s.chits.some((chit, box) => itemAt(BOXES, box).turn <= s.turn && isOn(chit, entry.turn, entry.area));
}

/** 13.3.5, 13.3.6 Whether a chit brings the reinforcements of a printed turn and area. */
function isOn(chit: number, turn: number, area: string): boolean {
  const called = CHITS[chit];
  return called?.turn === turn && (called.area === undefined || called.area === area);
}

/** 13.3.7 The box whose chit has brought a unit; -1 if no chit did. */
function boxOf(s: State, u: number): number {
  const { entry } = unitSpec(u);
  if (entry.kind !== 'turn' || SIDE[u] !== SOVIET) return -1;
  return s.chits.findIndex(chit => isOn(chit, entry.turn, entry.area));
}

/** 13.3.7 Whether the arrival of a unit reveals a chit to the Germans. */
export function showsChit(s: State, u: number): boolean {
  const box = boxOf(s, u);
  return box >= 0 && s.known[box] !== 1;
}

/** 13.3.7 Whether units may be waiting of which the Germans do not know. */
export const mayHideArrivals = (s: State, side: Side): boolean =>
  side === SOVIET && s.chits.some((_, box) => s.known[box] !== 1 && itemAt(BOXES, box).turn <= s.turn);

/**
 * A unit has arrived: its chit is revealed (13.3.7), and every second arrival of a command raises its morale (13.8).
 */
export function arrived(d: State, u: number, io: Io): void {
  if (showsChit(d, u)) d.known = withAt(d.known, boxOf(d, u), 1);
  const command = commandOf(u);
  d.arrived = withMore(d.arrived, command);
  if (d.options.recovery && (d.arrived[command] ?? 0) % 2 === 0) lift(d, command, io);
}

/** 13.8 An odd arrival counts as two at the end of the phase; the count starts again. */
export function countArrivals(d: State, io: Io): void {
  if (d.options.recovery) for (const [command, n] of d.arrived.entries()) if (n % 2 === 1) lift(d, command, io);
  d.arrived = repeated(d.arrived.length, 0);
}

function lift(d: State, command: number, io: Io): void {
  const morale = markedMorale(d, command) + 1;
  if (morale > startMorale(command)) return;
  d.morale = withAt(d.morale, command, morale);
  io.emit({ type: 'morale', rule: '13.8.1', card: command, morale });
}
