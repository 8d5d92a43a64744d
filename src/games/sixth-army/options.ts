/** The balance options of July 2020 as switches. */
import type { GameOption, Options } from '../../kit/game.ts';
import type { Switches } from './state.ts';

const switchOf = (id: string, rule: string, ja: string, en: string): GameOption => ({
  id,
  rule,
  title: { ja, en },
  values: [false, true],
  initial: false,
});

export const OPTIONS: readonly GameOption[] = [
  switchOf('corps-once', 'B1', '軍団命令は第2ターン以降、1ゲームに1回', 'Corps order once a game, from turn 2'),
  switchOf(
    'natural-hold',
    'B2',
    '死守判定の1は自動成功、6は自動失敗',
    'Hold checks: a natural 1 holds, a natural 6 fails',
  ),
  switchOf('soviet-hold', 'B3', 'ソ連軍の死守判定に−2', 'Soviet hold checks at -2'),
  switchOf('no-axis-strategic', 'B4', '枢軸軍は戦略移動不可', 'No strategic movement for the Axis'),
];

export const switchesOf = (options: Options): Switches => ({
  corpsOnce: options['corps-once'] === true,
  naturalHold: options['natural-hold'] === true,
  sovietHold: options['soviet-hold'] === true,
  noAxisStrategic: options['no-axis-strategic'] === true,
});
