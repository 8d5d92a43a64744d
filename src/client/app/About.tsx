/** What a game is: its story, its map, and the way to begin. */
import { useMemo } from 'preact/hooks';
import { mapSvg } from '../../draw/map.ts';
import type { AnyGame } from '../../kit/game.ts';
import { PITCHES } from '../text/pitches.ts';
import { words } from '../text/words.ts';
import { Cover } from './Cover.tsx';
import { Edition } from './Edition.tsx';
import { Facts, GamePitch, SetUp } from './GameCard.tsx';
import { makeRoute } from './router.ts';
import { lang } from './settings.ts';

export interface AboutProps {
  readonly game: AnyGame;
  /** Why this page is shown instead of a game. */
  readonly why?: 'noStart' | 'noLesson';
}

export function About({ game, why }: AboutProps) {
  const say = words();
  const pitch = PITCHES[game.id];
  const map = useMemo(() => picture(mapSvg(game.board, game.skin, { lang: lang.value })), [game, lang.value]);
  return (
    <main class="about-page" id="content">
      {why && <p class="hint">{say[why]}</p>}
      <div class="about-top">
        <div class="cover">
          <Cover game={game.id} />
        </div>
        <div class="about">
          <h1>{game.title[lang.value]}</h1>
          <GamePitch id={game.id} />
          <Facts game={game} />
          <p class="links">
            <a href={makeRoute({ page: 'rules', game: game.id })}>{say.rules}</a>
          </p>
        </div>
        <SetUp game={game} />
      </div>
      {pitch && (
        <div class="story">
          <section>
            <h2>{say.history}</h2>
            <p>{pitch.history[lang.value]}</p>
          </section>
          <section>
            <h2>{say.origin}</h2>
            <p>{pitch.origin[lang.value]}</p>
          </section>
        </div>
      )}
      <Edition parts={game.edition} />
      <section>
        <h2>{say.map}</h2>
        <img class="map" src={map} alt={`${game.title[lang.value]} — ${say.map}`} />
      </section>
    </main>
  );
}

const picture = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
