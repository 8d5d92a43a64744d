/**
 * Tests in a real browser against the built pages, without a second try. All of them share one browser, one server and one
 * build; each visit has a profile of its own, which the tests of one file may share. Those that measure by the clock are
 * alone on the machine, after the others.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { BUNDLES, bundled } from './test/bundled.ts';

/** Tests that measure by the clock; those that measure the processor's time may have company. */
const TIMED = ['frames', 'limits', 'quality'].map(name => `test/browser/${name}.test.ts`);

/** A page and its test wait for each other and for frames more than half of the time. */
const FILES_PER_CORE = 2;

/** Longest first, so that all cores are at work to the end; the others as vitest has it. */
const LONG = [
  'kill',
  'axe',
  'tabs',
  'campaign',
  'watch',
  'citadel',
  'mars',
  'keep',
  'keyboard',
  'whole',
  'ways',
  'reader',
];

const { plugin, make } = bundled(fileURLToPath(new URL('.', import.meta.url)), () => true);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    if (!this.ctx.config.watch) await make(files.map(({ moduleId }) => moduleId));
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex(name => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/** How long a test waits before it is given up: for one that hangs, not for one on a busy machine. */
const PATIENCE_MS = 300_000;

const COMMON = {
  retry: 0,
  expect: { poll: { timeout: 60_000, interval: 50 } },
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
  server: { deps: { external: [BUNDLES] } },
  // Modules are loaded once for each core and not for each file.
  isolate: false,
};

export default defineConfig({
  test: {
    globalSetup: 'test/browser/support/globalSetup.ts',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [plugin],
        test: {
          ...COMMON,
          name: 'pages',
          include: ['test/browser/**/*.test.ts'],
          exclude: TIMED,
          maxWorkers: Math.min(4, FILES_PER_CORE * availableParallelism()),
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [plugin],
        test: { ...COMMON, name: 'timed', include: TIMED, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
