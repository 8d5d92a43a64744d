/** Reasons about units, hexes and fields that several phases share. */
import type { Refusal } from '../../../kit/game.ts';
import { entryOf } from '../../../kit/phrase.ts';
import { BOARD, OPEN_SIDES, SIDE } from '../pieces.ts';
import { clashOf, stackAt, stacksOf, whyNoRoom } from '../rules/ground.ts';
import { isOnMap, type State } from '../state.ts';

export const missing = (field: string, rule: string): Refusal => ({ rule, code: 'field-missing', about: { field } });

/** The unit is named, one's own, and on the map. */
export const whyNotUnit = (s: State, side: number, u: number | undefined, rule: string): Refusal | undefined =>
  whyNotOwn(side, u, rule) ?? (isOnMap(s, u!) ? undefined : { rule: '2.2', code: 'not-on-map', about: { unit: u } });

export function whyNotOwn(side: number, u: number | undefined, rule: string): Refusal | undefined {
  if (u === undefined) return missing('unit', rule);
  return SIDE[u] === side ? undefined : { rule: '2.3', code: 'not-your-unit', about: { unit: u } };
}

/** The direction of a neighbour, -1 where the hexes do not touch. */
export function dirTo(from: number, to: number): number {
  for (let dir = 0; dir < 6; dir++) if (BOARD.next[from * 6 + dir] === to) return dir;
  return -1;
}

/** Neighbours with a full lake between them. */
export function isOverLake(from: number, to: number): boolean {
  const dir = dirTo(from, to);
  return dir >= 0 && OPEN_SIDES[from * 6 + dir]! < 0;
}

const STACK_CODES: Readonly<Record<string, string>> = {
  '5.1.1': 'stack-full',
  '5.1.2': 'other-formation',
  '5.1.3': 'other-command',
  '5.1.4': 'same-support',
};

/** 5.1 Why a unit cannot stand in a hex, and with whom. */
export function whyNoPlace(s: State, unit: number, hex: number): Refusal | undefined {
  const rule = whyNoRoom(stacksOf(s, SIDE[unit]!), unit, hex);
  return rule === undefined
    ? undefined
    : { rule, code: entryOf(STACK_CODES, rule) ?? '', about: { unit, hex, units: inTheWay(s, unit, hex, rule) } };
}

const STOP_CODES: Readonly<Record<string, string>> = {
  '5.1.1': 'no-stop-full',
  '5.1.2': 'no-stop-formation',
  '5.1.3': 'no-stop-command',
};

/** 8.2.8 The same for the end of a move, where nobody there can make room. */
export function whyNoStop(s: State, unit: number, hex: number): Refusal | undefined {
  const rule = whyNoRoom(stacksOf(s, SIDE[unit]!), unit, hex);
  return rule === undefined
    ? undefined
    : {
        rule: '8.2.8',
        code: entryOf(STOP_CODES, rule) ?? '',
        about: { unit, hex, units: inTheWay(s, unit, hex, rule) },
      };
}

/** Those a unit cannot be with; everybody where there is just no room. */
const inTheWay = (s: State, unit: number, hex: number, rule: string): number[] =>
  stackAt(s, SIDE[unit]!, hex).filter(v => v !== unit && (rule === '5.1.1' || clashOf(unit, v) === rule));
