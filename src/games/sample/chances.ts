/** Decisions that are no attack, before they are taken: the chit that a rest brings (3.3), and what a card does (7.2). */
import { chanceReport } from '../../kit/chance.ts';
import { topFrame } from '../../kit/flow.ts';
import { frameIs } from '../../kit/frames.ts';
import type { Action, Refusal, Role } from '../../kit/game.ts';
import type { ChanceReport } from '../../kit/report.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import { BOTH_SIDES, type Side } from '../../kit/sides.ts';
import { refusalOf } from '../../kit/why.ts';
import { CHIT_NAMES, CHIT_SET } from './data/tables.ts';
import { isBattle, type SideFrame, type SupportFrame } from './frames.ts';
import { sideOf, sideOfRole } from './pieces.ts';
import { whyNotChoose } from './rules/cards.ts';
import { whyNotRest } from './rules/movement.ts';
import { reportOf } from './rules/odds.ts';
import { NO_CARD, placeOf, type State } from './state.ts';

type ChanceAnswer = Result<ChanceReport, Refusal>;

const isMove = frameIs<SideFrame>('move');
const isSupport = frameIs<SupportFrame>('support');

export function chancesOf(s: State, role: Role, a: Action): ChanceAnswer | undefined {
  const f = topFrame(s);
  const side = sideOfRole(role);
  if (!f || side === undefined) return undefined;
  if (a.type === 'rest' && a.unit !== undefined && isMove(f) && f.side === side) return restReport(s, side, a.unit);
  return a.type === 'choose' && isSupport(f) ? cardReport(s, side, a) : undefined;
}

/** 3.3 The owner cannot look at the chits in the cup nor at the enemy's (3.1), so each of these is as likely. */
function restReport(s: State, side: Side, unit: number): ChanceAnswer {
  const why = whyNotRest(s, side, unit);
  if (why) return fail(refusalOf(why, { type: 'rest', unit }));
  const isOwn = (kind: number) => (chit: number, of: number) => chit === kind && sideOf(of) === side;
  const unseen = CHIT_SET.map((count, kind) => count - s.chit.filter(isOwn(kind)).length);
  const all = unseen.reduce((sum, count) => sum + count, 0);
  const results = unseen.map((count, kind) => ({ result: CHIT_NAMES[kind] ?? '', chance: count / all, dice: [] }));
  return ok(chanceReport({ hex: placeOf(s, unit), results: results.filter(({ chance }) => chance > 0) }));
}

/** 7.2 The battle with the own card or none, as if the enemy played none. */
function cardReport(s: State, side: Side, { card = NO_CARD }: Action): ChanceAnswer | undefined {
  const battle = s.flow.find(isBattle);
  if (!battle) return undefined;
  const why = card === NO_CARD ? undefined : whyNotChoose(s, side, card);
  if (why) return fail(refusalOf(why, { type: 'choose', card }));
  const cards = BOTH_SIDES.map(one => (one === side ? card : NO_CARD));
  return ok(reportOf(s, { side: battle.side, hexes: battle.hexes, units: battle.attackers, cards }, side));
}
