/** 9 Operations: one order a side in turn until both pass in a row. */
import { type Io, type Phase, pop, push } from '../../../kit/flow.ts';
import type { Action, Choice } from '../../../kit/game.ts';
import { subsets } from '../../../kit/list.ts';
import { activationFrame, type OperationsFrame, type OrderFrame, pickFrame } from '../frames.ts';
import { AIR, CORPS_HQ, cardOfSupport, enemyOf, HEXES, hexMap, roleOf, supportOfCard, UNITS_OF } from '../pieces.ts';
import { exhaust } from '../rules/condition.ts';
import { stackAt } from '../rules/ground.ts';
import { possibleOrders } from '../rules/orders.ts';
import { fresh } from '../rules/shock.ts';
import { SUPPORT_ATTACKS, supportTargets } from '../rules/support.ts';
import { type State, supportLeft, useSupport } from '../state.ts';

export const operations: Phase<State, OperationsFrame> = {
  rule: '9.1',
  actor: (_s, f) => roleOf(f.side),
  legal(s, f) {
    const choices: Choice[] = groupHexes(s, f.side).map(hex => ({ type: 'battle-group', hex, open: 'units' }));
    for (const card of possibleOrders(s, f.side)) choices.push({ type: 'order', card });
    for (const kind of SUPPORT_ATTACKS) {
      if (supportLeft(s, f.side, kind) > 0 && supportTargets(s, f.side, kind).length > 0)
        choices.push({ type: 'support-attack', card: cardOfSupport(kind), open: 'hex' });
    }
    choices.push({ type: 'pass' });
    return choices;
  },
  complete(s, f, choice): Action[] {
    if (choice.type === 'battle-group') {
      const hex = choice.hex!;
      return subsets(fresh(s, stackAt(s, f.side, hex))).map(units => ({ type: 'battle-group', hex, units }));
    }
    const card = choice.card!;
    return supportTargets(s, f.side, supportOfCard(card)).map(hex => ({ type: 'support-attack', card, hex }));
  },
  on: {
    'battle-group'(d, f, a, io) {
      const { side } = f;
      next(f);
      io.emit({ type: 'battle-group', rule: '9.1', role: roleOf(side), units: a.units!, hex: a.hex! });
      push(d, activationFrame(side, a.units!));
    },
    order(d, f, a, io) {
      const card = a.card!;
      const frame: OrderFrame = { phase: 'order-recovery', side: f.side, card };
      next(f);
      d.hqUsed = d.hqUsed.with(card, 1);
      if (card === CORPS_HQ) d.corpsOrders++;
      io.emit({ type: 'order', rule: card === CORPS_HQ ? '9.3' : '9.2', role: roleOf(frame.side), card });
      push(d, frame);
    },
    'support-attack'(d, f, a, io) {
      const { side } = f;
      next(f);
      supportAttack(d, side, a, io);
    },
    pass(d, f, _a, io) {
      io.emit({ type: 'pass', rule: '9.1', role: roleOf(f.side) });
      f.passes++;
      if (f.passes === 2) pop(d);
      else f.side = enemyOf(f.side);
    },
  },
};

/** The other side is up after this operation, and no pass stands. */
function next(f: OperationsFrame): void {
  f.side = enemyOf(f.side);
  f.passes = 0;
}

/** 9.1 Hexes with units on their front side. */
function groupHexes(s: State, side: number): number[] {
  const marks = hexMap();
  for (const u of UNITS_OF[side]!) if (s.place[u]! >= 0 && !s.exhausted[u]) marks[s.place[u]!] = 1;
  const out: number[] = [];
  for (let h = 0; h < HEXES; h++) if (marks[h]) out.push(h);
  return out;
}

/** 12 One marker exhausts one unit; which of several, its owner says. */
function supportAttack(d: State, side: number, a: Action, io: Io): void {
  const kind = supportOfCard(a.card!);
  const rule = kind === AIR ? '12.2' : '12.3';
  useSupport(d, side, kind);
  io.emit({ type: 'support-attack', rule, role: roleOf(side), card: a.card!, hex: a.hex! });
  const enemy = enemyOf(side);
  const units = fresh(d, stackAt(d, enemy, a.hex!));
  if (units.length === 1) exhaust(d, units[0]!, rule, io);
  else push(d, pickFrame(kind === AIR ? 'air-loss' : 'artillery-loss', enemy, units, 1));
}
