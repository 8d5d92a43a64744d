/** The next step of a movement phase: obligations, attacks, support, other marches, the end. */
import type { Action, Choice } from '../../../kit/game.ts';
import type { MovementFrame } from '../frames.ts';
import { movement } from '../phases/movement.ts';
import { UNITS_OF } from '../pieces.ts';
import { owed, walksOf } from '../rules/legs.ts';
import type { State } from '../state.ts';
import { type Assault, assaultsOf } from './attack.ts';
import { callsOf, nextMarch, scoreOf } from './march.ts';
import { type Situation, situationOf } from './situation.ts';
import { bestSupport, safeOverruns } from './support.ts';

/** How many hexes are considered for a unit that must move. */
const FEW = 5;

export function movementActions(s: State, f: MovementFrame, choices: readonly Choice[]): readonly Action[] {
  const p = situationOf(s, f, choices);
  const [only] = choices;
  if (choices.length === 1 && only?.type === 'move') return bestOf(p, completed(s, f, only));
  const comes = choices.find(choice => ENTRIES.includes(choice.type));
  if (comes) return bestOf(p, completed(s, f, comes));
  // 12.5 A side that owes a corps and does not withdraw it has lost.
  const leaving = choices.filter(choice => choice.type === 'withdraw');
  if (leaving.length > 0) return leaving;
  const overruns = safeOverruns(p, choices);
  if (overruns.length > 0) return overruns;
  const assaults = assaultsOf(p);
  const attack = nextAttack(p, assaults);
  if (attack) return [attack];
  return support(p) ?? marching(p, choices, assaults);
}

const ENTRIES: readonly string[] = ['relieve', 'arrive'];

const completed = (s: State, f: MovementFrame, choice: Choice): readonly Action[] =>
  choice.open ? (movement.complete?.(s, f, choice) ?? []) : [choice];

function bestOf(p: Situation, actions: readonly Action[]): readonly Action[] {
  if (actions.length <= FEW) return actions;
  const calls = callsOf(p);
  const scored = actions.map(action => {
    const { unit = -1, hex = -1 } = action;
    return { action, score: scoreOf(calls, unit, hex) };
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, FEW)
    .map(x => x.action);
}

/** The first unit that is not yet in the hex from which its battle is planned. */
function nextAttack(p: Situation, assaults: readonly Assault[]): Action | undefined {
  for (const { posts } of assaults)
    for (const { unit, hex } of posts)
      if (p.s.place[unit] !== hex && walksOf(p.go, unit).includes(hex)) return { type: 'move', unit, hex };
  return undefined;
}

function support(p: Situation): readonly Action[] | undefined {
  const found = bestSupport(p);
  return found && [found];
}

function marching(p: Situation, choices: readonly Choice[], assaults: readonly Assault[]): readonly Action[] {
  const busy = new Set(assaults.flatMap(({ posts }) => posts.map(post => post.unit)));
  const step = nextMarch(callsOf(p), busy);
  if (step) return [step];
  const end = choices.filter(choice => choice.type === 'end-movement');
  return end.length > 0 ? end : whatIsOwed(p);
}

/** Movement may not end yet: moves of the units that must go on. */
function whatIsOwed(p: Situation): readonly Action[] {
  const about = owed(p.go)?.about;
  for (const u of UNITS_OF[p.side]) {
    if (about?.unit !== u && about?.hex !== p.s.place[u]) continue;
    const hexes = walksOf(p.go, u);
    if (hexes.length > 0)
      return bestOf(
        p,
        hexes.map(hex => ({ type: 'move', unit: u, hex })),
      );
  }
  return [];
}
