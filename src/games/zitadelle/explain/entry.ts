/** 11.1 Why a reinforcement cannot come on there. */
import type { Action, Refusal } from '../../../kit/game.ts';
import { EDGE_ROADS } from '../data/roads.ts';
import { UNITS } from '../data/units.ts';
import { AREAS } from '../data/zones.ts';
import { BOARD } from '../pieces.ts';
import { entryCost } from '../rules/costs.ts';
import { entrySpots } from '../rules/entry.ts';
import type { Going } from '../rules/movement.ts';
import { allowanceOf } from '../rules/values.ts';
import { ARRIVING, isOnMap, type State, TO_COME } from '../state.ts';
import { comesLater } from './setUp.ts';
import { missing, whyNoStop, whyNotOwn } from './units.ts';

export function whyNotArrive(go: Going, { unit, hex }: Action): Refusal | undefined {
  const refusal = whyNotOwn(go.f.side, unit, '11.1.1') ?? whyNotArriving(go.s, unit!);
  if (refusal || unit === undefined) return refusal;
  return hex === undefined ? missing('hex', '11.1.1') : whyNotGate(go, unit, hex);
}

function whyNotArriving(s: State, unit: number): Refusal | undefined {
  if (s.place[unit] === ARRIVING) return undefined;
  if (isOnMap(s, unit)) return { rule: '11.1.1', code: 'already-on-map', about: { unit } };
  return whyNotHere(s, unit);
}

/** Why a unit is not on the map. */
export function whyNotHere(s: State, unit: number): Refusal | undefined {
  if (isOnMap(s, unit)) return undefined;
  return s.place[unit] === TO_COME ? comesLater(s, unit) : { rule: '2.2', code: 'not-on-map', about: { unit } };
}

function whyNotGate(go: Going, unit: number, hex: number): Refusal | undefined {
  const { entry } = UNITS[unit]!;
  const id = entry.kind === 'turn' ? entry.area : '';
  const name = BOARD.names[hex]!;
  const about = { unit, hex };
  const isGate = AREAS.find(area => area.id === id)?.hexes.includes(name) ?? false;
  if (!isGate) return { rule: '11.1.1', code: 'other-entry', about: { ...about, area: id } };
  if (go.front.enemy[hex]) return { rule: '8.2.1', code: 'enemy-there', about };
  const cost = entryCost(unit, hex, EDGE_ROADS.get(name)) + go.toll[hex]!;
  const limit = allowanceOf(go.s, unit);
  if (cost > limit)
    return { rule: '8.2.5', code: 'entry-cost', about: { ...about, cost: cost / 2, allowance: limit / 2 } };
  return entrySpots(go, unit).some(spot => spot.hex === hex) ? undefined : whyNoStop(go.s, unit, hex);
}
