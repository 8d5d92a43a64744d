/** The games in progress, latest first, each opened by one click. */
import { useState } from 'preact/hooks';
import { type GameCard, roleName } from '../../kit/card.ts';
import { entryOf } from '../../kit/phrase.ts';
import type { KeptGame } from '../local/record.ts';
import { words } from '../text/words.ts';
import { Cover } from './Cover.tsx';
import { Dialog } from './Dialog.tsx';
import { cardOf, useLoaded } from './loaded.ts';
import { goTo } from './router.ts';
import { forget, rename, savedGames } from './saved.ts';
import { lang, localeOf } from './settings.ts';
import { keepStart } from './start.ts';

const SHOWN = 6;

export function SavedGames() {
  const [round, setRound] = useState(0);
  const [doomed, setDoomed] = useState<KeptGame>();
  const [renamed, setRenamed] = useState<KeptGame>();
  const [isAll, setAll] = useState(false);
  const saved = useLoaded(savedGames, String(round));
  // The old list stays visible while it is read again.
  const [kept, setKept] = useState<typeof saved>();
  if (saved.state === 'here' && saved !== kept) setKept(saved);
  const say = words();
  const list = saved.state === 'here' ? saved : kept;
  if (list?.state !== 'here') return null;
  if (list.value === undefined) return <p class="hint">{say.storageGone}</p>;
  const games = list.value.games.filter(
    game => game.n > 0 || game.name !== undefined || game.settings.isGiven === true,
  );
  const { problems } = list.value;
  if (games.length + problems.length === 0) return null;
  const change = async (work: Promise<void>): Promise<void> => {
    setDoomed(undefined);
    setRenamed(undefined);
    await work;
    setRound(round + 1);
  };
  // The pressed button is removed with its game, so the list takes the focus; otherwise the next Tab would begin at the
  // top.
  const drop = async (id: string): Promise<void> => {
    await change(forget(id));
    document.getElementById('saved-title')?.focus();
  };
  return (
    <section class="saved" aria-labelledby="saved-title">
      <h2 id="saved-title" tabIndex={-1}>
        {say.resumeTitle}
      </h2>
      <ul>
        {games.slice(0, isAll ? undefined : SHOWN).map(game => (
          <SavedLine key={game.id} saved={game} onForget={() => setDoomed(game)} onRename={() => setRenamed(game)} />
        ))}
      </ul>
      {problems.length > 0 && <p class="hint">{say.savedDamaged(problems.length)}</p>}
      {games.length > SHOWN && !isAll && (
        <p>
          <button type="button" class="button quiet small" onClick={() => setAll(true)}>
            {say.allSaved(games.length)}
          </button>
        </p>
      )}
      {doomed && <Doom game={doomed} onKeep={() => setDoomed(undefined)} onForget={() => void drop(doomed.id)} />}
      {renamed && (
        <Rename
          game={renamed}
          onClose={() => setRenamed(undefined)}
          onName={name => void change(rename(renamed.id, name))}
        />
      )}
    </section>
  );
}

interface SavedLineProps {
  readonly saved: KeptGame;
  readonly onForget: () => void;
  readonly onRename: () => void;
}

function SavedLine({ saved, onForget, onRename }: SavedLineProps) {
  const say = words();
  const card = cardOf(saved.game);
  if (!card) return null;
  const title = card.title[lang.value];
  const scenario = card.scenarios.find(one => one.id === saved.scenario)?.title[lang.value];
  const resume = (): void => {
    keepStart(saved.game, { kind: 'saved', id: saved.id });
    goTo({ page: 'play', game: saved.game });
  };
  return (
    <li>
      <Cover game={saved.game} />
      <div>
        <strong>{saved.name ?? title}</strong>
        <small>
          {[saved.name === undefined ? undefined : title, scenario, saved.settings.isGiven === true && say.given]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <small>
          <span>{seatsOf(card, saved)} ·</span> <span>{progressOf(card, saved)}</span>
        </small>
        <small>
          <time dateTime={new Date(saved.at).toISOString()}>{when(saved.at)}</time>
        </small>
      </div>
      <button type="button" class="button small" onClick={resume}>
        {say.resume}
      </button>
      <span class="saved-tools">
        <button type="button" class="icon" aria-label={say.rename} title={say.rename} onClick={onRename}>
          ✎
        </button>
        <button type="button" class="icon" aria-label={say.forget} title={say.forget} onClick={onForget}>
          ✕
        </button>
      </span>
    </li>
  );
}

interface RenameProps {
  readonly game: KeptGame;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

function Rename({ game, onName, onClose }: RenameProps) {
  const say = words();
  const [name, setName] = useState(game.name ?? '');
  const keep = (event: Event): void => {
    event.preventDefault();
    onName(name);
  };
  return (
    <Dialog title={say.renameTitle} onClose={onClose}>
      <form class="who-plays" onSubmit={keep}>
        <label class="field">
          <span>{say.renameLabel}</span>
          <input type="text" value={name} maxLength={80} onInput={event => setName(event.currentTarget.value)} />
        </label>
        <footer>
          <button type="button" class="button quiet" onClick={onClose}>
            {say.cancel}
          </button>
          <button type="submit" class="button">
            {say.renameDone}
          </button>
        </footer>
      </form>
    </Dialog>
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
        {[props.game.name ?? cardOf(props.game.game)?.title[lang.value], when(props.game.at), say.moves(props.game.n)]
          .filter(Boolean)
          .join(' · ')}
        <br />
        {say.forgetText}
      </p>
    </Dialog>
  );
}

const when = (at: number): string =>
  new Intl.DateTimeFormat(localeOf(lang.value), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** Who plays, in the words of the setup. */
function seatsOf(card: GameCard, { seating }: KeptGame): string {
  const say = words();
  const people = card.roles.filter(role => entryOf(seating, role)?.kind === 'person');
  if (people.length === 0) return say.watch;
  if (people.length === card.roles.length) return say.twoHere;
  return say.youPlay(people.map(role => roleName(card, role, lang.value)).join(' · '));
}

/** How far the game has got; records of older versions only know the number of actions. */
function progressOf(card: GameCard, { settings, scenario, n }: KeptGame): string {
  const say = words();
  if (settings.isOver === true) return say.overAt;
  const turns = card.scenarios.find(one => one.id === scenario)?.turns;
  const { turn } = settings;
  return typeof turn === 'number' && turns !== undefined ? say.turnAt(turn, turns) : say.moves(n);
}
