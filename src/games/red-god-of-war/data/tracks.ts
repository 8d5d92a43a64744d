/**
 * The tracks beside the map: impulses (7.3), Stalin's intent (11.1) and the orders of OKW (11.2). The rulebook tells how
 * their markers move and what the marked boxes do; most numbers in the boxes are ours, as the map is not public.
 */
import type { Source } from '../../../kit/board.ts';
import { turnOf } from './calendar.ts';
import { hexesOf } from './places.ts';
import type { SideName } from './sides.ts';

/**
 * 3.3, 7.3 After an impulse the player rolls one die: up to the number of its box his activations end. From the first box
 * on; the first has none, as the first impulse never ends them.
 */
export const IMPULSE_TRACK: Readonly<Record<SideName, readonly (number | undefined)[]>> = {
  german: [undefined, 0, 0, 0, 1, 1, 2, 2, 3, 3],
  soviet: [undefined, 0, 0, 1, 1, 2, 2, 3, 3, 4],
};
/** 7.3 The example tells one box: the third of the Soviets. */
export const impulseSource = (side: SideName, box: number): Source =>
  side === 'soviet' && box === 3 ? 'rulebook' : 'reconstructed';
/** 7.3 Added to the roll in snow; 13.11 to that of the Soviets in the first turn. */
export const IMPULSE_SNOW = -1;
export const IMPULSE_FIRST_TURN = { side: 'soviet', turn: 1, value: 1 } as const;

/** A marker that a die moves by one box to the left, or to the right; it never leaves the track. */
export interface Track {
  readonly rule: string;
  /** Numbered from 1. */
  readonly boxes: number;
  readonly start: number;
  readonly fromTurn: number;
  /** A modified die up to `left`, or from `right` on, moves it. */
  readonly left: number;
  readonly right: number;
}

/** 11.1, 11.2 Of these the Soviets may hold hexes that lower the rolls; the hexes are counted, not the places. */
export const PRIZE_HEXES: readonly string[] = ['Belyi', 'Sychevka', 'Kholm', "Viaz'ma", 'Gzhatsk', 'Olenino'].flatMap(
  place => hexesOf(place),
);
export const PRIZES_NEEDED = 2;

/** What Soviet units leave the game in each turn in which the marker comes to, or stays in, the box. */
export interface Withdrawal {
  readonly code: 'X1' | 'W1' | 'W2';
  /** Tank or mechanised corps, each with its brigade if that is on the map. */
  readonly corps: number;
  readonly infantryDivisions: number;
  readonly tankBrigades: number;
}

export interface StalinBox {
  /** Supply points received with the marker here. */
  readonly supply: number;
  readonly withdrawal?: Withdrawal;
}

const WITHDRAWALS: readonly Withdrawal[] = [
  { code: 'X1', corps: 0, infantryDivisions: 1, tankBrigades: 1 },
  { code: 'W1', corps: 1, infantryDivisions: 1, tankBrigades: 1 },
  { code: 'W2', corps: 2, infantryDivisions: 2, tankBrigades: 3 },
];

/** 11.1 From the left. */
export const STALIN_BOXES: readonly StalinBox[] = [
  ...[13, 12, 11, 10, 9, 8].map(supply => ({ supply })),
  ...WITHDRAWALS.map((withdrawal, i) => ({ supply: 7 - i, withdrawal })),
];
/** Of the supply points, the order of the marked boxes and the start; what these demand is the rulebook's. */
export const STALIN_SOURCE: Source = 'reconstructed';

export const STALIN: Track = {
  rule: '11.1',
  boxes: STALIN_BOXES.length,
  start: 4,
  fromTurn: turnOf(11, 27),
  left: 1,
  right: 4,
};

/** 11.1 Added to the die, all that apply. Withdrawn units do not count as eliminated. */
export const STALIN_MODIFIERS = {
  prizes: -1,
  /** So many Soviet corps and divisions eliminated; brigades and regiments count by threes. */
  losses: { value: 1, divisions: 12, brigadesForOne: 3 },
  /** From this turn on, while the Germans hold all of Rzhev. */
  rzhev: { value: 1, fromTurn: turnOf(12, 5), hexes: hexesOf('Rzhev') },
} as const;

/** 11.2 The last box reads “Hilfe!”. */
export const OKW: Track = { rule: '11.2', boxes: 5, start: 2, fromTurn: turnOf(11, 27), left: 1, right: 5 };
/** Of the number of boxes and the start. */
export const OKW_SOURCE: Source = 'reconstructed';

/** 11.2 Added to the die, all that apply. Stalin's marker stands as before its own move of the turn. */
export const OKW_MODIFIERS = {
  prizes: { value: -1, fromTurn: turnOf(12, 1) },
  stalin: { value: -1, boxes: [2, 3] },
  byTurn: [
    { from: turnOf(12, 9), to: turnOf(12, 15), value: 1 },
    { from: turnOf(12, 17), to: turnOf(12, 25), value: 2 },
  ],
} as const;

/** 11.2 With the marker in the last box: a second die from this on withdraws one complete mechanised division. */
export const HILFE_ROLL = 5;
