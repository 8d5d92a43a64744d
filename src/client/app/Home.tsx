/** The home page: every game, ready to be played, and the games that were started here. */
import type { GameCard } from '../../kit/card.ts';
import { words } from '../text/words.ts';
import { Cover } from './Cover.tsx';
import { Facts, GamePitch } from './Facts.tsx';
import { shownCards } from './loaded.ts';
import { makeRoute } from './router.ts';
import { SavedGames } from './SavedGames.tsx';
import { SetUp } from './SetUp.tsx';
import { lang } from './settings.ts';

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
      {shownCards().map(card => (
        <Box key={card.id} card={card} />
      ))}
    </main>
  );
}

/** One game: its cover, what it is about, and everything needed to begin. */
function Box({ card }: { readonly card: GameCard }) {
  const say = words();
  const other = lang.value === 'ja' ? 'en' : 'ja';
  return (
    <article class="card" aria-labelledby={`title-${card.id}`}>
      <div class="cover">
        <Cover game={card.id} />
      </div>
      <div class="about">
        <h3 id={`title-${card.id}`}>{card.title[lang.value]}</h3>
        <p class="other" lang={other}>
          {card.title[other]}
        </p>
        <GamePitch card={card} />
        <Facts card={card} />
        <p class="links">
          <a href={makeRoute({ page: 'rules', game: card.id })}>{say.rules}</a>
          <a href={makeRoute({ page: 'about', game: card.id })}>{say.about}</a>
        </p>
      </div>
      <SetUp card={card} />
    </article>
  );
}
