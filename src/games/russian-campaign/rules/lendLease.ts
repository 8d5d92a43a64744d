/** 12.7.7, 12.7.8, V3.1, V3.3, V3.4 Lend-lease: a die of points for each open route. */
import type { Io } from '../../../kit/flow.ts';
import { LEND_LEASE } from '../data/schedule.ts';
import { ITALY_OUT, JAPAN, NO_BALKANS } from '../data/variants.ts';
import { cityHex, SOVIET } from '../pieces.ts';
import type { State } from '../state.ts';
import { controller } from './control.ts';
import { presence } from './ground.ts';
import { isAdopted } from './whatIf.ts';

export interface Convoy {
  readonly rule: string;
  readonly hex: number;
  /** V3.1 The die may count twice. */
  readonly times: number;
}

const ARCHANGEL = cityHex(LEND_LEASE.city);

/** The routes open now. */
export function convoysOf(s: State): Convoy[] {
  const who = presence(s);
  const held = (cities: readonly string[]): number =>
    cities.map(cityHex).find(h => controller(s, h, who) === SOVIET) ?? -1;
  const out: Convoy[] = [];
  const isTime = s.turn >= LEND_LEASE.fromTurn && s.turn <= LEND_LEASE.toTurn;
  // 12.7.8 It is lost for good once the Axis control it.
  if (isTime && !s.archangelLost)
    out.push({ rule: '12.7.7', hex: ARCHANGEL, times: isAdopted(s, 'no-balkans') ? NO_BALKANS.lendLease : 1 });
  const black = held(ITALY_OUT.lendLease.cities);
  if (isAdopted(s, 'italy-out') && s.turn >= ITALY_OUT.lendLease.fromTurn && black >= 0)
    out.push({ rule: 'V3.3', hex: black, times: 1 });
  const caspian = held(JAPAN.lendLease.cities);
  if (isAdopted(s, 'japan') && s.turn >= JAPAN.lendLease.fromTurn && caspian >= 0)
    out.push({ rule: 'V3.4', hex: caspian, times: 1 });
  return out;
}

/** Rolls for each and logs the result. */
export function receiveConvoys(d: State, io: Io): number {
  let sum = 0;
  for (const { rule, hex: h, times } of convoysOf(d)) {
    const die = io.dice.roll(6, rule);
    sum += die * times;
    io.emit({ type: 'lend-lease', rule, hex: h, die, points: die * times });
  }
  return sum;
}
