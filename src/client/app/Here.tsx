/** A part of the page that was opened by hand: nothing of it is seen until it is here, which is at once or in a moment. */
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../text/words.ts';
import { tell } from './notices.tsx';
import type { Part } from './part.ts';

export interface HereProps<T> {
  readonly part: Part<T>;
  /** Called where it does not come, so that it can be opened again. */
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

/** Does something with a part as soon as it is here; where it does not come, says so. */
export async function withPart<T>(part: Part<T>, use: (here: T) => unknown): Promise<void> {
  const here = part.now.peek() ?? (await part.fetch().catch(() => undefined));
  if (here === undefined) tell(words().notHere, 'fault');
  else await use(here);
}
