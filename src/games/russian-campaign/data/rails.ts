/**
 * 8.3 The railways as chains of neighbouring hexes. Two stubs of the public reading lead nowhere: the one at J24 is
 * extended to the Warsaw line, the one at L14 left out.
 */
import type { Source } from '../../../kit/board.ts';

export const RAIL_SOURCE: Source = 'public';

const CHAINS = `
E32 E33 E34
E32 D32 C33 B33 A34
E32 E31 E30 E29 E28 F27 F26 G26 H25 H24 H23
E32 F31 G31 G30 H29
E32 F32 G33 H33 I34 J33 K34
K31 K32 K33 J33
K31 K30 L29 L28 L27 L26
H29 I30 J29 K29 L28 M29 N28 O28 P27 Q27 R26 S26
H29 I29 J28 K28 L27
S26 S27 T27 T28 T29 T30 T31 T32 T33
H23 I24 J24 K24 L24
H23 I23 J22 J21
J21 J20 I20 H19 G19 G18 F17
L26 L25 L24 L23 L22 L21 L20 L19 K19 K18 K17
L26 M26 N25 O25 O24
O24 O23 O22 O21 O20 O19 O18 O17
O24 O23 P22 Q22 R21 R20 S20 S19 S18 T17 T16 T15 T14
A15 B14 B13 B12 B11 C11 D10 E11
F17 F16 E16 E15 E14 E13 E12 E11
F17 G17 H16 I16 J15 K16 L15
E11 F11 G12 H12 I13 J13 K14 K15 L15
E11 F11 F12 G13 H13 H14 I15 J15 J16 K17
E11 F10 G11 H10 I10 J9 K10 L9 M9 N8 O9
E11 F10 F9 F8 E8
L15 M15 N14 O15 P14
L15 M16 N16 O17
P14 P13 Q13 Q12 Q11 R10 R9
P14 Q14 R13 S13 S12 T11 T10 U10
O9 P9 Q10 R9
T14 T13 S13 S12 S11 R10 R9
T14 U15 V15 W16
E8 D7 C7 B6 A6
F9 G9 H8 H7 I7 I6 I5 J4 K4 K3 K2 L1
C2 D2 E2 F2 G3 H2 I3 J2 K3 L3 M4 N4 O5 P5 P6 Q7 R7 R8 R9
R9 R8 S8 S7 S6 S5 T4 T3 U3 U2
R9 S10 T9
T9 U10
O17 O16 P15 P14
O24 P24 Q25 R24 S24 T23 U23 V22 W22 X21
S26 T25 U25 V24 W24 W23 X22
W20 W21 X21 X22 X23 Y23 Z23 AA24 BB23 CC24 DD24
X21 Y21 Z20 AA20 BB19 CC19 DD18
W20 X19 Y19 Z18 AA18 BB17 CC17 CC16
W20 W19 W18 W17 W16 W15 W14 X13
X13 Y14 Z14 AA15
AA15 BB15 CC16 DD16 EE17 FF16
X13 X12 X11 Y11 Z10 AA10
X13 W13 W12 V11 V10 U10
T9 U9 V8 W9 X8 Y8 Y7 Z6 AA6 BB5 CC5
AA10 Z9 Y9 X8
X8 Y9 Z8 AA8 BB7 CC8 DD7 EE8 FF7 GG8 HH7 II8
R9 S9 T8 T7 U7 V6 W6 X5 X4 X3 X2 X1
CC5 DD4 EE4 FF3 GG4 HH4 II5 JJ5 KK6 LL6 MM6 NN5 OO5 PP5
FF3 FF2 FF1
PP5 PP6 QQ7
II15 HH14 HH13 HH12 II12 II11 II10 II9 II8
HH13 GG13 FF12 EE12 DD11 CC11 BB10 AA10
II8 JJ8 JJ9 KK10 KK11 LL11 LL12 MM13 MM14 MM15 MM16 NN16
FF16 GG16 HH15 II15
II15 JJ15 KK16 LL16 MM17 NN16
NN16 OO16 OO15 OO14 PP13 QQ13
DD18 EE18 EE17 FF16
DD18 EE19 FF18 FF19 GG20 HH20 HH21 HH22 II23 JJ23
S26 T26 U27 V26 W27 X26 Y27 Z27 AA28 BB27 CC28 CC29 CC30 BB30 BB31
BB31 BB32 BB33
BB31 CC32 DD32 EE33 FF33 GG34
`;

export const RAILS: readonly (readonly string[])[] = CHAINS.trim()
  .split(/\n(?! )/)
  .map(chain => chain.split(/\s+/));

/** Steps that the public reading leaves out or doubtful. */
export const RECONSTRUCTED_RAILS: readonly string[] = [
  'J24-K24',
  'K24-L24',
  'O17-O16',
  'O16-P15',
  'P15-P14',
  'GG20-HH20',
  'HH20-HH21',
];

/** The causeway to the Crimea crosses this sea hex: trains may pass it, nothing else may. */
export const CAUSEWAY = 'HH20';

/** 8.3.6, 8.3.7, 10.2 Where a railway leaves the map. */
export interface RailExit {
  readonly hex: string;
  readonly edge: 'west' | 'east' | 'north' | 'south';
  /** The side whose map edge it is: the west, and the north within Finland, are Axis. */
  readonly side: 'axis' | 'soviet';
  readonly ja: string;
  readonly en: string;
}

export const RAIL_EXITS: readonly RailExit[] = [
  { hex: 'A34', edge: 'west', side: 'axis', ja: 'ハンブルク', en: 'Hamburg' },
  { hex: 'E34', edge: 'west', side: 'axis', ja: 'ハノーファー', en: 'Hannover' },
  { hex: 'K34', edge: 'west', side: 'axis', ja: 'プラハ', en: 'Prague' },
  { hex: 'T33', edge: 'west', side: 'axis', ja: 'ブダペスト', en: 'Budapest' },
  { hex: 'BB33', edge: 'west', side: 'axis', ja: 'ベオグラード', en: 'Belgrade' },
  { hex: 'GG34', edge: 'west', side: 'axis', ja: 'ソフィア', en: 'Sofia' },
  { hex: 'A15', edge: 'north', side: 'axis', ja: 'オウル', en: 'Oulu' },
  { hex: 'A6', edge: 'north', side: 'soviet', ja: 'ムルマンスク', en: 'Murmansk' },
  { hex: 'L1', edge: 'east', side: 'soviet', ja: 'ペルミ', en: 'Perm' },
  { hex: 'U2', edge: 'east', side: 'soviet', ja: 'カザン', en: 'Kazan' },
  { hex: 'X1', edge: 'east', side: 'soviet', ja: 'クイビシェフ', en: 'Kuibyshev' },
  { hex: 'FF1', edge: 'east', side: 'soviet', ja: 'ウラリスク', en: 'Uralsk' },
  { hex: 'QQ7', edge: 'south', side: 'soviet', ja: 'バクー', en: 'Baku' },
  { hex: 'QQ13', edge: 'south', side: 'soviet', ja: 'トゥアプセ', en: 'Tuapse' },
];
