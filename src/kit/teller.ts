/**
 * Which log line of a book tells an event, and what fills it. Events go by their type; those with more than one sentence,
 * or with holes of their own, have a teller. What nobody knows still gets a sentence.
 */
import type { GameEvent } from './game.ts';
import { entryOf, type Fields, fill, hasKey, type Line, type Texts, type Values } from './phrase.ts';

export type Teller<B, K extends string> = (book: B, f: Fields) => Line<K>;
export type Tellers<B, K extends string> = Readonly<Record<string, Teller<B, K>>>;

/** What fills the holes that several sentences share. */
type Spell<B> = (book: B, f: Fields) => Values;

type EventBook<K extends string> = { readonly events: Texts<K | 'other' | 'other-rule'> };

export function eventTeller<K extends string, B extends EventBook<K>>(
  tellers: Tellers<B, K>,
  spell: Spell<B>,
): (book: B, e: GameEvent) => string {
  return (book, e) => {
    const other = e.rule === undefined ? 'other' : 'other-rule';
    const told = entryOf(tellers, e.type)?.(book, e);
    const { key, values } = told ?? { key: hasKey(book.events, e.type) ? e.type : other };
    return fill(entryOf(book.events, key) ?? '', { rule: e.rule ?? '', ...spell(book, e), ...values });
  };
}

/** The sentence of a type for a certain case, `lost-worker`, where there is one. */
export function caseOf<K extends string>(texts: Texts<K>, type: string, id: unknown): K | undefined {
  const key = `${type}-${id}`;
  return hasKey(texts, key) ? key : undefined;
}
