/**
 * A visit of one player: a fresh browser profile with its window, language and hands. Whatever the page complains about
 * fails the test, and a test that fails leaves a picture of every page in out/browser/.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished, type TestContext } from 'vitest';
import type { Lang } from '../../../src/kit/game.ts';
import { type Ground, RELIEF } from './game.ts';

export type Device = 'desktop' | 'phone';

export interface VisitSpec {
  /** The game that is going to be played. */
  readonly on?: Ground;
  readonly lang?: Lang;
  readonly device?: Device;
  readonly dark?: true;
  /** Asks the page for no motion. */
  readonly calm?: true;
  /** Lets the page work offline; left out elsewhere, since it fetches every file of the client. */
  readonly offline?: true;
}

export interface Visit {
  readonly on: Ground;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly lang: Lang;
  readonly device: Device;
  /** What the page complained about so far; a test that provokes a complaint empties it. */
  readonly complaints: string[];
}

const DEVICES: Readonly<Record<Device, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};
const LOCALES: Readonly<Record<Lang, string>> = { ja: 'ja-JP', en: 'en-GB' };
const PICTURES = fileURLToPath(new URL('../../../out/browser', import.meta.url));
const PATIENCE_MS = 60_000;

let running: Promise<Browser> | undefined;

/** One browser for all tests (globalSetup.ts ends it). */
function browser(): Promise<Browser> {
  running ??= chromium.connect(inject('browser'));
  return running;
}

/** Opens the home page, or another one by what follows the `#`. */
export async function visit(spec: VisitSpec = {}, at = ''): Promise<Visit> {
  const { on = RELIEF, lang = 'en', device = 'desktop' } = spec;
  const context = await (await browser()).newContext({
    ...DEVICES[device],
    locale: LOCALES[lang],
    colorScheme: spec.dark ? 'dark' : 'light',
    reducedMotion: spec.calm ? 'reduce' : 'no-preference',
    serviceWorkers: spec.offline ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  context.on('weberror', error => complaints.push(`error: ${error.error().message}`));
  context.on('console', message => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  onTestFinished(test => end(test, context, complaints));
  const page = await context.newPage();
  await page.goto(address(at));
  return { on, page, context, lang, device, complaints };
}

export const address = (at = ''): string => `${inject('url')}${at}`;

async function end({ task }: TestContext, context: BrowserContext, complaints: readonly string[]): Promise<void> {
  try {
    if (task.result?.state === 'fail' || complaints.length > 0) await takePictures(task.name, context);
  } finally {
    await context.close();
  }
  expect(complaints, 'the page complained').toEqual([]);
}

async function takePictures(test: string, context: BrowserContext): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const name = test.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  for (const [i, page] of context.pages().entries())
    await page.screenshot({ path: join(PICTURES, `${name}${i === 0 ? '' : `-${i + 1}`}.png`) });
}
