/**
 * What a bot should look at where the whole list is too long: with two hundred units there are thousands of moves, but at
 * any time only one belongs to the plan. Everything here is legal; where nothing is named, the whole list is meant.
 */
import { topFrame } from '../../../kit/flow.ts';
import type { Action, Choice, Frame, Role } from '../../../kit/game.ts';
import { entryOf } from '../../../kit/phrase.ts';
import { PHASES } from '../sequence.ts';
import type { State } from '../state.ts';
import { airActions } from './air.ts';
import { declareActions } from './assault.ts';
import { advanceActions, bombActions, retreatActions, surplusActions, targetActions } from './battle.ts';
import { resolveActions } from './fight.ts';
import { movementActions } from './movement.ts';
import { fireActions } from './shots.ts';

export function shortlist(s: State, role: Role): readonly Action[] {
  const f = topFrame(s);
  const phase = f && entryOf(PHASES, f.phase);
  if (!phase || phase.actor(s, f) !== role) return [];
  const choices = (phase.legal?.(s, f) ?? []).filter(choice => !choice.revises);
  return entryOf(CHOOSERS, f.phase)?.(s, f, choices) ?? [];
}

/** A method, so that a chooser may be written for the frame of its own phase. */
interface Planner {
  choose(s: State, f: Frame, choices: readonly Choice[]): readonly Action[];
}
type Chooser = Planner['choose'];

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

const CHOOSERS: Readonly<Record<string, Chooser>> = {
  'set-up': first('ready', 'historical-set-up'),
  model: first('attack-early'),
  // Who moves first leaves bad fights and seeks good ones.
  order: first('move-first'),
  air: airActions,
  fire: fireActions,
  target: targetActions,
  'bomb-target': bombActions,
  declare: declareActions,
  resolve: resolveActions,
  retreat: retreatActions,
  surplus: surplusActions,
  advance: advanceActions,
  movement: movementActions,
};
