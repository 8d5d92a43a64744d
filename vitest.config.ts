/** Everything but the tests in a real browser, which have a configuration of their own. */
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'bench/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/browser/**'],
    testTimeout: 60_000,
  },
});
