/**
 * Towns and cities. Those that the rulebook names stand in its hexes; most of the others were placed by public coordinates,
 * fitted to these, and a few from memory of the region.
 */
import type { Place, Source } from '../../../kit/board.ts';
import { entryOf } from '../../../kit/phrase.ts';

export type PlaceKind = 'town' | 'city';

export interface Town extends Place {
  readonly kind: PlaceKind;
  /** All its hexes; `hex`, the first, bears the name. */
  readonly hexes: readonly string[];
}

/** Hexes, sign (T town, C city), source mark, Japanese and English name. */
const LIST = `
2205,2206 C ! ルジェフ Rzhev
2122,2221,2222 C ! ヴャジマ Viaz'ma
1507 T ! オレニノ Olenino
2916 T ! グジャツク Gzhatsk
1012 T ! ベールイ Belyi
2211 T ! スイチェフカ Sychevka
1618 T ! ホルム Kholm
2214 T ! ノヴォドゥギノ Novodugino
1118 T ! ボゴリュボヴォ Bogoliubovo
2406 T + ズプツォフ Zubtsov
0907 T + ネリドヴォ Nelidovo
3308 T + シャホフスカヤ Shakhovskaya
3405 T + ロトシノ Lotoshino
3708 T + ヴォロコラムスク Volokolamsk
3716 T + モジャイスク Mozhaisk
3416 T + ウヴァロフカ Uvarovka
3228 T + ユフノフ Yukhnov
2923 T + チョムキノ Temkino
3224 T + イズノスキ Iznoski
3624 T + メドゥイニ Medyn
2328 T + ウグラ Ugra
1426 T + ドロゴブジ Dorogobuzh
1324 T + サフォノヴォ Safonovo
0925 T + ヤルツェヴォ Yartsevo
0623 T + ドゥホフシチナ Dukhovshchina
0330 C + スモレンスク Smolensk
0513 T + ジャルコフスキー Zharkovskii
2701 T + スタリツァ Staritsa
1603 T - モロドイ・トゥド Molodoi Tud
2711 T - カルマノヴォ Karmanovo
2707 T - ポゴレロエ・ゴロディシチェ Pogoreloe Gorodishche
1515 T + ヴラジミルスコエ Vladimirskoe
1914 T - アンドレーエフスコエ Andreevskoe
1416 T + ニキチンカ Nikitinka
1723 T - イズデシコヴォ Izdeshkovo
2023 T - セムレヴォ Semlevo
2526 T - ズナメンカ Znamenka
2109 T - オスガ Osuga
2006 T - チェルトリノ Chertolino
1306 T - モストヴァヤ Mostovaya
`;

const SOURCE_OF: Readonly<Record<string, Source>> = { '!': 'rulebook', '+': 'public', '-': 'reconstructed' };

export const PLACES: readonly Town[] = LIST.trim()
  .split('\n')
  .map(line => {
    const [list = '', sign = '', mark = '', ja = '', ...en] = line.split(' ');
    const hexes = list.split(',');
    return {
      hex: hexes[0] ?? '',
      hexes,
      kind: sign === 'C' ? 'city' : 'town',
      ja,
      en: en.join(' '),
      source: entryOf(SOURCE_OF, mark) ?? 'reconstructed',
    };
  });

export const hexesOfKind = (kind: PlaceKind): readonly string[] =>
  PLACES.filter(place => place.kind === kind).flatMap(place => place.hexes);

/** The place that a hex belongs to. */
export const placeAt = (hex: string): Town | undefined => PLACES.find(place => place.hexes.includes(hex));

/** The hexes of a place by its English name, for data that name places. */
export function hexesOf(en: string): readonly string[] {
  const place = PLACES.find(one => one.en === en);
  if (!place) throw new Error(`no place ${en}`);
  return place.hexes;
}
