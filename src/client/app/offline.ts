/** Lets the app work without a network after the first visit. */
import { words } from '../text/words.ts';
import { tell } from './notices.tsx';

export function workOffline(): void {
  addEventListener('offline', () => tell(words().offline));
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) tell(words().updated);
  });
  // Without it everything works except offline visits.
  serviceWorker.register('./sw.js').catch(() => undefined);
}
