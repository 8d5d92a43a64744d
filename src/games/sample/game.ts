/**
 * Crossing at Dawn: the teaching game, small enough to read in one sitting and complete enough to copy. This file is its
 * table of contents.
 */
import type { Dice } from '../../kit/dice.ts';
import { type Io, run } from '../../kit/flow.ts';
import type { GameModule, Options } from '../../kit/game.ts';
import { entryOf } from '../../kit/phrase.ts';
import { answering } from '../../kit/question.ts';
import { CARD } from './card.ts';
import { BOARD } from './data/map.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { UNITS } from './data/units.ts';
import { depict } from './depict.ts';
import { inspect } from './inspect.ts';
import { NAMES } from './names.ts';
import { drawChit } from './rules/chits.ts';
import { outcome } from './rules/victory.ts';
import { COURSE, PHASES } from './sequence.ts';
import { skin } from './skin.ts';
import { COLUMNS, type State } from './state.ts';
import { imagine, seen, type View, view } from './view.ts';

export const game: GameModule<State, View> = answering({
  ...CARD,
  rulesVersion: 1,
  skin,
  names: NAMES,
  inspect,
  setup,
  ...COURSE,
  view,
  seen,
  imagine,
  depict,
  outcome,
});

/** 1.3, 3.1 Units stand as the scenario says, each on a chit of its own. */
function setup(scenario: string, options: Options, dice: Dice): State {
  const spec = SCENARIOS.find(({ id }) => id === scenario);
  if (!spec) throw new Error(`no scenario ${scenario}`);
  const d = COLUMNS.empty({ turns: spec.turns, highWater: options.highWater === true });
  UNITS.forEach(({ name }, unit) => {
    const hex = entryOf(spec.places, name);
    if (hex === undefined) return;
    d.place = d.place.with(unit, BOARD.index.get(hex)!);
    drawChit(d, unit, dice, '3.1');
  });
  d.flow.push({ phase: 'turn', at: 0 });
  const io: Io = { dice, emit: () => {} };
  run(PHASES, d, io);
  return d;
}
