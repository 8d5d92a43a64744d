/** Which tests can reach a source: those that import it, directly or through other files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Reaching {
  /** Test files in a folder that reach the source, those with the fewest files between first. */
  of(source: string, folder: string): readonly string[];
}

const IMPORT = /(?:from|import) ?\(?'(\.[^']+)'/g;

export function reachingIn(root: string): Reaching {
  const files = ['src', 'test'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name))
      .map(name => join(folder, name).replaceAll('\\', '/')),
  );
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const target = join(file, '..', path).replaceAll('\\', '/');
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  return { of: (source, folder) => reached(importers, source).filter(name => isTestIn(name, folder)) };
}

const isTestIn = (name: string, folder: string): boolean => name.startsWith(folder) && name.endsWith('.test.ts');

/** All files that import a file, by distance. */
function reached(importers: ReadonlyMap<string, readonly string[]>, source: string): string[] {
  const seen = new Set([source]);
  for (const file of seen) for (const importer of importers.get(file) ?? []) seen.add(importer);
  return [...seen];
}
