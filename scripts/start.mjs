// `npm start`: installs what is missing, builds when a source is newer, and serves. PORT and HEXFRONT_HOST choose the address.
import { build } from './build.mjs';

await build({ serving: true });
const { main } = await import('../dist/cli.js');
await main(['serve', '--open', ...process.argv.slice(2)]);
