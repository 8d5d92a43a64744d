/** 8.4 Why a unit cannot go by sea, from its place or to its destination. */
import { bar, type Why } from '../../../kit/why.ts';
import { portHexes } from '../pieces.ts';
import { placeOf, TO_ARRIVE } from '../state.ts';
import { whyNotStay } from './legs.ts';
import type { MoveContext } from './mover.ts';
import { ordersOf } from './orders.ts';
import { chartOf, landingsLeft, portsOf, seaAt, whyNotSailor, whySeaClosed } from './sea.ts';
import { whyNotEnter } from './shut.ts';

/** 8.4.3 Between ports or into one, onto a coast, away from one. */
export type VoyageType = 'sail' | 'invade' | 'evacuate';

const NOT_ON_COAST = bar('8.4.3', 'not-on-coast', 'unit');
const NOT_IN_PORT = bar('8.4.3', 'not-in-port', 'unit');

/** Why a voyage cannot begin. */
export function whyNotEmbark(go: MoveContext, type: VoyageType, unit: number): Why {
  const why = whyNotSailor(go, unit);
  if (why) return why;
  const { s, f } = go;
  const from = placeOf(s, unit);
  if (from === TO_ARRIVE) return type === 'evacuate' ? NOT_ON_COAST : undefined;
  const area = seaAt(from);
  if (area < 0) return NOT_ON_COAST;
  const closed = whySeaClosed(s, f.side, area);
  if (closed || type === 'evacuate') return closed;
  return portsOf(s, f.side, area).includes(from) ? undefined : NOT_IN_PORT;
}

const NO_COAST = bar('8.4.3', 'no-coast', 'unit', 'hex');
const OTHER_SEA = bar('8.4.2', 'other-sea', 'unit', 'hex');
const FROM_PORT = bar('8.4.3', 'from-port', 'unit', 'hex');

/** Why a voyage cannot end in a hex. */
export function whyNotDisembark(go: MoveContext, type: VoyageType, unit: number, hex: number): Why {
  const { s, f } = go;
  const area = seaAt(hex);
  const from = placeOf(s, unit);
  if (area < 0) return NO_COAST;
  const water = whySeaClosed(s, f.side, area);
  if (water) return water;
  if (from >= 0 && seaAt(from) !== area) return OTHER_SEA;
  const place = type === 'invade' ? whyNotInvade(go, area) : whyNotPort(go, area, hex);
  const bars = place ?? whyNotEnter(go, unit, hex);
  if (bars) return bars;
  if (type === 'evacuate' && portsOf(s, f.side, area).includes(from)) return FROM_PORT;
  return whyNotStay(go, unit, hex);
}

const NO_LANDING = bar('8.4.5', 'no-landing', 'hex');
const LANDINGS_USED = bar('8.4.3', 'landings-used', 'hex');
const NO_PORT = bar('8.4.3', 'no-port', 'hex');
const PORT_NOT_YOURS = bar('8.4.3', 'port-not-yours', 'hex');

/** 8.4.3C */
function whyNotInvade({ s, f }: MoveContext, area: number): Why {
  if (chartOf(area).success.landing === undefined) return NO_LANDING;
  return landingsLeft(s, f.side) > 0 ? undefined : LANDINGS_USED;
}

/** 8.4.3A */
function whyNotPort({ s, f }: MoveContext, area: number, hex: number): Why {
  if (!portHexes(area).includes(hex)) return NO_PORT;
  return portsOf(s, f.side, area).includes(hex) ? undefined : PORT_NOT_YOURS;
}

const ORDERS = bar('3.3.2', 'orders', 'unit');

/** 8.4.3D Why a unit on a coast cannot leave the map. */
export const whyNotAway = (go: MoveContext, unit: number): Why => (ordersOf(go, unit) ? ORDERS : undefined);
