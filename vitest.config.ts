/** Everything but the tests in a real browser, which have a configuration of their own. */
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take minutes: begun last, they would keep one core waiting. */
const LONG = ['test/contract.test.ts', 'test/protocol.test.ts', 'src/cli/newGame.test.ts', 'test/perft.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex(name => moduleId.endsWith(name));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/browser/**'],
    testTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
  },
});
