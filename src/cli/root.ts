/** The folder of the package, searched upward from this file: the same from the sources and from the bundle. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function packageRoot(): string {
  let dir = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(dir, 'package.json'))) {
    const above = dirname(dir);
    if (above === dir) throw new Error('package.json is not above the program');
    dir = above;
  }
  return dir;
}
