/** A side's luck in one sentence, with no more certainty than the number of its battles allows. */
import type { AnyWords, Lang } from '../kit/game.ts';
import type { SideLuck } from './luck.ts';

export function luckSentence(words: AnyWords, side: SideLuck, lang: Lang): string {
  return TELL[lang](words.role(side.role), side);
}

/** Thresholds of distance from the middle: the share of games that are less extreme on this side. */
const VERDICTS: readonly (readonly [from: number, words: Readonly<Record<Lang, readonly [string, string]>>])[] = [
  [0.95, { ja: ['きわめて幸運', 'きわめて不運'], en: ['Extraordinarily lucky', 'Extraordinarily unlucky'] }],
  [0.8, { ja: ['幸運', '不運'], en: ['Lucky', 'Unlucky'] }],
  [0.6, { ja: ['やや幸運', 'やや不運'], en: ['A little lucky', 'A little unlucky'] }],
];

const TELL: Readonly<Record<Lang, (role: string, side: SideLuck) => string>> = {
  en(role, { attacks, defences, luck }) {
    if (luck === undefined) return `${role}: no battles yet.`;
    const fought = `${counted(attacks, 'attack')}, ${counted(defences, 'defence')}`;
    const verdict = verdictOf(luck, 'en');
    if (verdict === undefined) return `${role}: ${fought}. About as lucky as was to be expected.`;
    const go = luck > 0.5 ? 'worse' : 'better';
    return `${role}: ${fought}. ${verdict}: ${share(luck)}% of games with the same battles go ${go}.`;
  },
  ja(role, { attacks, defences, luck }) {
    if (luck === undefined) return `${role}：まだ戦闘はありません。`;
    const fought = `攻撃${attacks}回、防御${defences}回`;
    const verdict = verdictOf(luck, 'ja');
    if (verdict === undefined) return `${role}：${fought}。運はほぼ期待どおり。`;
    const than = luck > 0.5 ? '悪い' : '良い';
    return `${role}：${fought}。${verdict}：同じ戦闘を繰り返せば、${share(luck)}%はこれより${than}結果になる。`;
  },
};

function verdictOf(luck: number, lang: Lang): string | undefined {
  const found = VERDICTS.find(([from]) => Math.max(luck, 1 - luck) >= from);
  return found?.[1][lang][luck > 0.5 ? 0 : 1];
}

/** Never 0 or 100: nothing that happened was impossible. */
const share = (luck: number): number => Math.min(99, Math.max(1, Math.round(Math.max(luck, 1 - luck) * 100)));

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
