/** Short messages in the corner. Screen readers read them out; they stay long enough to be read, and can be closed. */
import { signal } from '@preact/signals';
import { words } from '../text/words.ts';

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: 'plain' | 'fault';
}

const shown = signal<readonly Notice[]>([]);
let last = 0;

/** About 60 ms per letter, within limits; an error stays twice as long. */
const timeFor = ({ text, kind }: Notice): number =>
  Math.min(15_000, Math.max(4000, text.length * 60)) * (kind === 'fault' ? 2 : 1);

export function tell(text: string, kind: Notice['kind'] = 'plain'): void {
  last += 1;
  const notice = { id: last, text, kind };
  shown.value = [...shown.value.filter(other => other.text !== text), notice].slice(-4);
  setTimeout(() => dismiss(notice.id), timeFor(notice));
}

function dismiss(id: number): void {
  shown.value = shown.value.filter(notice => notice.id !== id);
}

export function Notices() {
  return (
    <div class="notices" role="status" aria-live="polite">
      {shown.value.map(notice => (
        <div key={notice.id} class={`notice ${notice.kind}`}>
          <p>{notice.text}</p>
          <button type="button" class="icon" aria-label={words().close} onClick={() => dismiss(notice.id)}>
            ✕
          </button>
        </div>
      ))}
    </div>
  );
}
