/** 3.1, 3.2 Where units are set up, and what a set-up still lacks. */
import type { Refusal } from '../../../kit/game.ts';
import { itemAt } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { paint } from '../../../kit/zoc.ts';
import type { Entry, UnitSpec } from '../data/unit.ts';
import { UNITS } from '../data/units.ts';
import { MODEL_HEXES, ZONES } from '../data/zones.ts';
import { BOARD, HAS_ZOC, hex, hexMap, OPEN_SIDES, roleOf, sideOf, UNITS_OF, unit, unitSpec } from '../pieces.ts';
import { placeOf, type State, TO_SET_UP } from '../state.ts';
import { hasRoom, type Stacks, stacksOf } from './ground.ts';

interface Zone {
  readonly id: string;
  readonly side: string;
  /** 3.2.2 Each of these must be occupied or covered. */
  readonly hexes: readonly number[];
  /** All hexes where its units may be, in order. */
  readonly within: readonly number[];
}

const COMPILED: readonly Zone[] = ZONES.map(zone => ({
  id: zone.id,
  side: zone.side,
  hexes: zone.hexes.map(hex),
  within: [...new Set([...zone.hexes, ...zone.behind])].map(hex).sort((a, b) => a - b),
}));

/** 13.4.2 Battalions enter play like their regiment. */
const entryOf = ({ entry }: UnitSpec): Entry => (entry.kind === 'split' ? unitSpec(unit(entry.of)).entry : entry);

/** The zone printed on a unit, for battalions that of their regiment; '' if there is none. */
const CODE: readonly string[] = UNITS.map(spec => {
  const entry = entryOf(spec);
  if (entry.kind === 'zone') return entry.zone;
  return entry.kind === 'turn' ? (entry.zone ?? '') : '';
});
const ZONE_OF: readonly (Zone | undefined)[] = CODE.map((code, u) =>
  COMPILED.find(zone => zone.id === code && zone.side === roleOf(sideOf(u))),
);

/** 3.1, 11.2.2 Hexes where a unit may be placed. Model's divisions may be anywhere behind their zone. */
export function setUpHexes(s: State, u: number): number[] {
  const stacks = stacksOf(s, sideOf(u));
  return reachOf(u).filter(h => hasRoom(stacks, u, h));
}

export const hasSetUpHex = (stacks: Stacks, u: number): boolean => reachOf(u).some(h => hasRoom(stacks, u, h));

export const reachOf = (u: number): readonly number[] => itemAt(REACH, u);

/** 11.2.2 */
const MODEL_ZONE = 'C';
const MODEL_WITHIN: readonly number[] = MODEL_HEXES.map(hex).sort((a, b) => a - b);

const REACH: readonly (readonly number[])[] = UNITS.map((spec, u) => {
  const zone = ZONE_OF[u];
  if (!zone) return [];
  return entryOf(spec).kind === 'turn' && zone.id === MODEL_ZONE ? MODEL_WITHIN : zone.within;
});

/** What a side's set-up still lacks; undefined if it is complete. */
export function setUpLack(s: State, side: Side): Refusal | undefined {
  const unit = UNITS_OF[side].find(u => s.place[u] === TO_SET_UP);
  if (unit !== undefined) return { rule: '3.1', code: 'not-placed', about: { unit } };
  for (const zone of COMPILED) {
    if (zone.side !== roleOf(side)) continue;
    const open = bareHex(s, zone);
    if (open >= 0) return { rule: '3.2.2', code: 'not-covered', about: { hex: open, zone: zone.id } };
  }
  return undefined;
}

/** 3.2.2 The first hex of a zone that is neither occupied by a unit of its code nor in the ZOC of one; -1 if none. */
function bareHex(s: State, zone: Zone): number {
  const covered = hexMap();
  const from: number[] = [];
  for (const [u, of] of ZONE_OF.entries()) {
    const h = placeOf(s, u);
    if (of !== zone || h < 0) continue;
    covered[h] = 1;
    if (HAS_ZOC[u]) from.push(h);
  }
  paint(BOARD, OPEN_SIDES, from, covered);
  return zone.hexes.find(h => covered[h] === 0) ?? -1;
}
