/** The prompts: the decision and its rule, with the details of the moment. */
import type { Frame } from '../../../kit/game.ts';
import { fill, numbersIn } from '../../../kit/phrase.ts';
import type { Side } from '../../../kit/sides.ts';
import { unitsFor } from '../../../kit/words.ts';
import {
  type ActivateFrame,
  type AdvanceFrame,
  type AssembleFrame,
  battleOf,
  type CombatFrame,
  type LossesFrame,
  type MovementFrame,
  type OperationsFrame,
  type OrderFrame,
  type PickFrame,
  type RetreatFrame,
  type SetupFrame,
  type SideFrame,
} from '../frames.ts';
import type { ReinforcementFrame } from '../phases/reinforcement.ts';
import {
  AIR,
  ANTI_TANK,
  ARTILLERY,
  AXIS,
  allowanceOf,
  enemyOf,
  formationId,
  roleOf,
  SOVIET,
  SUPPORT_KINDS,
  UNITS_OF,
} from '../pieces.ts';
import { stackAt } from '../rules/ground.ts';
import { SHORT_MOVE } from '../rules/movement.ts';
import { oddsOf, total } from '../rules/odds.ts';
import { orderedUnits, orderRule } from '../rules/orders.ts';
import { arrivalRule, setUpRule } from '../rules/setUp.ts';
import { fresh } from '../rules/shock.ts';
import { COURSE } from '../sequence.ts';
import { isOnMap, pointsOf, type State, supportLeft } from '../state.ts';
import { type Asked, asks, choicesOf } from './asks.ts';
import type { Book } from './parts.ts';
import { fewUnits, formation, hand, hex, TONGUE, units } from './tongue.ts';

export const PROMPTS = [
  asks<SetupFrame>('set-up', setUp),
  asks<ReinforcementFrame>('reinforcement', reinforcement),
  asks<Frame>('air-placement', airPlacement),
  asks<OperationsFrame>('operations', operations),
  asks<OrderFrame>('order-recovery', orderRecovery),
  asks<ActivateFrame>('activate', activate),
  asks<MovementFrame>('movement', movement),
  asks<MovementFrame>('redeployment', redeployment),
  asks<CombatFrame>('combat', combat),
  asks<AssembleFrame>('assemble', assemble),
  asks<PickFrame>('anti-tank', (s, _f, book) => ({
    key: 'anti-tank',
    values: { hex: hex(book, battleOf(s).hex), n: supportLeft(s, SOVIET, ANTI_TANK) },
  })),
  asks<PickFrame>('shock', (s, f, book) => ({
    key: f.side === battleOf(s).side ? 'shock-defender' : 'shock-attacker',
    values: { n: f.n, units: fewUnits(book, f.units), hex: hex(book, battleOf(s).hex) },
  })),
  asks<SideFrame>('artillery', artillery),
  asks<LossesFrame>('losses', losses),
  asks<RetreatFrame>('retreat', retreat),
  asks<AdvanceFrame>('advance', advance),
  asks<PickFrame>('air-loss', supportLoss('air-loss')),
  asks<PickFrame>('artillery-loss', supportLoss('artillery-loss')),
  asks<SideFrame>('recovery', recovery),
];

function supportLoss(key: 'air-loss' | 'artillery-loss'): (s: State, f: PickFrame, book: Book) => Asked {
  return (s, f, book) => ({
    key,
    values: { n: f.n, units: fewUnits(book, f.units), hex: hex(book, s.place[f.units[0] ?? -1]) },
  });
}

/** Types of what may be chosen now. */
const openTypes = (s: State, side: Side): ReadonlySet<string> => new Set(choicesOf(s, side).map(c => c.type));

/** How many units are still owed before the action that ends the phase. */
const owed = (s: State, side: Side, type: string): number =>
  numbersIn(COURSE.explain(s, roleOf(side), { type })?.about?.units).length;

function setUp(s: State, f: SetupFrame): Asked {
  const n = owed(s, f.side, 'ready');
  if (n === 0) return { key: 'set-up-done', values: { rule: setUpRule(f.side) } };
  return { key: f.side === AXIS ? 'set-up-axis' : 'set-up-soviet', values: { n } };
}

function reinforcement(s: State, f: ReinforcementFrame, book: Book): Asked {
  const n = owed(s, f.side, 'end-arrival');
  if (n === 0) return { key: 'arrival-none' };
  if (f.formation < 0) return { key: f.side === AXIS ? 'arrival-axis' : 'arrival-soviet', values: { n } };
  const rule = arrivalRule(f.side);
  return { key: 'arrival-rest', values: { rule, n, formation: formation(book, formationId(f.formation)) } };
}

function airPlacement(s: State): Asked {
  const n = supportLeft(s, AXIS, AIR);
  return { key: n > 0 ? 'air-placement' : 'air-placement-done', values: { n } };
}

/** 9.1 Names only the orders that can be given now. */
function operations(s: State, f: OperationsFrame, book: Book): Asked {
  const open = openTypes(s, f.side);
  const orders = Object.entries(book.orders).flatMap(([type, words]) => (open.has(type) ? [words] : []));
  if (orders.length === 0) return { key: 'operations-none' };
  const markers = SUPPORT_KINDS.map((_, kind) => supportLeft(s, f.side, kind));
  const values = { orders: orders.join(book.small.comma), lp: pointsOf(s, f.side), hand: hand(book, markers) };
  return { key: f.passes > 0 ? 'operations-answer' : 'operations', values };
}

