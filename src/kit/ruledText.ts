/**
 * The sentence of a refusal as it stands beside what it is about: list, map and refusal say the same. The number a
 * sentence begins with is left out, as it is shown by itself.
 */
import type { AnyWords, Refusal } from './game.ts';

export function ruledText(words: Pick<AnyWords, 'refusal'>, refusal: Refusal): string {
  const said = words.refusal(refusal);
  return said.startsWith(refusal.rule) ? said.slice(refusal.rule.length).replace(/^[\s·—:]+/, '') : said;
}
