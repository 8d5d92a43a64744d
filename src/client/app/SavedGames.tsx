/** The games in progress, latest first, each one click away. */
import { useState } from 'preact/hooks';
import type { AnyGame } from '../../kit/game.ts';
import type { KeptGame } from '../local/storage.ts';
import { words } from '../text/words.ts';
import { Cover } from './Cover.tsx';
import { Dialog } from './Dialog.tsx';
import { useGame, useLoaded } from './loaded.ts';
import { goTo } from './router.ts';
import { forget, savedGames } from './saved.ts';
import { lang } from './settings.ts';
import { keepStart } from './start.ts';

const SHOWN = 6;

export function SavedGames() {
  const [round, setRound] = useState(0);
  const [doomed, setDoomed] = useState<KeptGame>();
  const saved = useLoaded(savedGames, String(round));
  const say = words();
  if (saved.state !== 'here') return null;
  if (saved.value === undefined) return <p class="hint">{say.storageGone}</p>;
  if (saved.value.length === 0) return null;
  const remove = async (game: KeptGame): Promise<void> => {
    setDoomed(undefined);
    await forget(game.id);
    setRound(round + 1);
  };
  return (
    <section class="saved" aria-labelledby="saved-title">
      <h2 id="saved-title">{say.resumeTitle}</h2>
      <ul>
        {saved.value.slice(0, SHOWN).map(game => (
          <SavedLine key={game.id} saved={game} onForget={() => setDoomed(game)} />
        ))}
      </ul>
      {doomed && <Doom game={doomed} onKeep={() => setDoomed(undefined)} onForget={() => void remove(doomed)} />}
    </section>
  );
}

function SavedLine({ saved, onForget }: { readonly saved: KeptGame; readonly onForget: () => void }) {
  const say = words();
  const game = useGame(saved.game);
  if (game.state !== 'here' || !game.value) return null;
  const resume = (): void => {
    keepStart(saved.game, { kind: 'saved', id: saved.id });
    goTo({ page: 'play', game: saved.game });
  };
  return (
    <li>
      <Cover game={saved.game} />
      <div>
        <strong>{game.value.title[lang.value]}</strong>
        <small>{seatsOf(game.value, saved)}</small>
        <small>
          {say.moves(saved.n)} · <time dateTime={new Date(saved.at).toISOString()}>{when(saved.at)}</time>
        </small>
      </div>
      <button type="button" class="button small" onClick={resume}>
        {say.resume}
      </button>
      <button type="button" class="icon" aria-label={say.forget} title={say.forget} onClick={onForget}>
        ✕
      </button>
    </li>
  );
}

function Doom(props: { readonly game: KeptGame; readonly onKeep: () => void; readonly onForget: () => void }) {
  const say = words();
  const actions = (
    <>
      <button type="button" class="button quiet" onClick={props.onKeep}>
        {say.cancel}
      </button>
      <button type="button" class="button danger" onClick={props.onForget}>
        {say.forget}
      </button>
    </>
  );
  return (
    <Dialog title={say.forgetTitle} onClose={props.onKeep} actions={actions}>
      <p>
        {when(props.game.at)} · {say.moves(props.game.n)}
        <br />
        {say.forgetText}
      </p>
    </Dialog>
  );
}

const when = (at: number): string =>
  new Intl.DateTimeFormat(lang.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** Who plays, in the words of the setup. */
function seatsOf(game: AnyGame, { seating }: KeptGame): string {
  const say = words();
  const people = game.roles.filter(role => seating[role]?.kind === 'person');
  if (people.length === 0) return say.watch;
  if (people.length === game.roles.length) return say.twoHere;
  return say.youPlay(people.map(role => game.words[lang.value].role(role)).join(' · '));
}
