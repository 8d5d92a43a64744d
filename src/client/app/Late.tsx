/** A page, or a part of one, that is loaded when it is first opened, and a placeholder until then. */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../text/words.ts';
import { Fault } from './Boundary.tsx';
import { useLoaded } from './loaded.ts';

export interface LateProps<T> {
  readonly load: () => Promise<T>;
  readonly name: string;
  readonly children: (part: T) => VNode;
  /** A part inside a page that is already shown. */
  readonly within?: true;
}

export function Late<T>({ load, name, children, within }: LateProps<T>) {
  const [tries, setTries] = useState(0);
  const part = useLoaded(load, `${name} ${tries}`);
  if (part.state === 'failed' && within) return <Again again={() => setTries(tries + 1)} />;
  if (part.state === 'failed') return <Fault error={part.error} />;
  if (part.state === 'here') return children(part.value);
  return within ? <p aria-busy="true">{words().loading}</p> : <Waiting />;
}

/** The page around it keeps working. */
const Again = ({ again }: { readonly again: () => void }) => (
  <p role="alert">
    {words().notHere}{' '}
    <button type="button" class="button quiet" onClick={again}>
      {words().again}
    </button>
  </p>
);

export const Waiting = () => (
  <main class="waiting" id="content" aria-busy="true">
    <p>{words().loading}</p>
  </main>
);
