/** How rivers and streams are drawn: names where there is room for them. */
import { entryOf } from '../../../kit/phrase.ts';
import type { RiverRun } from '../../../kit/skin.ts';
import { RIVER_RUNS } from '../data/rivers.ts';

/** Part of the length from the mouth, and the bank seen from there. */
const LABELS: Readonly<Record<string, RiverRun['labels']>> = {
  'upper-donets': [{ at: 0.55, bank: 'right' }],
  donets: [{ at: 0.42, bank: 'left' }],
  psel: [{ at: 0.5, bank: 'left' }],
  'lipovyi-donets': [{ at: 0.5, bank: 'left' }],
  vorskla: [{ at: 0.28, bank: 'left' }],
  pena: [{ at: 0.45, bank: 'left' }],
  solotinka: [{ at: 0.5, bank: 'left' }],
  razumnaya: [{ at: 0.55, bank: 'right' }],
  koren: [{ at: 0.5, bank: 'right' }],
  oka: [{ at: 0.4, bank: 'left' }],
  svapa: [{ at: 0.16, bank: 'left' }],
  snova: [{ at: 0.35, bank: 'right' }],
  usozha: [{ at: 0.45, bank: 'right' }],
  sosna: [{ at: 0.3, bank: 'right' }],
  neruch: [{ at: 0.35, bank: 'left' }],
};

export const RIVERS: readonly RiverRun[] = RIVER_RUNS.map(run => ({
  kind: run.kind,
  name: { ja: run.ja, en: run.en },
  sides: run.sides,
  labels: entryOf(LABELS, run.id) ?? [],
}));
