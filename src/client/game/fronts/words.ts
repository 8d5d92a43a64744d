/** The words of the test game. */
import type { GameCard } from '../../../kit/card.ts';
import type { Lang, Words } from '../../../kit/game.ts';
import { entryOf } from '../../../kit/phrase.ts';
import { ROLES, type State, TURNS } from './state.ts';

export const CARD: GameCard = {
  id: 'fronts',
  title: { ja: '二つの戦線', en: 'Two Fronts' },
  roles: ROLES,
  roleNames: { ja: { west: '西軍', east: '東軍' }, en: { west: 'West', east: 'East' } },
  scenarios: [{ id: 'summer', title: { ja: '夏', en: 'Summer' }, turns: TURNS }],
  options: [],
  pitch: {
    lines: [
      { ja: '二枚のマップ。', en: 'Two sheets.' },
      { ja: '一発ずつの射撃。', en: 'One shot at a time.' },
    ],
    minutes: [1, 2],
    aims: {},
  },
};

const SAID: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  ja: { range: '距離', flank: '側面', hit: '命中', miss: '外れ', end: '射撃終了', prompt: '1ユニットずつ射撃する' },
  en: { range: 'range', flank: 'flank', hit: 'hit', miss: 'missed', end: 'end fire', prompt: 'Fire, unit after unit' },
};

export function wordsIn(lang: Lang): Words<State> {
  const said = (key: string): string => entryOf(SAID[lang], key) ?? key;
  const unit = (n: number): string => (lang === 'ja' ? `第${n}大隊` : `${n} Bn`);
  const first = (value: unknown): number => (Array.isArray(value) && typeof value[0] === 'number' ? value[0] : -1);
  return {
    prompt: () => `5.0 · ${said('prompt')}`,
    event: ({ type, unit: firer, units, die }) =>
      type === 'end' ? said(type) : `${unit(Number(firer))} → ${unit(first(units))}: ${die} ${said(type)}`,
    refusal: ({ code }) => said(code),
    choice: ({ type, unit: firer = -1, n = -1 }) => (type === 'end' ? said(type) : `${unit(firer)} → ${unit(n)}`),
    outcome: ({ code }) => said(code),
    role: role => entryOf(CARD.roleNames[lang], role) ?? role,
    phase: id => id,
    unit,
    line: ({ what, value }) => `${said(what)} ${value > 0 ? '+' : '−'}${Math.abs(value)}`,
  };
}
