/** Where to look at a decision whose choices name no hex. */
import { ZONES } from '../data/zones.ts';
import { GERMAN, hex, UNITS_OF, unitSpec } from '../pieces.ts';
import type { State } from '../state.ts';

/** 11.2 Model's choice: the zones in which his panzer divisions would begin. */
export const focusOf = (s: State): { readonly focus?: readonly number[] } =>
  s.flow.at(-1)?.phase === 'model' ? { focus: MODEL_ZONES } : {};

const CODES: ReadonlySet<string> = new Set(
  UNITS_OF[GERMAN].flatMap(u => {
    const { entry } = unitSpec(u);
    return entry.kind === 'turn' && entry.zone !== undefined ? [entry.zone] : [];
  }),
);

const MODEL_ZONES: readonly number[] = ZONES.flatMap(({ id, side, hexes }) =>
  side === 'german' && CODES.has(id) ? hexes.map(hex) : [],
);
