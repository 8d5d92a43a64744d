/** The balance options of July 2020 as switches. */
import { type GameOption, type Options, switchesOn, switchOption } from '../../kit/game.ts';
import type { Switches } from './state.ts';

export const OPTIONS: readonly GameOption[] = [
  switchOption('corps-once', 'B1', '軍団命令は第2ターン以降、1ゲームに1回', 'Corps order once a game, from turn 2'),
  switchOption(
    'natural-hold',
    'B2',
    '死守判定の1は自動成功、6は自動失敗',
    'Hold checks: a natural 1 holds, a natural 6 fails',
  ),
  switchOption('soviet-hold', 'B3', 'ソ連軍の死守判定に−2', 'Soviet hold checks at -2'),
  switchOption('no-axis-strategic', 'B4', '枢軸軍は戦略移動不可', 'No strategic movement for the Axis'),
];

/** As the rules call them. */
const SWITCHES = {
  corpsOnce: 'corps-once',
  naturalHold: 'natural-hold',
  sovietHold: 'soviet-hold',
  noAxisStrategic: 'no-axis-strategic',
} as const;

export const switchesOf = (options: Options): Switches => switchesOn(SWITCHES, options);
