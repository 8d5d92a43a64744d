/** The prompts of a turn: the decision and its rule, with the details of the moment. */
import { leftOf } from '../../../kit/bill.ts';
import { countedTexts } from '../../../kit/phrase.ts';
import { asking } from '../../../kit/words.ts';
import {
  type AdvanceFrame,
  type ChitsFrame,
  type DeclareFrame,
  type DrawFrame,
  isBattle,
  isImpulse,
  type LossFrame,
  type MoveFrame,
  type OccupyFrame,
  type PlainFrame,
  type RebuildFrame,
  type ReinforceFrame,
  type ReplaceFrame,
  type ReplyFrame,
  type ResolveFrame,
  type RetreatFrame,
  type StandFrame,
  type TransferFrame,
  type WithdrawFrame,
} from '../frames.ts';
import { unitsBy } from '../pieces.ts';
import { chitsLeft } from '../rules/chits.ts';
import { retreating } from '../rules/retreat.ts';
import { BILL_KINDS, isActing, isOnMap, type State, supplyOf } from '../state.ts';
import type { Book } from './parts.ts';
import { commandName, TONGUE } from './tongue.ts';

const asks = asking<State, Book>();

const hexesNow = (s: State, book: Book): { readonly hexes: string } => ({
  hexes: TONGUE.hexes(
    book,
    s.flow.filter(isBattle).map(({ hex }) => hex),
  ),
});

/** 11.4 What is still owed, kind by kind. */
const calledAway = (s: State, book: Book): string =>
  countedTexts(BILL_KINDS.map((kind, i) => [book.called[kind], s.bill[i] ?? 0])).join(book.small.comma);

export const PROMPTS = [
  asks<TransferFrame>('transfer', () => ({ key: 'transfer' })),
  asks<PlainFrame>('return', () => ({ key: 'return' })),
  asks<ReplaceFrame>('replace', () => ({ key: 'replace' })),
  asks<PlainFrame>('feed', (s, { side }) => ({ key: 'feed', values: { n: supplyOf(s, side) } })),
  asks<ChitsFrame>('chits', () => ({ key: 'chits' })),
  asks<ReinforceFrame>('reinforce', () => ({ key: 'reinforce' })),
  asks<DrawFrame>('draw', s => ({ key: 'draw', values: { n: chitsLeft(s) } })),
  asks<WithdrawFrame>('withdraw', (s, _f, book) => ({ key: 'withdraw', values: { list: calledAway(s, book) } })),
  asks<MoveFrame>('move', (s, { side, late }, book) => ({
    key: late ? 'move-late' : 'move',
    values: {
      card: commandName(book, s.flow.find(isImpulse)?.card),
      n: unitsBy(side).filter(unit => isOnMap(s, unit) && isActing(s, unit)).length,
    },
  })),
  asks<DeclareFrame>('declare', (_s, { hexes }) => ({ key: 'declare', values: { n: new Set(hexes).size } })),
  asks<ResolveFrame>('resolve', (_s, { attacks }) => ({ key: 'resolve', values: { n: attacks.length } })),
  asks<ReplyFrame>('reply', (s, _f, book) => ({ key: 'reply', values: hexesNow(s, book) })),
  // The bill names the units.
  asks<LossFrame>('losses', (_s, f) => ({ key: 'losses', values: { n: leftOf(f) } })),
  asks<StandFrame>('stand', (_s, { hexes }) => ({ key: 'stand', values: { n: hexes } })),
  asks<RetreatFrame>('retreat', (s, f, book) => ({
    key: 'retreat',
    values: { units: TONGUE.unitList(book, retreating(s, f)) },
  })),
  asks<AdvanceFrame>('advance', (s, { hexes }, book) => ({
    key: 'advance',
    values: { ...hexesNow(s, book), n: hexes },
  })),
  asks<OccupyFrame>('occupy', (s, _f, book) => ({ key: 'occupy', values: hexesNow(s, book) })),
  asks<RebuildFrame>('rebuild', () => ({ key: 'rebuild' })),
];
