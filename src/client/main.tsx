/** The entry point of the page. */
import { render } from 'preact';
import './style.css';
import './app/shell.css';
import './app/dialogs.css';
import './app/setup.css';
import './app/home.css';
import { App } from './app/App.tsx';
import { fetchAhead } from './app/ahead.ts';
import { workOffline } from './app/offline.ts';
import { listenForHelp } from './app/overlays.ts';
import { followAddress, route } from './app/router.ts';
import { rememberSettings } from './app/settings.ts';
import { dressPage } from './app/theme.ts';
import { SHELL } from './text/shelves.ts';

rememberSettings();
dressPage();
followAddress();
listenForHelp();
fetchAhead(route.value);
SHELL.open().then(show, excuse);

function show(): void {
  const root = document.getElementById('app');
  if (root) render(<App />, root);
  workOffline();
}

/** None of the app's words could be loaded, so this message is plain. */
function excuse(): void {
  document.body.append('Hexfront could not be loaded. — Hexfront を読み込めませんでした。');
}
