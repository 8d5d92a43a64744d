/** Serves the app on a port, and stops without interrupting requests. */
import { type AddressInfo, isIPv6 } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { entryOf } from '../kit/phrase.ts';
import { fail, ok, type Result } from '../kit/result.ts';

export interface Address {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
}

export interface Served {
  readonly url: string;
  /** Lets running requests finish, for a few seconds at most. */
  close(): Promise<void>;
}

export type ServeError = 'port-taken' | 'port-forbidden' | 'no-such-host';

const CODES: Readonly<Record<string, ServeError>> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'no-such-host',
  ENOTFOUND: 'no-such-host',
};

const PATIENCE_MS = 5000;

export function serve(app: Hono, { port, host }: Address): Promise<Result<Served, ServeError>> {
  const server = createAdaptorServer({ fetch: app.fetch });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const code = entryOf(CODES, error.code ?? '');
      if (code) resolve(fail(code));
      else reject(error);
    });
    server.listen(port, host, () => resolve(ok({ url: urlOf(server, host), close: () => close(server) })));
  });
}

/** Resolves when the process is asked to stop. A second signal stops it at once. */
export function stopAsked(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

const LOCAL = ['127.0.0.1', '::1', '0.0.0.0', '::'];

function urlOf(server: ServerType, host: string): string {
  const address = server.address();
  const port = isInfo(address) ? address.port : 0;
  const name = LOCAL.includes(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${port}/`;
}

const isInfo = (address: ReturnType<ServerType['address']>): address is AddressInfo =>
  typeof address === 'object' && address !== null;

/** A connection that a browser keeps open between requests counts as idle once its response is complete. */
function close(server: ServerType): Promise<void> {
  return new Promise(resolve => {
    const idle = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 50);
    const late = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), PATIENCE_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      resolve();
    });
  });
}
