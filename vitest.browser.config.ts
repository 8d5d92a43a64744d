/** Tests in a real browser against the built pages: one file at a time, so that none waits for a core, and no second try. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: 'test/browser/support/globalSetup.ts',
    fileParallelism: false,
    retry: 0,
    expect: { poll: { timeout: 15_000, interval: 50 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
