/** V3 Variants: when each is decided, and the immediate effects of a decision. */

import type { Io } from '../../../kit/flow.ts';
import { itemAt, withAll, withAt } from '../../../kit/list.ts';
import { cityNamed } from '../data/cities.ts';
import type { Nation } from '../data/unit.ts';
import { UNITS } from '../data/units.ts';
import { ITALY_OUT, NO_BALKANS, VARIANT_IDS, VARIANTS, type VariantId } from '../data/variants.ts';
import type { ImpulseFrame } from '../frames.ts';
import { AXIS, GERMAN_PARATROOP, hex, roleOf, unit } from '../pieces.ts';
import { GONE, type State, TO_SET_UP } from '../state.ts';
import { controller } from './control.ts';
import { presence } from './ground.ts';

/** Values of `State.chosen`. */
export const ADOPTED = 1;
export const REJECTED = 2;

export const isAdopted = (s: State, id: VariantId): boolean => s.chosen[VARIANT_IDS.indexOf(id)] === ADOPTED;

const AFRIKA = unit(ITALY_OUT.unit);
const NO_BALKANS_AT = VARIANT_IDS.indexOf('no-balkans');

/** The variant that must be decided before an impulse goes on, or -1. The first one belongs to the set-up. */
export function dueVariant(s: State, { side, impulse }: Pick<ImpulseFrame, 'side' | 'impulse'>): number {
  if (!s.options.whatIfs) return -1;
  return VARIANTS.findIndex(
    (v, n) =>
      n !== NO_BALKANS_AT &&
      s.chosen[n] === 0 &&
      v.side === roleOf(side) &&
      v.turn === s.turn &&
      v.impulse === impulse &&
      (!v.needs || isAdopted(s, v.needs)) &&
      (!v.bars || !isAdopted(s, v.bars)),
  );
}

export function decide(d: State, n: number, choice: typeof ADOPTED | typeof REJECTED, io: Io): void {
  const { id, rule, side } = itemAt(VARIANTS, n);
  d.chosen = withAt(d.chosen, n, choice);
  io.emit({ type: choice === ADOPTED ? 'adopted' : 'rejected', rule, role: side, variant: id });
  if (choice === ADOPTED) adopt(d, id, io);
  else reject(d, id);
}

function adopt(d: State, id: VariantId, io: Io): void {
  if (id === 'no-balkans') {
    d.turn = NO_BALKANS.firstTurn;
    d.neutral = 1;
    d.place = withAt(d.place, GERMAN_PARATROOP, TO_SET_UP);
  }
  // V3.1, V3.3, V3.5 These cost the Axis their Italian units.
  if (id === 'no-balkans' || id === 'italy-out' || id === 'tunisia') dismiss(d, 'italian', VARIANTS_RULE[id], io);
}

const VARIANTS_RULE = { 'no-balkans': 'V3.1', 'italy-out': 'V3.3', tunisia: 'V3.5' } as const;

/** Units that only the variant brings stay out of the game. */
function reject(d: State, id: VariantId): void {
  if (id === 'no-balkans') d.place = withAt(d.place, GERMAN_PARATROOP, GONE);
  if (id === 'italy-out') d.place = withAt(d.place, AFRIKA, GONE);
}

function dismiss(d: State, nation: Nation, rule: string, io: Io): void {
  const units = UNITS.flatMap((spec, u) => (spec.nation === nation && d.place[u] !== GONE ? [u] : []));
  d.place = withAll(d.place, units, GONE);
  if (units.length > 0) io.emit({ type: 'dismissed', rule, role: roleOf(AXIS), nation, units });
}

const GATES: readonly number[] = NO_BALKANS.untilHeld.map(name => hex(cityNamed(name).hex));

/** V3.1 Romania and Hungary join once the Axis hold the cities of the Black Sea. */
export function checkNeutrals(d: State, io: Io, who = presence(d)): void {
  if (d.neutral !== 1) return;
  if (GATES.some(h => controller(d, h, who) !== AXIS)) return;
  d.neutral = 0;
  io.emit({ type: 'neutrals-join', rule: 'V3.1', nations: [...NO_BALKANS.neutrals] });
}
