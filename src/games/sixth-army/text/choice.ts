/** Labels that depend on more than the type of the choice. */
import { numberIn } from '../../../kit/phrase.ts';
import type { Tellers } from '../../../kit/teller.ts';
import { AIR, supportOfCard } from '../pieces.ts';
import type { Book } from './parts.ts';

/** `-any` if only the kind of the operation is known. */
export const CHOICE_TELLERS: Tellers<Book, keyof Book['choices']> = {
  'battle-group': (_book, { hex }) => (numberIn(hex) === undefined ? { key: 'battle-group-any' } : undefined),
  order: (_book, { card }) => (numberIn(card) === undefined ? { key: 'order-any' } : undefined),
  'support-attack': (_book, { card }) => {
    const marker = numberIn(card);
    if (marker === undefined) return { key: 'support-attack-any' };
    return { key: supportOfCard(marker) === AIR ? 'support-attack-air' : 'support-attack-artillery' };
  },
};
