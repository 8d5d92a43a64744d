/** Game files that are dropped or chosen. The code that reads them, and its words, are loaded with the first file. */
import { signal } from '@preact/signals';

/** The incoming file, until it is opened or cancelled. */
export interface Incoming {
  readonly file: File;
  /** Other files came with it, which are not opened. */
  readonly isFirstOfMany: boolean;
}

export const incoming = signal<Incoming | undefined>(undefined);

/** Accepts the first of several files. */
export function openFiles(files: readonly File[]): void {
  const [file] = files;
  if (file) incoming.value = { file, isFirstOfMany: files.length > 1 };
}
