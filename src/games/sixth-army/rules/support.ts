/** 12 Support attacks, and the use of each marker. Anti-tank markers are for defence only (11.7). */
import type { Named } from '../../../kit/offer.ts';
import type { Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { isBattle } from '../frames.ts';
import {
  AIR,
  ANTI_TANK,
  ARTILLERY,
  AXIS,
  BOARD,
  cardOfSupport,
  enemyOf,
  HEXES,
  hexMap,
  IS_ARMOUR,
  SOVIET,
  SUPPORT_KINDS,
  supportOfCard,
  UNITS_OF,
} from '../pieces.ts';
import { placeOf, type State, supportLeft } from '../state.ts';
import { stackAt } from './ground.ts';

/** The card, if it is the marker of one kind. */
export function onlyMarker(
  rule: string,
  kind: number,
): { ends(): readonly number[]; why(_q: unknown, _a: Named): Why } {
  const card = cardOfSupport(kind);
  return { ends: () => [card], why: () => ({ rule, code: 'other-marker', about: { card } }) };
}

/** 11.6 The side that holds artillery markers, or -1: only one side has air superiority, so never both. */
export function artilleryHolder(s: State): number {
  if (supportLeft(s, AXIS, ARTILLERY) > 0) return AXIS;
  return supportLeft(s, SOVIET, ARTILLERY) > 0 ? SOVIET : -1;
}

const NOT_SUPPORT = bar('12.1', 'not-support', 'card');
const NO_MARKER = bar('12.1', 'no-marker', 'card');
const DEFENDS = { rule: '11.7', code: 'anti-tank-defends' } as const;

/** 12.1 Why a card cannot make a support attack. */
export function whyNotSupport(s: State, side: Side, card: number): Why {
  const kind = supportOfCard(card);
  if (SUPPORT_KINDS[kind] === undefined) return NOT_SUPPORT;
  if (kind === ANTI_TANK) return DEFENDS;
  return supportLeft(s, side, kind) > 0 ? undefined : NO_MARKER;
}

/** Hexes with enemies on their front side, in their order. */
export function freshEnemies(s: State, side: Side): number[] {
  const marks = hexMap();
  for (const u of UNITS_OF[enemyOf(side)]) if (placeOf(s, u) >= 0 && !s.exhausted[u]) marks[placeOf(s, u)] = 1;
  const out: number[] = [];
  for (let h = 0; h < HEXES; h++) if (marks[h]) out.push(h);
  return out;
}

/** 12.2, 12.3 Why a hex cannot be hit: it needs a fresh enemy unit, for artillery next to an own unit. */
export function whyNotHit(s: State, side: Side, { card, hex }: Pick<Named, 'card' | 'hex'>): Why {
  const kind = supportOfCard(card);
  const rule = kind === AIR ? '12.2' : '12.3';
  if (!UNITS_OF[enemyOf(side)].some(u => s.place[u] === hex && !s.exhausted[u])) {
    const units = stackAt(s, enemyOf(side), hex);
    return { rule, code: units.length > 0 ? 'no-fresh-enemy' : 'no-enemy', about: { hex, units } };
  }
  return kind === AIR || isBesideOwn(s, side, hex) ? undefined : { rule, code: 'not-beside', about: { hex } };
}

function isBesideOwn(s: State, side: Side, h: number): boolean {
  const around = BOARD.next.subarray(h * 6, h * 6 + 6);
  return UNITS_OF[side].some(u => placeOf(s, u) >= 0 && around.includes(placeOf(s, u)));
}

/** A marker used at the wrong moment is refused by its own rule if that is nearer: 6.3, 11.6, 11.7. */
export function whyNotMarker(s: State, side: Side, type: string): Why {
  if (type === 'place-air' && side === SOVIET) return { rule: '6.3', code: 'axis-air' };
  if (type === 'artillery' && supportLeft(s, side, ARTILLERY) === 0)
    return { rule: '11.6', code: 'no-marker', about: { card: cardOfSupport(ARTILLERY) } };
  return type === 'anti-tank' ? whyNotAntiTank(s, side) : undefined;
}

/** 11.7 Only in defence, against armour, before shock. */
function whyNotAntiTank(s: State, side: Side): Why {
  const battle = s.flow.find(isBattle);
  const none = { rule: '11.7', code: 'no-marker', about: { card: cardOfSupport(ANTI_TANK) } };
  if (side !== SOVIET) return none;
  if (!battle || battle.side === SOVIET) return DEFENDS;
  if (supportLeft(s, SOVIET, ANTI_TANK) === 0) return none;
  const code = battle.attackers.some(u => IS_ARMOUR[u]) ? 'anti-tank-first' : 'no-armour';
  return { rule: '11.7', code, about: { hex: battle.hex } };
}
