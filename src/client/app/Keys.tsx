/** The list of keys and gestures. */
import type { Bilingual } from '../../kit/game.ts';
import { KEY_GROUPS } from '../text/keys.ts';
import { words } from '../text/words.ts';
import { Dialog } from './Dialog.tsx';
import { closeDialog } from './overlays.ts';
import { lang } from './settings.ts';

export function Keys() {
  return (
    <Dialog title={words().keys} onClose={closeDialog} wide>
      <div class="keys">
        {KEY_GROUPS.map(({ title, rows }) => (
          <section key={title.en}>
            <h3>{title[lang.value]}</h3>
            <dl>
              {rows.map(([keys, does]) => (
                <div key={does.en}>
                  <dt>{caps(keys)}</dt>
                  <dd>{does[lang.value]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** Alternatives as keys side by side. */
function caps(keys: Bilingual | string) {
  const text = typeof keys === 'string' ? keys : keys[lang.value];
  return text.split(' / ').map(part => <kbd key={part}>{part}</kbd>);
}