function orderRecovery(s: State, f: OrderFrame, book: Book): Asked {
  const ordered = orderedUnits(s, f.card);
  const ready = fresh(s, ordered).length;
  const values = {
    rule: orderRule(f.card),
    formation: formation(book, f.card),
    n: ordered.length - ready,
    lp: pointsOf(s, f.side),
  };
  const open = openTypes(s, f.side);
  if (!open.has('end-recovery')) return { key: 'order-recovery-must', values };
  return { key: open.has('recover') ? 'order-recovery' : 'order-recovery-done', values };
}

function activate(s: State, f: ActivateFrame, book: Book): Asked {
  const n = unitsFor(choicesOf(s, f.side), 'activate').length;
  const values = { rule: orderRule(f.card), formation: formation(book, f.card), n, chosen: f.units.length };
  if (f.units.length === 0) return { key: 'activate', values };
  return { key: n > 0 ? 'activate-more' : 'activate-all', values };
}

/** 10.1, 10.5 A unit that can go on is shown with what it has left. */
function movement(s: State, f: MovementFrame, book: Book): Asked {
  const movers = unitsFor(choicesOf(s, f.side), 'move');
  if (movers.length === 0) return { key: 'movement-done' };
  if (!movers.includes(f.mover)) return { key: 'movement', values: { n: f.units.length } };
  const left = (allowanceOf(f.mover) * (f.strategic ? 4 : 2) - f.spent) / 2;
  return { key: f.strategic ? 'movement-strategic' : 'movement-on', values: mover(book, f, left) };
}

function redeployment(s: State, f: MovementFrame, book: Book): Asked {
  const movers = unitsFor(choicesOf(s, f.side), 'move');
  if (movers.length === 0) return { key: 'redeployment-done' };
  if (!movers.includes(f.mover)) return { key: 'redeployment', values: { n: f.units.length } };
  if (f.short) return { key: 'redeployment-short', values: mover(book, f, SHORT_MOVE - f.spent) };
  return { key: 'redeployment-on', values: mover(book, f, allowanceOf(f.mover) - f.spent / 2) };
}

const mover = (book: Book, f: MovementFrame, left: number): Record<string, string | number> => ({
  unit: units(book, [f.mover]),
  left,
  others: f.units.length > 0 ? fill(book.small.others, { n: f.units.length }) : '',
});

function combat(s: State, f: CombatFrame): Asked {
  const n = choicesOf(s, f.side).filter(choice => choice.type === 'attack').length;
  return { key: n > 0 ? 'combat' : 'combat-done', values: { n, ready: f.units.length } };
}

/** 11.2 Current strengths, before shock. */
function assemble(s: State, f: AssembleFrame, book: Book): Asked {
  const defenders = stackAt(s, enemyOf(f.side), f.hex);
  const values = { hex: hex(book, f.hex), defenders: units(book, defenders), defence: total(s, defenders) };
  if (f.units.length === 0) return { key: 'assemble', values };
  return { key: 'assemble-more', values: { ...values, units: units(book, f.units), attack: total(s, f.units) } };
}

function artillery(s: State, f: SideFrame, book: Book): Asked {
  const battle = battleOf(s);
  const { attack, defence, ...stand } = oddsOf(s, battle);
  return {
    key: f.side === battle.side ? 'artillery-attack' : 'artillery-defence',
    values: {
      hex: hex(book, battle.hex),
      attack,
      defence,
      odds: TONGUE.odds(book, { ...stand }),
      n: supportLeft(s, f.side, ARTILLERY),
    },
  };
}

/** 11.9 If no unit can retreat, all must hold. */
function losses(s: State, f: LossesFrame, book: Book): Asked {
  const battle = battleOf(s);
  const values = { result: battle.result, hex: hex(book, battle.hex), units: fewUnits(book, f.units) };
  if (!openTypes(s, f.side).has('retreat')) return { key: 'losses-stuck', values };
  return { key: f.steps > 1 ? 'losses-heavy' : 'losses', values };
}

function retreat(s: State, f: RetreatFrame, book: Book): Asked {
  const values = { unit: units(book, [f.unit]), n: f.left, hex: hex(book, s.place[f.unit]) };
  return { key: f.left > 0 ? 'retreat' : 'retreat-more', values };
}

function advance(s: State, f: AdvanceFrame, book: Book): Asked {
  const able = unitsFor(choicesOf(s, f.side), 'advance');
  if (able.length === 0) return { key: 'advance-done' };
  return { key: f.far ? 'advance-far' : 'advance', values: { hex: hex(book, f.hex), units: fewUnits(book, able) } };
}

function recovery(s: State, f: SideFrame): Asked {
  const n = UNITS_OF[f.side].filter(u => isOnMap(s, u) && s.exhausted[u]).length;
  const key = openTypes(s, f.side).has('recover') ? 'recovery' : 'recovery-done';
  return { key, values: { n, lp: pointsOf(s, f.side) } };
}
