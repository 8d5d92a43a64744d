/** 3.1, 11.2.2 Why a unit cannot be set up somewhere, or be taken back. */
import type { Refusal } from '../../../kit/game.ts';
import type { Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import type { Entry } from '../data/unit.ts';
import { BATTALIONS, IS_COMPANY, IS_TIGER, REGIMENT, regimentOf, SIDE, SOVIET, unitSpec } from '../pieces.ts';
import { HANGAR, isOnMap, placeOf, type State, TO_COME, TO_SET_UP } from '../state.ts';
import { whyNotDetached } from './regroup.ts';
import { reachOf } from './setUp.ts';
import { whyNoPlace } from './stackWhy.ts';
import { isAttached } from './tigers.ts';
import { whyNotOnMap, whyNotOwn } from './who.ts';

const COMPANIES_ATTACHED = bar('13.4.5', 'companies-attached', 'unit');
const FLIES_LATER = bar('9.1.1', 'flies-later', 'unit');
const IS_SPLIT = bar('13.4.2', 'is-split', 'unit');
const IS_DETACHED = bar('13.4.4', 'is-detached', 'unit');
const NOT_ATTACHED = bar('13.4.5', 'not-attached', 'unit');
const NOTHING_BACK = bar('3.1', 'nothing-to-take-back', 'unit');

/** Why a unit is not among those to be set up. */
export function whyNotWaiting(s: State, side: Side, unit: number): Why {
  const why = whyNotOwn(side, unit);
  if (why) return why;
  if (IS_COMPANY[unit]) return whyNotPlaced(s, unit);
  const place = placeOf(s, unit);
  if (place === TO_SET_UP) return undefined;
  if (place >= 0) return { rule: '3.1', code: 'already-placed', about: { unit, hex: place } };
  if (place === TO_COME) return whyLater(s, unit);
  return place === HANGAR ? FLIES_LATER : whyNotInPlay(s, unit);
}

/** 13.4.5 Companies are attached to a regiment, once there are any. */
const whyNotPlaced = (s: State, unit: number): Why =>
  s.place[unit] === TO_SET_UP || isAttached(s, unit) ? COMPANIES_ATTACHED : whyNotDetached(unit);

/** 11.1.1 With chits (13.3) the turn on a Soviet counter has no meaning. */
export function whyLater(s: State, unit: number): Refusal {
  if (SIDE[unit] === SOVIET && s.chits.length > 0) return { rule: '13.3.4', code: 'chit-not-drawn', about: { unit } };
  const { entry } = unitSpec(unit);
  const when = entry.kind === 'turn' ? { turn: entry.turn, area: entry.area } : {};
  return { rule: '11.1.1', code: 'comes-later', about: { unit, ...when } };
}

/** 13.4 Another counter is used in place of this one. */
function whyNotInPlay(s: State, unit: number): Why {
  if (regimentOf(unit) >= 0) return { rule: '13.4.2', code: 'not-split', about: { unit: REGIMENT[unit] } };
  if (BATTALIONS.has(unit)) return IS_SPLIT;
  return IS_TIGER[unit] ? IS_DETACHED : whyNotOnMap(s, unit);
}

/** Why a unit to be set up cannot be placed there. */
export function whyNotThere(s: State, unit: number, hex: number): Why {
  if (reachOf(unit).includes(hex)) return whyNoPlace(s, unit, hex);
  const { entry } = unitSpec(regimentOf(unit) >= 0 ? regimentOf(unit) : unit);
  const rule = entry.kind === 'turn' ? '11.2.2' : '3.1';
  return { rule, code: 'outside-zone', about: { unit, hex, zone: zoneIn(entry) } };
}

const zoneIn = (entry: Entry): string => ('zone' in entry ? (entry.zone ?? '') : '');

export function whyNotTakeBack(s: State, side: Side, unit: number): Why {
  const why = whyNotOwn(side, unit);
  if (why) return why;
  if (IS_COMPANY[unit]) return isAttached(s, unit) ? undefined : NOT_ATTACHED;
  return isOnMap(s, unit) ? undefined : NOTHING_BACK;
}
