/** What a game is: its story, its map, and the way to begin. Story, map and sources follow when the game is loaded. */
import { useMemo } from 'preact/hooks';
import { mapSvg } from '../../draw/map.ts';
import type { GameCard } from '../../kit/card.ts';
import { words } from '../text/words.ts';
import { Cover } from './Cover.tsx';
import { Edition } from './Edition.tsx';
import { Facts, GamePitch } from './Facts.tsx';
import { type Exhibit, useExhibit } from './loaded.ts';
import { makeRoute } from './router.ts';
import { SetUp } from './SetUp.tsx';
import { lang } from './settings.ts';

export interface AboutProps {
  readonly card: GameCard;
  /** Why this page is shown instead of a game. */
  readonly why?: 'noStart' | 'noLesson';
}

export function About({ card, why }: AboutProps) {
  const say = words();
  return (
    <main class="about-page" id="content">
      {why && <p class="hint">{say[why]}</p>}
      <div class="about-top">
        <div class="cover">
          <Cover game={card.id} />
        </div>
        <div class="about">
          <h1>{card.title[lang.value]}</h1>
          <GamePitch card={card} />
          <Facts card={card} />
          <p class="links">
            <a href={makeRoute({ page: 'rules', game: card.id })}>{say.rules}</a>
          </p>
        </div>
        <SetUp card={card} />
      </div>
      <LateParts id={card.id} />
    </main>
  );
}

function LateParts({ id }: { readonly id: string }) {
  const exhibit = useExhibit(id);
  if (exhibit.state === 'failed') throw exhibit.error;
  if (exhibit.state === 'here' && exhibit.value) return <Parts {...exhibit.value} />;
  return <p class="hint">{words().loading}</p>;
}

function Parts({ game, story, edition }: Exhibit) {
  const say = words();
  const map = useMemo(() => picture(mapSvg(game.board, game.skin, { lang: lang.value })), [game, lang.value]);
  return (
    <>
      {story && (
        <div class="story">
          <section>
            <h2>{say.history}</h2>
            <p>{story.history[lang.value]}</p>
          </section>
          <section>
            <h2>{say.origin}</h2>
            <p>{story.origin[lang.value]}</p>
          </section>
        </div>
      )}
      <Edition parts={edition} />
      <section>
        <h2>{say.map}</h2>
        <img class="map" src={map} alt={`${game.title[lang.value]} — ${say.map}`} />
      </section>
    </>
  );
}

const picture = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
