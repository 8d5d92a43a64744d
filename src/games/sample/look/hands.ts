/** The hands, face up or counted (7.1), the discards, and the cup (3.0). */

import { handLook } from '../../../kit/deckLook.ts';
import type { CardShown, CupShown, HandShown } from '../../../kit/depict.ts';
import { sideBoxes } from '../../../kit/sideLook.ts';
import { BOTH_SIDES } from '../../../kit/sides.ts';
import { CARD } from '../card.ts';
import { CARD_TITLES, CARD_USES } from '../data/cards.ts';
import { roleOf } from '../pieces.ts';
import { kindOf } from '../rules/cards.ts';
import { chitsLeft } from '../rules/chits.ts';
import { DISCARDS, type State } from '../state.ts';

const { idOf } = sideBoxes(CARD, roleOf);

/** `s` is what the seat sees: cards that it cannot see are counted. */
export const handsOf = (s: State): HandShown[] => [
  ...BOTH_SIDES.map(side => {
    const title = { ja: '手札', en: 'Hand' };
    const hand = { id: idOf('hand', side), title, rule: '7.1', role: roleOf(side), place: side };
    return handLook(s.cards, hand, card => faceOf(card, s.chosen[side] === card ? 'used' : 'ready'));
  }),
  handLook(s.cards, { id: 'discards', title: { ja: '捨て札', en: 'Discards' }, rule: '7.1', place: DISCARDS }, card =>
    faceOf(card, 'off'),
  ),
];

function faceOf(card: number, state: CardShown['state']): CardShown {
  const kind = kindOf(card) ?? 'rally';
  return { card, title: CARD_TITLES[kind], uses: [CARD_USES[kind]], state };
}

/** Nobody knows what is in the cup, as chits lie face down (3.1); everybody knows how many there are. */
export const cupsOf = (s: State): CupShown[] => [
  { id: 'cup', title: { ja: '支援チット', en: 'Support chits' }, rule: '3.0', left: chitsLeft(s) },
];
