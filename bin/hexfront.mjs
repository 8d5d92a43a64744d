#!/usr/bin/env node
// The `hexfront` command: installs what is missing, builds when a source is newer than the build, then hands over.
import { build, isStale } from '../scripts/build.mjs';
import { install } from '../scripts/install.mjs';

const serving = process.argv[2] === 'serve';
await install();
if (isStale({ serving })) await build({ serving });
const { main } = await import('../dist/cli.js');
await main(process.argv.slice(2));
