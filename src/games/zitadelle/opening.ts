/** The game until its first turn begins: set-up, and Model's choice. game.ts has all that comes then. */
import { type GameParts, type Opening, openingInspect, openingOf } from '../../kit/opening.ts';
import { CARD } from './card.ts';
import { stillOf } from './look/still.ts';
import { NAMES } from './names.ts';
import { switchesOf } from './options.ts';
import { START_COURSE, START_PHASES } from './phases/start.ts';
import { supplyReport, unitReports } from './reports.ts';
import { outcomeOf } from './rules/victory.ts';
import { firstState } from './setup.ts';
import { SKIN } from './skin.ts';
import type { State } from './state.ts';
import { imagineFrom, seen, type View, viewOf } from './view.ts';

/** What does not depend on how many phases are loaded. */
export const PARTS: GameParts<State, View> = {
  ...CARD,
  rulesVersion: 3,
  skin: SKIN,
  names: NAMES,
  setup: (_scenario, options, dice) => firstState(switchesOf(options), { dice, emit: () => undefined }),
  view: viewOf,
  seen,
  imagine: imagineFrom,
  outcome: outcomeOf,
};

export const opening: Opening<State, View> = openingOf(START_PHASES, {
  ...PARTS,
  ...START_COURSE,
  inspect: openingInspect({ units: unitReports, supply: supplyReport }),
  depict: stillOf,
});
