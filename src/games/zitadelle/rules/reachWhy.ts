/**
 * 8.2, 8.3, 8.4 Why a hex is out of reach. Rules are lifted one after the other; the one without which it could be
 * reached is the reason.
 */
import type { Refusal } from '../../../kit/game.ts';
import { FAR, reach } from '../../../kit/reach.ts';
import { AIR_ZONE } from '../data/tables.ts';
import { BOARD, HEXES, IS_FORT } from '../pieces.ts';
import { costsFor } from './costs.ts';
import { zocFor } from './ground.ts';
import { avoidsZoc, isShunning, type Leg, type MoveContext, spotsOf } from './movement.ts';
import { isBeside } from './who.ts';

/** What is left out; mines always are, as `spotsOf` has been checked before. */
interface Lifted {
  readonly zoc?: true;
  readonly air?: true;
  readonly limit?: number;
}

const NOTHING = new Uint8Array(HEXES);

/** Half points to a hex, -1 if it cannot be reached. */
function costTo(go: MoveContext, leg: Leg, hex: number, { zoc: isFree, air, limit = leg.limit }: Lifted = {}): number {
  const zoc = isFree ? NOTHING : zocFor(go.front, leg.unit);
  const isBarred = !isFree && isShunning(leg);
  const reached = reach(BOARD, leg.from, {
    costs: costsFor(leg.unit),
    limit,
    spent: leg.spent + (isFree ? 0 : Math.max(0, leg.breakaway)),
    block: isBarred ? union(go.front.enemy, zoc) : go.front.enemy,
    stop: isBarred ? NOTHING : zoc,
    toll: air ? NOTHING : go.toll,
  });
  return reached.costOf(hex);
}

const union = (a: Uint8Array, b: Uint8Array): Uint8Array => a.map((x, h) => x | (b[h] ?? 0));

export function whyNotReach(go: MoveContext, leg: Leg, hex: number): Refusal {
  const about = { unit: leg.unit, hex };
  if (costTo(go, leg, hex) >= 0) return whyMined(go, leg, hex);
  if (costTo(go, leg, hex, { zoc: true }) >= 0) return whyZoc(go, leg, hex);
  if (costTo(go, leg, hex, { air: true }) >= 0)
    return { rule: '8.4.2', code: 'air-zone', about: { ...about, cost: AIR_ZONE.cost } };
  if (costTo(go, leg, hex, { zoc: true, air: true }) >= 0) return whyZoc(go, leg, hex);
  return tooFar(go, leg, hex);
}

/** 8.3.3 Out of a fort a point must be left, and no leg goes past the die: the first hex beyond comes first. */
function whyMined(go: MoveContext, leg: Leg, hex: number): Refusal {
  const about = { unit: leg.unit, hex };
  const zoc = zocFor(go.front, leg.unit);
  const ends = spotsOf(go, leg).flatMap(spot => (zoc[spot.hex] ? [] : [spot.hex]));
  const forts = [leg.from, ...ends].filter(h => IS_FORT[h]);
  const isFirst = forts.some(fort => isBeside(fort, hex));
  return { rule: '8.3.3', code: isFirst ? 'mines-point' : 'mines-stop', about };
}

/** 8.2.2 to 8.2.4, 13.5.1 Which of the ZOC rules applies. */
export function whyZoc(go: MoveContext, leg: Leg, hex: number): Refusal {
  const about = { unit: leg.unit, hex };
  const isInto = zocFor(go.front, leg.unit)[hex] !== 0;
  if (avoidsZoc(go.s, leg.unit)) return { rule: '13.5.1', code: isInto ? 'disrupted-zoc' : 'zoc-closes', about };
  if (!isShunning(leg)) return { rule: '8.2.2', code: 'zoc-stop', about };
  if (isInto && leg.breakaway >= 0 && isBeside(leg.from, hex)) return { rule: '8.2.4', code: 'zoc-to-zoc', about };
  if (isInto) return { rule: '8.2.4', code: 'broke-away', about };
  const cost = Math.max(0, leg.breakaway);
  const total = costTo(go, { ...leg, spent: leg.spent + cost }, hex, { zoc: true, limit: FAR });
  if (total > leg.limit)
    return { rule: '8.2.3', code: 'breakaway-cost', about: { ...about, ...pointsOf(leg), ...paid(leg, cost, total) } };
  return { rule: '8.2.4', code: 'zoc-closes', about };
}

/** The cost of leaving the ZOC and of the whole way, in points. */
const paid = (leg: Leg, cost: number, total: number) => ({ cost: cost / 2, total: (total - leg.spent) / 2 });

export const pointsOf = (leg: Leg): { left: number; allowance: number } => ({
  left: Math.max(0, leg.limit - leg.spent) / 2,
  allowance: Math.max(0, leg.limit) / 2,
});

/** 8.2.5 With the cost, ignoring ZOCs; enemies may block every way (8.2.1). */
function tooFar(go: MoveContext, leg: Leg, hex: number): Refusal {
  const about = { unit: leg.unit, hex };
  const straight = costTo(go, leg, hex, { limit: FAR });
  const total = straight >= 0 ? straight : costTo(go, leg, hex, { zoc: true, limit: FAR });
  if (total < 0) return { rule: '8.2.1', code: 'no-way', about };
  return { rule: '8.2.5', code: 'too-far', about: { ...about, cost: (total - leg.spent) / 2, ...pointsOf(leg) } };
}
