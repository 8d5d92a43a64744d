/** 13.3 Recovery at the end of a turn, and the paying that an order's recovery (9.2) shares with it. */
import { type Io, type Phase, pop } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import type { Traced } from '../../../kit/trace.ts';
import { hasActed, type RecoveryFrame } from '../frames.ts';
import { HQ_SIDE, IS_WHITE, roleOf, SIDE, UNITS_OF } from '../pieces.ts';
import { restore } from '../rules/condition.ts';
import { recoveryCost, supplyNet } from '../rules/logistics.ts';
import { affordable } from '../rules/orders.ts';
import { isOnMap, type State } from '../state.ts';

export const recovery: Phase<State, RecoveryFrame> = {
  rule: '13.3',
  actor: (_s, f) => roleOf(f.side),
  waits: hasActed,
  enter(d, f, io) {
    // 13.3.2 White units recover by themselves, free and without a line.
    for (const u of UNITS_OF[f.side]!) {
      if (IS_WHITE[u] && isOnMap(d, u) && d.exhausted[u]) restore(d, u, '13.3.2', 0, io);
    }
    // 13.3.3 So do headquarters.
    d.hqUsed = d.hqUsed.map((used, card) => (HQ_SIDE[card] === f.side ? 0 : used));
  },
  legal: (s, f) => [...recoverChoices(s, f.side, tired(s, f.side)), { type: 'end-recovery' }],
  on: {
    recover(d, f, a, io) {
      f.acted = 1;
      recoverOne(d, a.unit!, '13.3', io);
    },
    'recover-all'(d, f, _a, io) {
      f.acted = 1;
      recoverAll(d, tired(d, f.side), '13.3', io);
    },
    'end-recovery': d => pop(d),
  },
};

const tired = (s: State, side: number): number[] => UNITS_OF[side]!.filter(u => isOnMap(s, u) && s.exhausted[u]);

/** One unit at a time, or all of them where the points suffice. */
export function recoverChoices(s: State, side: number, units: readonly number[]): Choice[] {
  if (s.lp[side] === 0 || !units.some(u => s.exhausted[u])) return [];
  const net = supplyNet(s, side);
  const choices: Choice[] = affordable(s, net, units).map(unit => ({ type: 'recover', unit }));
  if (choices.length > 1 && priceOf(s, net, units) <= s.lp[side]!) choices.push({ type: 'recover-all' });
  return choices;
}

const priceOf = (s: State, net: Traced, units: readonly number[]): number =>
  units.reduce((sum, u) => sum + (s.exhausted[u] ? recoveryCost(net, s.place[u]!) : 0), 0);

/** 13.3.1 One point, or two without a supply line. */
export const recoverOne = (d: State, u: number, rule: string, io: Io): void => recoverAll(d, [u], rule, io);

export function recoverAll(d: State, units: readonly number[], rule: string, io: Io): void {
  const side = SIDE[units[0]!]!;
  const net = supplyNet(d, side);
  for (const u of units) {
    if (!d.exhausted[u]) continue;
    const cost = recoveryCost(net, d.place[u]!);
    d.lp = d.lp.with(side, d.lp[side]! - cost);
    restore(d, u, cost > 1 ? '13.3.1' : rule, cost, io);
  }
}
