/** 9.12 Remnants of German and Guards units lost in defence, placed two hexes behind the lines. */
import { hexDistance } from '../../../kit/board.ts';
import type { Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import type { UnitType } from '../data/unit.ts';
import type { Fallen } from '../frames.ts';
import { BOARD, IS_REMNANT, printedAllowance, SIDE, sideOf, UNITS_OF, unitSpec, WOODS } from '../pieces.ts';
import { SPARE, type State } from '../state.ts';
import { type Ground, groundOf, hasRoom } from './ground.ts';
import { closedTo } from './neutral.ts';
import { isRooted, openNeighbours } from './retreat.ts';
import { whyNotBack } from './retreatWhy.ts';
import { whyNotOwn } from './whose.ts';

/** Types that leave no remnant. */
const NEVER: readonly UnitType[] = ['headquarters', 'dictator', 'worker', 'partisan', 'paratroop'];
const MOBILE: readonly UnitType[] = ['armour', 'mechanized'];

/** 9.12.1 The Guards, the German army and the SS, but not the Luftwaffe, which includes the paratroops. */
export function leavesRemnant(u: number): boolean {
  const { nation, service, type } = unitSpec(u);
  if (IS_REMNANT[u] || NEVER.includes(type)) return false;
  return service === 'guards' || service === 'ss' || (nation === 'german' && service === 'army');
}

/** 9.12.1, Q8 Of the same service and no faster; all but armour and mechanized units leave infantry. */
function isRemnantOf(remnant: number, u: number): boolean {
  const [left, lost] = [unitSpec(remnant), unitSpec(u)];
  if (left.service !== lost.service || SIDE[remnant] !== SIDE[u] || printedAllowance(remnant) > printedAllowance(u))
    return false;
  return left.type === 'infantry' || MOBILE.includes(lost.type);
}

/** A remnant that may appear, and the hexes for it. */
export interface Rally {
  readonly unit: number;
  readonly hexes: readonly number[];
}

/** One remnant of each sort in stock, with every hex that a lost unit could have retreated to. */
export function ralliesOf(s: State, fallen: readonly Fallen[]): Rally[] {
  const [first] = ableOf(s, fallen);
  if (!first) return [];
  const side = sideOf(first.unit);
  const g = groundOf(s, side);
  return sortsInStock(s, side).flatMap(unit => {
    const origins = originsOf(s, fallen, unit);
    const hexes = [...new Set(origins.flatMap(h => rallyHexes(s, g, h, unit)))].sort((a, b) => a - b);
    return hexes.length > 0 ? [{ unit, hexes }] : [];
  });
}

/** The lost units that could have retreated and leave a remnant. */
const ableOf = (s: State, fallen: readonly Fallen[]): Fallen[] =>
  fallen.filter(x => leavesRemnant(x.unit) && BOARD.terrain[x.hex] !== WOODS && !isRooted(s, x.unit));

/** The hexes of lost units that a remnant may stand for. */
const originsOf = (s: State, fallen: readonly Fallen[], remnant: number): number[] =>
  ableOf(s, fallen).flatMap(x => (isRemnantOf(remnant, x.unit) ? [x.hex] : []));

const NO_REMNANT = bar('9.12.1', 'no-remnant', 'unit');
const IN_PLAY = bar('9.12.1', 'remnant-in-play', 'unit');
const NOT_ITS = bar('9.12.1', 'not-its-remnant', 'unit');
const NO_PLACE = bar('9.12.1', 'no-rally-hex', 'unit');

/** Why a unit is not a remnant that may appear. */
export function whyNotRallied(s: State, fallen: readonly Fallen[], u: number): Why {
  const [first] = fallen;
  const own = first && whyNotOwn(sideOf(first.unit), u);
  if (own) return own;
  if (!IS_REMNANT[u]) return NO_REMNANT;
  if (s.place[u] !== SPARE) return IN_PLAY;
  if (originsOf(s, fallen, u).length === 0) return NOT_ITS;
  const like = sortsInStock(s, sideOf(u)).find(v => sortOf(v) === sortOf(u));
  return like === u ? NO_PLACE : { rule: '9.12.1', code: 'other-remnant', about: { unit: u, units: [like ?? u] } };
}

const TWO_HEXES = bar('9.12.1', 'two-hexes-back', 'unit', 'hex');

/** Why a remnant cannot appear in a hex: it must be two hexes of retreat from where the unit was lost. */
export function whyNotRallyHex(s: State, fallen: readonly Fallen[], u: number, h: number): Why {
  const isTwoAway = originsOf(s, fallen, u).some(from => hexDistance(BOARD, from, h) === 2);
  return isTwoAway ? (whyNotBack(s, u, h) ?? TWO_HEXES) : TWO_HEXES;
}

/** The first of each sort that is not in play: they are interchangeable. */
function sortsInStock(s: State, side: Side): number[] {
  const seen = new Set<string>();
  return UNITS_OF[side].filter(u => {
    if (!IS_REMNANT[u] || s.place[u] !== SPARE) return false;
    if (seen.has(sortOf(u))) return false;
    seen.add(sortOf(u));
    return true;
  });
}

const sortOf = (u: number): string => `${unitSpec(u).service} ${unitSpec(u).type}`;

/** 9.12.1 Two hexes of retreat away. */
function rallyHexes(s: State, g: Ground, from: number, remnant: number): number[] {
  const out: number[] = [];
  const rear = { g, closed: closedTo(s, remnant) };
  for (const middle of openNeighbours(rear, from))
    for (const h of openNeighbours(rear, middle))
      if (hexDistance(BOARD, from, h) === 2 && hasRoom(g, remnant, h)) out.push(h);
  return out;
}
