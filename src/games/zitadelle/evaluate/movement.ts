/** The next step of a movement phase: obligations, arrivals, attacks, other marches, the end. */
import type { Action, Choice } from '../../../kit/game.ts';
import type { MovementFrame } from '../frames.ts';
import { movement } from '../phases/movement.ts';
import { TROOPS_OF } from '../pieces.ts';
import { type MoveContext, moveContextOf, needsStart } from '../rules/movement.ts';
import { hexToClear, stopsOf } from '../rules/stops.ts';
import { IDLE, placeOf, type State } from '../state.ts';
import { assaultsOf } from './attack.ts';
import { bestOf, bestStep, type Calls, callsOf } from './march.ts';
import { gapAt, type Situation, situationOf } from './situation.ts';
import { walksFrom, walksOf } from './walks.ts';

export function movementActions(s: State, f: MovementFrame, choices: readonly Choice[]): readonly Action[] {
  const go = moveContextOf(s, f);
  const p = situationOf(s, f.side);
  const [only] = choices;
  if (choices.length === 1 && only?.type === 'move' && only.unit !== undefined)
    return placed(p, only, stopsOf(go, only.unit));
  const comes = choices.find(choice => choice.type === 'enter');
  if (comes) return placed(p, comes, hexesOf(movement.complete?.(s, f, comes) ?? []));
  return planned(p, go, choices);
}

const hexesOf = (actions: readonly Action[]): number[] =>
  actions.flatMap(({ hex }) => (hex === undefined ? [] : [hex]));

/** The best hex for a unit that has to go somewhere. */
function placed(p: Situation, { type, unit = -1 }: Choice, hexes: readonly number[]): readonly Action[] {
  const hex = bestOf(callsOf(p), unit, hexes)?.hex ?? hexes[0];
  return hex === undefined ? [] : [{ type, unit, hex }];
}

function planned(p: Situation, go: MoveContext, choices: readonly Choice[]): readonly Action[] {
  const walks = walksOf(go);
  const walksFor = (u: number): readonly number[] => walksFrom(go, walks, u);
  const assaults = assaultsOf(p, walksFor);
  for (const { posts } of assaults)
    for (const { unit, hex } of posts)
      if (p.s.place[unit] !== hex && stopsOf(go, unit).includes(hex)) return [{ type: 'move', unit, hex }];
  const busy = new Set(assaults.flatMap(({ posts }) => posts.map(post => post.unit)));
  return nextMarch(callsOf(p), go, busy, walksFor) ?? starting(p, choices) ?? ending(p, go, choices);
}

function nextMarch(
  calls: Calls,
  go: MoveContext,
  busy: ReadonlySet<number>,
  walksFor: (u: number) => readonly number[],
): readonly Action[] | undefined {
  for (const u of TROOPS_OF[go.f.side]) {
    if (placeOf(calls.p.s, u) < 0 || busy.has(u)) continue;
    const hexes = walksFor(u);
    if (hexes.length === 0) continue;
    const step = bestStep(calls, u, hexes);
    if (step) return [{ type: 'move', ...step }];
  }
  return undefined;
}

/** 10.3.2 Engines are started if nothing keeps the unit in place. */
function starting(p: Situation, choices: readonly Choice[]): readonly Action[] | undefined {
  const start = choices.find(
    ({ type, unit = -1 }) =>
      type === 'start' && needsStart(unit) && p.s.done[unit] === IDLE && gapAt(p, placeOf(p.s, unit)) > 1,
  );
  return start && [start];
}

function ending(p: Situation, go: MoveContext, choices: readonly Choice[]): readonly Action[] {
  const end = choices.filter(choice => choice.type === 'end-movement');
  return end.length > 0 ? end : clearing(p, go);
}

/** 8.2.8 A hex is too full: some unit has to leave. */
function clearing(p: Situation, go: MoveContext): readonly Action[] {
  const full = hexToClear(go);
  const calls = callsOf(p);
  for (const u of TROOPS_OF[p.side]) {
    if (p.s.place[u] !== full) continue;
    const best = bestOf(calls, u, stopsOf(go, u));
    if (best) return [{ type: 'move', unit: u, hex: best.hex }];
  }
  return [];
}
