/** How rivers are drawn: width by rank, names where there is room for them. */
import { entryOf } from '../../../kit/phrase.ts';
import type { RiverRun } from '../../../kit/skin.ts';
import { RIVERS } from '../data/rivers.ts';

type Width = readonly [mouth: number, source: number];

const WIDTHS: Readonly<Record<string, Width>> = {
  'lower-volga': [0.115, 0.08],
  'upper-volga': [0.085, 0.026],
  dnieper: [0.098, 0.028],
  don: [0.088, 0.026],
  danube: [0.098, 0.07],
  vistula: [0.074, 0.024],
  oder: [0.066, 0.026],
  dvina: [0.066, 0.022],
  neman: [0.058, 0.022],
  dniester: [0.062, 0.022],
  donets: [0.052, 0.022],
  oka: [0.06, 0.022],
  'northern-dvina': [0.075, 0.06],
  svir: [0.06, 0.05],
  neva: [0.066, 0.06],
  narva: [0.05, 0.04],
  kuban: [0.056, 0.022],
  bug: [0.06, 0.02],
  pripyat: [0.056, 0.022],
};

/** Part of the length from the mouth, and the bank seen from there. */
const LABELS: Readonly<Record<string, RiverRun['labels']>> = {
  oder: [{ at: 0.56, bank: 'right' }],
  vistula: [{ at: 0.62, bank: 'left' }],
  neman: [{ at: 0.62, bank: 'right' }],
  dvina: [{ at: 0.3, bank: 'left' }],
  volkhov: [{ at: 0.5, bank: 'right' }],
  svir: [{ at: 0.5, bank: 'left' }],
  'northern-dvina': [{ at: 0.62, bank: 'left' }],
  'upper-volga': [{ at: 0.42, bank: 'right' }],
  'lower-volga': [
    { at: 0.2, bank: 'right' },
    { at: 0.54, bank: 'right' },
  ],
  oka: [{ at: 0.4, bank: 'left' }],
  don: [
    { at: 0.3, bank: 'right' },
    { at: 0.66, bank: 'left' },
  ],
  donets: [{ at: 0.45, bank: 'right' }],
  dnieper: [
    { at: 0.36, bank: 'right' },
    { at: 0.72, bank: 'right' },
  ],
  pripyat: [{ at: 0.6, bank: 'right' }],
  bug: [{ at: 0.5, bank: 'left' }],
  dniester: [{ at: 0.6, bank: 'left' }],
  prut: [{ at: 0.4, bank: 'left' }],
  danube: [{ at: 0.46, bank: 'left' }],
  kuban: [{ at: 0.66, bank: 'right' }],
};

/** From the sea to the lake, where the river itself separates the land. */
const DRAWN: Readonly<Record<string, readonly string[]>> = { neva: ['D11', 'E11', 'D10', 'D9'] };

/** 9.8.2 From the mouth upward, as they are drawn. */
export const RIVER_RUNS: readonly RiverRun[] = RIVERS.map(river => {
  const width = entryOf(WIDTHS, river.id);
  return {
    kind: 'river',
    name: { ja: river.ja, en: river.en },
    sides: [],
    hexes: entryOf(DRAWN, river.id) ?? river.hexes.toReversed(),
    ...(width ? { width } : {}),
    labels: entryOf(LABELS, river.id) ?? [],
  };
});
