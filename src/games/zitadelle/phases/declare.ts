/** 7.1, 7.2 The attacker groups his assaults; artillery and engineers are lent to them on turn 1 (10.1, 10.2). */
import { type DeclaredBattle, type Engagement, openDeclared } from '../../../kit/declare.ts';
import { assignHexes } from '../../../kit/declareChoices.ts';
import { declarePhase } from '../../../kit/declarePhase.ts';
import { type Io, type Phase, pop, push } from '../../../kit/flow.ts';
import { makeMemo, recall, remember } from '../../../kit/memo.ts';
import type { Battle, DeclareFrame, ResolveFrame, SideFrame } from '../frames.ts';
import { IS_ENGINEER, roleOf } from '../pieces.ts';
import { dutyOf } from '../rules/duty.ts';
import { proposal } from '../rules/propose.ts';
import { hasCompany, lastingSupport, supportHexes, supports } from '../rules/support.ts';
import type { State } from '../state.ts';

/** Begins the assaults of a side, if somebody can make one. */
export const assault: Phase<State, SideFrame> = {
  rule: '7.0',
  actor: () => undefined,
  enter(d, f) {
    pop(d);
    const e = dutyOf(d, f.side);
    if (e.units.length === 0) return;
    remember(engagements, e.units, e);
    const frame: DeclareFrame = { phase: 'declare', side: f.side, able: e.units, support: [], ...openDeclared(e) };
    push(d, frame);
  },
};

const engagements = makeMemo<readonly number[], Engagement>();

/** Nothing on the map changes while assaults are declared. */
export const engagementOf = (s: State, f: DeclareFrame): Engagement =>
  recall(engagements, f.able) ?? remember(engagements, f.able, dutyOf(s, f.side));

const grouping = declarePhase<State, DeclareFrame>({
  rule: '7.1',
  actsBy: '7.2',
  role: f => roleOf(f.side),
  engagement: engagementOf,
  propose: proposal,
  commit,
});

export const declare: Phase<State, DeclareFrame> = {
  ...grouping,
  legal(s, f) {
    const choices = grouping.legal?.(s, f) ?? [];
    for (const unit of supports(s, f)) choices.push({ type: 'support', unit, open: 'hex' });
    for (const { unit } of f.support) choices.push({ type: 'withdraw-support', unit, revises: true });
    return choices;
  },
  complete(s, f, { type, unit = -1 }) {
    const hexes = type === 'support' ? supportHexes(s, f, unit) : assignHexes(engagementOf(s, f), f, unit);
    return hexes.map(hex => ({ type, unit, hex }));
  },
  on: {
    ...pruning(grouping.on ?? {}),
    support(_d, f, a, io) {
      f.support = [...f.support, { unit: a.unit!, hex: a.hex! }];
      io.emit({ type: 'support', rule: supportRule(a.unit!), unit: a.unit!, hex: a.hex! });
    },
    'withdraw-support'(_d, f, a, io) {
      f.support = f.support.filter(({ unit }) => unit !== a.unit);
      io.emit({ type: 'withdraw-support', rule: supportRule(a.unit!), unit: a.unit! });
    },
  },
};

/** 10.1.2, 10.2.2 */
const supportRule = (u: number): string => (IS_ENGINEER[u] ? '10.2.2' : '10.1.2');

type Handlers = NonNullable<Phase<State, DeclareFrame>['on']>;

/** Whenever assaults are put together anew, support that has no place any more is free again. */
function pruning(handlers: Handlers): Handlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([type, handle]): [string, Handlers[string]] => [
      type,
      (d, f, a, io) => {
        handle(d, f, a, io);
        if (f.support.length > 0) f.support = lastingSupport(d, f);
      },
    ]),
  );
}

/** Support goes where it was sent; where nobody of its hex came it is not used. */
function commit(d: State, f: DeclareFrame, declared: readonly DeclaredBattle[], io: Io): void {
  const battles = declared.map(
    (battle): Battle => ({ hexes: battle.hexes, units: battle.units, support: supportOf(d, f, battle) }),
  );
  for (const { unit } of f.support)
    if (!battles.some(({ support }) => support.includes(unit)))
      io.emit({ type: 'withdraw-support', rule: supportRule(unit), unit });
  pop(d);
  const told = battles.map(({ hexes, units, support }) => ({ hexes, units: [...units, ...support] }));
  io.emit({ type: 'commit', rule: '7.3', role: roleOf(f.side), battles: told });
  const frame: ResolveFrame = { phase: 'resolve', side: f.side, battles };
  push(d, frame);
}

/** 10.1.2 What takes part in an assault as it stands: somebody of its hex is in it. */
export const supportOf = (s: State, f: DeclareFrame, battle: DeclaredBattle): number[] =>
  lastingSupport(s, f).flatMap(({ unit, hex }) =>
    battle.hexes.includes(hex) && hasCompany(s, f, unit, battle.hexes[0]!) ? [unit] : [],
  );
