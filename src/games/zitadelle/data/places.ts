/**
 * Towns and villages. The rulebook gives three of them with their hex; those with public coordinates were placed by
 * these, the others from memory of the area.
 */
import type { Place, Source } from '../../../kit/board.ts';
import { entryOf } from '../../../kit/phrase.ts';

export type PlaceKind = 'town' | 'village';

export interface Town extends Place {
  readonly kind: PlaceKind;
  /** 2.1 A village on high ground has a terrain of its own. */
  readonly high: boolean;
}

/** Hex, sign, source, Japanese and English name. Signs: T town, v village, h village on high ground. */
const LIST = `
2040 h ! ポヌイリ Ponyri
2543 T + マロアルハンゲリスク Maloarkhangelsk
0933 T + ファテジ Fatezh
2147 v + グラズノフカ Glazunovka
0745 v + トロスナ Trosna
2232 v + ゾロトゥヒノ Zolotukhino
3837 T + コルプヌイ Kolpny
1936 v + ヴォズイ Vozy
1839 v + 第2ポヌイリ Ponyri II
2037 v + ブルソヴォエ Brusovoe
1638 h - オリホヴァトカ Olkhovatka
1339 h - チョープロエ Teploe
1440 v - サモドゥロフカ Samodurovka
1438 h - カシャラ Kashara
1442 v - ポドリャニ Podolyan
1342 v - サボロフカ Saborovka
1242 v - ボブリク Bobrik
1142 v - グニレツ Gnilets
1743 v - ブトゥイルキ Butyrki
1842 v - アレクサンドロフカ Aleksandrovka
1641 v - スノヴァ Snova
2544 v - プロタソヴォ Protasovo
1236 h - モロトゥイチ Molotychi
0938 v - ニコリスコエ Nikolskoe
1445 v - タギノ Tagino
1746 v - アルハンゲリスコエ Arkhangelskoe
0941 v - クラサフカ Krasavka
0641 v - トゥロフカ Turovka
2239 v - ベリョーゾフカ Berezovka
2745 v - パンスカヤ Panskaya
3646 v - ドロスコヴォ Droskovo
2141 v - ペルヴォエ・マーヤ Pervoe Maya
2611 T ! ビェルゴロド Belgorod
1714 v + トマロフカ Tomarovka
1211 T + ボリソフカ Borisovka
3505 T + シェベキノ Shebekino
2220 v + ヤコヴレヴォ Yakovlevo
3026 T + プロホロフカ Prokhorovka
2817 v + ゴスティシチェヴォ Gostishchevo
1427 v + イヴニャ Ivnya
0720 v + ラキトノエ Rakitnoe
0218 v + クラスナヤ・ヤルガ Krasnaya Yaruga
3006 v + マスロヴァ・プリスタニ Maslova Pristan
2909 v + ラズムノエ Razumnoe
1919 v ! オルホフカ Olkhovka
1617 v - ブトヴォ Butovo
1518 v - チェルカスコエ Cherkasskoe
1219 v - ゲルツォフカ Gertsovka
1419 v - コロヴィノ Korovino
1420 v - ザヴィドフカ Zavidovka
1620 v - アレクセーエフカ Alekseevka
1820 v - ルハニノ Lukhanino
1922 h - スイルツェヴォ Syrtsevo
1823 v - ヴェルホペニエ Verkhopenye
1624 v - クルグリク Kruglik
1726 h - カリノフカ Kalinovka
2024 h - ノヴォセロフカ Novoselovka
1523 v - ベレゾフカ Berezovka
2218 v - ブイコフカ Bykovka
2121 v - ポクロフカ Pokrovka
2522 v - ルチキ Luchki
2524 v - テテレヴィノ Teterevino
2724 v - ベレニヒノ Belenikhino
2226 v - コチェトフカ Kochetovka
2426 v - クラスヌイ・オクチャブリ Krasnyi Oktyabr
2925 v - ストロジェヴォエ Storozhevoe
3125 v - プラヴォロト Pravorot
3021 v - ルジャヴェツ Rzhavets
2919 v - サブイニノ Sabynino
3220 v - カザチエ Kazachye
3118 v - ヴェルフニー・オリシャネツ Verkhnii Olshanets
3117 v - シリャホヴォ Shlyakhovo
3215 v - メリホヴォ Melikhovo
3013 v - ブリジニャヤ・イグメンカ Blizhnyaya Igumenka
2812 v - スタールイ・ゴロド Stary Gorod
3108 v - クルトイ・ログ Krutoi Log
3209 v - バトラツカヤ・ダーチャ Batratskaya Dacha
3204 v - ベズリュドフカ Bezlyudovka
2116 v - ドラグンスコエ Dragunskoe
2014 v - ストレレツコエ Streletskoe
2515 v - ショピノ Shopino
3721 v - コマロフカ Komarovka
3513 v - ネクリュードヴォ Nekludovo
2323 v - ボリシエ・マヤチキ Bolshie Mayachki
`;

const SOURCE_OF: Readonly<Record<string, Source>> = { '!': 'rulebook', '+': 'public', '-': 'reconstructed' };

export const PLACES: readonly Town[] = LIST.trim()
  .split('\n')
  .map(line => {
    const [hex = '', sign = '', mark = '', ja = '', ...en] = line.split(' ');
    return {
      hex,
      kind: sign === 'T' ? 'town' : 'village',
      high: sign === 'h',
      ja,
      en: en.join(' '),
      source: entryOf(SOURCE_OF, mark) ?? 'reconstructed',
    };
  });

export function placeAt(hex: string): Town | undefined {
  return PLACES.find(place => place.hex === hex);
}
