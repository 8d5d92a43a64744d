/**
 * The client's build. Besides what vite makes of src/client, `made` adds the files that are drawn or copied: covers,
 * icons, manifest, rulebooks, and the list of files that the service worker keeps.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { defineConfig, type Plugin, type Rollup } from 'vite';
import { PIECES } from './scripts/pieces.ts';
import { coverSvg } from './src/client/app/cover/cover.ts';
import { ICON, icon, MANIFEST } from './src/client/app/icon.ts';
import { GAMES } from './src/games/index.ts';
import { LANGS } from './src/kit/game.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: join(root, 'src/client'),
  base: './',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: join(root, 'dist/client'),
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // Preloading needs a document, and a worker that imports a game has none.
      resolveDependencies: (file, needed) =>
        /(^|\/)(game|open|ja|en|advice|scenes|story|edition|lesson|shape|players|seatLuck)-/.test(file) ? [] : needed,
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What the worker takes from the host would be dropped, as the page takes nothing from it.
      preserveEntrySignatures: 'exports-only',
      // Covers and icons are drawn here; that takes its time and is no news.
      checks: { bundlerTimings: false },
      input: {
        index: join(root, 'src/client/index.html'),
        sw: join(root, 'src/client/sw.ts'),
        // An entry of its own, which the worker imports from the page's build instead of bundling it once more.
        host: join(root, 'src/client/local/host.ts'),
      },
      output: {
        entryFileNames: chunk => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { groups: PIECES },
      },
    },
  },
  plugins: [made()],
});

/** Files by name, and what is in them. */
type Files = Map<string, string | Uint8Array>;

function made(): Plugin {
  return {
    name: 'hexfront-made',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = decodeURIComponent((request.url ?? '').replace(/[?#].*/, '').slice(1));
        allMade().then(files => {
          const source = files.get(name);
          if (source === undefined) return next();
          response.setHeader('content-type', TYPES[extname(name)] ?? 'text/plain');
          response.end(source);
        }, next);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const host = Object.values(bundle ?? {}).find(part => part.type === 'chunk' && part.name === 'host');
        const attrs = { name: 'hexfront-host', content: `./${host?.fileName}` };
        return host ? [{ tag: 'meta', attrs, injectTo: 'head' }] : [];
      },
    },
    async generateBundle(_options, bundle) {
      keepApart(bundle);
      const files = await allMade();
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      nameFiles(bundle, files);
    },
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.md': 'text/markdown; charset=utf-8',
};

const allMade = async (): Promise<Files> => new Map([...icons(), ...(await covers()), ...rulebooks()]);

function icons(): Files {
  const png = (size: number, margin: number): Uint8Array =>
    new Resvg(icon(margin), { fitTo: { mode: 'width', value: size } }).render().asPng();
  return new Map<string, string | Uint8Array>([
    ['icon.svg', ICON],
    ['icon-192.png', png(192, 0)],
    ['icon-512.png', png(512, 0)],
    ['icon-maskable.png', png(512, 6)],
    ['manifest.webmanifest', JSON.stringify(MANIFEST)],
  ]);
}

async function covers(): Promise<Files> {
  const files: Files = new Map();
  for (const entry of GAMES) {
    const game = await entry.load();
    for (const lang of LANGS) files.set(`covers/${game.id}-${lang}.svg`, coverSvg(game, lang));
  }
  return files;
}

function rulebooks(): Files {
  const files: Files = new Map();
  for (const { id } of GAMES) {
    const folder = join(root, 'src/games', id, 'rulebook');
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder).filter(name => name.endsWith('.md')))
      files.set(`rulebooks/${id}/${name}`, readFileSync(join(folder, name), 'utf8'));
  }
  return files;
}

/** A worker imports the host and the games; it would run the page, were that among what they need. */
function keepApart(bundle: Rollup.OutputBundle): void {
  const chunks = Object.values(bundle).filter(part => part.type === 'chunk');
  const isTheWorkers = (module: string): boolean => !/\/client\/(?!local\/)|\/preact\/|\/@preact\//.test(module);
  const walk = (file: string, seen: Set<string>): void => {
    const chunk = chunks.find(one => one.fileName === file);
    if (!chunk || seen.has(file)) return;
    seen.add(file);
    const page = chunk.moduleIds.find(module => !isTheWorkers(module));
    if (page !== undefined) throw new Error(`${file} holds ${page}, which is the page's`);
    for (const next of chunk.imports) walk(next, seen);
  };
  for (const { fileName, facadeModuleId } of chunks)
    if (/\/src\/(games\/|client\/local\/host\.ts)/.test(facadeModuleId ?? '')) walk(fileName, new Set());
}

/** Writes the list of files into the service worker. Its version changes with any file. */
function nameFiles(bundle: Rollup.OutputBundle, files: Files): void {
  const worker = bundle['sw.js'];
  if (worker?.type !== 'chunk') throw new Error('the build made no service worker');
  const hash = createHash('sha256');
  for (const [name, source] of files) hash.update(name).update(source);
  for (const [name, part] of Object.entries(bundle))
    hash.update(name).update(part.type === 'chunk' ? part.code : part.source);
  const own = Object.keys(bundle).filter(name => name !== 'sw.js' && !name.startsWith('.vite/'));
  const list = [...new Set(['index.html', ...own, ...files.keys()])].sort().map(name => `./${name}`);
  const build = { version: hash.digest('hex').slice(0, 12), files: ['./', ...list] };
  worker.code = `const BUILD=${JSON.stringify(build)};${worker.code}`;
}
