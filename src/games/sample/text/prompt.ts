/** The prompts: the decision and its rule, with the details of the moment. */
import { leftOf } from '../../../kit/bill.ts';
import { battlesNow } from '../../../kit/declare.ts';
import { owedNow } from '../../../kit/declareWhy.ts';
import type { Words } from '../../../kit/game.ts';
import type { Line } from '../../../kit/phrase.ts';
import { asking } from '../../../kit/words.ts';
import type { DeclareFrame, LossFrame, ResolveFrame, SideFrame, SupportFrame } from '../frames.ts';
import { isBattle } from '../frames.ts';
import { surplusOf } from '../rules/cards.ts';
import { DECLARE_RULES, engagementOf } from '../rules/duty.ts';
import { isOnMap, type State, unitsOf } from '../state.ts';
import type { Book } from './parts.ts';
import { TONGUE } from './tongue.ts';

const asks = asking<State, Book>();

export const PROMPTS = [
  asks<SideFrame>('arrival', (s, { side }) => {
    const n = surplusOf(s, side);
    return n > 0 ? { key: 'arrival-discard', values: { n } } : { key: 'arrival' };
  }),
  asks<SideFrame>('move', (s, { side }) => ({
    key: 'move',
    values: { n: unitsOf(s, side).filter(unit => !s.done[unit]).length },
  })),
  asks<DeclareFrame>('declare', declare),
  asks<ResolveFrame>('resolve', (_s, { battles }) => ({ key: 'resolve', values: { n: battles.length } })),
  asks<SupportFrame>('support', (s, _f, book) => ({
    key: 'support',
    values: { hexes: TONGUE.hexes(book, s.flow.find(isBattle)?.hexes ?? []) },
  })),
  asks<LossFrame>('losses', (s, f, book) => {
    const units = f.units.filter(unit => isOnMap(s, unit));
    return { key: 'losses', values: { n: leftOf(f), owed: f.owed, units: TONGUE.unitList(book, units) } };
  }),
];

/** 5.1 What is still owed is worded like the refusal. */
function declare(s: State, f: DeclareFrame, _book: Book, words: Words<State>): Line<keyof Book['prompts']> {
  const [owed] = owedNow(DECLARE_RULES, { s, f, e: engagementOf(s, f.side) });
  if (owed) return { key: 'declare', values: { owed: words.refusal(owed) } };
  const n = battlesNow(f).length;
  return n > 0 ? { key: 'declare-done', values: { n } } : { key: 'declare-none' };
}
