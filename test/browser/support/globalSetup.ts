/** Before all browser tests: a browser is started, the pages are built if a source is newer, and served on a free port. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Hono } from 'hono';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { GAMES } from '../../../src/games/index.ts';
import { makeApp } from '../../../src/server/app.ts';
import { serve } from '../../../src/server/serve.ts';
import { ARGS } from './args.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the home page. */
    readonly url: string;
    /** Program of the browser. */
    readonly chromium: string;
    /** The address of the one browser that all tests share. */
    readonly browser: string;
  }
}

interface Chromium {
  requireChromium(): string;
}

interface Build {
  build(what: { serving: boolean }): Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const script = (name: string): string => pathToFileURL(join(root, 'scripts', name)).href;

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { requireChromium }: Chromium = await import(script('chromium.mjs'));
  const executablePath = requireChromium();
  provide('chromium', executablePath);
  const app = makeApp({ games: GAMES, client: await clientFolder(), onError: error => console.error(error) });
  const served = await serve(uncompressed(app), { port: 0, host: '127.0.0.1' });
  if (!served.ok) throw new Error(`the pages cannot be served: ${served.error}`);
  provide('url', served.value.url);
  const browser = await chromium.launchServer({ executablePath, args: ARGS });
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await served.value.close();
  };
}

/** On one machine nothing is gained by compressing every file for every visit. */
const uncompressed = (app: Hono): Hono =>
  new Hono().all('*', ({ req }) => {
    req.raw.headers.delete('Accept-Encoding');
    return app.fetch(req.raw);
  });

/** `HEXFRONT_CLIENT` names a build made elsewhere, which is then used as it is. */
async function clientFolder(): Promise<string> {
  const elsewhere = process.env.HEXFRONT_CLIENT;
  if (elsewhere) return elsewhere;
  const { build }: Build = await import(script('build.mjs'));
  await build({ serving: true });
  return join(root, 'dist', 'client');
}
