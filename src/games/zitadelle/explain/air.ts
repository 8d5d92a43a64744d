/** 9.1 Why a bomber cannot be sent somewhere. */
import type { Action, Refusal } from '../../../kit/game.ts';
import type { AirFrame } from '../frames.ts';
import { COMMAND_COUNT, COMMAND_SHEET, COMMAND_SIDE, HEX_SHEET, IS_AIR, IS_DIVE, SHEET, SOVIET } from '../pieces.ts';
import { diveHexes, waiting } from '../rules/air.ts';
import { HANGAR, READY, type State } from '../state.ts';
import { missing, whyNotOwn } from './units.ts';

export function whyNotAir(s: State, f: AirFrame, a: Action): Refusal | undefined {
  if (a.type === 'recall') return whyNotRecall(s, f, a);
  if (a.type !== 'dive' && a.type !== 'raid') return undefined;
  const refusal = whyNotOwn(f.side, a.unit, '9.1.1') ?? whyNotSort(a) ?? whyNotReady(s, a.unit!);
  if (refusal || a.unit === undefined) return refusal;
  return a.type === 'dive' ? whyNotDive(s, a.unit, a.hex) : whyNotRaid(a.unit, a.card);
}

/** Dive bombers go to hexes, level bombers to armies. */
function whyNotSort({ type, unit = -1 }: Action): Refusal | undefined {
  if (!IS_AIR[unit]) return { rule: '9.1.1', code: 'no-aircraft', about: { unit } };
  if (type === 'dive')
    return IS_DIVE[unit] ? undefined : { rule: '9.1.5', code: 'level-bombs-armies', about: { unit } };
  return IS_DIVE[unit] ? { rule: '9.1.4', code: 'dive-bombs-hexes', about: { unit } } : undefined;
}

/** Bombers of a sort are alike, so they are sent in their order. */
function whyNotReady(s: State, unit: number): Refusal | undefined {
  const about = { unit };
  if (s.place[unit] === HANGAR) return { rule: '9.1.2', code: 'not-flying', about };
  if (s.place[unit] !== READY) return { rule: '9.1.1', code: 'already-sent', about };
  const first = waiting(s).find(u => IS_DIVE[u] === IS_DIVE[unit] && SHEET[u] === SHEET[unit]);
  return first === unit ? undefined : { rule: '9.1.1', code: 'another-first', about: { unit, units: [first ?? unit] } };
}

function whyNotDive(s: State, unit: number, hex: number | undefined): Refusal | undefined {
  if (hex === undefined) return missing('hex', '9.1.1');
  if (HEX_SHEET[hex] !== SHEET[unit]) return { rule: '9.1.3', code: 'other-half-air', about: { unit, hex } };
  return diveHexes(s, unit).includes(hex)
    ? undefined
    : { rule: '9.1.4', code: 'no-soviet-armour', about: { unit, hex } };
}

function whyNotRaid(unit: number, card: number | undefined): Refusal | undefined {
  if (card === undefined) return missing('card', '9.1.1');
  if (card >= COMMAND_COUNT || COMMAND_SIDE[card] !== SOVIET)
    return { rule: '9.1.5', code: 'no-soviet-army', about: { unit, card } };
  return COMMAND_SHEET[card] === SHEET[unit]
    ? undefined
    : { rule: '9.1.3', code: 'other-half-army', about: { unit, card } };
}

function whyNotRecall(s: State, f: AirFrame, { unit }: Action): Refusal | undefined {
  const refusal = whyNotOwn(f.side, unit, '9.1.1');
  if (refusal || unit === undefined) return refusal;
  if (!IS_AIR[unit]) return { rule: '9.1.1', code: 'no-aircraft', about: { unit } };
  const isSent = s.place[unit] !== HANGAR && s.place[unit] !== READY;
  return isSent ? undefined : { rule: '9.1.1', code: 'not-sent', about: { unit } };
}
