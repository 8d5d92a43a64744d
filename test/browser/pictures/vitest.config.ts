/** `npm run pictures`: takes the pictures of docs/img, with the same browser and pages as the tests. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    include: ['test/browser/pictures/*.pictures.ts'],
    globalSetup: 'test/browser/support/globalSetup.ts',
    fileParallelism: false,
    expect: { poll: { timeout: 15_000, interval: 50 } },
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
