/** What a bot should consider in each phase. */
import { firstOf, shortlistOf } from '../../../kit/shortlist.ts';
import { PHASES } from '../sequence.ts';
import type { State } from '../state.ts';
import { airActions } from './air.ts';
import { declareActions } from './assault.ts';
import { advanceActions, bombActions, retreatActions, surplusActions, targetActions } from './battle.ts';
import { resolveActions } from './fight.ts';
import { movementActions } from './movement.ts';
import { fireActions } from './shots.ts';

export const shortlist = shortlistOf<State>(PHASES, {
  'set-up': firstOf('ready', 'historical-set-up'),
  model: firstOf('attack-early'),
  // Moving first allows leaving bad fights and seeking good ones.
  order: firstOf('move-first'),
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
});
