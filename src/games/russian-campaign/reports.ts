/** What there is to be said of every unit and of its supply, in any phase. */
import type { Bilingual, Json, Role } from '../../kit/game.ts';
import type { SupplyReport, UnitReport } from '../../kit/report.ts';
import { whereOf } from '../../kit/sideLook.ts';
import type { Side } from '../../kit/sides.ts';
import type { Entry } from './data/unit.ts';
import { impulseNow } from './frames.ts';
import { COUNT, sideOfRole, unitSpec } from './pieces.ts';
import { combatSupply } from './rules/combatSupply.ts';
import { groundOf } from './rules/ground.ts';
import { allowanceOf } from './rules/mover.ts';
import { isClosed } from './rules/neutral.ts';
import { strengthAfter, supplyEffect } from './rules/strength.ts';
import { cutOffBy, needsSupply, supplyLines } from './rules/supply.ts';
import { BOXES, isOnMap, placeOf, type State } from './state.ts';

export function unitReports(s: State): UnitReport[] {
  const isSupplied = combatSupply(s, impulseNow(s));
  return Array.from({ length: COUNT }, (_, u) => unitReport(s, u, !isOnMap(s, u) || isSupplied(u)));
}

/** Printed values, what becomes of the strength in the snow (10.3.2), the moves of this turn (8.2.4), when it comes. */
function unitReport(s: State, u: number, isSupplied: boolean): UnitReport {
  const { id, side, nation, service, type, size, strength, allowance, entry, source } = unitSpec(u);
  const printed = { id, nation, service, type, size, strength, allowance, source, ...comingOf(entry) };
  const now = {
    combat: strengthAfter(u, supplyEffect(isSupplied)),
    moves: [allowanceOf(s, u, 1), allowanceOf(s, u, 2)],
  };
  const place = placeOf(s, u);
  return { unit: u, role: side, ...whereOf(place, BOXES[place]), values: { ...printed, ...now } };
}

function comingOf(entry: Entry): { readonly [key: string]: Json } {
  if (entry.kind === 'code') return { code: entry.code };
  if (entry.kind === 'turn') return { turn: entry.turn, impulse: entry.impulse, at: entry.at };
  return entry.kind === 'conversion' ? { turn: entry.turn } : {};
}

const ENEMY_UNIT = { ja: '敵ユニット', en: 'enemy unit' };
const ENEMY_ZONE = { ja: '敵ZOC', en: 'enemy ZOC' };
const ENEMY_CITY = { ja: '敵の都市', en: 'enemy city' };
const NEUTRAL_LAND = { ja: '中立国', en: 'neutral country' };

export function supplyReport(s: State, role: Role): readonly SupplyReport[] {
  const side = sideOfRole(role);
  return side === undefined ? [] : supplyReports(s, side);
}

/** 10.2 Each unit's line to its source, or what closes it; 10.1 who needs none is told as supplied. */
function supplyReports(s: State, side: Side): SupplyReport[] {
  if (side < 0) return [];
  const lines = supplyLines(s, side).map(({ unit, path }): SupplyReport => {
    if (path) return { unit, supplied: true, rule: '10.2', path };
    return { unit, supplied: !needsSupply(s, unit), rule: '10.1' };
  });
  return lines.map(line => (line.supplied ? line : { ...line, blockedBy: blockers(s, side, placeOf(s, line.unit)) }));
}

function blockers(s: State, side: Side, from: number): NonNullable<SupplyReport['blockedBy']> {
  const hexes = cutOffBy(s, side, from);
  const g = groundOf(s, side);
  const why = (h: number): Bilingual => {
    if (g.enemy[h]) return ENEMY_UNIT;
    if (g.ezoc[h]) return ENEMY_ZONE;
    return isClosed(s, h) ? NEUTRAL_LAND : ENEMY_CITY;
  };
  return hexes.map(hex => ({ hex, why: why(hex) }));
}
