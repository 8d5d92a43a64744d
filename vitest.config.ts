/** Everything but the tests in a real browser, which have a configuration of their own. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { BUNDLES, bundled } from './test/bundled.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/**
 * Those that take longest, most of them by random play. They are begun first, since the last of them would keep one core
 * waiting; `npm run spec` leaves them out (vitest.spec.config.ts), `npm test` does not.
 */
export const LONG = [
  'src/cli/newGame',
  'test/contract/share',
  'test/contract/phases',
  'test/start',
  'test/protocol',
  'test/perft',
  'test/scene',
  'test/secrets',
  'test/abuse',
  'test/keeping',
  'src/client/local/keeperStorm',
] as const;

/** The next longest come after them. */
const FIRST: readonly string[] = [
  ...LONG,
  'src/games/zitadelle/evaluate',
  'test/lookups',
  'test/transcript',
  'src/cli/bin',
];

/** The client's look for workers and settings in ways that only Vite knows. */
const { plugin, make } = bundled(ROOT, file => !file.startsWith(join(ROOT, 'src/client/')));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    if (!this.ctx.config.watch) await make(files.map(({ moduleId }) => moduleId));
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = FIRST.findIndex(name => moduleId.includes(name));
      return at < 0 ? FIRST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/** How long a test waits before it is given up: for one that hangs, not for one on a busy machine. */
const PATIENCE_MS = 900_000;

export default defineConfig({
  plugins: [plugin],
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/browser/**'],
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    server: { deps: { external: [BUNDLES] } },
    // Modules are loaded once for each core and not for each file; a test that replaces a global gives it back.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    // All of them, where the default leaves one out.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
  },
});
