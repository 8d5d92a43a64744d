/** Refusals with more than one sentence, or with holes of their own. */
import { numberIn } from '../../../kit/phrase.ts';
import type { Tellers } from '../../../kit/teller.ts';
import { IS_COMPANY } from '../pieces.ts';
import type { Book } from './parts.ts';

export const REFUSAL_TELLERS: Tellers<Book, keyof Book['refusals']> = {
  'not-placed': (_book, { unit }) => ({ key: IS_COMPANY[numberIn(unit) ?? -1] ? 'not-placed-company' : 'not-placed' }),
  'outside-zone': (_book, { rule }) => ({ key: rule === '11.2.2' ? 'outside-zone-model' : 'outside-zone' }),
};
