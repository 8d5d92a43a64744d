/**
 * Roads, trails and railways as chains of neighbouring hexes. The rulebook says where none of them runs; they are drawn
 * from memory of the area. Railways have no effect (8.3.4).
 */
import type { Source } from '../../../kit/board.ts';
import { COLUMNS, colOf, ROWS, rowOf, sheetOf } from './grid.ts';

export interface Route {
  readonly kind: 'road' | 'trail' | 'rail';
  /** The towns it connects, some of them off the map. */
  readonly en: string;
  readonly source: Source;
  readonly hexes: readonly string[];
}

/** Kind, towns and hexes. */
const CHAINS = `
road Kharkov–Belgorod–Oboyan: 1801 1902 1903 1904 1905 2005 2006 2107 2108 2208 2309 2409 2410 2511 2611 2612 2513
  2514 2515 2415 2416 2417 2318 2319 2320 2220 2221 2222 2123 2124 2024 2025 2026 1927 1928
road Belgorod–Korocha: 2611 2712 2812 2913 3013 3114 3214 3215 3316 3416 3517 3616 3717 3817
road Belgorod–Tomarovka–Borisovka: 2611 2512 2412 2313 2213 2113 2013 1914 1814 1714 1613 1514 1413 1313 1312 1211
  1111 1010 0910 0809 0709 0609
road Belgorod–Shebekino: 2611 2711 2710 2809 2909 2908 3007 3006 3106 3205 3305 3405 3505 3604 3704 3803
trail Yakovlevo–Prokhorovka: 2220 2321 2421 2522 2523 2524 2624 2725 2825 2926 3026 3127 3128
trail Tomarovka–Butovo–Verkhopenye–Kruglik: 1714 1715 1716 1616 1617 1718 1818 1919 1920 1921 1922 1822 1823 1824 1725
  1726 1727 1627
trail Rakitnoe–Ivnya: 0615 0616 0717 0718 0719 0720 0820 0921 0922 1022 1123 1124 1224 1325 1326 1426 1427 1528 1628
trail Melikhovo–Rzhavets–Prokhorovka: 3215 3216 3117 3118 3119 3219 3220 3121 3021 3122 3123 3124 3125 3025 3026
trail Prokhorovka–Korocha: 3026 3126 3225 3325 3424 3423 3523 3622 3621 3721 3820 3819
trail Belgorod–Gostishchevo–Prokhorovka: 2611 2612 2613 2614 2715 2716 2717 2817 2818 2819 2820 2821 2722 2723 2724
  2824 2925
road Orel–Trosna–Fatezh–Kursk: 0750 0749 0748 0747 0746 0745 0744 0743 0842 0841 0840 0839 0838 0837 0836 0936 0935
  0934 0933 0932 1031 1030 1130 1129
road Glazunovka–Ponyri–Zolotukhino: 2150 2149 2148 2147 2146 2145 2144 2143 2042 2041 2040 2039 2038 2037 2036 1936
  2035 2034 2134 2133 2232 2231 2230 2229
trail Ponyri–Olkhovatka–Molotychi–Fatezh: 2040 1940 1839 1739 1638 1539 1438 1338 1337 1236 1136 1135 1034 1033 0933
trail Tagino–Saborovka–Teploe–Molotychi: 1449 1448 1447 1446 1445 1444 1443 1343 1342 1341 1440 1340 1339 1238 1237
  1236
road Ponyri–Maloarkhangelsk–Droskovo: 2040 2141 2241 2342 2442 2543 2643 2644 2745 2844 2945 3045 3145 3245 3346 3445
  3546 3646
trail Maloarkhangelsk–Kolpny: 2543 2642 2743 2842 2942 3041 3141 3240 3340 3439 3539 3638 3738 3837
trail Zolotukhino–Fatezh: 2232 2132 2032 1933 1832 1733 1632 1533 1432 1333 1232 1133 1032 0933
rail Kharkov–Belgorod–Prokhorovka–Kursk: 1701 1801 1802 1903 1904 2004 2005 2006 2107 2108 2208 2309 2409 2410 2511
  2611 2612 2613 2714 2715 2716 2816 2817 2818 2819 2720 2721 2722 2723 2724 2824 2825 2926 3026 3027 3028
rail Belgorod–Sumy: 2611 2512 2412 2313 2213 2114 2013 1914 1814 1714 1613 1513 1412 1312 1211 1111 1010 0910 0809
  0709 0609
rail Orel–Kursk: 2150 2149 2148 2147 2146 2145 2144 2143 2042 2041 2040 2039 2038 2037 2036 1936 2035 2034 2134 2133
  2232 2231 2230 2229
`;

export const ROUTES: readonly Route[] = CHAINS.trim()
  .split(/\n(?! )/)
  .map(entry => {
    const [head = '', hexes = ''] = entry.split(':');
    const [kind = '', en = ''] = head.split(' ');
    return { kind: kindOf(kind), en, source: 'reconstructed', hexes: hexes.trim().split(/\s+/) };
  });

export const chainsOf = (kind: Route['kind']): readonly (readonly string[])[] =>
  ROUTES.filter(route => route.kind === kind).map(route => route.hexes);

/** 11.1.1 Hexes at the edge of a sheet where a road or trail continues, so that arriving units may use it. */
export const EDGE_ROADS: ReadonlyMap<string, 'road' | 'trail'> = new Map(
  ROUTES.flatMap(({ kind, hexes }) =>
    kind === 'rail' ? [] : [hexes[0] ?? '', hexes.at(-1) ?? ''].filter(isAtEdge).map(hex => [hex, kind] as const),
  ),
);

function kindOf(word: string): Route['kind'] {
  return word === 'road' || word === 'rail' ? word : 'trail';
}

function isAtEdge(hex: string): boolean {
  return [1, COLUMNS].includes(colOf(hex)) || ROWS[sheetOf(hex)].includes(rowOf(hex));
}
