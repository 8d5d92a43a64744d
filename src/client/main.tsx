/** Where the page begins. */
import { render } from 'preact';
import './style.css';
import './app/shell.css';
import './app/dialogs.css';
import './app/setup.css';
import './app/home.css';
import { App } from './app/App.tsx';
import { workOffline } from './app/offline.ts';
import { listenForHelp } from './app/overlays.ts';
import { followAddress } from './app/router.ts';
import { rememberSettings } from './app/settings.ts';
import { dressPage } from './app/theme.ts';

rememberSettings();
dressPage();
followAddress();
listenForHelp();
const root = document.getElementById('app');
if (root) render(<App />, root);
workOffline();
