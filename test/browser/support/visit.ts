/**
 * A visit of one player: a fresh browser profile with its window, language and input. Every complaint of the page fails
 * the test, and a failed test leaves a picture of every page in out/browser/.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, expect, inject, onTestFinished, type TestContext } from 'vitest';
import type { Lang } from '../../../src/kit/game.ts';
import { ARGS } from './args.ts';
import { type Ground, RELIEF } from './game.ts';

export type Device = 'desktop' | 'phone';

export interface VisitSpec {
  /** The game that will be played. */
  readonly on?: Ground;
  readonly lang?: Lang;
  readonly device?: Device;
  readonly dark?: true;
  /** Requests reduced motion. */
  readonly calm?: true;
  /** Lets the page work offline; off elsewhere, since it loads every file of the client. */
  readonly offline?: true;
  /** How much of the page is painted; nothing, if the test neither looks at the picture nor times it. */
  readonly painted?: 'whole' | 'all but the map';
  /** In a browser of its own: its trace tells of all its pages, and there can be only one at a time. */
  readonly alone?: true;
}

export interface Visit {
  readonly on: Ground;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Set if the visit has the browser to itself. */
  readonly own?: Browser;
  readonly lang: Lang;
  readonly device: Device;
  /** The complaints of the page so far; a test that provokes one clears it. */
  readonly complaints: string[];
}

const DEVICES: Readonly<Record<Device, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};
const LOCALES: Readonly<Record<Lang, string>> = { ja: 'ja-JP', en: 'en-GB' };
/**
 * What is not painted is still there, at its place and under the mouse: a third of the time of a page is spent on
 * painting, which most tests do not need.
 */
const UNPAINTED = { nothing: 'body', 'all but the map': '.hf-world' } as const;
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
  const v = await fresh(spec);
  onTestFinished(test => end(test, v));
  await v.page.goto(address(at));
  return v;
}

/**
 * A visit that the tests of a file share, if they do not ask what is stored or loaded: each begins at the home page, as
 * a player who leaves one game for another. After a failed test the next one has a new profile.
 */
export function sharedVisit(spec: VisitSpec): () => Promise<Visit> {
  let shared: Visit | undefined;
  afterAll(() => shared?.context.close());
  return async () => {
    shared ??= await fresh(spec);
    const v = shared;
    onTestFinished(async test => {
      if (isWell(test, v)) return;
      shared = undefined;
      await end(test, v);
    });
    await v.page.goto(address('#/'));
    await v.page.locator('.gp').waitFor({ state: 'detached' });
    return v;
  };
}

async function fresh(spec: VisitSpec): Promise<Visit> {
  const { on = RELIEF, lang = 'en', device = 'desktop', painted = 'nothing' } = spec;
  const own = spec.alone && (await chromium.launch({ executablePath: inject('chromium'), args: ARGS }));
  const context = await (own ?? (await browser())).newContext({
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
  if (painted !== 'whole') await context.addInitScript(UNPAINT, UNPAINTED[painted]);
  return { on, page: await context.newPage(), context, ...(own && { own }), lang, device, complaints };
}

/** Runs in the page: a style sheet that no policy forbids, before anything is drawn. */
const UNPAINT = (what: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${what} { opacity: 0 !important }`);
  document.adoptedStyleSheets = [sheet];
};

export const address = (at = ''): string => `${inject('url')}${at}`;

const isWell = ({ task }: TestContext, { complaints }: Visit): boolean =>
  task.result?.state !== 'fail' && complaints.length === 0;

async function end(test: TestContext, v: Visit): Promise<void> {
  try {
    if (!isWell(test, v)) await takePictures(test.task.name, v.context);
  } finally {
    await v.context.close();
    await v.own?.close();
  }
  expect(v.complaints, 'the page complained').toEqual([]);
}

async function takePictures(test: string, context: BrowserContext): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const name = test.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  for (const [i, page] of context.pages().entries()) {
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    await page.screenshot({ path: join(PICTURES, `${name}${i === 0 ? '' : `-${i + 1}`}.png`) });
  }
}
