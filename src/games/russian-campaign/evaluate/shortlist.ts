/**
 * What a bot should look at where the whole list is too long: with a hundred units there are thousands of moves, but at
 * any time only a few belong to a plan. Everything here is legal; where nothing is named, the whole list is meant.
 */
import { type Phase, topFrame } from '../../../kit/flow.ts';
import type { Action, Choice, Frame, Role } from '../../../kit/game.ts';
import { entryOf } from '../../../kit/phrase.ts';
import { isMovement } from '../frames.ts';
import { SOVIET } from '../pieces.ts';
import { PHASES } from '../sequence.ts';
import type { State } from '../state.ts';
import { movementActions } from './movement.ts';
import { gapsTo, stacksOf } from './situation.ts';
import { UNIT_WORTH } from './worth.ts';

export function shortlist(s: State, role: Role): readonly Action[] {
  const f = topFrame(s);
  const phase = f && entryOf(PHASES, f.phase);
  if (!phase || phase.actor(s, f) !== role) return [];
  const choices = (phase.legal?.(s, f) ?? []).filter(choice => !choice.revises);
  if (isMovement(f)) return movementActions(s, f, choices);
  return entryOf(CHOOSERS, f.phase)?.({ s, f, phase, choices }) ?? [];
}

/** One decision: where, and what may be chosen. */
interface Decision {
  readonly s: State;
  readonly f: Frame;
  readonly phase: Phase<State>;
  readonly choices: readonly Choice[];
}

type Chooser = (decision: Decision) => readonly Action[];

/** The first of the given types that is there. */
const first =
  (...types: readonly string[]): Chooser =>
  ({ choices }) => {
    for (const type of types) {
      const found = choices.find(choice => choice.type === type);
      if (found) return [found];
    }
    return [];
  };

const typed = (choices: readonly Choice[], type: string): Choice[] => choices.filter(choice => choice.type === type);
const worthOf = ({ unit = -1 }: Choice): number => UNIT_WORTH[unit] ?? 0;
const byWorth = (choices: readonly Choice[]): Choice[] => choices.toSorted((a, b) => worthOf(b) - worthOf(a));

/** The best unit that can be had; the end when there is none. */
const replacement: Chooser = ({ choices }) => {
  for (const type of ['return', 'replace', 'send']) {
    const found = byWorth(typed(choices, type));
    if (found.length > 0) return type === 'send' ? found.slice(-1) : found.slice(0, 1);
  }
  return choices.slice(-1);
};

/** Workers go where the enemy is far away. */
const workers: Chooser = ({ s, f, phase, choices }) => {
  const place = choices.find(choice => choice.type === 'place');
  if (!place) return choices.slice(0, 1);
  const gap = gapsTo([...stacksOf(s, SOVIET, () => 1).keys()]);
  const hexes = phase.complete?.(s, f, place) ?? [];
  return hexes.toSorted((a, b) => gap[b.hex!]! - gap[a.hex!]!).slice(0, 1);
};

const FEW = 6;

/** A few places all over the map, for the first partisan. */
const partisans: Chooser = ({ s, f, phase, choices }) => {
  const place = choices.find(choice => choice.type === 'place' && s.place[choice.unit!]! < 0);
  const hexes = place ? (phase.complete?.(s, f, place) ?? []) : [];
  if (hexes.length === 0) return typed(choices, 'end-partisans');
  const every = Math.ceil(hexes.length / FEW);
  return hexes.filter((_, i) => i % every === 0);
};

/** One unit after the other. */
const retreat: Chooser = ({ s, f, phase, choices }) => {
  const [choice] = choices;
  if (!choice) return [];
  return choice.open ? (phase.complete?.(s, f, choice) ?? []) : [choice];
};

const CHOOSERS: Readonly<Record<string, Chooser>> = {
  'set-up': first('ready', 'historical-set-up'),
  declare: first('commit', 'propose'),
  resolve: first('fight'),
  overrun: ({ choices }) => byWorth(choices).slice(0, 1),
  surplus: ({ choices }) => byWorth(choices).slice(-1),
  surrender: ({ choices }) => byWorth(choices).slice(-1),
  'axis-replacement': replacement,
  'soviet-replacement': replacement,
  workers,
  partisans,
  retreat,
  'what-if': first('reject'),
};
