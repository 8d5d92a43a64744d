/** Over the map: that another tab plays this game, or that the browser does not store it; with remedies. */
import { useSignal } from '@preact/signals';
import type { Keeping } from '../../protocol/link.ts';
import { withPart } from '../app/Here.tsx';
import type { Session } from './session.ts';
import { TABLE_LATER } from './tableLater.ts';
import { say } from './text.ts';

export function KeepStrip({ session }: { readonly session: Session }) {
  const away = useSignal<Keeping | undefined>(undefined);
  const keeping = session.keeping.value;
  const words = say();
  if (session.isFollowing.value)
    return (
      <div class="gp-missed gp-keep" role="status">
        <span>{words.following}</span>
        <button type="button" class="gp-do gp-main" onClick={() => void session.claim()}>
          {words.claim}
        </button>
      </div>
    );
  if (keeping?.state !== 'failing' || keeping === away.value) return null;
  return (
    <div class="gp-missed gp-keep" role="status">
      <span title={keeping.message}>{words.unkept}</span>
      <button
        type="button"
        class="gp-do gp-main"
        onClick={() => void withPart(TABLE_LATER, ({ downloadGame }) => downloadGame(session))}
      >
        {words.save}
      </button>
      <button
        type="button"
        class="gp-small"
        aria-label={words.close}
        title={words.close}
        onClick={() => {
          away.value = keeping;
        }}
      >
        ✕
      </button>
    </div>
  );
}
