/** 13.3 The chit a Soviet reinforcement waits for: with that option its counter does not show the turn of arrival. */
import { BOXES, CHITS } from '../data/chits.ts';
import { SIDE, SOVIET, unitSpec } from '../pieces.ts';
import type { State } from '../state.ts';

export interface Call {
  readonly chit: string;
  readonly area: string;
  /** The turn of its box, if the seat has seen it: the Soviets from the start (13.3.3), the Germans later (13.3.7). */
  readonly turn?: number;
}

/** 13.3.5, 13.3.6 The chit that brings the units of a printed turn and area. */
const chitFor = (turn: number, area: string): number =>
  CHITS.findIndex(c => c.turn === turn && (c.area === undefined || c.area === area));

/** As the rulebook writes it: the turn, and the area if there is only one. */
export const chitText = (chit: string): string => chit.replace('S', ' S');

export const chitOf = (turn: number, area: string): string => CHITS[chitFor(turn, area)]?.id ?? '';

/** Undefined if no chit decides. */
export function callOf(s: State, u: number): Call | undefined {
  const { entry } = unitSpec(u);
  if (s.chits.length === 0 || SIDE[u] !== SOVIET || entry.kind !== 'turn') return undefined;
  const { turn, area } = entry;
  const drawn = drawnTurn(s, turn, area);
  return { chit: chitOf(turn, area), area, ...(drawn === undefined ? {} : { turn: drawn }) };
}

/** The turn that chits give to the units of a printed turn and area, for a seat that has seen it. */
export function drawnTurn(s: State, turn: number, area: string): number | undefined {
  const box = s.chits.indexOf(chitFor(turn, area));
  return s.known[box] ? BOXES[box]?.turn : undefined;
}
