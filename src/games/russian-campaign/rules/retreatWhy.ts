/** 9.7 Why a unit cannot retreat now, to a hex, or by a way. */
import { hexDistance } from '../../../kit/board.ts';
import { sameList } from '../../../kit/play.ts';
import { isWay } from '../../../kit/way.ts';
import { bar, type Why } from '../../../kit/why.ts';
import type { BattleFrame } from '../frames.ts';
import { BOARD, IS_WORKER, isLand, sideOf } from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import { groundOf, hasRoom, stackAt } from './ground.ts';
import { closedTo } from './neutral.ts';
import { isHeldByWoods, isRooted, openNeighbours, retreatEnds, retreatPaths } from './retreat.ts';
import { whyOffMap } from './whereabouts.ts';

const STAYS = bar('9.7.1', 'does-not-retreat', 'unit');
const IN_WOODS = bar('9.8.4', 'held-by-woods', 'unit');
const WORKER = bar('12.7.2', 'worker-lost', 'unit');
const LANDED = bar('8.4.3', 'landed-lost', 'unit');
const NO_RETREAT = bar('9.7.2', 'no-retreat', 'unit');
const NO_ROOM_BEHIND = bar('9.7.4', 'no-room-behind', 'unit');
const NOT_YET = bar('9.7.1', 'others-retreat-first', 'unit');

/** Why a unit is none of those that can retreat; `units` have still to go. */
export function whyNotRetreating(s: State, b: BattleFrame, units: readonly number[], u: number): Why {
  const absent = whyOffMap(s, u);
  if (absent) return absent;
  if (!units.includes(u)) return isInBattle(b, u) && isHeldByWoods(s, u) ? IN_WOODS : STAYS;
  if (IS_WORKER[u]) return WORKER;
  if (isRooted(s, u)) return LANDED;
  const g = groundOf(s, sideOf(u));
  if (retreatEnds(s, g, u).length > 0) return NOT_YET;
  const rear = { g, closed: closedTo(s, u) };
  return openNeighbours(rear, placeOf(s, u)).length > 0 ? NO_ROOM_BEHIND : NO_RETREAT;
}

const isInBattle = ({ attackers, defenders }: BattleFrame, u: number): boolean =>
  attackers.includes(u) || defenders.includes(u);

const WATER = bar('9.7.2', 'retreat-water', 'unit', 'hex');
const ENEMY = bar('9.7.2', 'enemy-there', 'unit', 'hex');
const NEUTRAL = bar('V3.1', 'neutral-land', 'unit', 'hex');
const NO_ROOM = bar('9.7.4', 'no-room', 'unit', 'hex');

/** 9.7.2, 9.7.4 What bars a hex to any retreat, however it would be reached. */
export function whyNotBack(s: State, u: number, h: number): Why {
  const g = groundOf(s, sideOf(u));
  if (!isLand(h)) return WATER;
  if (g.enemy[h]) return ENEMY;
  if (g.ezoc[h]) return intoZoc(s, u, h);
  if (closedTo(s, u)?.[h]) return NEUTRAL;
  return hasRoom(g, u, h) ? undefined : NO_ROOM;
}

const TOO_LONG = bar('9.6.2', 'one-or-two-hexes', 'unit', 'hex');
const NO_WAY_BACK = bar('9.7.2', 'no-way-back', 'unit', 'hex');
const COSTS_ANOTHER = bar('9.7.1', 'costs-another', 'unit', 'hex');

/** Why a retreating unit cannot be moved to a hex. */
export function whyNotRetreatTo(s: State, u: number, h: number): Why {
  const distance = hexDistance(BOARD, placeOf(s, u), h);
  if (distance === 0 || distance > 2) return TOO_LONG;
  const bars = whyNotBack(s, u, h);
  if (bars) return bars;
  return retreatEnds(s, groundOf(s, sideOf(u)), u).includes(h) ? COSTS_ANOTHER : NO_WAY_BACK;
}

const NO_WAY = bar('9.7.1', 'no-way', 'unit', 'hex');
const CLOSED = bar('9.7.2', 'no-way', 'unit', 'hex');

/** 9.6.2, 9.7.2 Why a unit cannot be moved to the hex by these hexes. */
export function whyNotLed(s: State, u: number, h: number, path: readonly number[]): Why {
  if (!isWay(BOARD, path, h)) return NO_WAY;
  if (retreatPaths(s, u, h).some(way => sameList(way, path))) return undefined;
  if (path.length > 2) return TOO_LONG;
  const [middle = h] = path;
  const g = groundOf(s, sideOf(u));
  const about = { unit: u, hex: middle };
  if (g.enemy[middle]) return { rule: '9.7.2', code: 'enemy-there', about };
  return g.ezoc[middle] ? intoZoc(s, u, middle) : CLOSED;
}

/** 9.7.2 Friends in the hex make no difference. */
function intoZoc(s: State, unit: number, hex: number): Why {
  const areFriends = stackAt(s, sideOf(unit), hex).some(v => v !== unit);
  return { rule: '9.7.2', code: areFriends ? 'retreat-to-friends' : 'retreat-into-zoc', about: { unit, hex } };
}
