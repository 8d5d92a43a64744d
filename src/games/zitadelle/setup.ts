/** 3.1 The first state: everybody in his box, waiting for the first decision. */
import { type Io, push, run } from '../../kit/flow.ts';
import { CHITS } from './data/chits.ts';
import { UNITS } from './data/units.ts';
import type { SetupFrame, SideFrame, TurnFrame } from './frames.ts';
import { GERMAN, SOVIET } from './pieces.ts';
import { PHASES } from './sequence.ts';
import { emptyState, HANGAR, SPARE, type State, type Switches, TO_COME, TO_SET_UP } from './state.ts';

/** Soviets set up, then Model decides (11.2), then the Germans set up. */
export function firstState(options: Switches, io: Io): State {
  const d = emptyState(options);
  d.place = d.place.map((_, u) => homeOf(u));
  if (options.chits) d.chits = drawChits(io);
  const turn: TurnFrame = { phase: 'turn', at: 0 };
  const setUp = (side: number): SetupFrame => ({ phase: 'set-up', side, acted: 0 });
  const model: SideFrame = { phase: 'model', side: GERMAN };
  for (const frame of [turn, setUp(GERMAN), model, setUp(SOVIET)]) push(d, frame);
  run(PHASES, d, io);
  return d;
}

/** The box a unit begins in. */
export function homeOf(u: number): number {
  switch (UNITS[u]!.entry.kind) {
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

/** 13.3.2 Laid blind into the boxes. */
function drawChits({ dice }: Io): number[] {
  const left = CHITS.map((_, chit) => chit);
  return CHITS.map(
    () =>
      left.splice(
        dice.pick(
          left.length,
          '13.3.2',
          left.map(chit => CHITS[chit]!.id),
        ),
        1,
      )[0]!,
  );
}
