/** The whole app: the page the address names, and what lies above every page. */
import { useEffect } from 'preact/hooks';
import type { AnyGame } from '../../kit/game.ts';
import { words } from '../text/words.ts';
import { Boundary, Fault } from './Boundary.tsx';
import { FileDrop } from './FileDrop.tsx';
import { Header } from './Header.tsx';
import { Home } from './Home.tsx';
import { Keys } from './Keys.tsx';
import { Late, Waiting } from './Late.tsx';
import { useGame } from './loaded.ts';
import { Notices } from './notices.tsx';
import { closeDialog, openDialog } from './overlays.ts';
import { LearnPage, PlayPage } from './PlayPage.tsx';
import { type Route, route } from './router.ts';
import { Settings } from './Settings.tsx';
import { lang } from './settings.ts';

export function App() {
  const here = route.value;
  const page = 'game' in here ? `${here.page} ${here.game}` : here.page;
  // A new page is read from its top.
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
    return <Home />;
  }
  if (here.page === 'nowhere') return <NotFound text={say.noPage(here.path)} />;
  return <GameRoute route={here} />;
}

type GameRouteProps = { readonly route: Extract<Route, { readonly game: string }> };

function GameRoute({ route: here }: GameRouteProps) {
  const game = useGame(here.game);
  if (game.state === 'waiting') return <Waiting />;
  if (game.state === 'failed') return <Fault error={game.error} />;
  if (!game.value) return <NotFound text={words().noGame(here.game)} />;
  document.title = `${game.value.title[lang.value]} — Hexfront`;
  if (here.page === 'play') return <PlayPage game={game.value} />;
  if (here.page === 'learn') return <LearnPage game={game.value} />;
  return here.page === 'about' ? <AboutPage game={game.value} /> : <RulesRoute game={game.value} route={here} />;
}

function AboutPage({ game }: { readonly game: AnyGame }) {
  return (
    <Late load={() => import('./About.tsx')} name="about">
      {({ About }) => <About game={game} />}
    </Late>
  );
}

function RulesRoute({ game, route: here }: { readonly game: AnyGame } & GameRouteProps) {
  return (
    <Late load={() => import('../rules/RulesPage.tsx')} name="rules">
      {({ RulesPage }) => <RulesPage game={game} {...(here.section ? { section: here.section } : {})} />}
    </Late>
  );
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
