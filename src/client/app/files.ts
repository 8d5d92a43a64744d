/** Game files that are dropped or chosen. What reads them, and every word about them, is fetched when the first one comes. */
import { signal } from '@preact/signals';

/** A file that has come in, until it is opened or let go. */
export interface Incoming {
  readonly file: File;
  /** Others came with it, which are not opened. */
  readonly isFirstOfMany: boolean;
}

export const incoming = signal<Incoming | undefined>(undefined);

/** Takes in the first of some files. */
export function openFiles(files: readonly File[]): void {
  const [file] = files;
  if (file) incoming.value = { file, isFirstOfMany: files.length > 1 };
}
