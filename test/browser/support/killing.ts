/**
 * A browser that can be killed: its profile is in a folder and outlives it. Every message of the host to its page is
 * recorded here at the same moment, so that the page shows nothing unknown here, except messages still on their way.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { Entry, Tell } from '../../../src/protocol/link.ts';
import { ARGS } from './args.ts';
import { address } from './visit.ts';

export interface Den {
  page(): Promise<Page>;
  context(): Promise<BrowserContext>;
  /** Kills the whole browser, as a power cut would. */
  kill(): Promise<void>;
  /** Closes it for good, and deletes its profile. */
  end(): Promise<void>;
  /** What pages were told, by opening, in order. */
  readonly witness: Witness;
}

/** The log as the page knows it, and how many messages it received. */
export interface Witness {
  log: readonly string[];
  opened: number;
  told: number;
  isOver: boolean;
  /** The last messages in short, for the report of a failure. */
  heard: readonly string[];
}

/** Pages report the messages of their workers before they handle them; nobody looks at their map. */
const LISTEN = `
  document.adoptedStyleSheets = [new CSSStyleSheet()];
  document.adoptedStyleSheets[0].replaceSync('body { opacity: 0 !important } .hf-world { display: none !important }');
  localStorage.setItem('hexfront.settings', JSON.stringify({ lang: 'en', botPace: 0 }));
  const TOLD = ['opened', 'position', 'keeping', 'failed', 'other-rules'];
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', event => {
        const { tell } = event.data;
        if (TOLD.includes(tell.type)) hexfrontTold(JSON.stringify(tell));
      });
    }
  };`;

export function den(): Den {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-'));
  const witness: Witness = { log: [], opened: 0, told: 0, isOver: false, heard: [] };
  let running: Promise<Running> | undefined;
  const ready = (): Promise<Running> => {
    running ??= launch(folder, text => hear(witness, JSON.parse(text)));
    return running;
  };
  const kill = async (): Promise<void> => {
    const { child } = await ready();
    running = undefined;
    await killed(child);
  };
  return {
    witness,
    context: async () => (await ready()).context,
    page: async () => (await ready()).context.newPage(),
    kill,
    async end() {
      if (running) await kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly browser: Browser;
  readonly context: BrowserContext;
}

async function launch(folder: string, told: (text: string) => void): Promise<Running> {
  const note = join(folder, 'DevToolsActivePort');
  rmSync(note, { force: true });
  const args = [...ARGS, '--headless', `--user-data-dir=${folder}`, '--remote-debugging-port=0', 'about:blank'];
  // A separate process group, so that all its processes die at once.
  const child = spawn(inject('chromium'), args, { detached: true, stdio: 'ignore' });
  await expect.poll(() => existsSync(note) && readFileSync(note, 'utf8').includes('\n')).toBe(true);
  const [port] = readFileSync(note, 'utf8').split('\n');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = browser.contexts()[0];
  if (!context) throw new Error('the browser has no window');
  context.setDefaultTimeout(60_000);
  await context.exposeBinding('hexfrontTold', (_page, text: string) => told(text));
  await context.addInitScript(LISTEN);
  return { child, browser, context };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const gone = new Promise(done => child.once('exit', done));
  process.kill(-child.pid, 'SIGKILL');
  await gone;
}

function hear(witness: Witness, tell: Tell): void {
  witness.heard = [...witness.heard, shortOf(tell)].slice(-HEARD);
  if (tell.type !== 'opened' && tell.type !== 'position') return;
  const entries = tell.type === 'opened' ? tell.log : tell.entries;
  const from = tell.type === 'opened' ? 0 : tell.from;
  witness.log = [...witness.log.slice(0, from), ...entries.map(inShort)];
  if (tell.type === 'opened') witness.opened += 1;
  witness.told += 1;
  witness.isOver = tell.position.outcome !== undefined;
}

const HEARD = 12;

function shortOf(tell: Tell): string {
  if (tell.type === 'opened') return `opened at ${tell.log.length}`;
  if (tell.type === 'position') return `position from ${tell.from} to ${tell.from + tell.entries.length}`;
  if (tell.type === 'keeping') return `keeping ${tell.keeping?.state}`;
  return tell.type === 'failed' ? `failed ${tell.code}: ${tell.message}` : tell.type;
}

/** What happened, with its dice. */
const inShort = ({ n, role, action, events }: Entry): string => JSON.stringify({ n, role, action, events });

export const playPage = (game: string): string => address(`#/play/${game}`);
