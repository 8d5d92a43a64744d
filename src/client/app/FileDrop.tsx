/** The whole page takes game files: a sheet appears while one is dragged over it, then it is asked who plays on. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../text/words.ts';
import { openFiles, openWaiting, waiting } from './files.ts';
import { lang } from './settings.ts';
import { WhoPlays } from './WhoPlays.tsx';

const isOver = signal(false);

export function FileDrop() {
  useEffect(() => listen(), []);
  const file = waiting.value;
  const say = words();
  if (file)
    return (
      <WhoPlays
        card={file.card}
        title={file.card.title[lang.value]}
        text={say.fileHere(file.name)}
        seating={file.seating}
        label={say.openGame}
        onChoose={seating => openWaiting(file, seating)}
        onClose={() => {
          waiting.value = undefined;
        }}
      />
    );
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
    void openFiles([...event.dataTransfer.files]);
  });
  return () => stop.abort();
}
