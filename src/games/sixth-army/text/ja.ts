/** The game in Japanese; `en.ts` has the same entries in English. */
import type { Words } from '../../../kit/game.ts';
import { CARD } from '../card.ts';
import type { State } from '../state.ts';
import { JA_CHOICES, JA_EVENTS } from './jaLog.ts';
import { JA_PROMPTS } from './jaPrompts.ts';
import { JA_REFUSALS } from './jaRefusals.ts';
import type { Book } from './parts.ts';
import { wordsFrom } from './words.ts';

export const JA: Book = {
  lang: 'ja',
  events: JA_EVENTS,
  choices: JA_CHOICES,
  prompts: JA_PROMPTS,
  refusals: JA_REFUSALS,
  outcomes: {
    drawn: '{role}の勝利：第{line}雷鳴線で「Break Out」を引き、第6軍が突囲しました。',
    opened: '{role}の勝利：救援部隊が第3雷鳴線を越え、第6軍への道を切り開きました。',
    held: '{role}の勝利：第4ターンが終わっても第6軍は突囲できませんでした。',
    won: '{role}の勝利です。',
    tied: '引き分けです。',
  },
  phases: {
    'set-up': 'セットアップ',
    turn: 'ターンの進行',
    reinforcement: '増援の登場',
    'air-superiority': '航空優勢フェイズ',
    'air-placement': '空軍力マーカーの配置',
    operations: '作戦フェイズ',
    'order-recovery': '命令による回復',
    activate: '活性化ユニットの選択',
    activation: '作戦の実行',
    movement: '移動サブフェイズ',
    combat: '戦闘サブフェイズ',
    assemble: '戦闘の宣言',
    battle: '戦闘の解決',
    'anti-tank': '対戦車砲の使用',
    shock: 'ショック効果',
    artillery: '砲兵支援',
    losses: '死守か退却か',
    retreat: '退却',
    advance: '戦闘後前進',
    'air-loss': '航空攻撃',
    'artillery-loss': '砲撃',
    redeployment: '再配置サブフェイズ',
    logistics: '兵站ポイント受領',
    recovery: '回復サブフェイズ',
  },
  roles: { ...CARD.roleNames.ja, observer: '観戦者' },
  kinds: { air: '空軍力', artillery: '砲兵支援', 'anti-tank': '対戦車砲' },
  shifts: { river: '河川', air: '航空支援', artillery: '砲兵支援' },
  orders: {
    'battle-group': '戦闘団の活性化',
    order: '師団/軍団命令',
    'support-attack': '支援攻撃',
  },
  missing: {
    n: '数',
    hexes: 'ヘクス',
    unit: 'ユニット',
    units: 'ユニット',
    hex: 'ヘクス',
    card: '司令部またはマーカー',
  },
  some: {
    unit: 'ユニット',
    hex: 'ヘクス',
    formation: '師団/軍団',
    marker: 'マーカー',
    role: '相手',
    phase: '別のフェイズ',
    field: '必要な項目',
    shift: '修整',
  },
  small: {
    plus: '＋',
    comma: '、',
    or: '、',
    marker: '{what}マーカー',
    times: '{what}×{n}',
    none: 'なし',
    andMore: 'ほか{n}個',
    others: '、別のユニット（未移動{n}個）に移るか',
    left: '{what}で左{n}',
    right: '{what}で右{n}',
    to: '→',
    depot: '{hex}（{name}）',
    points: '{dice}（{hex}）',
    lp: '{n}LP',
    full: '{n}LP（上限）',
    south: '開始線より南側のヘクス',
    within: '{hexes}',
  },
};

export const ja: Words<State> = wordsFrom(JA);
