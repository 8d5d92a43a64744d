/** The log as lines: the words of every event in one language, with names as links, under headings. */
import type { AnyGame, AnyWords, GameEvent, Json, Names } from '../../kit/game.ts';
import type { Entry } from '../../protocol/link.ts';

/** A part of a line; with a unit or hex it is a link. */
export interface Piece {
  readonly text: string;
  readonly unit?: number;
  readonly hex?: number;
}

export interface Line {
  /** Its entry, from 1. */
  readonly n: number;
  readonly role: string;
  readonly rule?: string;
  readonly pieces: readonly Piece[];
}

export interface Chapter {
  readonly turn: number;
  readonly phase: string;
  readonly lines: readonly Line[];
}

const cache = new WeakMap<Entry, Map<AnyWords, readonly Line[]>>();

export function linesOf({ names }: Named, words: AnyWords, entry: Entry): readonly Line[] {
  let byWords = cache.get(entry);
  if (!byWords) {
    byWords = new Map();
    cache.set(entry, byWords);
  }
  const known = byWords.get(words);
  if (known) return known;
  const made = makeLines(names, words, entry);
  byWords.set(words, made);
  return made;
}

type Named = Pick<AnyGame, 'names'>;

function makeLines(names: Names, words: AnyWords, entry: Entry): readonly Line[] {
  const link = (text: string, ids: Ids): readonly Piece[] => linked(text, linksFor(names, words, ids));
  const { n, role } = entry;
  if (entry.events.length === 0)
    return [{ n, role, pieces: link(words.choice(entry.action), idsIn({ ...entry.action })) }];
  return entry.events.map(event => ({
    n,
    role,
    ...(event.rule === undefined ? {} : { rule: event.rule }),
    pieces: link(words.event(event), idsIn(event)),
  }));
}

/** Entries under a heading for each run of the same turn and phase. */
export function chaptersOf(game: Named, words: AnyWords, log: readonly Entry[]): readonly Chapter[] {
  const out: { turn: number; phase: string; lines: Line[] }[] = [];
  for (const entry of log) {
    const last = out[out.length - 1];
    const lines = linesOf(game, words, entry);
    if (last && last.turn === entry.turn && last.phase === entry.phase) last.lines.push(...lines);
    else out.push({ turn: entry.turn, phase: entry.phase, lines: [...lines] });
  }
  return out;
}

interface Ids {
  readonly units: Set<number>;
  readonly hexes: Set<number>;
}

const UNIT_KEYS = new Set(['unit', 'units', 'target', 'regiment', 'defenders']);
const HEX_KEYS = new Set(['hex', 'hexes', 'from', 'to', 'path']);

/** Every unit and hex that an event or action refers to. */
export function idsIn(event: GameEvent | { readonly [key: string]: Json | undefined }): Ids {
  const ids: Ids = { units: new Set(), hexes: new Set() };
  walk(event, undefined, ids);
  return ids;
}

function walk(value: unknown, key: string | undefined, into: Ids): void {
  if (typeof value === 'number') {
    if (key !== undefined && UNIT_KEYS.has(key)) into.units.add(value);
    else if (key !== undefined && HEX_KEYS.has(key)) into.hexes.add(value);
  } else if (Array.isArray(value)) {
    for (const item of value) walk(item, key, into);
  } else if (typeof value === 'object' && value !== null) {
    for (const [k, item] of Object.entries(value)) walk(item, k, into);
  }
}

function linksFor(names: Names, words: AnyWords, ids: Ids): ReadonlyMap<string, Piece> {
  const links = new Map<string, Piece>();
  for (const hex of ids.hexes) {
    const name = names.hexes[hex];
    if (name) links.set(name, { text: name, hex });
  }
  for (const unit of ids.units) {
    for (const name of [words.unit(unit), names.units[unit]]) if (name) links.set(name, { text: name, unit });
  }
  return links;
}

/** Splits a sentence at the names of the things it mentions, longest names first. */
function linked(text: string, links: ReadonlyMap<string, Piece>): readonly Piece[] {
  if (links.size === 0) return [{ text }];
  const names = [...links.keys()].sort((a, b) => b.length - a.length).map(escaped);
  return text
    .split(new RegExp(`(?<![\\w/])(${names.join('|')})(?![\\w/])`, 'u'))
    .filter(part => part !== '')
    .map(part => links.get(part) ?? { text: part });
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
