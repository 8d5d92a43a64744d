import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { packageRoot } from './root.ts';
import { hasDesktop } from './serve.ts';
import { asUser } from './testing.ts';

const START = join(packageRoot(), 'scripts', 'start.mjs');

describe('as a user runs it', () => {
  it('ends with the exit code of the command', () => {
    expect(asUser(['--version']).code).toBe(0);
    expect(asUser(['march']).code).toBe(2);
    expect(asUser(['verify', 'nowhere.json']).code).toBe(1);
  });

  it('answers the engine protocol', () => {
    const { code, out } = asUser(['engine'], { input: '{"cmd":"games","hidden":true}\nnonsense\n{"cmd":"quit"}\n' });
    const lines = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(lines).toMatchObject([{ ok: true }, { ok: false }, { ok: true }]);
    expect(code).toBe(0);
  });
});

/** As a multiple of the shortest command in the same run. With ten jobs per core we measured 1.8 to 1.9. */
const SOON = 8;

function shortest(): number {
  const began = performance.now();
  asUser(['--version']);
  return performance.now() - began;
}

describe('npm start', () => {
  it('says which variable chooses another port when the port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise(resolve => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const ran = spawnSync(process.execPath, [START], { encoding: 'utf8', env: { ...process.env, PORT: String(port) } });
    server.close();
    expect(ran.stderr.trim()).toBe(`hexfront: port ${port} is taken; choose another one: PORT=${port + 1} npm start`);
    expect(ran.status).toBe(1);
  });

  it('serves soon and stops in peace', async () => {
    const before = shortest();
    const began = performance.now();
    const child = spawn(process.execPath, [START], {
      env: { ...process.env, PORT: '0', CI: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // A server that was too slow is not left running.
    onTestFinished(() => {
      child.kill();
    });
    const line = await new Promise<string>(resolve => child.stdout.once('data', data => resolve(String(data))));
    const took = performance.now() - began;
    expect(took).toBeLessThan(SOON * Math.max(before, shortest()));
    const url = /http:\S+/.exec(line)?.[0] ?? '';
    expect((await fetch(`${url}health`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await new Promise(resolve => child.once('exit', resolve))).toBe(0);
  });
});

describe('a browser is opened', () => {
  it.each([
    { name: 'on a Linux desktop', env: { DISPLAY: ':0' }, platform: 'linux', terminal: true, opens: true },
    { name: 'on Wayland', env: { WAYLAND_DISPLAY: 'wayland-0' }, platform: 'linux', terminal: true, opens: true },
    { name: 'on a Mac', env: {}, platform: 'darwin', terminal: true, opens: true },
    { name: 'but not on a server', env: {}, platform: 'linux', terminal: true, opens: false },
    { name: 'but not in CI', env: { CI: 'true', DISPLAY: ':0' }, platform: 'linux', terminal: true, opens: false },
    { name: 'but not into a pipe', env: {}, platform: 'win32', terminal: false, opens: false },
  ])('$name', ({ env, platform, terminal, opens }) => {
    expect(hasDesktop(env, platform, terminal)).toBe(opens);
  });
});
