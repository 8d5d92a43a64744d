/** The list of keys and gestures. */
import type { Bilingual } from '../../kit/game.ts';
import { KEY_GROUPS, type KeyGroup } from '../text/keys.ts';
import { words } from '../text/words.ts';
import { pageKeys } from './overlays.ts';
import { lang } from './settings.ts';

export function KeyList() {
  return (
    <div class="keys">
      <Group group={KEY_GROUPS[0]} />
      <Overlays />
      {KEY_GROUPS.slice(1).map(group => (
        <Group key={group.title.en} group={group} />
      ))}
    </div>
  );
}

function Group({ group: { title, rows } }: { readonly group: KeyGroup }) {
  return (
    <section>
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
  );
}

/** Overlays differ from game to game: those of the open one, or where to find them. */
function Overlays() {
  const say = words();
  return (
    <section>
      <h3>{say.overlays}</h3>
      {pageKeys.value.length === 0 ? (
        <p class="hint">{say.overlaysElsewhere}</p>
      ) : (
        <ul class="page-keys">
          {pageKeys.value.map(({ key, title }) => (
            <li key={key}>
              <kbd>{key}</kbd> {title}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Alternatives as keys side by side. */
function caps(keys: Bilingual | string) {
  const text = typeof keys === 'string' ? keys : keys[lang.value];
  return text.split(' / ').map(part => <kbd key={part}>{part}</kbd>);
}
