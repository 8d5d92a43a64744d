/** A lazily loaded part of the page that the user opened: nothing is shown until it is loaded. */
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../text/words.ts';
import { tell } from './notices.tsx';
import type { Part } from './part.ts';

export interface HereProps<T> {
  readonly part: Part<T>;
  /** Called if loading fails, so that it can be opened again. */
  readonly onMissing?: () => void;
  readonly children: (here: T) => VNode;
}

export function Here<T>({ part, onMissing, children }: HereProps<T>) {
  useEffect(() => {
    void withPart(part, () => undefined).then(() => {
      if (part.now.peek() === undefined) onMissing?.();
    });
  }, [part]);
  const here = part.now.value;
  return here === undefined ? null : children(here);
}

/** Does something with a part as soon as it is loaded; if loading fails, says so. */
export async function withPart<T>(part: Part<T>, use: (here: T) => unknown): Promise<void> {
  const here = part.now.peek() ?? (await part.fetch().catch(() => undefined));
  if (here === undefined) tell(words().notHere, 'fault');
  else await use(here);
}
