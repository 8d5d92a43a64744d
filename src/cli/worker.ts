/** The functions that worker threads offer, by name. Bundled as dist/worker.js. */
export { playBatch } from './batch.ts';
export { fuzzBatch } from './fuzzBatch.ts';
export { spin } from './spin.ts';
