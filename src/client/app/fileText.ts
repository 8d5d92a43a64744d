/** All that is said of a file that comes in. */
import type { Lang } from '../../kit/game.ts';
import { FILE_LIMITS } from '../../table/limits.ts';

const MB = Math.round(FILE_LIMITS.bytes / 2 ** 20);
const SECONDS = FILE_LIMITS.ms / 1000;
const ENTRIES = FILE_LIMITS.entries.toLocaleString('en');

const en = {
  reading: 'Reading the file',
  checking: (name: string): string => `${name} is being checked by the rules.`,
  progress: (done: number, all: number): string => `${done} of ${all} actions`,
  many: 'Only the first of these files is opened. ',
  playable: (name: string): string =>
    `Every action of ${name} was checked by the rules. Who plays on? Games in progress are kept.`,
  given: (name: string): string =>
    `${name} begins from a given position, not from the set-up; how that position came about is not known. Every action from there on was checked by the rules. Who plays on? Games in progress are kept.`,
  otherRules: 'Recorded under other rules',
  otherRulesText: (name: string, saved: number, now: number): string =>
    `${name} was recorded under version ${saved} of the rules; here they are version ${now}. It can be played under today’s rules if every action is still legal. The file itself stays as it is.`,
  otherRulesGo: 'Play by today’s rules',
  original: 'Save the original again',
  fault: {
    'too-large': (name: string): string => `${name} is larger than ${MB} MB; a saved game never is.`,
    'too-slow': (name: string): string => `${name} takes longer than ${SECONDS} seconds to check, and was put aside.`,
    'too-many': (name: string): string => `${name} has more than ${ENTRIES} actions; no game is that long.`,
    'too-deep': (name: string): string =>
      `${name} is nested deeper than ${FILE_LIMITS.depth} levels; a saved game never is.`,
    'not-json': (name: string): string => `${name} is not a saved game: it holds no JSON.`,
    'not-replay': (name: string): string => `${name} is not a saved game of Hexfront.`,
    'unknown-game': (name: string, game: string): string => `${name} is a game of “${game}”, which is not here.`,
    unread: (name: string): string => `${name} could not be read.`,
  },
  unplayable: (name: string, why: string): string =>
    `${name} is a saved game, but it cannot be played by the rules: ${why.replace(/\.?$/, '.')}`,
  unchanged: ' Nothing has changed.',
};

const ja: typeof en = {
  reading: 'ファイルを確認しています',
  checking: name => `${name} をルールに照らして確認しています。`,
  progress: (done, all) => `${all}手のうち${done}手`,
  many: '複数のファイルのうち、最初のものだけを開きます。',
  playable: name => `${name} のすべての行動をルールで確認しました。誰が続けますか？途中のゲームはそのまま残ります。`,
  given: name =>
    `${name} は初期配置からではなく、与えられた局面から始まります。その局面に至る経過は分かりません。そこからの行動はすべてルールで確認しました。誰が続けますか？途中のゲームはそのまま残ります。`,
  otherRules: '別の版のルールで記録されたゲーム',
  otherRulesText: (name, saved, now) =>
    `${name} は第${saved}版のルールで記録されました。ここのルールは第${now}版です。すべての行動が今も認められるなら、今のルールで続けられます。ファイル自体はそのまま残ります。`,
  otherRulesGo: '今のルールで続ける',
  original: '元のファイルを保存し直す',
  fault: {
    'too-large': name => `${name} は${MB}MBを超えています。保存したゲームではありません。`,
    'too-slow': name => `${name} の確認に${SECONDS}秒より長くかかるため、やめました。`,
    'too-many': name => `${name} には${ENTRIES}を超える行動があります。そこまで長いゲームはありません。`,
    'too-deep': name => `${name} は${FILE_LIMITS.depth}段より深い入れ子になっています。保存したゲームではありません。`,
    'not-json': name => `${name} はJSONではないため、保存したゲームとして開けません。`,
    'not-replay': name => `${name} はHexfrontの保存ゲームではありません。`,
    'unknown-game': (name, game) => `${name} は「${game}」のゲームですが、ここにはありません。`,
    unread: name => `${name} を読めませんでした。`,
  },
  unplayable: (name, why) => `${name} は保存ゲームですが、ルールどおりに再生できません（${why}）。`,
  unchanged: '何も変更されていません。',
};

export const FILE_TEXT: Readonly<Record<Lang, typeof en>> = { ja, en };

/** Why a file cannot be opened. */
export function faultText(lang: Lang, name: string, code: string, message: string): string {
  const text = FILE_TEXT[lang];
  const known = Object.entries(text.fault).find(([one]) => one === code)?.[1];
  // The host names the game that it does not have between quotation marks.
  const game = /"([^"]*)"/.exec(message)?.[1] ?? '';
  return `${known ? known(name, game) : text.unplayable(name, message.replace(UNPLAYABLE, ''))}${text.unchanged}`;
}

/** Said already. */
const UNPLAYABLE = /^the replay cannot be played: /;
