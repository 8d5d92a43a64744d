/** Addresses of the app, kept behind the `#` so that it runs from any folder of any server. */
import { type ReadonlySignal, signal } from '@preact/signals';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'play' | 'learn' | 'rules' | 'about'; readonly game: string; readonly section?: string }
  | { readonly page: 'nowhere'; readonly path: string };

/** `#/rules/sixth-army/8.2` and the like. */
export function parseRoute(hash: string): Route {
  const [page = '', game = '', section, ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  if (page === '') return { page: 'home' };
  const isPage = page === 'play' || page === 'learn' || page === 'rules' || page === 'about';
  if (!isPage || game === '' || rest.length > 0) return { page: 'nowhere', path: hash.replace(/^#/, '') };
  return section ? { page, game, section } : { page, game };
}

export function makeRoute(route: Route): string {
  if (route.page === 'home') return '#/';
  if (route.page === 'nowhere') return `#${route.path}`;
  const section = route.section === undefined ? '' : `/${encodeURIComponent(route.section)}`;
  return `#/${route.page}/${encodeURIComponent(route.game)}${section}`;
}

const here = signal<Route>({ page: 'home' });

export const route: ReadonlySignal<Route> = here;

export function goTo(to: Route): void {
  const hash = makeRoute(to);
  if (location.hash === hash) here.value = parseRoute(hash);
  else location.hash = hash;
}

/** Follows the address bar from now on. */
export function followAddress(): void {
  const look = (): void => {
    here.value = parseRoute(location.hash);
  };
  addEventListener('hashchange', look);
  look();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
