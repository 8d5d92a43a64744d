/** Which sentence teaches why an action is refused. */
import type { Refusal } from '../../../kit/game.ts';
import { entryOf, type Fields, fill, hasKey, type Line, numberIn, numbersIn } from '../../../kit/phrase.ts';
import { PHASES } from '../sequence.ts';
import { choiceText } from './choice.ts';
import type { Book, RefusalKey } from './parts.ts';
import { spell } from './tongue.ts';
import { areaOf, doorsOf } from './where.ts';

export function refusalText(book: Book, { rule, code, about = {} }: Refusal): string {
  const { key, values } = lineOf(book, { ...about, rule }, code);
  return fill(book.refusals[key], { rule, ...spell(book, about), ...values });
}

function lineOf(book: Book, about: Fields, code: string): Line<RefusalKey> {
  if (LISTING.includes(code) && numbersIn(about.units).length === 0) return { key: 'not-legal' };
  const tell = entryOf(TELLERS, code);
  if (tell) return tell(book, about);
  return { key: hasKey(book.refusals, code) ? code : 'other' };
}

/** Codes that name units. Where there are none, something else was wrong with the action: a field too many. */
const LISTING: readonly string[] = ['units-left', 'arrivals-first', 'withdrawal-first', 'ss-first', 'workers-first'];

/** `about` with the rule of the refusal. */
type Teller = (book: Book, about: Fields) => Line<RefusalKey>;

/** Codes with more than one sentence, or with holes of their own. */
const TELLERS: Readonly<Record<string, Teller>> = {
  'not-now': notNow,
  'field-missing': (book, { field }) => ({
    key: 'field-missing',
    values: { field: entryOf(book.missing, field) ?? book.some.field },
  }),
  'not-set-up-area': (book, about) => ({ key: 'not-set-up-area', values: { area: areaOf(book, about) } }),
  'quota-full': (book, about) => ({ key: 'quota-full', values: { group: groupOf(book, about) } }),
  'quota-short': (book, about) => ({ key: 'quota-short', values: { group: groupOf(book, about) } }),
  'units-left': (_book, { units }) => ({ key: 'units-left', values: { n: numbersIn(units).length } }),
  orders: (_book, { hex }) => ({ key: numberIn(hex) === undefined ? 'orders-away' : 'orders' }),
  'must-go-on': (_book, { rule }) => ({ key: rule === '3.3.2' ? 'must-go-on-orders' : 'must-go-on-room' }),
  'never-moves': (_book, { rule }) => ({ key: rule === '11.2.2' ? 'never-moves-partisan' : 'never-moves' }),
  'no-rail': (_book, { unit }) => ({ key: numberIn(unit) === undefined ? 'no-rail' : 'no-rail-here' }),
  'enemy-there': (_book, { rule }) => ({ key: rule === '9.7.2' ? 'retreat-enemy' : 'enemy-there' }),
  'below-lowest-odds': (_book, { shift }) => ({
    key: numberIn(shift) ? 'below-lowest-odds-shift' : 'below-lowest-odds',
  }),
  'odds-too-low': (_book, { ratio, shift }) => {
    if (ratio === undefined) return { key: 'odds-too-low-empty' };
    return { key: numberIn(shift) ? 'odds-too-low-shift' : 'odds-too-low' };
  },
  'no-entry': (book, about) => ({ key: 'no-entry', values: { doors: doorsOf(book, about) } }),
};

/** An action of another phase, or one of this phase with a field too many. */
function notNow(book: Book, { type, phase }: Fields): Line<RefusalKey> {
  const now = entryOf(PHASES, phase);
  if (!now) return { key: 'not-now' };
  if (entryOf(now.on ?? {}, type)) return { key: 'not-legal' };
  const choice = choiceText(book, { type, open: 'hex' }).replace('…', '');
  return { key: 'not-now-phase', values: { choice, phase: entryOf(book.phases, phase) ?? book.some.phase } };
}

/** S2.1, S2.2 All armies, or corps by their values. */
const groupOf = (book: Book, { group }: Fields): string =>
  entryOf(book.groups, group) ?? fill(book.groups.corps ?? '', { id: String(group ?? '') });
