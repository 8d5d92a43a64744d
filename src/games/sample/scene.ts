/** Any position by printed names, e.g. `{ phase: 'combat', units: { B1: '0303', R1: { hex: '0403', chit: 2 } } }`. */
import { hexOf } from '../../kit/board.ts';
import type { Json, Options, Position } from '../../kit/game.ts';
import { readOptions } from '../../kit/game.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import { check } from './check.ts';
import { BOARD } from './data/map.ts';
import { OPTIONS, SCENARIOS } from './data/scenarios.ts';
import { CHIT_SET } from './data/tables.ts';
import { SIDES, UNITS } from './data/units.ts';
import { emptyState, type SideFrame, type State } from './state.ts';

/** Units not named are off the map; the frame counts as entered, so that `done` may be given too. */
export function scene(sequence: readonly SideFrame[], position: Position, given: Options = {}): Result<State, string> {
  const options = readOptions({ options: OPTIONS }, given);
  if (!options.ok) return options;
  const { turn = 1, phase = 'move', active = 'blue', holder = 'red', units = {} } = position;
  const at = sequence.findIndex(f => f.phase === phase && f.side === active);
  if (at < 0) return fail(`there is no phase ${phase} of ${active}`);
  const side = SIDES.find(known => known === holder);
  if (!side) return fail(`holder is one of ${SIDES.join(', ')}`);
  const s = emptyState(SCENARIOS[0]!.turns, options.value);
  for (const [name, spot] of Object.entries(units)) {
    const problem = placeUnit(s, name, spot);
    if (problem) return fail(problem);
  }
  s.flow.push({ phase: 'turn', at: at + 1, entered: 1 }, { ...sequence[at]!, entered: 1 });
  const made = { ...s, turn, holder: side };
  const wrong = check(made)[0];
  return wrong ? fail(`${wrong.rule} ${wrong.message}`) : ok(made);
}

function placeUnit(d: State, name: string, spot: Json): string | undefined {
  const unit = UNITS.findIndex(spec => spec.name === name);
  if (unit < 0) return `there is no unit ${name}`;
  const { hex, chit, done } = fieldsOf(spot);
  const place = typeof hex === 'string' ? hexOf(BOARD, hex) : undefined;
  if (place === undefined) return `${name} needs the name of a hex, not ${JSON.stringify(hex)}`;
  d.place[unit] = place;
  if (typeof chit === 'number') {
    if (CHIT_SET[chit] === undefined) return `${name}: there is no chit ${chit}`;
    d.chit[unit] = chit;
  }
  if (done === true) d.done[unit] = 1;
  return undefined;
}

/** A hex alone stands for a unit there with nothing else to say. */
const fieldsOf = (spot: Json): { readonly [key: string]: Json | undefined } =>
  typeof spot === 'object' && spot !== null && !Array.isArray(spot)
    ? Object.fromEntries(Object.entries(spot))
    : { hex: spot };
