/** The game until its first turn begins: the set-up. game.ts has all that comes then. */
import { type GameParts, type Opening, openingInspect, openingOf } from '../../kit/opening.ts';
import { CARD } from './card.ts';
import { supplyReports } from './look/lines.ts';
import { stillOf } from './look/still.ts';
import { NAMES } from './names.ts';
import { START_COURSE, START_PHASES } from './phases/start.ts';
import { unitReports } from './reports.ts';
import { outcome } from './rules/victory.ts';
import { setup } from './setup.ts';
import { SKIN } from './skin.ts';
import type { State } from './state.ts';
import { imagine, isOpen, seen, told, type View, view } from './view.ts';

/** What does not depend on how many phases are loaded. */
export const PARTS: GameParts<State, View> = {
  ...CARD,
  rulesVersion: 3,
  skin: SKIN,
  names: NAMES,
  setup,
  view,
  isOpen,
  seen,
  told,
  imagine,
  outcome,
};

export const opening: Opening<State, View> = openingOf(START_PHASES, {
  ...PARTS,
  ...START_COURSE,
  inspect: openingInspect({ units: unitReports, supply: supplyReports }),
  depict: stillOf,
});
