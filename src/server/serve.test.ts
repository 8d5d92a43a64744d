import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { type Served, serve } from './serve.ts';

const app = new Hono()
  .get('/', c => c.text('here'))
  .get('/slow', async c => {
    await new Promise(resolve => setTimeout(resolve, 150));
    return c.text('done');
  });

async function start(port = 0): Promise<Served> {
  const served = await serve(app, { port, host: '127.0.0.1' });
  if (!served.ok) throw new Error(served.error);
  return served.value;
}

describe('serve', () => {
  it('tells its address and answers there', async () => {
    const served = await start();
    expect(await (await fetch(served.url)).text()).toBe('here');
    await served.close();
    await expect(fetch(served.url)).rejects.toThrow();
  });

  it('says when the port is taken', async () => {
    const served = await start();
    const port = Number(new URL(served.url).port);
    expect(await serve(app, { port, host: '127.0.0.1' })).toEqual({ ok: false, error: 'port-taken' });
    await served.close();
  });

  it('lets a request under way finish before it closes', async () => {
    const served = await start();
    const slow = fetch(`${served.url}slow`).then(response => response.text());
    await new Promise(resolve => setTimeout(resolve, 50));
    await served.close();
    expect(await slow).toBe('done');
  });
});
