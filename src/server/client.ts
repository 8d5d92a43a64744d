/** The client's files as built. They are read on request, so a new build needs no restart. */
import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entryOf } from '../kit/phrase.ts';

/** The build puts the client beside the program. */
export const CLIENT = fileURLToPath(new URL('client', import.meta.url));

export interface ClientFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly cache: string;
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

/** Names in assets/ contain a hash of the content; everything else is revalidated each time. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Undefined if it is missing, hidden, of unknown type, or outside of the folder. */
export async function clientFile(folder: string, path: string): Promise<ClientFile | undefined> {
  const name = decoded(path);
  if (name === undefined || name.includes('\0') || name.split(/[/\\]/).some(part => part.startsWith('.')))
    return undefined;
  const file = normalize(join(folder, name));
  const type = entryOf(TYPES, file.slice(file.lastIndexOf('.') + 1));
  if (type === undefined || !file.startsWith(folder + sep)) return undefined;
  try {
    const body = await readFile(file);
    return { body: Uint8Array.from(body), type, cache: name.startsWith('/assets/') ? FOREVER : 'no-cache' };
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.includes(String(error.code))) return undefined;
    throw error;
  }
}

const ABSENT = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
