/** Why an action is refused, with the section that says so. Asked only of actions that are not legal. */
import { activeRole, phaseOf, topFrame } from '../../../kit/flow.ts';
import type { Action, Frame, Refusal, Role } from '../../../kit/game.ts';
import { entryOf } from '../../../kit/phrase.ts';
import { findLegal } from '../../../kit/play.ts';
import { COUNT, HEXES, sideOfRole } from '../pieces.ts';
import { COURSE, PHASES } from '../sequence.ts';
import { isOver, type State } from '../state.ts';
import { whyNotBattle, whyNotPick } from './battle.ts';
import { whyNotCombat } from './combat.ts';
import { whyNotMove } from './move.ts';
import { whyNotOperation } from './operation.ts';
import { whyNotOrder } from './order.ts';
import { whyNotPlace } from './place.ts';

/** What a refusal is worked out from. */
export interface Asked {
  readonly s: State;
  readonly f: Frame;
  readonly side: number;
  readonly a: Action;
}

type WhyNot = (asked: Asked) => Refusal | undefined;

const BY_PHASE: Readonly<Record<string, WhyNot>> = {
  'set-up': whyNotPlace,
  reinforcement: whyNotPlace,
  'air-placement': whyNotPlace,
  operations: whyNotOperation,
  'order-recovery': whyNotOrder,
  activate: whyNotOrder,
  recovery: whyNotOrder,
  movement: whyNotMove,
  redeployment: whyNotMove,
  combat: whyNotCombat,
  assemble: whyNotCombat,
  'anti-tank': whyNotPick,
  shock: whyNotPick,
  'air-loss': whyNotPick,
  'artillery-loss': whyNotPick,
  losses: whyNotBattle,
  retreat: whyNotBattle,
  advance: whyNotBattle,
};

export function explain(s: State, role: Role, a: Action): Refusal | undefined {
  const f = topFrame(s);
  if (isOver(s) || !f) return { rule: '4.0', code: 'over' };
  const phase = phaseOf(PHASES, f);
  const active = activeRole(PHASES, s);
  if (active !== role) return { rule: phase.rule, code: 'not-your-decision', about: { role: active } };
  if (findLegal(COURSE, s, role, a)) return undefined;
  if (!ACTION_TYPES.has(a.type)) return { rule: phase.rule, code: 'unknown-action', about: { type: a.type } };
  if (!entryOf(phase.on ?? {}, a.type))
    return { rule: phase.rule, code: 'not-now', about: { type: a.type, phase: f.phase } };
  if (!isOnBoard(a)) return { rule: '2.1', code: 'no-such-thing' };
  const extra = FIELDS.find(field => a[field] !== undefined && isExtra(s, role, lacking(a, field), field));
  if (extra) return { rule: phase.rule, code: 'extra-field', about: { field: extra } };
  return entryOf(BY_PHASE, f.phase)?.({ s, f, side: sideOfRole(role), a }) ?? { rule: phase.rule, code: 'not-legal' };
}

const ACTION_TYPES: ReadonlySet<string> = new Set(Object.values(PHASES).flatMap(p => Object.keys(p.on ?? {})));

const FIELDS = ['unit', 'units', 'hex', 'hexes', 'card', 'n'] as const;

/** Without it the action would be legal; a way that is named is no such field where one may be. */
function isExtra(s: State, role: Role, rest: Action, field: (typeof FIELDS)[number]): boolean {
  const listed = findLegal(COURSE, s, role, rest);
  return listed !== undefined && !(field === 'hexes' && COURSE.way?.(s, role, listed));
}

function lacking(a: Action, field: (typeof FIELDS)[number]): Action {
  const { [field]: _left, ...rest } = a;
  return rest;
}

const isOnBoard = (a: Action): boolean =>
  (a.unit === undefined || (a.unit >= 0 && a.unit < COUNT)) && (a.hex === undefined || (a.hex >= 0 && a.hex < HEXES));
