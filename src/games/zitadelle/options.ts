/** Optional rules (13.0) as switches. */
import { type GameOption, type Options, switchesOn, switchOption } from '../../kit/game.ts';
import type { Switches } from './state.ts';

export const OPTIONS: readonly GameOption[] = [
  switchOption('streams', '13.1', '小川と河の追加効果', 'Streams and rivers free from assault'),
  switchOption('overflow', '13.2', '退却とスタック制限', 'Retreat through full hexes'),
  switchOption('chits', '13.3', 'ソ連軍増援の変動', 'Hidden Soviet reinforcements'),
  switchOption('splits', '13.4', 'ドイツ軍装甲部隊の分割', 'Panzer regiments split, Tigers attached'),
  switchOption('disruption', '13.5', '混乱ユニットの移動制限', 'Disrupted units keep away'),
  switchOption('move-first', '13.6', '選択式手順', 'Germans may move before they fight'),
  switchOption('push-on', '13.7', '最低移動', 'One hex may always be tried'),
  switchOption('recovery', '13.8', '継戦モラルの回復', 'Morale recovers with reinforcements'),
];

/** As the rules call them. */
const SWITCHES = {
  streams: 'streams',
  overflow: 'overflow',
  chits: 'chits',
  splits: 'splits',
  disruption: 'disruption',
  moveFirst: 'move-first',
  pushOn: 'push-on',
  recovery: 'recovery',
} as const;

export const switchesOf = (options: Options): Switches => switchesOn(SWITCHES, options);
