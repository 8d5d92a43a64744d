/**
 * The sentence of a refusal as shown next to what it is about, so that list, map and refusal agree. The section number
 * at its beginning is removed, as it is shown separately.
 */
import type { AnyWords, Refusal } from './game.ts';

export function ruledText(words: Pick<AnyWords, 'refusal'>, refusal: Refusal): string {
  const said = words.refusal(refusal);
  return said.startsWith(refusal.rule) ? said.slice(refusal.rule.length).replace(/^[\s·—:]+/, '') : said;
}
