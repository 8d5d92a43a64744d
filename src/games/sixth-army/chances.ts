/**
 * Reports on decisions that are no attack, before they are taken: markers (11.6, 11.7, 12), the target of shock (11.7),
 * and whether a unit holds (11.10). Either side may ask.
 */
import { certain, chanceReport } from '../../kit/chance.ts';
import { topFrame } from '../../kit/flow.ts';
import { frameIs } from '../../kit/frames.ts';
import type { Action, Frame, Refusal, Role } from '../../kit/game.ts';
import { withAt } from '../../kit/list.ts';
import type { ChanceReport, OddsLine } from '../../kit/report.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import type { Side } from '../../kit/sides.ts';
import { resultsBy } from '../../kit/table.ts';
import { refusalOf } from '../../kit/why.ts';
import { isBattle, type LossesFrame, type PickFrame } from './frames.ts';
import { AIR, enemyOf, sideOfRole, supportOfCard } from './pieces.ts';
import { clashReport } from './preview.ts';
import { stackAt } from './rules/ground.ts';
import { holdCheck, holdLines } from './rules/retreat.ts';
import { fresh } from './rules/shock.ts';
import { whyNotHit, whyNotSupport } from './rules/support.ts';
import { type State, strengthOf } from './state.ts';

type ChanceAnswer = Result<ChanceReport, Refusal>;

export function chancesOf(s: State, role: Role, a: Action): ChanceAnswer | undefined {
  const f = topFrame(s);
  if (a.type === 'support-attack') return supportReport(s, sideOfRole(role), a);
  if (!f || a.unit === undefined) return undefined;
  if (isStriking(f) && a.type !== 'hold') return f.units.includes(a.unit) ? struckReport(s, f, a.unit) : undefined;
  return isLosses(f) && a.type === 'hold' && f.units.includes(a.unit) ? holdReport(s, f, a.unit) : undefined;
}

const isLosses = frameIs<LossesFrame>('losses');
const isPick = frameIs<PickFrame>('anti-tank', 'shock', 'air-loss', 'artillery-loss');
const isStriking = (f: Frame): f is PickFrame => isPick(f);

/** 12.2, 12.3 One of the units there is exhausted; of several, its owner chooses. */
function supportReport(s: State, side: Side | undefined, { card, hex }: Action): ChanceAnswer | undefined {
  if (side === undefined || card === undefined || hex === undefined) return undefined;
  const named = { type: 'support-attack', card, hex };
  const why = whyNotSupport(s, side, card) ?? whyNotHit(s, side, named);
  if (why) return fail(refusalOf(why, named));
  const rule = supportOfCard(card) === AIR ? '12.2' : '12.3';
  const units = fresh(s, stackAt(s, enemyOf(side), hex));
  const defenders = units.map((unit): OddsLine => ({ what: 'front', rule, unit, value: strengthOf(s, unit) }));
  return ok(chanceReport({ hex, defenders, results: certain('exhausted') }, { card, fates: fatesOf(s, units) }));
}

/** The state of each unit after exhaustion. */
const fatesOf = (s: State, units: readonly number[]): { result: string; units: { unit: number; left: number }[] }[] => [
  { result: 'exhausted', units: units.map(unit => ({ unit, left: strengthOf(exhausted(s, unit), unit) })) },
];

const exhausted = (s: State, unit: number): State => ({ ...s, exhausted: withAt(s.exhausted, unit, 1) });

/** 11.7 The battle as it would continue once this unit is exhausted; for a support attack, what is left of the unit. */
function struckReport(s: State, f: PickFrame, unit: number): ChanceAnswer {
  const battle = s.flow.find(isBattle);
  if (battle) return ok(clashReport(exhausted(s, unit), battle, f.phase === 'anti-tank' ? 'to-come' : 'struck'));
  const defenders = f.units.map((u): OddsLine => ({ what: 'front', rule: '12.1', unit: u, value: strengthOf(s, u) }));
  const hex = s.place[unit] ?? 0;
  return ok(chanceReport({ hex, defenders, results: certain('exhausted') }, { fates: fatesOf(s, [unit]) }));
}

const DIE: readonly number[] = [0, 1, 1, 1, 1, 1, 1];

/** 11.10 One die against the strength of the unit. */
function holdReport(s: State, f: LossesFrame, unit: number): ChanceAnswer {
  const defenders: readonly OddsLine[] = [{ what: 'strength', rule: '11.10', unit, value: strengthOf(s, unit) }];
  const results = resultsBy(DIE, die => (holdCheck(s, unit, die, f.modifier).holds ? 'holds' : 'destroyed'));
  return ok(chanceReport({ hex: s.place[unit] ?? 0, defenders, shifts: holdLines(s, unit, f.modifier), results }));
}
