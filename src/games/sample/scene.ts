/**
 * Any position by printed names, e.g. `{ phase: 'combat', units: { B1: { hex: '0303', chit: 2 }, R1: { hex: '0403' } } }`.
 * Fields of a unit: `hex`, `chit` (3.0), `done` (1 once it has acted). Beyond the common fields: `holder` of the town.
 */
import { type Json, type Options, type Position, readOptions } from '../../kit/game.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import {
  complain,
  fieldsOf,
  integer,
  nameNumber,
  readField,
  readInteger,
  readRest,
  type SceneReader,
  sceneReader,
} from '../../kit/sceneReader.ts';
import { check } from './check.ts';
import { OPTIONS, SCENARIOS } from './data/scenarios.ts';
import { CHIT_SET } from './data/tables.ts';
import { SIDES } from './data/units.ts';
import { NAMES } from './names.ts';
import { SEQUENCE } from './phases/turn.ts';
import { emptyState, type State } from './state.ts';

/** Units not named are off the map. The frame counts as entered, so that what has been done stays done. */
export function scene(position: Position, given: Options = {}, scenario = SCENARIOS[0]!.id): Result<State, string> {
  const options = readOptions({ options: OPTIONS }, given);
  if (!options.ok) return options;
  const r = sceneReader(position, NAMES);
  const spec = SCENARIOS.find(({ id }) => id === scenario);
  if (!spec) return fail(`there is no scenario ${JSON.stringify(scenario)}`);
  const d = emptyState(spec.turns, options.value);
  const { phase = 'move', active = 'blue' } = position;
  const at = SEQUENCE.findIndex(f => f.phase === phase && f.side === active);
  if (at < 0) return fail(`there is no phase ${phase} of ${active}`);
  d.flow.push({ phase: 'turn', at: at + 1, entered: 1 }, { ...SEQUENCE[at]!, entered: 1 });
  d.turn = readInteger(r, 'turn', [1, d.turns], 1);
  const holder = SIDES.find(side => side === (readField(r, 'holder') ?? 'red'));
  if (holder) d.holder = holder;
  else complain(r, `holder is one of ${SIDES.join(', ')}`);
  for (const [name, spot] of fieldsOf(r, 'units', position.units)) placeUnit(d, r, name, spot);
  readRest(r);
  if (r.error !== undefined) return fail(r.error);
  const broken = check(d)[0];
  return broken ? fail(`${broken.rule} ${broken.message}`) : ok(d);
}

function placeUnit(d: State, r: SceneReader, name: string, spot: Json): void {
  const unit = nameNumber(r, 'units', name);
  if (unit === undefined) return;
  for (const [field, value] of fieldsOf(r, name, spot)) {
    if (field === 'hex') d.place[unit] = nameNumber(r, 'hexes', value) ?? d.place[unit]!;
    else if (field === 'chit') d.chit[unit] = integer(r, `${name}.chit`, value, [0, CHIT_SET.length - 1]);
    else if (field === 'done') d.done[unit] = integer(r, `${name}.done`, value, [0, 1]);
    else complain(r, `${name} has no field ${JSON.stringify(field)}; known are hex, chit, done`);
  }
}
