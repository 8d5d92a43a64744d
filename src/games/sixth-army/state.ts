/** The state of the game by columns, each declared once (kit/columns.ts), and the common accessors. */
import { columns, flowOf, ofKeys, ofMarks, type StateOf, said, settled, unsaid } from '../../kit/columns.ts';
import type { Frame, Json } from '../../kit/game.ts';
import {
  among,
  byTwoKeys,
  coded,
  count,
  type Kind,
  MARK,
  printed,
  printedIn,
  setOf,
  sideAmong,
  wrong,
} from '../../kit/kind.ts';
import { withAt } from '../../kit/list.ts';
import { FLAG, int, record, SWITCH } from '../../kit/shape.ts';
import type { Side } from '../../kit/sides.ts';
import { ofUnits } from '../../kit/unitColumns.ts';
import { LAST_TURN } from './card.ts';
import { SIDES } from './data/sides.ts';
import { LOGISTICS, LOGISTICS_MAXIMUM, THUNDER } from './data/units.ts';
import { FRAME } from './frameKinds.ts';
import { switchesOf } from './options.ts';
import { backOf, COUNT, frontOf, HEXES, HQS, POOL, SOVIET, SUPPLY, SUPPORT_KINDS } from './pieces.ts';

/** Places off the map. */
export const DEAD = -1;
export const TO_SET_UP = -2;
export const TO_ARRIVE = -3;
export const BOXES: Readonly<Record<number, string>> = {
  [DEAD]: 'eliminated',
  [TO_SET_UP]: 'set-up',
  [TO_ARRIVE]: 'reinforcements',
};

/** The four balance options of 2020 (B1-B4). */
export interface Switches {
  readonly corpsOnce: boolean;
  readonly naturalHold: boolean;
  readonly sovietHold: boolean;
  readonly noAxisStrategic: boolean;
}

/** The sides of a counter by name, or by step as in a trial: 1 is the front, 2 the exhausted side. */
const STEPS: ReadonlyMap<Json, number> = new Map<Json, number>([
  ['front', 0],
  [1, 0],
  ['exhausted', 1],
  [2, 1],
]);
const STEP: Kind<number> = {
  ...FLAG,
  read: (r, at, said) => STEPS.get(said) ?? wrong(r, at, 'front or exhausted', said),
  say: (_names, exhausted) => exhausted + 1,
};

const zeros = (n: number): readonly number[] => Array.from({ length: n }, () => 0);

const HEX = printed('hexes', HEXES);
const SIDE = sideAmong(SIDES);
const OWNED = POOL.flat();
const CUP: readonly number[] = [THUNDER['break-out'], THUNDER.refused];
const SWITCHES = record<Switches>({
  corpsOnce: SWITCH,
  naturalHold: SWITCH,
  sovietHold: SWITCH,
  noAxisStrategic: SWITCH,
});
const SUPPORT = byTwoKeys(
  [SIDE, among(SUPPORT_KINDS), SUPPORT_KINDS.length],
  place => count(0, OWNED[place] ?? 0),
  zeros(OWNED.length),
);

const DECLARED = {
  /** 1 to 4; 0 while setting up. */
  turn: said(count(0, LAST_TURN), 1),
  flow: flowOf<Frame>(FRAME, 8),
  options: settled(SWITCHES, switchesOf({})),
  /** Hex or box of each unit. */
  place: ofUnits(
    { hex: HEX, box: coded(BOXES) },
    zeros(COUNT).map(() => DEAD),
  ),
  /** 1 for a unit on its exhausted side. */
  exhausted: ofUnits({ exhausted: MARK, step: STEP }, zeros(COUNT)),
  /** Logistics points by side. */
  lp: ofKeys(SIDE, count(0, LOGISTICS_MAXIMUM), [LOGISTICS.axis.start, LOGISTICS.soviet.start]),
  /** Support markers in hand this turn: side * 3 + kind. */
  support: said(SUPPORT, zeros(OWNED.length)),
  /** Hexes of Axis air markers on the map. */
  air: said<readonly number[]>(setOf(HEX, OWNED[0] ?? 0), []),
  /** Headquarters markers turned over this turn. */
  hqUsed: ofMarks(printed('cards', HQS), zeros(HQS)),
  /** Corps orders given in the whole game (B1). */
  corpsOrders: said(count(0, LAST_TURN), 0),
  /** Side that controls each supply hex. */
  control: ofKeys(
    printedIn(
      'hexes',
      SUPPLY.map(({ hex }) => hex),
    ),
    SIDE,
    SUPPLY.map(() => SOVIET),
  ),
  /** Thunder lines crossed so far. */
  crossed: said<readonly number[]>(setOf(count(1, 3), 3), []),
  /** Thunder markers left: break-out, refused. */
  cup: ofKeys(among(Object.keys(THUNDER)), kind => count(0, CUP[kind] ?? 0), CUP),
  /** -1 while undecided. */
  winner: unsaid(int(-1, 1), -1),
};

/** Columns are never changed in place: `d.place = withAt(d.place, unit, hex)`. */
export interface State extends StateOf<typeof DECLARED> {}

/** Written out by hand: see kit/columns.ts. */
const copy = (s: State): State => ({
  turn: s.turn,
  flow: s.flow,
  options: s.options,
  place: s.place,
  exhausted: s.exhausted,
  lp: s.lp,
  support: s.support,
  air: s.air,
  hqUsed: s.hqUsed,
  corpsOrders: s.corpsOrders,
  control: s.control,
  crossed: s.crossed,
  cup: s.cup,
  winner: s.winner,
});

export const COLUMNS = columns<State, typeof DECLARED>(DECLARED, copy);

/** Hex or box of a unit. */
export const placeOf = (s: Pick<State, 'place'>, u: number): number => s.place[u]!;
export const isOnMap = (s: Pick<State, 'place'>, u: number): boolean => placeOf(s, u) >= 0;
export const strengthOf = (s: State, u: number): number => (s.exhausted[u] ? backOf(u) : frontOf(u));
export const pointsOf = (s: State, side: Side): number => s.lp[side]!;
export const isOver = (s: State): boolean => s.winner >= 0;

/** Ends the game at once; no decision is pending any more. */
export function win(d: State, side: Side): void {
  d.winner = side;
  d.flow.length = 0;
}

export const supportLeft = (s: State, side: Side, kind: number): number => s.support[side * 3 + kind]!;

/** 2.2.2 A marker is used for this turn. */
export const useSupport = (d: State, side: Side, kind: number): void => {
  d.support = withAt(d.support, side * 3 + kind, supportLeft(d, side, kind) - 1);
};
