/** 7.0 The deck: three kinds of cards. A card's number is its place in the deck. */
import type { Bilingual } from '../../../kit/game.ts';

export const CARD_KINDS = ['barrage', 'smoke', 'rally'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** 7.1 How many cards each side begins with, draws in its arrival phase, and may keep there. */
export const FIRST_HAND = 2;
export const DRAWN = 2;
export const HAND_LIMIT = 3;

/** 7.3 The strength a card adds to its side, and the columns it shifts in its side's favour. */
export const BARRAGE_STRENGTH = 2;
export const SMOKE_SHIFT = 1;

const COUNTS: Readonly<Record<CardKind, number>> = { barrage: 5, smoke: 4, rally: 3 };

export const DECK_KINDS: readonly CardKind[] = CARD_KINDS.flatMap(kind =>
  Array.from({ length: COUNTS[kind] }, () => kind),
);

/** `barrage-1`, `barrage-2` and so on. */
export const CARD_NAMES: readonly string[] = CARD_KINDS.flatMap(kind =>
  Array.from({ length: COUNTS[kind] }, (_, i) => `${kind}-${i + 1}`),
);

export const CARD_TITLES: Readonly<Record<CardKind, Bilingual>> = {
  barrage: { ja: '砲撃', en: 'Barrage' },
  smoke: { ja: '煙幕', en: 'Smoke' },
  rally: { ja: '再編成', en: 'Rally' },
};

/** The possible uses of a card, with their rule. */
export const CARD_USES: Readonly<Record<CardKind, { readonly rule: string; readonly text: Bilingual }>> = {
  barrage: { rule: '7.3', text: { ja: '戦闘で戦闘力＋2。', en: 'Two more strength in a battle.' } },
  smoke: { rule: '7.3', text: { ja: '戦闘で1コラム有利に。', en: 'One column in your favour in a battle.' } },
  rally: { rule: '7.4', text: { ja: '登場フェイズに1ステップ回復。', en: 'A step back in your arrival phase.' } },
};
