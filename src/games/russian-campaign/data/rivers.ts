/**
 * 9.8.2 Rivers run through hexes, not along their sides. Each is a chain of neighbouring hexes from the source to the
 * mouth; a mouth may lie in a lake or the sea, and a tributary ends in a hex of the river it joins.
 */
import type { Source } from '../../../kit/board.ts';
import { LAND } from './terrain.ts';

export interface River {
  readonly id: string;
  readonly ja: string;
  readonly en: string;
  readonly source: Source;
  readonly hexes: readonly string[];
}

/** Id, names (a hyphen stands for a space) and hexes. */
const CHAINS = `
oder オーデル川 Oder: N31 M31 L30 K31 J30 I31 H30 G31 F30 E31 E30 D29 D28 C28
vistula ヴィスワ川 Vistula: R28 Q28 P27 O27 N26 M27 L26 K27 J27 I28 H27 H26 G26 G25 F24
pilica ピリツァ川 Pilica: O29 O28 O27
neman ネマン川 Neman: P20 P21 O22 N21 M22 L22 K22 J21 I21 H21 G22 F22
dvina 西ドヴィナ川 Western-Dvina: M13 M14 M15 L15 K16 K17 J16 I17 H17 G17 F17
velikaya ヴェリーカヤ川 Velikaya: H15 H14
narva ナルヴァ川 Narva: F14 E14 E13 D12
volkhov ヴォルホフ川 Volkhov: I12 H11 H10 G10 F9 E9
vuoksi ヴオクサ川 Vuoksi: A10 B10 C10 D9
vuoksi-west ヴオクサ川西流 Vuoksi-West: A11 B11 C12
svir スヴィリ川 Svir: D8 E8 E7 E6 D5
neva ネヴァ川 Neva: D10 E11
kovzha コヴジャ川 Kovzha: E6 F5 G5 H4
northern-dvina 北ドヴィナ川 Northern-Dvina: B2 C2 D2 E2 F1
upper-volga ヴォルガ川 Volga: L11 M11 N10 O10 O9 O8 O7 N6 N5 O5 O4 P3 Q3 R2 S3 T2 U2 V1
lower-volga ヴォルガ川 Volga: Z1 Z2 AA3 BB3 BB4 CC5 DD5 EE5 EE6 FF6 GG7 HH7 II8 JJ7 KK7 LL6 MM7 NN6 OO6 PP5 QQ5
canal モスクワ＝ヴォルガ運河 Moscow-Volga-Canal: O9 P8 Q9 R9
moskva モスクワ川 Moskva: R9 S9 S8 S7 T6 T5 T4 T3 U3
oka オカ川 Oka: W13 V12 U12 T11 T10 T9 T8 U8 V7 V6 W6 W5 V4 U4 U3 U2
ugra ウグラ川 Ugra: R12 R11 S11 T10
don ドン川 Don: V9 W10 X9 Y10 Z9 AA10 BB9 CC10 DD10 EE10 FF9 FF8 GG8 HH8 II9 JJ9 JJ10 JJ11 JJ12 II13 II14 II15 II16
donets ドネツ川 Donets: Y13 Z13 AA13 BB13 BB14 CC15 DD14 EE14 FF13 GG13 HH12 II13
dnieper ドニエプル川 Dnieper: P12 P13 P14 O15 O16 P16 Q17 R17 S18 T18 U19 V19 W20 X20 Y20 Z19 AA19 BB18 CC18 DD18 EE19 EE20
  EE21 EE22 EE23
pripyat プリピャチ川 Pripyat: T23 T22 S22 S21 S20 T19 U20 V19
bug 南ブーク川 Southern-Bug: V23 W23 X23 Y23 Z22 AA23 BB22 CC23 DD23 EE24 EE23
dniester ドニエストル川 Dniester: S27 T26 U26 V25 W25 X25 Y25 Z25 AA25 BB25 CC25 DD25 EE25
prut プルト川 Prut: V27 W27 X26 Y27 Z26 AA27 BB26 CC27 DD27
danube ドナウ川 Danube: DD33 DD32 DD31 EE31 EE30 EE29 DD28 DD27 EE28 FF27 GG27
kuban クバン川 Kuban: QQ14 PP14 OO14 NN14 NN15 NN16 NN17 MM18 LL18 LL19 KK19 JJ19
`;

/** The course is public; which tributary of the Vistula the map shows is a guess. */
const sourceOf = (id: string): Source => (id === 'pilica' ? 'reconstructed' : 'public');

export const RIVERS: readonly River[] = CHAINS.trim()
  .split(/\n(?! )/)
  .map(entry => {
    const [head = '', chain = ''] = entry.split(':');
    const [id = '', ja = '', en = ''] = head.split(' ');
    return { id, ja, en: en.replaceAll('-', ' '), source: sourceOf(id), hexes: chain.trim().split(/\s+/) };
  });

const land: ReadonlySet<string> = new Set(LAND);

/** Land hexes with a river, and which rivers run through each. */
export const RIVERS_AT: ReadonlyMap<string, readonly string[]> = RIVERS.reduce((at, river) => {
  for (const hex of river.hexes) if (land.has(hex)) at.set(hex, [...(at.get(hex) ?? []), river.id]);
  return at;
}, new Map<string, string[]>());
