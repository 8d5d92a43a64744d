/** Names on the map that no rule uses: where roads and railways lead, and regions. */
import type { Bilingual } from '../../../kit/game.ts';

/** Where a route leaves the map. */
export interface ExitName extends Bilingual {
  readonly hex: string;
}

const exit = (hex: string, ja: string, en: string): ExitName => ({ hex, ja, en });

export const EXITS: readonly ExitName[] = [
  exit('0107', 'ヴェリキエ・ルーキ', 'Velikie Luki'),
  exit('2401', 'トルジョーク', 'Torzhok'),
  exit('2701', 'カリーニン', 'Kalinin'),
  exit('3808', 'モスクワ', 'Moscow'),
  exit('3815', 'モスクワ', 'Moscow'),
  exit('3816', 'モスクワ', 'Moscow'),
  exit('3823', 'マロヤロスラヴェツ', 'Maloiaroslavets'),
  exit('3828', 'カルーガ', 'Kaluga'),
  exit('2930', 'スパス・デメンスク', 'Spas-Demensk'),
  exit('2330', 'ブリャンスク', 'Briansk'),
  exit('1330', 'エリニャ', "El'nia"),
  exit('0129', 'ミンスク', 'Minsk'),
  exit('0130', 'オルシャ', 'Orsha'),
];

/** A name spaced from one hex to another of the same row. */
export interface RegionName extends Bilingual {
  readonly from: string;
  readonly to: string;
}

const region = ([from, to]: readonly [string, string], ja: string, en: string): RegionName => ({ from, to, ja, en });

export const REGIONS: readonly RegionName[] = [
  region(['0402', '0802'], 'カリーニン方面軍', 'Kalinin Front'),
  region(['3103', '3603'], '西部方面軍', 'Western Front'),
  region(['1713', '2013'], '第9軍', 'Ninth Army'),
  region(['2420', '2720'], '第3装甲軍', 'Third Panzer Army'),
  region(['2429', '2829'], '第4軍', 'Fourth Army'),
  region(['1015', '1015'], 'スヴィツキー湿原', 'Svity Bog'),
  region(['0904', '0904'], '中央森林', 'Central Forest'),
];
