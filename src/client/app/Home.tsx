/** The first page: every game, ready to be played, and the games that were begun here. */
import { GAMES } from '../../games/index.ts';
import { words } from '../text/words.ts';
import { Fault } from './Boundary.tsx';
import { Cover } from './Cover.tsx';
import { GameCard } from './GameCard.tsx';
import { useGame } from './loaded.ts';
import { SavedGames } from './SavedGames.tsx';

export function Home() {
  const say = words();
  return (
    <main class="home" id="content">
      <div class="lead">
        <h1>{say.tagline}</h1>
        <p>{say.promise}</p>
      </div>
      <SavedGames />
      <h2 class="visually-hidden">{say.games}</h2>
      {GAMES.filter(entry => !entry.hidden).map(entry => (
        <LateCard key={entry.id} id={entry.id} />
      ))}
    </main>
  );
}

/** The cover is there at once; the rest follows with the game. */
function LateCard({ id }: { readonly id: string }) {
  const game = useGame(id);
  if (game.state === 'failed') return <Fault error={game.error} />;
  if (game.state === 'here') return game.value ? <GameCard game={game.value} /> : null;
  return (
    <article class="card" aria-busy="true">
      <div class="cover">
        <Cover game={id} />
      </div>
    </article>
  );
}
