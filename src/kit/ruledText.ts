/**
 * Sentences of refusals as they stand beside what they are about: list, map and refusal say the same. The number a
 * sentence begins with is left out, as it is shown by itself. While battles are declared a hundred of them are shown
 * after every choice, nearly all as before, so they are kept.
 */
import type { Bilingual, Refusal } from './game.ts';

interface Speaker {
  refusal(refusal: Refusal): string;
}

const MOST = 4096;

export function ruledTexts(ja: Speaker, en: Speaker): (refusal: Refusal) => Bilingual {
  const known = new Map<string, Bilingual>();
  return refusal => {
    const key = JSON.stringify(refusal);
    const text = known.get(key) ?? { ja: bareSentence(ja, refusal), en: bareSentence(en, refusal) };
    if (known.size >= MOST) known.clear();
    known.set(key, text);
    return text;
  };
}

function bareSentence(speaker: Speaker, refusal: Refusal): string {
  const said = speaker.refusal(refusal);
  return said.startsWith(refusal.rule) ? said.slice(refusal.rule.length).replace(/^[\s·—:]+/, '') : said;
}
