/**
 * Any position by printed names, e.g. `{ phase: 'combat', units: { B1: { hex: '0303', chit: 2 }, R1: { hex: '0403' } } }`.
 * Fields of a unit: `hex` or `box`, `chit` (3.0), `done` (once it has acted). Beyond the common fields: `holder` of the
 * town. Units not named are off the map.
 */
import type { Position } from '../../kit/game.ts';
import { sceneBy } from '../../kit/scene.ts';
import { complain } from '../../kit/sceneReader.ts';
import { check } from './check.ts';
import { OPTIONS, SCENARIOS } from './data/scenarios.ts';
import { NAMES } from './names.ts';
import { SEQUENCE } from './phases/turn.ts';
import { PHASES } from './sequence.ts';
import { unfit } from './shape.ts';
import { COLUMNS, type State } from './state.ts';

export const scene = sceneBy<State>({
  names: NAMES,
  options: OPTIONS,
  scenarios: SCENARIOS,
  columns: COLUMNS,
  phases: PHASES,
  empty: ({ highWater }, scenario) =>
    COLUMNS.empty({
      turns: SCENARIOS.find(({ id }) => id === scenario)?.turns ?? 0,
      highWater: highWater === true,
    }),
  begin(d, r) {
    const { phase = 'move', active = 'blue' } = r.position;
    const at = SEQUENCE.findIndex(f => f.phase === phase && f.side === active);
    const step = SEQUENCE[at];
    if (!step) return complain(r, `there is no phase ${phase} of ${active}`);
    d.flow.push({ phase: 'turn', at: at + 1, entered: 1 }, { ...step });
  },
  check,
  unfit,
});

/** What a scene has to say to get a state. */
export const positionOf = (s: State): Position => COLUMNS.say(s, NAMES);
