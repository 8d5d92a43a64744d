/**
 * Tests in a real browser against the built pages, without a second try. All of them share one browser, one server and one
 * build; each visit has a profile of its own. Those that take time are alone on the machine, after the others.
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that measure frames, tasks or answers. */
const TIMED = ['frames', 'limits', 'quality', 'whole', 'support/busy'].map(name => `test/browser/${name}.test.ts`);

/** How long a test waits before it is given up: for one that hangs, not for one on a busy machine. */
const PATIENCE_MS = 300_000;

const COMMON = {
  retry: 0,
  expect: { poll: { timeout: 60_000, interval: 50 } },
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
  // Modules are loaded once for each core and not for each file.
  isolate: false,
};

export default defineConfig({
  test: {
    globalSetup: 'test/browser/support/globalSetup.ts',
    projects: [
      {
        test: {
          ...COMMON,
          name: 'pages',
          include: ['test/browser/**/*.test.ts'],
          exclude: TIMED,
          maxWorkers: Math.min(2, availableParallelism()),
          sequence: { groupOrder: 0 },
        },
      },
      { test: { ...COMMON, name: 'timed', include: TIMED, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
