// The amount of gzipped JavaScript that each page of the client fetches; fails if a page is too heavy. The home page
// has the card of every game and no game; the game page counts everything from opening the address of a new game to its
// first moves: shell, page, worker, the heaviest game (only its opening, if it has one: set-up needs nothing else), and
// the words of all of them in the heavier language. What is fetched later while the page is idle is reported beside it
// (`later`), and so is what a computer opponent adds (`bot`). HEXFRONT_CLIENT names a folder with pages built
// elsewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './install.mjs';

const client = process.env.HEXFRONT_CLIENT ?? join(root, 'dist', 'client');
const BUDGET_KB = { home: 80, game: 200 };

const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
const listed = new Set(Object.values(manifest).map(chunk => chunk.file));
/**
 * The worker is bundled separately, but takes the host from the page's build; the service worker lists what is used.
 */
const kept = readFileSync(join(client, 'sw.js'), 'utf8');
const workers = readdirSync(join(client, 'assets'))
  .map(name => `assets/${name}`)
  .filter(file => file.endsWith('.js') && !listed.has(file) && kept.includes(file));

/** A chunk and everything it imports statically. */
function closure(key, files = new Set()) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) closure(next, files);
  return files;
}

const page = pattern => {
  const keys = Object.keys(manifest).filter(key => pattern.test(key));
  return [...new Set(keys.flatMap(key => [...closure(key)]))];
};
const kilobytes = files =>
  [...new Set(files)]
    .filter(file => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length / 1000, 0);
const heaviest = sets => sets.reduce((most, set) => (kilobytes(set) > kilobytes(most) ? set : most), []);

/** In the heavier language: the text tables of the app are text/<lang>.ts, text/later and game/text. */
const spoken = files => heaviest(['ja', 'en'].map(lang => files(lang)));
const app = lang => [...page(/^index\.html$/), ...page(new RegExp(`^text/${lang}\\.ts$`))];
const later = lang => page(new RegExp(`^text/later/${lang}\\.ts$`));
// Hidden games are fetched by no player.
const registry = readFileSync(new URL('../src/games/index.ts', import.meta.url), 'utf8');
const isShown = id => !new RegExp(`id: '${id}',\\s+card: [^\\n]+\\s+hidden: true`).test(registry);
const ids = Object.values(manifest)
  .flatMap(({ name = '' }) => /^game-(.+)/.exec(name)?.[1] ?? [])
  .filter(isShown);
const rules = id => page(new RegExp(`^_game-${id}-[^/]+$`));
/** The part of a game that a new table begins with. */
const opening = id => {
  const own = page(new RegExp(`^_open-${id}-[^/]+$`));
  return own.length > 0 ? own : rules(id);
};
const cards = page(/^_card-|games\/[^/]+\/card\.ts$/);
const allWords = (id, lang) => page(new RegExp(`games/${id}/text/${lang}\\.ts$`));
/** If a game has many words, its first words are a separate chunk and the rest follows. */
const firstWords = (id, lang) => {
  const all = Object.entries(manifest).find(([key]) => key.endsWith(`games/${id}/text/${lang}.ts`));
  const first = all?.[1].imports.find(key => /^_(ja|en)First-/.test(key));
  return first === undefined ? allWords(id, lang) : [...closure(first)];
};
const words = (id, lang) => [...firstWords(id, lang), ...page(new RegExp(`^game/text/${lang}\\.ts$`))];
const table = [...page(/GamePage\.tsx$/), ...page(/local\/host\.ts$/), ...workers];

/** What a new table needs. */
const stands = (id, lang) => [...app(lang), ...table, ...opening(id), ...words(id, lang)];

const pages = {
  home: spoken(lang => [...app(lang), ...cards, ...page(/Home\.tsx$/)]),
  about: spoken(lang => [...app(lang), ...cards, ...heaviest(ids.map(opening)), ...page(/About\.tsx$/)]),
  rules: spoken(lang => [...app(lang), ...cards, ...later(lang), ...page(/RulesPage\.tsx$/)]),
  game: spoken(lang => heaviest(ids.map(id => stands(id, lang)))),
};
/** What is fetched later, in addition to what a new table needs. */
const ahead = spoken(lang =>
  heaviest(
    ids.map(id => {
      const first = stands(id, lang);
      return [...rules(id), ...allWords(id, lang), ...page(/^game\/later\.ts$/)].filter(file => !first.includes(file));
    }),
  ),
);
/** What a computer opponent adds to all that. */
const bot = heaviest(
  ids.map(id => {
    const known = [...spoken(lang => stands(id, lang)), ...rules(id)];
    return [...page(new RegExp(`games/${id}/advice\\.ts$`)), ...page(/ai\/players\.ts$/)].filter(
      f => !known.includes(f),
    );
  }),
);
for (const [name, files] of Object.entries({ ...pages, later: ahead, bot }))
  console.log(`${name.padEnd(6)} ${kilobytes(files).toFixed(1)} kB`);
if (process.argv.includes('--games'))
  for (const id of ids) console.log(`${id.padEnd(18)} ${kilobytes(spoken(lang => stands(id, lang))).toFixed(1)} kB`);
if (process.argv.includes('--files'))
  for (const file of [...new Set(pages.game)]) console.log(`${kilobytes([file]).toFixed(1).padStart(8)} ${file}`);
const heavy = Object.entries(BUDGET_KB).filter(([name, most]) => kilobytes(pages[name]) > most);
for (const [name, most] of heavy) console.error(`The ${name} page is heavier than ${most} kB of gzipped JavaScript.`);
if (heavy.length > 0) process.exit(1);
