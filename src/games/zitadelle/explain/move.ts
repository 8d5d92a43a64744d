/** 8 Why a unit cannot go to a hex: the nearest rule that stands in the way. */
import type { Action, Refusal } from '../../../kit/game.ts';
import type { MovementFrame } from '../frames.ts';
import { isBound } from '../phases/movement.ts';
import { HEX_SHEET, IS_AIR, IS_TROOP } from '../pieces.ts';
import { type Going, goingOf, isFrozen, isStuck, legOf, mayMove, needsStart, spotsOf } from '../rules/movement.ts';
import { hexToClear, mayStop } from '../rules/stops.ts';
import { ARRIVING, IDLE, type State } from '../state.ts';
import { whyNotArrive, whyNotHere } from './entry.ts';
import { whyNotPush } from './pushOn.ts';
import { whyNotReach } from './reach.ts';
import { whyNotRegroup } from './regroup.ts';
import { isOverLake, missing, whyNoStop, whyNotOwn } from './units.ts';
import { whyNotAlong } from './way.ts';

export function whyNotMovement(s: State, f: MovementFrame, a: Action): Refusal | undefined {
  const go = goingOf(s, f);
  const isGoingOn = a.type === 'move' && a.unit === f.mover;
  if (isBound(go) && !isGoingOn) return { rule: '8.2.8', code: 'must-go-on', about: { unit: f.mover } };
  switch (a.type) {
    case 'move':
      return whyNotMove(go, a);
    case 'push-on':
      return whyNotMover(go, a.unit) ?? whyNotPush(go, a);
    case 'enter':
      return whyNotArrive(go, a);
    case 'start':
      return whyNotStart(go, a.unit);
    case 'end-movement':
      return whyNotEnd(go);
    default:
      return whyNotRegroup(s, f, a);
  }
}

/** 8.2.8 A stack that is too high while somebody in it can still go. */
export function whyNotEnd(go: Going): Refusal | undefined {
  const hex = hexToClear(go);
  return hex < 0 ? undefined : { rule: '8.2.8', code: 'stack-too-high', about: { hex } };
}

function whyNotMove(go: Going, { unit, hex, hexes }: Action): Refusal | undefined {
  const refusal = whyNotMover(go, unit);
  if (refusal || unit === undefined) return refusal;
  if (hex === undefined) return missing('hex', '8.1.1');
  const end = whyNotEnter(go, unit, hex) ?? whyNotSpot(go, unit, hex);
  return end ?? (hexes && whyNotAlong(go, legOf(go, unit), hexes, hex));
}

/** Why a unit has no move now, wherever it wants to go. */
function whyNotMover(go: Going, unit: number | undefined): Refusal | undefined {
  const { s, f } = go;
  const refusal = whyNotOwn(f.side, unit, '8.1.1') ?? whyNotThere(s, unit!);
  if (refusal || unit === undefined) return refusal;
  const about = { unit };
  if (isFrozen(s, unit)) return { rule: '8.5.1', code: 'reserve', about };
  if (mayMove(go, unit))
    return isStuck(s, legOf(go, unit)) ? { rule: '13.5.1', code: 'disrupted-held', about } : undefined;
  if (s.done[unit] === IDLE && needsStart(unit)) return { rule: '10.3.2', code: 'start-first', about };
  const isHeld = legOf(go, unit).breakaway >= 0;
  return { rule: isHeld ? '8.2.2' : '8.1.6', code: isHeld ? 'stopped-zoc' : 'already-moved', about };
}

/** Why there is no unit on the map that could walk. */
function whyNotThere(s: State, unit: number): Refusal | undefined {
  if (IS_AIR[unit]) return { rule: '9.1.1', code: 'aircraft-move', about: { unit } };
  if (s.place[unit] === ARRIVING) return { rule: '11.1.1', code: 'enter-instead', about: { unit } };
  return whyNotHere(s, unit) ?? (IS_TROOP[unit] ? undefined : { rule: '10.1.1', code: 'never-moves', about: { unit } });
}

/** Why a unit may not be in a hex, however near it is. */
function whyNotEnter(go: Going, unit: number, hex: number): Refusal | undefined {
  const about = { unit, hex };
  const from = go.s.place[unit]!;
  if (hex === from) return { rule: '8.1.1', code: 'same-hex', about };
  if (HEX_SHEET[hex] !== HEX_SHEET[from]) return { rule: '8.2.6', code: 'other-half', about };
  if (go.front.enemy[hex]) return { rule: '8.2.1', code: 'enemy-there', about };
  return isOverLake(from, hex) ? { rule: '8.2.6', code: 'lake-between', about } : undefined;
}

/** It is not to be reached, or there is no room at the end. */
function whyNotSpot(go: Going, unit: number, hex: number): Refusal | undefined {
  const leg = legOf(go, unit);
  const spot = spotsOf(go, leg).find(at => at.hex === hex);
  if (!spot) return whyNotReach(go, leg, hex);
  return mayStop(go, leg, spot) ? undefined : whyNoStop(go.s, unit, hex);
}

/** 10.3.2 */
function whyNotStart(go: Going, unit: number | undefined): Refusal | undefined {
  const { s, f } = go;
  const refusal = whyNotOwn(f.side, unit, '10.3.2') ?? whyNotHere(s, unit!);
  if (refusal || unit === undefined) return refusal;
  const about = { unit };
  if (!needsStart(unit)) return { rule: '10.3.1', code: 'needs-no-start', about };
  return s.done[unit] === IDLE ? undefined : { rule: '10.3.2', code: 'has-started', about };
}
