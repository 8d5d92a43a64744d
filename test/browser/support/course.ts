/** Games played without a browser, by printed names and with given dice, to be opened in it as files. */
import type { Script } from '../../../src/kit/dice.ts';
import { readAction } from '../../../src/kit/names.ts';
import { type Said, scene, type Trial, type TrialPosition } from '../../../src/kit/trial.ts';
import { loadTable, type SavedTable, saveTable } from '../../../src/table/save.ts';
import { seeded } from '../../../src/table/source.ts';
import { act, openTable, type Table, tableFromState } from '../../../src/table/table.ts';
import { save } from './files.ts';
import { type Ground, RELIEF } from './game.ts';
import type { Visit } from './visit.ts';

/** An action, with its dice if it rolls any. */
export type Step = Said | readonly [Said, ...Script[]];

const isRolled = (step: Step): step is readonly [Said, ...Script[]] => Array.isArray(step);

export const course = (...steps: readonly Step[]): SavedTable =>
  courseIn(RELIEF, RELIEF.game.scenarios[0]?.id ?? '', ...steps);

export function courseIn({ game }: Ground, scenario: string, ...steps: readonly Step[]): SavedTable {
  const table = openTable(game, scenario, {}, seeded('course'));
  if (!table.ok) throw new Error(table.error.message);
  return played(table.value, steps);
}

/** The same from a position by printed names. */
export function courseFrom({ game }: Ground, position: TrialPosition, ...steps: readonly Step[]): SavedTable {
  const options = Object.fromEntries(game.options.map(({ id, initial }) => [id, initial]));
  const about = { scenario: game.scenarios[0]?.id ?? '', options };
  return played(tableFromState(game, scene(game, position).s, seeded('course'), about), steps);
}

function played(table: Table, steps: readonly Step[]): SavedTable {
  for (const step of steps) take(table, step);
  return saveTable(table);
}

function take(table: Table, step: Step): void {
  const { game } = table;
  const [said, ...dice] = isRolled(step) ? step : [step];
  const action = readAction(game.names, said);
  if (!action.ok) throw new Error(action.error);
  const taken = act(table, game.active(table.state)[0] ?? '', action.value, dice);
  if (!taken.ok) throw new Error(`${JSON.stringify(said)}: ${JSON.stringify(taken.error)}`);
}

/** The historical set-up of both sides, and turn 1 begun with one artillery marker and one air marker, not yet used. */
export const OPENING: readonly Step[] = [
  { type: 'historical-set-up' },
  { type: 'ready' },
  { type: 'historical-set-up' },
  [{ type: 'ready' }, 1, 'air', 'artillery'],
  { type: 'end-air' },
];

export const group = (hex: string, ...units: string[]): Said => ({ type: 'battle-group', hex, units });

/** The last position of a file, for questions to the rules. */
export function trialFrom(saved: SavedTable, { game, shape }: Ground = RELIEF): Trial {
  const table = loadTable(game, saved, { dice: seeded('trial'), shape });
  if (!table.ok) throw new Error(table.error);
  return { game, s: table.value.state, events: [] };
}

/** The game in the page, by its own save function. */
export const trialOf = async (v: Visit): Promise<Trial> => trialFrom(JSON.parse((await save(v)).text), v.on);
