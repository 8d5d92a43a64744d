/**
 * What a bot should look at where the whole list is too long: with two hundred units there are thousands of moves, but at
 * any time only one belongs to the plan. Everything here is legal; where nothing is named, the whole list is meant.
 */
import { topFrame } from '../../../kit/flow.ts';
import type { Action, Choice, Frame, Role } from '../../../kit/game.ts';
import type {
  AdvanceFrame,
  DeclareFrame,
  FireFrame,
  MovementFrame,
  ResolveFrame,
  RetreatFrame,
  TargetFrame,
} from '../frames.ts';
import { PHASES } from '../sequence.ts';
import type { State } from '../state.ts';
import { airActions } from './air.ts';
import { declareActions, resolveActions } from './assault.ts';
import { advanceActions, bombActions, retreatActions, surplusActions, targetActions } from './battle.ts';
import { movementActions } from './movement.ts';
import { fireActions } from './shots.ts';

export function shortlist(s: State, role: Role): readonly Action[] {
  const f = topFrame(s);
  const phase = f && PHASES[f.phase];
  if (!phase || phase.actor(s, f) !== role) return [];
  const choices = (phase.legal?.(s, f) ?? []).filter(choice => !choice.revises);
  return CHOOSERS[f.phase]?.(s, f, choices) ?? [];
}

type Chooser = (s: State, f: Frame, choices: readonly Choice[]) => readonly Action[];

/** The first of the given types that is there. */
const first =
  (...types: readonly string[]): Chooser =>
  (_s, _f, choices) => {
    for (const type of types) {
      const found = choices.find(choice => choice.type === type);
      if (found) return [found];
    }
    return [];
  };

/** Frames of a phase are always of its kind. */
const CHOOSERS: Readonly<Record<string, Chooser>> = {
  'set-up': first('ready', 'historical-set-up'),
  model: first('attack-early'),
  order: first('move-first'),
  air: (s, _f, choices) => airActions(s, choices),
  fire: (s, f, choices) => fireActions(s, f as FireFrame, choices),
  target: (s, _f, choices) => targetActions(s, choices),
  'bomb-target': (s, f, choices) => bombActions(s, f as TargetFrame, choices),
  declare: (s, f, choices) => declareActions(s, f as DeclareFrame, choices),
  resolve: (s, f, choices) => resolveActions(s, f as ResolveFrame, choices),
  retreat: (s, f, choices) => retreatActions(s, f as RetreatFrame, choices),
  surplus: (s, _f, choices) => surplusActions(s, choices),
  advance: (s, f, choices) => advanceActions(s, f as AdvanceFrame, choices),
  movement: (s, f, choices) => movementActions(s, f as MovementFrame, choices),
};
