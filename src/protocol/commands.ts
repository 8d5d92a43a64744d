/** The commands of the engine protocol as one discriminated union, and the sentence that `help` gives for each. */
import * as v from 'valibot';
import { type Json, OPEN_FIELDS } from '../kit/game.ts';
import type { SavedTable } from '../table/save.ts';

const MAX_ROLLS = 1000;
const MAX_NAMES = 1000;
const MAX_MS = 600_000;
const MAX_DEPTH = 12;
const MAX_NODES = 5_000_000;

const text = v.pipe(v.string(), v.maxLength(200));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const names = v.pipe(v.array(text), v.maxLength(MAX_NAMES));
// A line has passed JSON.parse before a schema sees it, so everything in it is JSON.
const json = v.custom<Json>(() => true);

const id = v.exactOptional(v.union([text, v.number()]));
const table = v.exactOptional(text);
const role = v.exactOptional(text);
const seed = v.exactOptional(v.union([text, v.number()]));
const options = v.exactOptional(v.record(v.string(), json));

/** `text`, `open` and `revises` are accepted and ignored, so that a choice can be sent back as it was received. */
const action = v.strictObject({
  type: text,
  unit: v.exactOptional(text),
  units: v.exactOptional(names),
  hex: v.exactOptional(text),
  hexes: v.exactOptional(names),
  card: v.exactOptional(text),
  cards: v.exactOptional(names),
  n: v.exactOptional(v.pipe(v.number(), v.integer())),
  open: v.exactOptional(v.picklist(OPEN_FIELDS)),
  revises: v.exactOptional(v.boolean()),
  text: v.exactOptional(json),
});

const position = v.objectWithRest(
  {
    turn: v.exactOptional(whole),
    phase: v.exactOptional(text),
    active: v.exactOptional(text),
    units: v.exactOptional(v.record(v.string(), json)),
  },
  json,
);

/** Read more closely in parse.ts, as files are. */
const replay = v.looseObject({});

const command = <const C extends string, const E extends v.ObjectEntries>(cmd: C, entries: E) =>
  v.strictObject({ cmd: v.literal(cmd), ...entries, id });

const at = <const C extends string, const E extends v.ObjectEntries>(cmd: C, entries: E) =>
  command(cmd, { ...entries, table });

const rolls = v.exactOptional(v.pipe(v.array(v.union([v.number(), text])), v.maxLength(MAX_ROLLS)));
const ms = v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_MS)));
const depth = v.pipe(whole, v.minValue(1), v.maxValue(MAX_DEPTH));
const most = v.exactOptional(v.pipe(whole, v.maxValue(MAX_NODES)));

export const COMMANDS = [
  command('games', { hidden: v.exactOptional(v.boolean()) }),
  command('new', { game: text, scenario: v.exactOptional(text), options, seed }),
  command('scene', { game: text, scenario: v.exactOptional(text), options, position, seed }),
  command('load', { replay, seed }),
  at('save', {}),
  at('branch', { n: v.exactOptional(whole), seed }),
  at('close', {}),
  at('status', {}),
  at('units', { role, units: v.exactOptional(names) }),
  at('hexes', { role, hexes: v.exactOptional(names) }),
  at('tables', { chart: v.exactOptional(text) }),
  at('tracks', {}),
  at('legal', { role }),
  at('complete', { choice: action, role }),
  at('do', { action, role, rolls, n: v.exactOptional(whole) }),
  at('explain', { action, role }),
  at('reach', { unit: text, role }),
  at('ways', { action, role }),
  at('odds', { action, role }),
  at('supply', { role }),
  at('undo', { role, n: v.exactOptional(whole) }),
  at('view', { role }),
  at('position', { role }),
  at('log', { role, from: v.exactOptional(whole) }),
  at('hash', { role }),
  at('go', { role, level: v.exactOptional(text), ms, play: v.exactOptional(v.boolean()) }),
  at('perft', { depth, most }),
  command('help', { about: v.exactOptional(text) }),
  command('quit', {}),
] as const;

type Given = v.InferOutput<(typeof COMMANDS)[number]>;
type Load = Omit<Extract<Given, { cmd: 'load' }>, 'replay'> & { readonly replay: SavedTable };
export type Command = Exclude<Given, { cmd: 'load' }> | Load;
export type CommandName = Command['cmd'];
export type ActionInput = v.InferOutput<typeof action>;

export const HELP: Readonly<Record<CommandName, string>> = {
  games: 'the games there are, with titles, roles, scenarios and options',
  new: 'opens a table with a game; without a scenario the first one is taken',
  scene: 'opens a table with any position; units not named are off the map',
  load: 'opens a table from a replay that save gave',
  save: 'the replay of the table: every action and every die',
  branch: 'opens a second table that shares the first n actions with this one',
  close: 'closes the table',
  status: 'turn, phase, rule, who is to decide, prompt, outcome and hash',
  units: 'the roster with values and places',
  hexes: 'the board: terrain, works, neighbours, hexsides, links, place names, and the markers on it',
  tables: 'the charts of the game',
  tracks: 'what lies open beside the units: points, markers, tracks, zones and control',
  legal: 'the choices of a role',
  complete: 'every action that an open choice can become',
  do: 'takes an action; rolls scripts its dice',
  explain: 'whether an action is legal, and if not, which rule forbids it',
  reach: 'where a unit can go, at what cost and by which way',
  ways: 'the ways of an action that differ in what they bring about',
  odds: 'the full calculation of a combat and the chance of each result',
  supply: 'for each unit of a role: supplied or not, and the way or what blocks it',
  undo: 'takes back the last action where that is allowed',
  view: 'the position as a role or an observer may see it',
  position: 'the position as scene takes it, by printed names',
  log: 'what a role or an observer saw happen, in words',
  hash: 'the fingerprint of the position, or of what a role or an observer sees of it',
  go: 'what a bot would do, with its reason; play:true does it',
  perft: 'the number of lines of play to a depth, dice enumerated',
  help: 'the commands and their fields',
  quit: 'ends the session',
};
