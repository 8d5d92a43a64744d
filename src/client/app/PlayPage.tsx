/** Finds out how the game is to begin, then hands the screen over to it. */
import type { AnyGame } from '../../kit/game.ts';
import { Header } from './Header.tsx';
import { Late, Waiting } from './Late.tsx';
import { useLoaded } from './loaded.ts';
import { latestOf } from './saved.ts';
import { type Kept, keepStart, keptStart } from './start.ts';

export function PlayPage({ game }: { readonly game: AnyGame }) {
  const chosen = keptStart(game.id);
  return chosen ? <Table key={chosen.number} game={game} kept={chosen} /> : <GoOn game={game} />;
}

function Table({ game, kept }: { readonly game: AnyGame; readonly kept: Kept }) {
  return (
    <Late load={() => import('../game/GamePage.tsx')} name="game">
      {({ GamePage }) => <GamePage game={game} start={kept.start} />}
    </Late>
  );
}

/** A page that was loaded again goes on with the latest game; where there is none, one can be begun. */
function GoOn({ game }: { readonly game: AnyGame }) {
  const latest = useLoaded(() => latestOf(game.id), game.id);
  if (latest.state === 'waiting') return <Waiting />;
  const id = latest.state === 'here' ? latest.value?.id : undefined;
  if (id !== undefined && !keptStart(game.id)) keepStart(game.id, { kind: 'saved', id });
  const kept = keptStart(game.id);
  if (kept) return <Table key={kept.number} game={game} kept={kept} />;
  return (
    <>
      <Header />
      <Late load={() => import('./About.tsx')} name="about">
        {({ About }) => <About game={game} isUnbegun />}
      </Late>
    </>
  );
}
