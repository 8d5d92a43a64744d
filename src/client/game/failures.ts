/** What went wrong, in the player's language. The engine's own words follow where they may help to find the cause. */
import type { Bilingual } from '../../kit/game.ts';
import { entryOf } from '../../kit/phrase.ts';
import { lang } from '../app/settings.ts';
import type { Failure } from '../local/failure.ts';

export function failureText({ code, message }: Failure): string {
  const text = entryOf(TEXTS, code)?.[lang.value];
  if (text !== undefined && PLAIN.has(code)) return text;
  const detail = lang.value === 'ja' ? `（${message}）` : ` (${message})`;
  return `${text ?? UNKNOWN[lang.value]}${message === '' ? '' : detail}`;
}

const UNKNOWN: Bilingual = {
  ja: '問題が起きました。何も変わっていません。',
  en: 'Something went wrong. Nothing has changed.',
};

const TEXTS: Readonly<Record<string, Bilingual>> = {
  'undo-nothing': { ja: '取り消せる行動はありません。', en: 'There is nothing to undo.' },
  'undo-other': { ja: '最後の行動は相手のものなので取り消せません。', en: 'The last action was the other side’s.' },
  'undo-roll': {
    ja: 'サイコロを振った後は取り消せません。',
    en: 'It cannot be undone: a die was rolled or something was drawn.',
  },
  'undo-reveal': {
    ja: '隠れていたものが明らかになったので取り消せません。',
    en: 'It cannot be undone: something hidden was revealed.',
  },
  'undo-seat': { ja: '手番が移ったので取り消せません。', en: 'It cannot be undone: the decision has passed on.' },
  'not-your-seat': { ja: 'この陣営はコンピューターが担当しています。', en: 'The computer plays this side.' },
  'no-bot': { ja: 'いまはコンピューターの決定ではありません。', en: 'It is not the computer’s decision now.' },
  'no-game': { ja: 'ゲームが開かれていません。', en: 'No game is open.' },
  'no-position': { ja: 'その局面はもうありません。', en: 'That position is no longer there.' },
  'unknown-game': { ja: 'このゲームはここにはありません。', en: 'This game is not here.' },
  'unknown-scenario': { ja: 'このシナリオはありません。', en: 'There is no such scenario.' },
  'bad-option': {
    ja: '選択ルールの指定が正しくありません。',
    en: 'An optional rule is set to something it cannot be.',
  },
  'bad-seating': { ja: '全員の席が決まっていません。', en: 'Not every side has a player.' },
  'unknown-role': { ja: 'その陣営はありません。', en: 'There is no such side.' },
  'unknown-level': { ja: 'その強さのコンピューターはありません。', en: 'There is no computer of that strength.' },
  'bad-replay': {
    ja: 'この記録は今のルールでは再生できません。何も変わっていません。',
    en: 'This record cannot be played by the rules as they are now. Nothing has changed.',
  },
  'too-large': {
    ja: 'この記録は大きすぎます。何も変わっていません。',
    en: 'This record is too large. Nothing has changed.',
  },
  'too-deep': {
    ja: 'この記録は入れ子が深すぎます。何も変わっていません。',
    en: 'This record is nested too deeply. Nothing has changed.',
  },
  'too-many': {
    ja: 'この記録は行動が多すぎます。何も変わっていません。',
    en: 'This record has too many actions. Nothing has changed.',
  },
  'too-slow': {
    ja: 'この記録は再生に時間がかかりすぎます。何も変わっていません。',
    en: 'This record takes too long to play. Nothing has changed.',
  },
  'not-json': {
    ja: 'この記録は読めません。何も変わっていません。',
    en: 'This record cannot be read. Nothing has changed.',
  },
  'not-replay': { ja: 'これは保存ゲームではありません。', en: 'This is not a saved game.' },
  'no-lesson': { ja: 'このゲームには練習がありません。', en: 'This game has no guided lesson.' },
  'bad-lesson': { ja: '練習を始められませんでした。', en: 'The guided lesson could not be set up.' },
  'no-move': { ja: '練習はいま手を求めていません。', en: 'The lesson asks for no move here.' },
  'called-off': {
    ja: '局面が変わったため、考えるのをやめました。',
    en: 'The position has changed, so the computer stopped thinking about it.',
  },
  stale: {
    ja: '局面がすでに変わっています。何も行われていません。',
    en: 'The position has changed meanwhile. Nothing was done.',
  },
  'bot-failed': {
    ja: 'コンピューターが手を選べませんでした。一時停止を押して再開すると、もう一度考えます。',
    en: 'The computer could not find a move. Pause and go on to let it try again.',
  },
  broken: UNKNOWN,
  'bad-ask': UNKNOWN,
  'bad-told': UNKNOWN,
  'not-loaded': {
    ja: 'ゲームを読み込めませんでした。接続を確かめて、もう一度試してください。',
    en: 'The game could not be loaded. Check the connection and try again.',
  },
  'host-broken': {
    ja: '盤が止まりました。ページを読み込み直してください。ゲームは保存されています。',
    en: 'The table has stopped. Load the page again; the game is kept.',
  },
  following: {
    ja: 'このゲームは別のタブで進行中です。「こちらで続ける」を押すと、ここで続けられます。',
    en: 'This game is being played in another tab. “Take over here” lets you go on here.',
  },
  overtaken: {
    ja: 'このゲームは別のタブで先に進みました。いまの行動は行われていません。',
    en: 'This game has gone on in another tab. Your last action was not taken.',
  },
  'no-store': {
    ja: 'ブラウザーの保存領域を読めないため、保存ゲームを開けません。',
    en: 'The saved game cannot be opened: the browser’s storage cannot be read.',
  },
  'no-saved': { ja: 'その保存ゲームはもうありません。', en: 'That saved game is no longer there.' },
  damaged: {
    ja: '保存ゲームが壊れているため開けません。記録はそのまま残っています。',
    en: 'The saved game is damaged and cannot be opened. Its record was left as it is.',
  },
};

/** Nothing more is to be known about these. */
const PLAIN: ReadonlySet<string> = new Set([
  'undo-nothing',
  'undo-other',
  'undo-roll',
  'undo-reveal',
  'undo-seat',
  'not-your-seat',
  'no-bot',
  'no-game',
  'no-position',
  'no-saved',
  'following',
  'overtaken',
]);

/** Every code there are words for. */
export const FAILURE_CODES: readonly string[] = Object.keys(TEXTS);
