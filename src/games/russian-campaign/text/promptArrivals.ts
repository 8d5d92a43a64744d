/** Prompts about arrivals and replacements (11.2.4, 12.6, 12.7, 12.8, 13.4, V3.4). */
import { unitsFor } from '../../../kit/words.ts';
import { JAPAN } from '../data/variants.ts';
import type {
  AxisReplacementFrame,
  ConversionFrame,
  PartisanFrame,
  SovietReplacementFrame,
  WorkersFrame,
} from '../frames.ts';
import { whyNotEnd } from '../phases/sovietReplacement.ts';
import { STRENGTH } from '../pieces.ts';
import { infantryOf } from '../rules/conversion.ts';
import { siberianStrength } from '../rules/siberia.ts';
import { costOfAll } from '../rules/sovietReplacement.ts';
import type { State } from '../state.ts';
import { type Asked, asks } from './asks.ts';
import { choicesOf } from './choicesNow.ts';
import type { Book } from './parts.ts';
import { unit } from './tongue.ts';

export const ARRIVAL_PROMPTS = [
  asks<WorkersFrame>('workers', workers),
  asks<SovietReplacementFrame>('soviet-replacement', sovietReplacement),
  asks<AxisReplacementFrame>('axis-replacement', axisReplacement),
  asks<ConversionFrame>('conversion', conversion),
  asks<PartisanFrame>('partisans', (s, f) => ({
    key: 'partisans',
    values: { n: unitsFor(choicesOf(s, f.side), 'place').length },
  })),
];

function workers(s: State, { side }: WorkersFrame): Asked {
  const choices = choicesOf(s, side);
  const n = unitsFor(choices, 'place').length;
  if (n === 0) return { key: 'workers-shelter' };
  return { key: unitsFor(choices, 'shelter').length > 0 ? 'workers-both' : 'workers', values: { n } };
}

/** V3.4 Units for Siberia come first. */
function sovietReplacement(s: State, f: SovietReplacementFrame): Asked {
  const choices = choicesOf(s, f.side);
  const n = unitsFor(choices, 'replace').length;
  const values = { points: f.points, left: f.points - costOfAll(f.units), n };
  const owed = whyNotEnd(s, f)?.code;
  if (owed === 'return-first') return { key: 'soviet-replacement-return', values };
  if (owed === 'siberia-first')
    return {
      key: 'soviet-replacement-send',
      values: { ...values, strength: siberianStrength(s), enough: JAPAN.enough },
    };
  return { key: n > 0 ? 'soviet-replacement' : 'soviet-replacement-none', values };
}

function axisReplacement(s: State, f: AxisReplacementFrame): Asked {
  const n = unitsFor(choicesOf(s, f.side), 'replace').length;
  return { key: n > 0 ? 'axis-replacement' : 'axis-replacement-none', values: { n, taken: f.units.length } };
}

function conversion(_s: State, f: ConversionFrame, book: Book): Asked {
  const corps = f.units[0] ?? -1;
  const infantry = infantryOf(corps);
  return {
    key: 'conversion',
    values: { unit: unit(book, corps), infantry: unit(book, infantry), strength: STRENGTH[infantry] ?? 0 },
  };
}
