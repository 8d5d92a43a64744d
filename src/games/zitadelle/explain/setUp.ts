/** 3.0, 11.2.2 Why a unit cannot be set up somewhere, and why set-up is not complete. */
import type { Action, Refusal } from '../../../kit/game.ts';
import type { Entry } from '../data/unit.ts';
import { UNITS } from '../data/units.ts';
import type { SetupFrame } from '../frames.ts';
import { BATTALIONS, IS_COMPANY, IS_TIGER, REGIMENT, SIDE, SOVIET } from '../pieces.ts';
import { reachOf, setUpLack } from '../rules/setUp.ts';
import { HANGAR, isOnMap, type State, TO_COME, TO_SET_UP } from '../state.ts';
import { isAttached, whyNotAttach, whyNotDetach, whyNotJoin, whyNotSplit } from './regroup.ts';
import { missing, whyNoPlace, whyNotOwn } from './units.ts';

export function whyNotSetUp(s: State, f: SetupFrame, a: Action): Refusal | undefined {
  switch (a.type) {
    case 'place':
      return whyNotPlace(s, f, a);
    case 'take-back':
      return whyNotTakeBack(s, f, a);
    case 'ready':
      return setUpLack(s, f.side);
    case 'split':
      return whyNotSplit(s, f, a);
    case 'join':
      return whyNotJoin(s, f, a);
    case 'detach':
      return whyNotDetach(s, f, a);
    case 'attach':
      return whyNotAttach(s, f, a);
    default:
      return undefined;
  }
}

function whyNotPlace(s: State, f: SetupFrame, { unit, hex }: Action): Refusal | undefined {
  const refusal = whyNotOwn(f.side, unit, '3.1') ?? whyNotWaiting(s, unit!);
  if (refusal || unit === undefined) return refusal;
  if (hex === undefined) return missing('hex', '3.1');
  if (!reachOf(unit).includes(hex)) {
    const { entry } = UNITS[REGIMENT[unit]! >= 0 ? REGIMENT[unit]! : unit]!;
    const rule = entry.kind === 'turn' ? '11.2.2' : '3.1';
    return { rule, code: 'outside-zone', about: { unit, hex, zone: zoneIn(entry) } };
  }
  return whyNoPlace(s, unit, hex);
}

const zoneIn = (entry: Entry): string => ('zone' in entry ? (entry.zone ?? '') : '');

/** Why a unit is not among those to be set up. */
function whyNotWaiting(s: State, unit: number): Refusal | undefined {
  const about = { unit };
  if (IS_COMPANY[unit]) return { rule: '13.4.5', code: 'companies-attached', about };
  if (s.place[unit] === TO_SET_UP) return undefined;
  if (isOnMap(s, unit)) return { rule: '3.1', code: 'already-placed', about: { unit, hex: s.place[unit] } };
  if (s.place[unit] === TO_COME) return comesLater(s, unit);
  if (s.place[unit] === HANGAR) return { rule: '9.1.1', code: 'flies-later', about };
  return whyNotInPlay(unit);
}

/** 11.1.1 With chits (13.3) the turn on a Soviet counter says nothing. */
export function comesLater(s: State, unit: number): Refusal {
  if (SIDE[unit] === SOVIET && s.chits.length > 0) return { rule: '13.3.4', code: 'chit-not-drawn', about: { unit } };
  const { entry } = UNITS[unit]!;
  const when = entry.kind === 'turn' ? { turn: entry.turn, area: entry.area } : {};
  return { rule: '11.1.1', code: 'comes-later', about: { unit, ...when } };
}

/** 13.4 Another counter stands for this one. */
function whyNotInPlay(unit: number): Refusal {
  const about = { unit };
  if (REGIMENT[unit]! >= 0) return { rule: '13.4.2', code: 'not-split', about: { unit: REGIMENT[unit] } };
  if (BATTALIONS.has(unit)) return { rule: '13.4.2', code: 'is-split', about };
  return { rule: IS_TIGER[unit] ? '13.4.4' : '3.1', code: IS_TIGER[unit] ? 'is-detached' : 'not-waiting', about };
}

function whyNotTakeBack(s: State, f: SetupFrame, { unit }: Action): Refusal | undefined {
  const refusal = whyNotOwn(f.side, unit, '3.1');
  if (refusal || unit === undefined) return refusal;
  if (IS_COMPANY[unit])
    return isAttached(s, unit) ? undefined : { rule: '13.4.5', code: 'not-attached', about: { unit } };
  return isOnMap(s, unit) ? undefined : { rule: '3.1', code: 'nothing-to-take-back', about: { unit } };
}
