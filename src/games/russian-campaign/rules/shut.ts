/** 6.0, 3.3.2, 9.12.2, V3.1 Where a unit may not be, however it gets there. */
import { bar, type Why } from '../../../kit/why.ts';
import { IS_REMNANT, IS_SS, isLand } from '../pieces.ts';
import { barredByCity, barredTo } from './firstImpulse.ts';
import { unionOf } from './ground.ts';
import type { MoveContext } from './mover.ts';
import { closedTo } from './neutral.ts';

const ENEMY = bar('6.0', 'enemy-there', 'unit', 'hex');
const REMNANT = bar('9.12.2', 'remnant-zoc', 'unit', 'hex');
const NEUTRAL = bar('V3.1', 'neutral-land', 'unit', 'hex');
const WRONG_DISTRICT = bar('3.3.2', 'wrong-district', 'unit', 'hex');
const SPARED = bar('3.3.4', 'spared-city', 'unit', 'hex');
const SPARED_BUT = bar('3.3.5', 'spared-city', 'unit', 'hex');
const SAME_HEX = bar('8.1.2', 'same-hex', 'unit', 'hex');
const NO_LAND = bar('8.2.2', 'no-land', 'unit', 'hex');

/** Why a unit may not be in another land hex: enemies, remnants next to enemies, neutral land, the first impulse. */
export function whyShut(go: MoveContext, u: number, h: number): Why {
  const { s, g } = go;
  if (g.enemy[h]) return ENEMY;
  if (avoidsZoc(u) && g.ezoc[h]) return REMNANT;
  if (closedTo(s, u)?.[h]) return NEUTRAL;
  if (!go.first || !barredTo(s, g, u)[h]) return undefined;
  if (!barredByCity(s, u, h)) return WRONG_DISTRICT;
  return s.options.cityAssault ? SPARED_BUT : SPARED;
}

export const isShut = (go: MoveContext, u: number, h: number): boolean => whyShut(go, u, h) !== undefined;

/** The same for any hex. */
export function whyNotEnter(go: MoveContext, u: number, h: number): Why {
  if (h === go.s.place[u]) return SAME_HEX;
  return isLand(h) ? whyShut(go, u, h) : NO_LAND;
}

/** 9.12.2 Remnants, except those of the SS, never enter an enemy ZOC voluntarily. */
const avoidsZoc = (u: number): boolean => IS_REMNANT[u] === true && !IS_SS[u];

/** All hexes of `isShut` as a map, which stays the same object while the enemy does not move. */
export function blockOf({ s, g, first }: MoveContext, u: number): Uint8Array {
  const closed = closedTo(s, u);
  let block = first ? barredTo(s, g, u) : g.enemy;
  if (closed) block = unionOf(g, block, closed);
  return avoidsZoc(u) ? unionOf(g, block, g.ezoc) : block;
}
