// What each page of the client makes a browser fetch, as gzipped JavaScript; fails when a page grows too heavy. The home page
// has the card of every game and no game; the game page counts everything between the address and the first move: shell,
// page, worker and the heaviest game. HEXFRONT_CLIENT names a folder with pages built elsewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './install.mjs';

const client = process.env.HEXFRONT_CLIENT ?? join(root, 'dist', 'client');
const BUDGET_KB = { home: 80, game: 250 };

const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
const listed = new Set(Object.values(manifest).map(chunk => chunk.file));
/** The worker is bundled by itself, but takes the host from the page's build; the service worker names what is used. */
const kept = readFileSync(join(client, 'sw.js'), 'utf8');
const workers = readdirSync(join(client, 'assets'))
  .map(name => `assets/${name}`)
  .filter(file => file.endsWith('.js') && !listed.has(file) && kept.includes(file));

/** A chunk and everything it imports at once. */
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

const shell = page(/^index\.html$/);
const game = heaviest(
  Object.keys(manifest)
    .filter(key => /^game-/.test(manifest[key].name ?? ''))
    .map(key => [...closure(key)]),
);

const pages = {
  home: [...shell, ...page(/Home\.tsx$/)],
  about: [...shell, ...game, ...page(/About\.tsx$/)],
  rules: [...shell, ...page(/RulesPage\.tsx$/)],
  game: [...shell, ...game, ...page(/GamePage\.tsx$/), ...page(/local\/host\.ts$/), ...workers],
};
for (const [name, files] of Object.entries(pages)) console.log(`${name.padEnd(6)} ${kilobytes(files).toFixed(1)} kB`);
const heavy = Object.entries(BUDGET_KB).filter(([name, most]) => kilobytes(pages[name]) > most);
for (const [name, most] of heavy) console.error(`The ${name} page is heavier than ${most} kB of gzipped JavaScript.`);
if (heavy.length > 0) process.exit(1);
