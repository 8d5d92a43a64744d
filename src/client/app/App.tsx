/** The whole app: the page the address names, and what lies above every page. */
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameCard } from '../../kit/card.ts';
import { words } from '../text/words.ts';
import { loadAbout, loadHome, loadRules } from './ahead.ts';
import { Boundary, Fault } from './Boundary.tsx';
import { FileDrop } from './FileDrop.tsx';
import { Header } from './Header.tsx';
import { Keys } from './Keys.tsx';
import { Late, Waiting } from './Late.tsx';
import { cardOf, isGame, useGame } from './loaded.ts';
import { Notices } from './notices.tsx';
import { closeDialog, openDialog } from './overlays.ts';
import { LearnPage, PlayPage } from './PlayPage.tsx';
import { type Route, route } from './router.ts';
import { Settings } from './Settings.tsx';
import { lang } from './settings.ts';
import { keptStart } from './start.ts';

export function App() {
  const here = route.value;
  const page = 'game' in here ? `${here.page} ${here.game}` : here.page;
  // A new page starts scrolled to its top.
  useEffect(() => {
    closeDialog();
    scrollTo(0, 0);
  }, [page]);
  return (
    <>
      {here.page !== 'play' && here.page !== 'learn' && <Header />}
      <Boundary key={page}>
        <Page route={here} />
      </Boundary>
      {openDialog.value === 'settings' && <Settings />}
      {openDialog.value === 'keys' && <Keys />}
      <FileDrop />
      <Notices />
    </>
  );
}

function Page({ route: here }: { readonly route: Route }) {
  const say = words();
  if (here.page === 'home') {
    document.title = 'Hexfront';
    return (
      <Late load={loadHome} name="home">
        {({ Home }) => <Home />}
      </Late>
    );
  }
  if (here.page === 'nowhere') return <NotFound text={say.noPage(here.path)} />;
  return <GameRoute route={here} />;
}

type GameRouteProps = { readonly route: Extract<Route, { readonly game: string }> };

function GameRoute({ route: here }: GameRouteProps) {
  const { game: id } = here;
  if (!isGame(id)) return <NotFound text={words().noGame(id)} />;
  if (here.page === 'about')
    return (
      <Late load={loadAbout} name="about">
        {({ About }) => <Titled id={id}>{card => <About card={card} />}</Titled>}
      </Late>
    );
  if (here.page === 'rules')
    return (
      <Late load={loadRules} name="rules">
        {({ RulesPage }) => (
          <Titled id={id}>
            {card => <RulesPage game={card} {...(here.section ? { section: here.section } : {})} />}
          </Titled>
        )}
      </Late>
    );
  return <TableRoute route={here} />;
}

/** A page about a game that need not be loaded. */
function Titled({ id, children }: { readonly id: string; readonly children: (card: GameCard) => VNode }) {
  const card = cardOf(id);
  if (!card) return <NotFound text={words().noGame(id)} />;
  nameTab(card);
  return children(card);
}

function nameTab({ title }: Pick<GameCard, 'title'>): void {
  document.title = `${title[lang.value]} — Hexfront`;
}

/** Play needs the whole game. Each start makes a new route, so the page is built again. */
function TableRoute({ route: { game: id, page } }: GameRouteProps) {
  const game = useGame(id);
  if (game.state === 'waiting') return <Waiting />;
  if (game.state === 'failed') return <Fault error={game.error} />;
  if (!game.value) return <NotFound text={words().noGame(id)} />;
  nameTab(game.value);
  return page === 'play' ? <PlayPage game={game.value} kept={keptStart(id)} /> : <LearnPage game={game.value} />;
}

function NotFound({ text }: { readonly text: string }) {
  const say = words();
  return (
    <main class="fault" id="content">
      <h1>{say.notFound}</h1>
      <p>{text}</p>
      <p>
        <a class="button" href="#/">
          {say.home}
        </a>
      </p>
    </main>
  );
}
