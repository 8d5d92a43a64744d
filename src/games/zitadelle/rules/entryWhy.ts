/** 11.1 Why a reinforcement cannot enter at a hex. */
import { itemAt } from '../../../kit/list.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { EDGE_ROADS } from '../data/roads.ts';
import { AREAS } from '../data/zones.ts';
import { BOARD, unitSpec } from '../pieces.ts';
import { ARRIVING, isOnMap } from '../state.ts';
import { entryCost } from './costs.ts';
import type { MoveContext } from './movement.ts';
import { whyNotHere } from './moveWhy.ts';
import { whyNoStop } from './stackWhy.ts';
import { allowanceOf } from './values.ts';
import { whyNotOwn } from './who.ts';

const ON_MAP = bar('11.1.1', 'already-on-map', 'unit');
const ENEMY_THERE = bar('8.2.1', 'enemy-there', 'unit', 'hex');

/** Why a unit is none of those that may enter now. */
export function whyNotEnter({ s, f }: MoveContext, unit: number): Why {
  const why = whyNotOwn(f.side, unit);
  if (why || s.place[unit] === ARRIVING) return why;
  return isOnMap(s, unit) ? ON_MAP : whyNotHere(s, unit);
}

/** Why a unit that may enter cannot do so at a hex that is not in `entrySpots`. */
export function whyNotGate(go: MoveContext, unit: number, hex: number): Why {
  const { entry } = unitSpec(unit);
  const id = entry.kind === 'turn' ? entry.area : '';
  const name = itemAt(BOARD.names, hex);
  const about = { unit, hex };
  const isGate = AREAS.find(area => area.id === id)?.hexes.includes(name) ?? false;
  if (!isGate) return { rule: '11.1.1', code: 'other-entry', about: { ...about, area: id } };
  if (go.front.enemy[hex]) return ENEMY_THERE;
  const cost = entryCost(unit, hex, EDGE_ROADS.get(name)) + itemAt(go.toll, hex);
  const limit = allowanceOf(go.s, unit);
  if (cost <= limit) return whyNoStop(go.s, unit, hex);
  return { rule: '8.2.5', code: 'entry-cost', about: { ...about, cost: cost / 2, allowance: limit / 2 } };
}
