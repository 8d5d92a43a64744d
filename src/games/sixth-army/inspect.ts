/** What the screen, the protocol and bots may ask of a position beyond its legal choices. */
import { topFrame } from '../../kit/flow.ts';
import type { Inspect, Refusal } from '../../kit/game.ts';
import type { ReachReport, SupplyReport, UnitReport } from '../../kit/report.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import { whereOf } from '../../kit/sideLook.ts';
import type { Side } from '../../kit/sides.ts';
import { refusalOf } from '../../kit/why.ts';
import { isMovement } from './frames.ts';
import { COUNT, SIDE, sideOf, sideOfRole, UNITS_OF, unitSpec } from './pieces.ts';
import { oddsReport } from './preview.ts';
import { groundOf } from './rules/ground.ts';
import { cutOffBy, recoveryCost, supplyNet } from './rules/logistics.ts';
import { type Leg, legOf, mayBeginStrategic, waysOf, whyNotMove } from './rules/movement.ts';
import { EXHAUSTED } from './rules/own.ts';
import { BOXES, isOnMap, placeOf, type State, strengthOf } from './state.ts';
import { tableReports } from './tables.ts';
import { ways } from './ways.ts';

export const inspect: Inspect<State> = {
  units: s => Array.from({ length: COUNT }, (_, u) => unitReport(s, u)),
  tables: tableReports,
  reach: reachReport,
  odds: oddsReport,
  forecast: (s, role, hex) => oddsReport(s, role, { type: 'attack', hex }),
  ways: (s, _role, action) => ways(s, action),
  supply(s, role) {
    const side = sideOfRole(role);
    return side === undefined ? [] : supplyReports(s, side);
  },
};

function unitReport(s: State, u: number): UnitReport {
  const { side, formation, nation, type, size, front, back, allowance, shock, white, turn, source } = unitSpec(u);
  const values = { formation, nation, type, size, front, back, allowance, shock, white, turn, source };
  const condition = { exhausted: s.exhausted[u] === 1, strength: strengthOf(s, u) };
  const place = placeOf(s, u);
  return { unit: u, role: side, ...whereOf(place, BOXES[place]), values: { ...values, ...condition } };
}

/** Where a unit can go: in its own movement with what it has left, otherwise as if it were activated now. */
function reachReport(s: State, u: number): Result<ReachReport, Refusal> {
  const side = sideOf(u);
  if (!isOnMap(s, u)) return fail({ rule: '2.1', code: 'not-on-map', about: { unit: u } });
  const g = groundOf(s, side);
  const found = currentLeg(s, u);
  if (!found.ok) return found;
  const leg = found.value;
  const hexes = waysOf(s, g, leg).map(({ hex, cost, path, mode }) => {
    const stop = g.ezoc[hex] ? { stop: '10.3' } : {};
    return { hex, cost: leg.short ? cost : cost / 2, path, mode, ...stop };
  });
  return ok({ unit: u, from: leg.from, allowance: leg.short ? 2 : unitSpec(u).allowance, hexes });
}

/** During its own side's movement only a unit that may go on has a reach; otherwise the answer is hypothetical. */
function currentLeg(s: State, u: number): Result<Leg, Refusal> {
  const g = groundOf(s, sideOf(u));
  const f = topFrame(s);
  if (f && isMovement(f) && f.side === SIDE[u]) {
    const why = whyNotMove(s, g, f, u);
    return why ? fail(refusalOf(why, { type: 'move', unit: u })) : ok(legOf(s, g, f, u));
  }
  if (s.exhausted[u]) return fail(refusalOf(EXHAUSTED, { type: 'move', unit: u }));
  const strategic = mayBeginStrategic(s, g, u);
  return ok({ unit: u, from: placeOf(s, u), spent: 0, strategic, short: false, inOperation: true });
}

const ENEMY_UNIT = { ja: '敵ユニット', en: 'enemy unit' };
const ENEMY_ZONE = { ja: '敵ZOC', en: 'enemy ZOC' };

/** 13.3.1 Each unit's line to its map edge, or the hexes that block it. */
function supplyReports(s: State, side: Side): SupplyReport[] {
  if (side < 0) return [];
  const net = supplyNet(s, side);
  const g = groundOf(s, side);
  return UNITS_OF[side]
    .filter(u => isOnMap(s, u))
    .map(u => {
      const h = placeOf(s, u);
      const path = net.pathOf(h);
      if (path) return { unit: u, supplied: true, rule: '13.3.1', path, cost: recoveryCost(net, h) };
      const blockedBy = cutOffBy(g, h).map(hex => ({ hex, why: g.enemy[hex] ? ENEMY_UNIT : ENEMY_ZONE }));
      return { unit: u, supplied: false, rule: '13.3.1', blockedBy, cost: recoveryCost(net, h) };
    });
}
