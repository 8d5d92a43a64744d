/**
 * A file is read and replayed in its own worker, within limits, so that nothing in it can block the page. Cancelling
 * and the time limit both end the worker.
 */
import type { CheckedFile, Tell } from '../../protocol/link.ts';
import { FILE_LIMITS } from '../../table/limits.ts';
import { type Link, openLink } from '../local/link.ts';

/** What is known of the file so far. */
export type Finding =
  | { readonly kind: 'reading'; readonly done: number; readonly all: number }
  | { readonly kind: 'other-rules'; readonly saved: number; readonly now: number }
  | { readonly kind: 'playable'; readonly file: CheckedFile; readonly text: string }
  | { readonly kind: 'fault'; readonly code: string; readonly message: string };

/** The worker checks its own time limit; this one is for a worker that hangs. */
const GRACE_MS = 5000;

export interface Checking {
  readonly file: Pick<File, 'size' | 'text'>;
  /** Set once the player agrees to play a game recorded under other rules with the current ones. */
  readonly agreed: boolean;
  found(finding: Finding): void;
  open?(): Link;
}

/** Returns the function that cancels it. */
export function checkFile({ file, agreed, found, open = openLink }: Checking): () => void {
  if (file.size > FILE_LIMITS.bytes) {
    found({ kind: 'fault', code: 'too-large', message: '' });
    return () => undefined;
  }
  const link = open();
  let isOver = false;
  const stop = (): void => {
    isOver = true;
    clearTimeout(timer);
    link.close();
  };
  const settle = (finding: Finding): void => {
    if (isOver) return;
    stop();
    found(finding);
  };
  const timer = setTimeout(() => settle({ kind: 'fault', code: 'too-slow', message: '' }), FILE_LIMITS.ms + GRACE_MS);
  link.onTell(tell => {
    if (tell.type === 'loading' && !isOver) found({ kind: 'reading', done: tell.done, all: tell.all });
  });
  file
    .text()
    .then(async text => settle(findingOf(await link.ask({ type: 'check', text, ...(agreed ? { agreed } : {}) }), text)))
    .catch(() => settle({ kind: 'fault', code: 'unread', message: '' }));
  return stop;
}

function findingOf(tell: Tell, text: string): Finding {
  if (tell.type === 'checked') return { kind: 'playable', file: tell.file, text };
  if (tell.type === 'other-rules') return { kind: 'other-rules', saved: tell.saved, now: tell.now };
  if (tell.type === 'failed') return { kind: 'fault', code: tell.code, message: tell.message };
  return { kind: 'fault', code: 'unread', message: '' };
}
