/** Optional rules (3.3.5, 8.3.7, 13.0, S3.4) and variants (V1 to V3) as switches. */
import { type GameOption, type Options, switchesOn, switchOption } from '../../kit/game.ts';
import type { Switches } from './state.ts';

export const WEATHER_RULES = ['table', 'historical', 'per-impulse'] as const;

export const OPTIONS: readonly GameOption[] = [
  switchOption(
    'city-assault',
    '3.3.5',
    '第1インパルスの大都市攻撃制限を解除',
    'Cities open to attack in the first impulse',
  ),
  switchOption('off-map-rail', '8.3.7', 'マップ外の鉄道連絡', 'Railways join beyond the map'),
  switchOption('sudden-death', '13.1', 'サドンデス勝利条件', 'Sudden death'),
  switchOption('ss-equipment', '13.2', 'SSの装備転用', 'SS equipment'),
  switchOption('armour-limits', '13.3', '装甲部隊の制約', 'Limits of armour'),
  switchOption('factories', '13.4', '工場の疎開', 'Factories evacuated'),
  {
    id: 'weather',
    rule: '13.5',
    title: { ja: '天候', en: 'Weather' },
    values: WEATHER_RULES,
    initial: 'table',
    labels: {
      table: { ja: '表で決める', en: 'By the table' },
      historical: { ja: '史実どおり', en: 'As it was' },
      'per-impulse': { ja: 'インパルスごとに決める', en: 'By the table, for each impulse' },
    },
  },
  switchOption(
    'axis-first',
    'S3.4',
    'ウラヌス：枢軸軍が先に配置、ソ連軍が先攻',
    'Uranus: Axis set up first, Soviets move first',
  ),
  switchOption('artillery-corps', 'V1', '砲兵軍団', 'Artillery corps'),
  switchOption('sea-transport', 'V2', '海上輸送', 'Sea transport'),
  switchOption('what-ifs', 'V3', '戦略的状況の仮想設定', 'Strategic what-ifs'),
];

/** As the rules call them. */
const SWITCHES = {
  cityAssault: 'city-assault',
  offMapRail: 'off-map-rail',
  suddenDeath: 'sudden-death',
  ssEquipment: 'ss-equipment',
  armourLimits: 'armour-limits',
  factories: 'factories',
  axisFirst: 'axis-first',
  artilleryCorps: 'artillery-corps',
  seaTransport: 'sea-transport',
  whatIfs: 'what-ifs',
} as const;

/** Not by a spread: it would give the options of each game a layout of their own, and rules read them all the time. */
export const switchesOf = (options: Options): Switches =>
  Object.assign(switchesOn(SWITCHES, options), {
    weather: WEATHER_RULES.find(rule => rule === options.weather) ?? 'table',
  });
