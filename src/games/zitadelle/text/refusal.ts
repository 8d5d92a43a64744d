/** Which sentence teaches why an action is refused. */
import type { Refusal } from '../../../kit/game.ts';
import { entryOf, type Fields, fill, hasKey, type Line, numberIn } from '../../../kit/phrase.ts';
import { IS_COMPANY } from '../pieces.ts';
import { PHASES } from '../sequence.ts';
import { choiceText } from './choice.ts';
import type { Book, RefusalKey } from './parts.ts';
import { spell } from './tongue.ts';

export function refusalText(book: Book, { rule, code, about = {} }: Refusal): string {
  const { key, values } = lineOf(book, { ...about, rule }, code);
  return fill(book.refusals[key], { rule, ...spell(book, about), ...values });
}

function lineOf(book: Book, about: Fields, code: string): Line<RefusalKey> {
  const tell = entryOf(TELLERS, code);
  if (tell) return tell(book, about);
  return { key: hasKey(book.refusals, code) ? code : 'other' };
}

/** `about` with the rule of the refusal. */
type Teller = (book: Book, about: Fields) => Line<RefusalKey>;

/** Codes with more than one sentence, or with holes of their own. */
const TELLERS: Readonly<Record<string, Teller>> = {
  'not-now': notNow,
  'field-missing': (book, { field }) => ({
    key: 'field-missing',
    values: { field: entryOf(book.missing, field) ?? book.some.field },
  }),
  'not-placed': (_book, { unit }) => ({ key: IS_COMPANY[numberIn(unit) ?? -1] ? 'not-placed-company' : 'not-placed' }),
  'outside-zone': (_book, { rule }) => ({ key: rule === '11.2.2' ? 'outside-zone-model' : 'outside-zone' }),
};

/** An action of another phase, or one of this phase with a field too many. */
function notNow(book: Book, { type, phase }: Fields): Line<RefusalKey> {
  const now = entryOf(PHASES, phase);
  if (!now) return { key: 'not-now' };
  if (entryOf(now.on ?? {}, type)) return { key: 'not-legal' };
  const choice = choiceText(book, { type, open: 'hex' }).replace('…', '');
  return { key: 'not-now-phase', values: { choice, phase: entryOf(book.phases, phase) ?? book.some.phase } };
}
