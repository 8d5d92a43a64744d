/** The words around a lesson; what it teaches is the game's own. */
import type { Lang } from '../../kit/game.ts';
import { lang } from '../app/settings.ts';

const en = {
  lesson: 'Lesson',
  step: (n: number, of: number): string => `Step ${n} of ${of}`,
  goToStep: 'Go to a step',
  next: 'Next',
  back: 'Back',
  showMe: 'Show me',
  showing: 'Showing…',
  watch: 'Skip ahead',
  restart: 'Begin again',
  leave: 'Leave the lesson',
  find: 'Show on the map',
  fold: 'Fold the text away',
  unfold: 'Show the text',
  yourMove: 'Your move',
  theirMove: (role: string): string => `${role} is playing`,
  count: (n: number, of: number): string => `${n} of ${of}`,
  astray: 'A legal move, but the lesson asks for another one first. Nothing has changed.',
  readFirst: 'Not yet: read this step first, then press Next. Nothing has changed.',
  openTab: (tab: string): string => `Open: ${tab}`,
  playOn: 'Play on from here',
  playOnHint: 'Against the computer, with real dice',
  newGame: 'New game',
};

export type LessonWords = typeof en;

const ja: LessonWords = {
  lesson: '手ほどき',
  step: (n, of) => `ステップ ${n}／${of}`,
  goToStep: 'ステップを選ぶ',
  next: '次へ',
  back: '戻る',
  showMe: 'やって見せる',
  showing: '実演中…',
  watch: '先へ進める',
  restart: '最初からやり直す',
  leave: '手ほどきを終える',
  find: 'マップで見る',
  fold: '説明を畳む',
  unfold: '説明を開く',
  yourMove: 'やってみましょう',
  theirMove: role => `${role}が行動しています`,
  count: (n, of) => `${n}／${of}`,
  astray: 'ルール上はできますが、ここでは別の手をお願いします。何も変わっていません。',
  readFirst: 'その前に、このステップを読んで「次へ」を押してください。何も変わっていません。',
  openTab: tab => `「${tab}」を開く`,
  playOn: 'ここから続ける',
  playOnHint: 'コンピューターを相手に、本物のダイスで',
  newGame: '新しいゲーム',
};

const BOOKS: Readonly<Record<Lang, LessonWords>> = { ja, en };

/** In the language set now; components that read them follow the setting. */
export const say = (): LessonWords => BOOKS[lang.value];
