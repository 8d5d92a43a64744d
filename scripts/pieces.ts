/**
 * The chunks of the client. What a page needs at once is in few, since many small ones compress worse: what the page
 * and its worker share, what games share (for openings, and for movement and combat), the shell, the table, and each
 * game (until its first turn, and all of it). Whatever is fetched later is split by the bundler.
 */
import { fileURLToPath } from 'node:url';
import { GAMES } from '../src/games/index.ts';

/** The sentences of a game, of which only one language is loaded. */
const SENTENCES = /[\\/]text[\\/](ja|en)([A-Z]\w*)?\.ts$/;

/** A chunk includes what it needs, unless an earlier chunk has it. */
const NAMES = ['base', 'card', 'kit', 'march', 'battles', 'shell', 'draw', 'play', 'open', 'game'] as const;
type Piece = (typeof NAMES)[number];

export const PIECES = NAMES.map((piece, at) => ({
  priority: NAMES.length - at,
  name(module: string, graph: Graph): string | null {
    const [name, game] = pieceOf(module, graph) ?? [];
    if (name !== piece) return null;
    return game === undefined ? name : `${name}-${game}`;
  },
}));

interface Graph {
  getModuleInfo(module: string): { readonly importedIds: readonly string[] } | null;
}

/** What is imported dynamically by name stays separate. */
const ENTRY = /[\\/]client[\\/](index\.html|main\.tsx|game[\\/]GamePage\.tsx|local[\\/]host\.ts)$/;

/** The rules of a game, in any language; and the part needed until the first turn begins. */
const PLAYED = ['game.ts', 'text/ja.ts', 'text/en.ts'];
const OPENED = ['opening.ts', 'text/jaFirst.ts', 'text/enFirst.ts'];
const OPENINGS = GAMES.filter(game => game.opening);

function pieceOf(module: string, graph: Graph): readonly [Piece, game?: string] | undefined {
  if (ENTRY.test(module)) return undefined;
  const isIn = (file: string): boolean => neededBy(graph, file).has(module);
  const isShell = isIn('client/main.tsx');
  const isTable = isIn('client/game/GamePage.tsx');
  const games = GAMES.map(({ id }) => id).filter(id => PLAYED.some(file => isIn(`games/${id}/${file}`)));
  const isFirst = OPENINGS.some(({ id }) => OPENED.some(file => isIn(`games/${id}/${file}`)));
  const isKit = /[\\/]src[\\/]kit[\\/]/.test(module);
  if ((isShell || isTable) && (isKit || isIn('client/local/host.ts') || games.length > 0)) return ['base'];
  if (isShell || (isTable && isIn('client/rules/RulesPage.tsx'))) return ['shell'];
  if (isTable) return [/[\\/]src[\\/]draw[\\/]/.test(module) ? 'draw' : 'play'];
  const own = /[\\/]src[\\/]games[\\/]([^\\/]+)[\\/]/.exec(module)?.[1];
  if (own !== undefined && isIn(`games/${own}/card.ts`)) return ['card', own];
  if (own !== undefined && (!games.includes(own) || SENTENCES.test(module))) return undefined;
  if (own !== undefined) return [isFirst ? 'open' : 'game', own];
  if (!isKit || /[\\/]words(Ja|En)\.ts$/.test(module)) return undefined;
  if (isIn('client/local/host.ts')) return ['kit'];
  const [first, ...others] = games;
  if (first === undefined) return undefined;
  if (others.length === 0) return [isFirst ? 'open' : 'game', first];
  if (isFirst) return ['kit'];
  return [/[\\/](declare|grouping)\w*\.ts$/.test(module) ? 'battles' : 'march'];
}

const needs = new Map<string, ReadonlySet<string>>();

/** A module of ours and everything it imports statically. */
function neededBy(graph: Graph, file: string): ReadonlySet<string> {
  const known = needs.get(file);
  if (known) return known;
  const all = new Set<string>();
  const walk = (module: string): void => {
    if (all.has(module)) return;
    all.add(module);
    for (const next of graph.getModuleInfo(module)?.importedIds ?? []) walk(next);
  };
  walk(fileURLToPath(new URL(`../src/${file}`, import.meta.url)));
  needs.set(file, all);
  return all;
}
