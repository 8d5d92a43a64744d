/** Parsing of arguments: every mistake is reported in one sentence that says what would be right. */
import { InvalidArgumentError, Option } from 'commander';
import { PLAYERS } from '../ai/players.ts';
import { GAMES } from '../games/index.ts';
import {
  type AnyGame,
  type BaseState,
  LANGS,
  type Options,
  type Role,
  readOptions,
  type WholeGame,
} from '../kit/game.ts';
import { entryOf } from '../kit/phrase.ts';
import type { Bot } from '../kit/player.ts';
import type { StateShape } from '../kit/shape.ts';
import { UsageError } from './io.ts';

export const gameIds = (): string[] => GAMES.map(game => game.id);

export async function findGame(id: string): Promise<WholeGame | undefined> {
  return GAMES.find(game => game.id === id)?.load();
}

export async function loadGame(id: string): Promise<WholeGame> {
  const game = await findGame(id);
  if (!game) throw new UsageError(`no game '${id}'; there is ${gameIds().join(', ')}`);
  return game;
}

/** What the states of a game look like. */
export async function loadShape(id: string): Promise<StateShape<BaseState>> {
  const entry = GAMES.find(game => game.id === id);
  if (!entry) throw new UsageError(`no game '${id}'; there is ${gameIds().join(', ')}`);
  return entry.shape();
}

/** A parser of whole numbers for commander. */
export const wholeNumber =
  (low: number, high = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const n = Number(text);
    if (text.trim() !== '' && Number.isSafeInteger(n) && n >= low && n <= high) return n;
    const range = high === Number.MAX_SAFE_INTEGER ? `from ${low} up` : `from ${low} to ${high}`;
    throw new InvalidArgumentError(`It must be a whole number ${range}.`);
  };

export const positiveNumber = (text: string): number => {
  const n = Number(text);
  if (text.trim() !== '' && Number.isFinite(n) && n > 0) return n;
  throw new InvalidArgumentError('It must be a number above 0.');
};

export const langOption = (): Option => new Option('--lang <lang>', 'language').choices(LANGS).default('en');

/** The scenario asked for, or the first. */
export function scenarioOf(game: AnyGame, id: string | undefined): string {
  const found = id === undefined ? game.scenarios[0] : game.scenarios.find(scenario => scenario.id === id);
  if (found) return found.id;
  throw new UsageError(`${game.id} has no scenario '${id}'; there is ${game.scenarios.map(s => s.id).join(', ')}`);
}

/** Options written `name=value,name=value`; a name alone stands for true. */
export function optionsOf(game: AnyGame, text: string | undefined): Options {
  const read = readOptions(game, Object.fromEntries(pairs(text ?? '').map(([k, v]) => [k, literal(v ?? 'true')])));
  if (!read.ok) throw new UsageError(read.error);
  return read.value;
}

function literal(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** Bots written `role=bot,role=bot`; a bot alone plays every role that is not named. */
export function playersOf(game: AnyGame, text: string): Record<Role, string> {
  const out: Record<Role, string> = {};
  let rest: string | undefined;
  for (const [name, bot] of pairs(text)) {
    if (bot === undefined) rest = name;
    else if (game.roles.includes(name)) out[name] = bot;
    else throw new UsageError(`${game.id} has no role '${name}'; there is ${game.roles.join(', ')}`);
  }
  for (const role of game.roles) {
    const bot = entryOf(out, role) ?? rest;
    if (bot === undefined)
      throw new UsageError(`nobody plays ${role}; write --players ${role}=greedy or one bot for all`);
    if (!Object.hasOwn(PLAYERS, bot))
      throw new UsageError(`no bot '${bot}'; there is ${Object.keys(PLAYERS).join(', ')}`);
    out[role] = bot;
  }
  return out;
}

export function loadPlayers(names: Readonly<Record<Role, string>>): Record<Role, Bot> {
  const entries = Object.entries(names).map(([role, name]) => {
    const player = entryOf(PLAYERS, name);
    if (!player) throw new UsageError(`no bot '${name}'`);
    return [role, player] as const;
  });
  return Object.fromEntries(entries);
}

const pairs = (text: string): (readonly [name: string, value: string | undefined])[] =>
  text
    .split(',')
    .filter(part => part.trim() !== '')
    .map(part => {
      const at = part.indexOf('=');
      return at < 0
        ? ([part.trim(), undefined] as const)
        : ([part.slice(0, at).trim(), part.slice(at + 1).trim()] as const);
    });

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
