/** Courses of play made without a browser, by printed names and with given dice, to be opened in it as files. */
import type { Script } from '../../../src/kit/dice.ts';
import { readAction } from '../../../src/kit/names.ts';
import type { Said, Trial } from '../../../src/kit/trial.ts';
import { loadTable, type SavedTable, saveTable } from '../../../src/table/save.ts';
import { seeded } from '../../../src/table/source.ts';
import { act, openTable, type Table } from '../../../src/table/table.ts';
import { save } from './files.ts';
import { game } from './game.ts';
import type { Visit } from './visit.ts';

/** An action, with its dice where it rolls any. */
export type Step = Said | readonly [Said, ...Script[]];

const isRolled = (step: Step): step is readonly [Said, ...Script[]] => Array.isArray(step);

export function course(...steps: readonly Step[]): SavedTable {
  const table = openTable(game, game.scenarios[0]?.id ?? '', {}, seeded('course'));
  if (!table.ok) throw new Error(table.error.message);
  for (const step of steps) take(table.value, step);
  return saveTable(table.value);
}

function take(table: Table, step: Step): void {
  const [said, ...dice] = isRolled(step) ? step : [step];
  const action = readAction(game.names, said);
  if (!action.ok) throw new Error(action.error);
  const taken = act(table, game.active(table.state)[0] ?? '', action.value, dice);
  if (!taken.ok) throw new Error(`${JSON.stringify(said)}: ${JSON.stringify(taken.error)}`);
}

/** The historical set-up of both sides, and turn 1 begun with one artillery marker and one for the air, kept in hand. */
export const OPENING: readonly Step[] = [
  { type: 'historical-set-up' },
  { type: 'ready' },
  { type: 'historical-set-up' },
  [{ type: 'ready' }, 1, 'air', 'artillery'],
  { type: 'end-air' },
];

export const group = (hex: string, ...units: string[]): Said => ({ type: 'battle-group', hex, units });

/** The position a file leads to, for questions to the rules. */
export function trialFrom(saved: SavedTable): Trial {
  const table = loadTable(game, saved, seeded('trial'));
  if (!table.ok) throw new Error(table.error);
  return { game, s: table.value.state, events: [] };
}

/** The game in the page as its own save tells it. */
export const trialOf = async (v: Visit): Promise<Trial> => trialFrom(JSON.parse((await save(v)).text));
