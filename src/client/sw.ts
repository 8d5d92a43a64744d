/**
 * The service worker: caches every file of this build, so that the app opens without a network after the first visit.
 * Pages come from the network while there is one; hashed files never change and come from the cache.
 */

interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

declare const self: Scope;
/** Filled in by the build: a name for its files, and the files. */
declare const BUILD: { readonly version: string; readonly files: readonly string[] };

const PREFIX = 'hexfront-';
const NAME = `${PREFIX}${BUILD.version}`;

self.addEventListener('install', event => event.waitUntil(keepAll()));
self.addEventListener('activate', event => event.waitUntil(takeOver()));
self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  if (new URL(request.url).pathname.endsWith('/health')) return;
  event.respondWith(request.mode === 'navigate' ? fromNetwork(request) : fromCache(request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(BUILD.files.map(file => new Request(file, { cache: 'no-cache' })));
  await self.skipWaiting();
}

/** Files of older builds are deleted; other caches of the same origin are not ours. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith(PREFIX) && name !== NAME).map(name => caches.delete(name)));
  await self.clients.claim();
}

async function fromNetwork(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await caches.match('./index.html');
    if (page) return page;
    throw error;
  }
}

async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

export {};
