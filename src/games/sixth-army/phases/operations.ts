/** 9 Operations: the sides alternate, one order each, until both pass in a row. */
import { type Io, pop, push } from '../../../kit/flow.ts';
import { subsets, withAt } from '../../../kit/list.ts';
import { type Named, offerPhase } from '../../../kit/offer.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { bar, refusalOf, type Why } from '../../../kit/why.ts';
import { activationFrame, type OperationsFrame, type OrderFrame, pickFrame } from '../frames.ts';
import {
  AIR,
  ARTILLERY,
  CORPS_HQ,
  cardOfSupport,
  enemyOf,
  HEXES,
  HQ_SIDE,
  hexMap,
  roleOf,
  supportOfCard,
  UNITS_OF,
} from '../pieces.ts';
import { exhaust } from '../rules/condition.ts';
import { stackAt } from '../rules/ground.ts';
import { orderRule, type Paying, paying, whyNotOrder } from '../rules/orders.ts';
import { CHOOSE_ONE, NOT_YOURS, whyNotOwn } from '../rules/own.ts';
import { fresh } from '../rules/shock.ts';
import { freshEnemies, whyNotHit, whyNotMarker, whyNotSupport } from '../rules/support.ts';
import { placeOf, type State, useSupport } from '../state.ts';

const HEADQUARTERS = ofBothSides(side => HQ_SIDE.flatMap((of, card) => (of === side ? [card] : [])));
const MARKERS = [AIR, ARTILLERY].map(cardOfSupport);

export const operations = offerPhase<State, OperationsFrame, Paying>({
  rule: '9.1',
  actor: (_s, f) => roleOf(f.side),
  ask: (s, { side }) => paying(s, side, '9.2'),
  offers: {
    'battle-group': {
      takes: {
        hex: { ends: groupHexes, why: whyNoGroup },
        units: {
          some: () => true,
          ends: ({ s, side }, { hex }) => subsets(fresh(s, stackAt(s, side, hex))),
          why: whyNotGroup,
        },
      },
      isOpen: true,
      run(d, f, { hex, units }, io) {
        const { side } = f;
        next(f);
        io.emit({ type: 'battle-group', rule: '9.1', role: roleOf(side), units, hex });
        push(d, activationFrame(side, units));
      },
    },
    order: {
      rule: '9.2',
      takes: { card: { among: ({ side }) => HEADQUARTERS[side], why: (q, { card }) => whyNotOrder(q, card) } },
      run(d, f, { card }, io) {
        const frame: OrderFrame = { phase: 'order-recovery', side: f.side, card };
        next(f);
        d.hqUsed = withAt(d.hqUsed, card, 1);
        if (card === CORPS_HQ) d.corpsOrders++;
        io.emit({ type: 'order', rule: orderRule(card), role: roleOf(frame.side), card });
        push(d, frame);
      },
    },
    'support-attack': {
      rule: '12.1',
      takes: {
        card: { among: () => MARKERS, why: ({ s, side }, { card }) => whyNotSupport(s, side, card) },
        hex: { among: ({ s, side }) => freshEnemies(s, side), why: ({ s, side }, a) => whyNotHit(s, side, a) },
      },
      isOpen: true,
      run(d, f, a, io) {
        const { side } = f;
        next(f);
        supportAttack(d, side, a, io);
      },
    },
    pass: {
      run(d, f, _a, io) {
        io.emit({ type: 'pass', rule: '9.1', role: roleOf(f.side) });
        f.passes++;
        if (f.passes === 2) pop(d);
        else f.side = enemyOf(f.side);
      },
    },
  },
  elsewhere: ({ s, side }, a) => whyNotMarker(s, side, a.type),
});

/** The other side plays next after this operation, and earlier passes no longer count. */
function next(f: OperationsFrame): void {
  f.side = enemyOf(f.side);
  f.passes = 0;
}

/** 9.1 Hexes with fresh units. */
function groupHexes({ s, side }: Paying): number[] {
  const marks = hexMap();
  for (const u of UNITS_OF[side]) if (placeOf(s, u) >= 0 && !s.exhausted[u]) marks[placeOf(s, u)] = 1;
  const out: number[] = [];
  for (let h = 0; h < HEXES; h++) if (marks[h]) out.push(h);
  return out;
}

function whyNoGroup({ s, side }: Paying, { hex }: Named): Why {
  const units = stackAt(s, side, hex);
  const [enemy] = stackAt(s, enemyOf(side), hex);
  if (enemy !== undefined) return refusalOf(NOT_YOURS, { type: 'battle-group', unit: enemy });
  if (units.length === 0) return { rule: '9.1', code: 'nobody-there', about: { hex } };
  return { rule: '9.1', code: 'all-exhausted', about: { hex, units } };
}

const NOT_FRESH = bar('9.1', 'unit-exhausted', 'unit');

/** 9.1 Fresh units of one hex, at least one. */
function whyNotGroup({ s, side }: Paying, { hex, units }: Named): Why {
  for (const unit of units) {
    const why = whyNotOwn(s, side, unit);
    if (why) return refusalOf(why, { type: 'battle-group', unit });
    if (s.place[unit] !== hex) return { rule: '9.1', code: 'not-in-hex', about: { unit, hex } };
    if (s.exhausted[unit]) return refusalOf(NOT_FRESH, { type: 'battle-group', unit });
  }
  return CHOOSE_ONE;
}

/** 12 One marker exhausts one unit; of several, its owner chooses. */
function supportAttack(d: State, side: Side, { card, hex }: Named, io: Io): void {
  const kind = supportOfCard(card);
  const rule = kind === AIR ? '12.2' : '12.3';
  useSupport(d, side, kind);
  io.emit({ type: 'support-attack', rule, role: roleOf(side), card, hex });
  const enemy = enemyOf(side);
  const units = fresh(d, stackAt(d, enemy, hex));
  const [only] = units;
  if (only !== undefined && units.length === 1) exhaust(d, only, rule, io);
  else push(d, pickFrame(kind === AIR ? 'air-loss' : 'artillery-loss', enemy, units, 1));
}
