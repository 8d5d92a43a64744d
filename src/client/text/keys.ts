/** The keys and gestures of the game page, as the help dialog lists them. */
import type { Bilingual } from '../../kit/game.ts';

export interface KeyGroup {
  readonly title: Bilingual;
  /** `or` between alternatives is written ` / `, keys pressed together are joined by ` + `. */
  readonly rows: readonly (readonly [keys: Bilingual | string, does: Bilingual])[];
}

const row = (keys: Bilingual | string, ja: string, en: string): readonly [Bilingual | string, Bilingual] => [
  keys,
  { ja, en },
];

export const KEY_GROUPS: readonly [KeyGroup, ...KeyGroup[]] = [
  {
    title: { ja: 'ユニットを動かす', en: 'Moving units' },
    rows: [
      row(
        { ja: 'クリック / ドラッグ', en: 'Click / Drag' },
        'ユニット、次にヘクスを選んで移動。経路と移動コストを表示',
        'unit, then hex: moves it; way and cost are shown while pointing',
      ),
      row(
        { ja: 'Shift + クリック / 囲む', en: 'Shift + click / Box' },
        '複数のユニットを選ぶ',
        'selects several units',
      ),
      row({ ja: 'Ctrl + クリック', en: 'Ctrl + click' }, 'スタック全体を選ぶ', 'selects the whole stack'),
      row({ ja: 'ダブルクリック / 長押し', en: 'Double-click / Long press' }, 'スタックを広げる', 'fans the stack out'),
      row(
        { ja: '右クリック', en: 'Right-click' },
        'いまできることと、できない理由のメニュー',
        'what can be done here now, and why not the rest',
      ),
      row('Esc', '選択を解く', 'lets go of what is selected'),
      row('N / P', 'まだ行動できる次／前のユニット', 'next / previous unit that can still act'),
      row(
        'F',
        '行動できるユニットを光らせる。射撃の一覧があるときは一番上の射撃を行う',
        'flashes all units that can act; where shots are listed, fires the one on top',
      ),
      row('Space', 'このユニットは終わり', 'done with this unit'),
      row(
        'Enter',
        '強調されたボタンを押す、示された経路の最初を選ぶ',
        'presses the highlighted button, or takes the first way offered',
      ),
      row('U / Ctrl + Z', '取り消し', 'undo'),
    ],
  },
  {
    title: { ja: 'マップを見る', en: 'Looking at the map' },
    rows: [
      row({ ja: 'ホイール / ピンチ', en: 'Wheel / Pinch' }, '拡大・縮小', 'zooms to the pointer'),
      row({ ja: '右・中ボタンでドラッグ', en: 'Middle or right drag' }, 'マップをずらす', 'moves the map'),
      row('Ctrl + + / − / 0', '拡大・縮小・等倍', 'zooms in, out, back'),
      row('Z', 'マップ全体', 'fits the map'),
      row('S', '次のマップへ（複数のマップがあるとき）', 'next sheet, where the map has several'),
      row('M', '全体図を開く／閉じる', 'opens or closes the overview of a large map'),
      row('Shift', '拡大鏡（押している間）', 'magnifier while held'),
      row('Ctrl + Space', 'スタックの中身をすぐ表示', 'shows the stack under the pointer at once'),
      row('K', 'ユニットを隠す', 'hides all counters'),
      row('1–9', '重ね表示の切り替え（一覧あり）', 'switches the overlays listed here'),
    ],
  },
  {
    title: { ja: 'ログと全体', en: 'Log and page' },
    rows: [
      row('← / →', 'ログを1手ずつ', 'steps the log by action'),
      row('↑ / ↓ / PgUp / PgDn', 'ログを1ターンずつ', 'steps the log by turn'),
      row('Home / End', '最初／現在の局面', 'first position / now'),
      row('?', 'この一覧', 'this list'),
    ],
  },
];
