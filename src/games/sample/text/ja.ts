/** The game in Japanese; `en.ts` has the same entries in English. */
import { bookOf, type Same } from '../../../kit/book.ts';
import type { Words } from '../../../kit/game.ts';
import { WORDS_JA } from '../../../kit/wordsJa.ts';
import { CARD } from '../card.ts';
import type { State } from '../state.ts';
import type { EN_TABLES } from './en.ts';
import { JA_REFUSALS } from './jaRefusals.ts';
import type { Book } from './parts.ts';
import { wordsFrom } from './words.ts';

const JA_TABLES: Same<typeof EN_TABLES> = {
  refusals: JA_REFUSALS,
  events: {
    'turn-begun': '第{turn}ターン開始。',
    drew: '{role}がカードを{n}枚引く。',
    'drew-own': '{role}が{cards}を引く。',
    discarded: '{role}が{cards}を捨てる。',
    arrived: '{unit}が{hex}に登場。',
    rallied: '{unit}がカードで再編成し、完全戦力に戻る。',
    moved: '{unit}が移動：{from}→{to}。',
    rested: '{unit}が休息し、チットを引く。',
    'rested-own': '{unit}が休息し、+{chit}のチットを引く。',
    'town-taken': '{role}が橋の町を占領。',
    assign: '{unit}は{place}を攻撃予定。',
    merge: '{hexes}をまとめて攻撃予定。',
    unassign: '{unit}の割り当てを解除。',
    split: '{hexes}を別々に攻撃予定。',
    clear: '{role}：戦闘の組み合わせをすべて解除。',
    propose: '{role}：戦闘の組み合わせの提案、{battles}。',
    commit: '{role}：戦闘の組み合わせは{battles}。',
    'no-battle': '{hexes}の戦闘は、戦うユニットがいないため行われない。',
    chose: '{role}が戦闘での選択を終えた。',
    'card-shown': '{role}が{card}を使用。',
    'no-card': '{role}はカードを使用しない。',
    battle: '{units}（{attack}）が{hexes}（{defence}）を攻撃：{odds}、ダイス{die}＝{result}。',
    reduced: '{unit}が1ステップを失う。',
    eliminated: '{unit}が{hex}で除去された。',
    retreated: '{unit}が退却：{from}→{to}。',
    'game-over': 'ゲーム終了。',
  },
  choices: {
    arrive: '{unit}を{hex}に登場',
    'arrive-open': '{unit}を登場…',
    rally: '{unit}を再編成',
    discard: '{cards}を捨てる',
    'discard-open': 'カードを捨てる…',
    move: '{unit}を{hex}へ移動',
    'move-open': '{unit}を移動…',
    rest: '{unit}を休息',
    'end-phase': 'フェイズを終える',
    assign: '{unit}で{place}を攻撃',
    'assign-open': '{unit}で攻撃…',
    unassign: '{unit}の割り当てを解く',
    merge: '{hexes}をまとめて攻撃',
    split: '{place}の戦闘を分ける',
    clear: '組み合わせをすべて解く',
    propose: '組み合わせを提案',
    commit: '戦闘を開始',
    fight: '{place}で戦闘',
    choose: '{card}を使う',
    'choose-none': 'カードを使わない',
    'lose-step': '{unit}の1ステップを失う',
    retreat: '{unit}を{hex}へ退却',
    'retreat-open': '{unit}を退却',
  },
  prompts: {
    'by-itself': '2.1 · ゲームは自動的に進みます。',
    arrival: '2.1 · {role}：増援の登場と再編成を行い、フェイズを終えてください。',
    'arrival-discard': '7.1 · {role}：カードを{n}枚捨ててください。手札の上限は3枚です。',
    move: '4.0 · {role}：ユニットを移動または休息させ（残り{n}個）、フェイズを終えてください。',
    declare: '5.1 · {role}：ユニットを戦闘に割り当ててください。{owed}',
    'declare-done': '5.1 · {role}：{n}件の戦闘が決まりました。開始するか、組み直してください。',
    'declare-none': '5.1 · {role}：攻撃の義務はありません。ユニットを割り当てるか、先へ進んでください。',
    resolve: '5.2 · {role}：次に行う戦闘を選んでください（残り{n}件）。',
    support: '7.2 · {hexes}の戦闘。使うカードを選ぶか、使わないと決めてください。選択は両軍とも秘密です。',
    losses: '5.5 · {role}：損害{owed}のうち残り{n}を、ステップか退却で支払ってください（{units}）。',
  },
  outcomes: {
    annihilation: '{role}の勝利：敵のユニットはマップ上に残っていません。',
    points: '{role}の得点勝ちです。',
    draw: '引き分け：両軍の得点は同じです。',
  },
  phases: {
    turn: 'ターン',
    arrival: '登場フェイズ',
    move: '移動フェイズ',
    combat: '戦闘フェイズ',
    declare: '戦闘の組み合わせ',
    resolve: '次の戦闘',
    battle: '戦闘',
    support: 'カードの選択',
    losses: '損害の支払い',
  },
  roles: CARD.roleNames.ja,
  cards: { barrage: '「砲撃」', smoke: '「煙幕」', rally: '「再編成」' },
  shifts: { wood: '森', town: '町', river: '川', smoke: '煙幕' },
  lines: { strength: '戦闘力', chit: 'チット', 'cut-off': '補給切れ', barrage: '砲撃' },
  values: {
    strength: '戦闘力{strength}、移動力{allowance}',
    reduced: '1ステップ喪失',
    chit: 'チットあり',
    arrives: '第{arrives}ターン以降に登場',
  },
  some: { card: 'カード' },
};

export const JA: Book = bookOf('ja', WORDS_JA, JA_TABLES);

export const ja: Words<State> = wordsFrom(JA);
