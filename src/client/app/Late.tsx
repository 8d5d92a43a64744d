/** A page, or a part of one, that is fetched when it is first opened, and what stands in its place until then. */
import type { VNode } from 'preact';
import { words } from '../text/words.ts';
import { Fault } from './Boundary.tsx';
import { useLoaded } from './loaded.ts';

export interface LateProps<T> {
  readonly load: () => Promise<T>;
  readonly name: string;
  readonly children: (part: T) => VNode;
  /** A part stands within a page that is there already. */
  readonly within?: true;
}

export function Late<T>({ load, name, children, within }: LateProps<T>) {
  const part = useLoaded(load, name);
  if (part.state === 'failed') return <Fault error={part.error} />;
  if (part.state === 'here') return children(part.value);
  return within ? <p aria-busy="true">{words().loading}</p> : <Waiting />;
}

export const Waiting = () => (
  <main class="waiting" id="content" aria-busy="true">
    <p>{words().loading}</p>
  </main>
);
