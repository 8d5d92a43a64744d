/** The list of keys and gestures. */
import { type KeyGroup, keyGroups } from '../text/keys.ts';
import { words } from '../text/words.ts';
import { pageKeys } from './overlays.ts';

export function KeyList() {
  const [first, ...others] = keyGroups();
  return (
    <div class="keys">
      <Group group={first} />
      <Overlays />
      {others.map(group => (
        <Group key={group.title} group={group} />
      ))}
    </div>
  );
}

function Group({ group: { title, rows } }: { readonly group: KeyGroup }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {rows.map(([keys, does]) => (
          <div key={does}>
            <dt>{caps(keys)}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Overlays differ between games: those of the open game, or a hint where to find them. */
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
const caps = (keys: string) => keys.split(' / ').map(part => <kbd key={part}>{part}</kbd>);
