/**
 * 2.2.3 Cities and oil fields. The rulebook prints one position, that of the oil field PP13; the others are read from
 * the public map. What lies in the Soviet Union begins Soviet, everything else Axis (5.5).
 */
import type { Place, Source } from '../../../kit/board.ts';
import { isSoviet } from './regions.ts';
import type { SeaArea } from './terrain.ts';

export type PlaceKind = 'major' | 'minor' | 'oil';

export interface City extends Place {
  readonly kind: PlaceKind;
  /** 5.5 Who controls it when the game begins. */
  readonly start: 'axis' | 'soviet';
}

/** Kind, hex, Japanese and English name. */
const LIST = `
major E32 ベルリン Berlin
major L26 ワルシャワ Warsaw
major B14 ヘルシンキ Helsinki
major BB31 ブカレスト Bucharest
major F17 リガ Riga
major E11 レニングラード Leningrad
major O20 ミンスク Minsk
major R9 モスクワ Moscow
major W20 キエフ Kiev
major AA15 ハリコフ Kharkov
major AA10 ヴォロネジ Voronezh
major CC5 サラトフ Saratov
major II8 スターリングラード Stalingrad
major DD18 ドニエプロペトロフスク Dnepropetrovsk
major DD24 オデッサ Odessa
major JJ23 セヴァストポリ Sevastopol
major II15 ロストフ Rostov
major FF16 スターリノ Stalino
major PP5 アストラハン Astrakhan
major C2 アルハンゲル Archangel
major U2 ゴーリキー Gorki
minor H29 ポーゼン Posen
minor K31 ブレスラウ Breslau
minor H23 ケーニヒスベルク Königsberg
minor O24 ブレスト・リトフスク Brest-Litovsk
minor J21 カウナス Kaunas
minor D15 タリン Tallinn
minor L15 ヴィテブスク Vitebsk
minor P14 スモレンスク Smolensk
minor O9 カリーニン Kalinin
minor T14 ブリャンスク Bryansk
minor U10 ツーラ Tula
minor S26 リヴォフ Lvov
minor X13 クルスク Kursk
minor NN16 クラスノダール Krasnodar
oil AA30 プロエスチ Ploesti
oil PP13 マイコプ Maikop
oil QQ8 グロズヌイ Grozny
`;

const kindOf = (word: string): PlaceKind => (word === 'major' || word === 'oil' ? word : 'minor');

export const CITIES: readonly City[] = LIST.trim()
  .split('\n')
  .map(line => {
    const [kind = '', hex = '', ja = '', en = ''] = line.split(' ');
    const source: Source = en === 'Maikop' ? 'rulebook' : 'public';
    return { kind: kindOf(kind), hex, ja, en, source, start: isSoviet(hex) ? 'soviet' : 'axis' };
  });

/** By English name. Throws on a name the map does not have. */
const BY_NAME: ReadonlyMap<string, City> = new Map(CITIES.map(c => [c.en, c]));

export function cityNamed(name: string): City {
  const city = BY_NAME.get(name);
  if (!city) throw new Error(`no city ${name}`);
  return city;
}

export interface Port {
  readonly city: string;
  readonly sea: SeaArea;
  readonly source: Source;
}

/** 8.4.3 Cities on a sea area. Königsberg is one by its position only. */
export const PORTS: readonly Port[] = [
  { city: 'Odessa', sea: 'black', source: 'rulebook' },
  { city: 'Sevastopol', sea: 'black', source: 'rulebook' },
  { city: 'Rostov', sea: 'black', source: 'rulebook' },
  { city: 'Leningrad', sea: 'baltic', source: 'rulebook' },
  { city: 'Riga', sea: 'baltic', source: 'public' },
  { city: 'Helsinki', sea: 'baltic', source: 'public' },
  { city: 'Tallinn', sea: 'baltic', source: 'public' },
  { city: 'Königsberg', sea: 'baltic', source: 'reconstructed' },
];

/** 11.3.2, 12.6.3 If it is lost, its nation gets no replacements; Finland and Romania give up. Hungary has none. */
export const CAPITALS = { german: 'Berlin', finnish: 'Helsinki', romanian: 'Bucharest' } as const;
