import { expect, it } from 'vitest';
import type { Side } from '../../../kit/sides.ts';
import { STARTS } from '../data/scenarios.ts';
import { AXIS, BOARD, hex, SOVIET } from '../pieces.ts';
import { lineOf } from './lines.ts';

const line = (id: string) => {
  const start = STARTS.find(s => s.id === id);
  const found = start && lineOf(start);
  if (!found) throw new Error(id);
  return found;
};
const front = (id: string, side: Side): string =>
  line(id)
    .front[side]!.map(h => BOARD.names[h])
    .join(' ');

it('S2.0 Barbarossa has no line', () => expect(lineOf(STARTS[0]!)).toBeUndefined());
it('S2.0 the hexes that touch the other side, by side', () => {
  expect(front('kursk', SOVIET)).toBe(
    'A8 B8 C11 C10 E11 F10 G10 H10 I11 J11 K14 K13 K12 L13 M14 N13 O13 P12 Q13 R12 S13 T12 U12 V11 W15 W14 W13 W12 X15 ' +
      'Y15 Y14 Z13 AA14 BB14 CC14 DD14 EE14 FF14 GG15 HH15 KK20',
  );
  expect(front('steamroller', AXIS)).toBe(
    'A9 B11 B10 B9 E12 F11 G11 H11 J15 J14 J13 J12 K16 L15 M15 N15 O16 P16 Q17 R17 S18 T18 U19 V19 W20 X20 Y20 Z20 AA20 ' +
      'BB19 CC20 DD19 EE22 EE21 EE20 FF22 GG22 KK21',
  );
});
it('S3.2 Kursk is Axis, Sevastopol, BB15, CC15 and JJ21 are Soviet and in the line', () => {
  expect(line('blau').holder[hex('X13')]).toBe(AXIS);
  for (const name of ['JJ23', 'BB15', 'CC15', 'JJ21']) {
    expect(line('blau').holder[hex(name)]).toBe(SOVIET);
    expect(line('blau').front[SOVIET]).toContain(hex(name));
  }
});
it('S3.5 they are not in 1943', () => expect(line('kursk').holder[hex('JJ23')]).toBe(AXIS));
it('S2.3 the railway over the Sivash goes with its landward end', () => {
  expect(line('kursk').holder[hex('HH20')]).toBe(AXIS);
  expect(line('steamroller').holder[hex('HH20')]).toBe(line('steamroller').holder[hex('GG20')]);
});
