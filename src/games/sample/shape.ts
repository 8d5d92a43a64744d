/** States that come from outside: what they look like, and which of them a game may begin from. */
import type { Frame } from '../../kit/game.ts';
import { layoutFault } from '../../kit/layout.ts';
import type { StateShape } from '../../kit/shape.ts';
import { check } from './check.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { SEQUENCE } from './phases/turn.ts';
import { whyNotAdd, whyNotTarget } from './rules/combat.ts';
import { type BattleFrame, COLUMNS, isOnMap, type RetreatFrame, type State } from './state.ts';

export const shape: StateShape<State> = {
  columns: COLUMNS.shape,
  settled: (options, scenario = SCENARIOS[0]!.id) => ({
    turns: SCENARIOS.find(({ id }) => id === scenario)!.turns,
    highWater: options.highWater === true,
  }),
  check,
  unfit,
};

/** Why no game begins from a state. */
export function unfit(s: State): string | undefined {
  return layoutFault(s, {
    steps: () => SEQUENCE,
    on: { move: 'move', combat: 'combat', battle: 'combat', retreat: 'combat' },
    fault: () => s.flow.map(f => frameFault(s, f)).find(Boolean),
  });
}

function frameFault(s: State, f: Frame): string | undefined {
  if (isBattle(f) && whyNotTarget(s, f.side, f.hex)) return '5.1 no such hex can be attacked';
  if (isBattle(f) && f.units.some((unit, i) => whyNotAdd(s, { ...f, units: f.units.slice(0, i) }, unit)))
    return '5.1 somebody attacks who cannot';
  if (isRetreat(f) && !f.units.every(unit => isOnMap(s, unit))) return '5.5 somebody retreats who is not on the map';
  return undefined;
}

const isBattle = (f: Frame): f is BattleFrame => f.phase === 'battle';
const isRetreat = (f: Frame): f is RetreatFrame => f.phase === 'retreat';
