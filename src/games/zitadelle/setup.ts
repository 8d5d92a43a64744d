/** 3.1 The first state: all units in their boxes, waiting for the first decision. */
import { type Io, push, run } from '../../kit/flow.ts';
import type { Frame } from '../../kit/game.ts';
import { headOf, itemAt } from '../../kit/list.ts';
import type { Side } from '../../kit/sides.ts';
import { CHITS } from './data/chits.ts';
import type { UnitSpec } from './data/unit.ts';
import { UNITS } from './data/units.ts';
import type { SetupFrame, SideFrame, TurnFrame } from './frames.ts';
import { START_PHASES } from './phases/start.ts';
import { GERMAN, SOVIET } from './pieces.ts';
import { COLUMNS, HANGAR, SPARE, type State, type Switches, TO_COME, TO_SET_UP } from './state.ts';

/** Soviets set up, then Model decides (11.2), then the Germans set up. */
export function firstState(options: Switches, io: Io): State {
  const d = COLUMNS.empty({ options, place: HOMES, model: -1 });
  if (options.chits) d.chits = drawChits(io);
  for (const frame of BEFORE) push(d, { ...frame });
  run(START_PHASES, d, io);
  return d;
}

const setUp = (side: Side): SetupFrame => ({ phase: 'set-up', side, acted: 0 });
const TURN: TurnFrame = { phase: 'turn', at: 0 };
const MODEL: SideFrame = { phase: 'model', side: GERMAN };

/** What comes before the first turn, the last one first. */
export const BEFORE: readonly (Frame & { readonly side?: Side })[] = [TURN, setUp(GERMAN), MODEL, setUp(SOVIET)];

/** The box that each unit begins in. */
export const HOMES: readonly number[] = UNITS.map(homeOf);

function homeOf({ entry }: UnitSpec): number {
  switch (entry.kind) {
    case 'zone':
      return TO_SET_UP;
    case 'turn':
      return TO_COME;
    case 'air':
      return HANGAR;
    default:
      return SPARE;
  }
}

/** 13.3.2 Placed face down in the boxes. */
function drawChits({ dice }: Io): number[] {
  const left = CHITS.map((_, chit) => chit);
  return CHITS.map(() =>
    headOf(
      left.splice(
        dice.pick(
          left.length,
          '13.3.2',
          left.map(chit => itemAt(CHITS, chit).id),
        ),
        1,
      ),
    ),
  );
}
