/** The whole page accepts game files: an overlay appears while one is dragged over it. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LATER } from '../text/shelves.ts';
import { words } from '../text/words.ts';
import { type Incoming, incoming, openFiles } from './files.ts';
import { useLoaded, withCards, withWords } from './loaded.ts';

const isOver = signal(false);

export function FileDrop() {
  useEffect(() => listen(), []);
  const come = incoming.value;
  const say = words();
  if (come) return <Reader key={come} come={come} />;
  if (!isOver.value) return null;
  return (
    <div class="drop" aria-hidden="true">
      <p>
        <strong>{say.dropHere}</strong>
        <br />
        {say.dropHint}
      </p>
    </div>
  );
}

/** Nothing is shown until the code has been loaded. */
function Reader({ come }: { readonly come: Incoming }) {
  const reader = useLoaded(() => withCards(withWords(import('./FileDialog.tsx'), LATER)), 'files');
  const close = (): void => {
    if (incoming.value === come) incoming.value = undefined;
  };
  if (reader.state === 'failed') {
    close();
    throw reader.error;
  }
  return reader.state === 'here' ? <reader.value.FileDialog come={come} onClose={close} /> : null;
}

function listen(): () => void {
  const stop = new AbortController();
  const on = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void): void =>
    addEventListener(type, act, { signal: stop.signal });
  const accept = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    isOver.value = true;
  };
  on('dragenter', accept);
  on('dragover', accept);
  on('dragleave', event => {
    if (event.relatedTarget === null) isOver.value = false;
  });
  on('drop', event => {
    isOver.value = false;
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    openFiles([...event.dataTransfer.files]);
  });
  return () => stop.abort();
}
