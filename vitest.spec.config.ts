/** `npm run spec`: all tests but the long ones, which `npm test` runs as well. */
import { mergeConfig } from 'vitest/config';
import config, { LONG } from './vitest.config.ts';

export default mergeConfig(config, { test: { exclude: LONG.map(name => `${name}*`) } });
