#!/usr/bin/env node
// The `hexfront` command: installs what is missing, builds when a source is newer than the build, then hands over.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build, isStale } from '../scripts/build.mjs';
import { install } from '../scripts/install.mjs';

// Each thread of these brings helpers of its own for collecting garbage, which get in the way of the other threads once
// all cores are at work. Node takes the setting only when it starts.
const CROWDED = ['simulate', 'fuzz'];
const LONE_GC = '--single-threaded-gc';

const args = process.argv.slice(2);
const serving = args[0] === 'serve';
await install();
if (isStale({ serving })) await build({ serving });
if (CROWDED.includes(args[0]) && !process.execArgv.includes(LONE_GC)) {
  const own = [...process.execArgv, LONE_GC, fileURLToPath(import.meta.url), ...args];
  process.exitCode = spawnSync(process.execPath, own, { stdio: 'inherit' }).status ?? 1;
} else {
  const { main } = await import('../dist/cli.js');
  await main(args);
}
