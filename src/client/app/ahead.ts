/** The pages that are loaded on demand, with their words; and everything the address needs, loaded at once. */
import { LATER, TABLE } from '../text/shelves.ts';
import { allRules, gameById, lessonOf, withCards, withWords } from './loaded.ts';
import type { Route } from './router.ts';
import { keptStart } from './start.ts';

export const loadHome = () => withCards(import('./Home.tsx'));
export const loadAbout = () => withCards(import('./About.tsx'));
export const loadRules = () => withCards(withWords(import('../rules/RulesPage.tsx'), LATER));
export const loadTable = () => withWords(import('../game/GamePage.tsx'), TABLE);

/** Later requests share the same promise, and are told if it failed. */
export function fetchAhead(route: Route): void {
  for (const part of needed(route)) part.catch(() => undefined);
}

/** A new game begins with its opening; a game in progress needs all rules at once. */
const rulesFor = (id: string): readonly Promise<unknown>[] =>
  keptStart(id)?.start.kind === 'new' ? [] : [allRules(id)];

function needed(route: Route): readonly Promise<unknown>[] {
  if (route.page === 'home') return [loadHome()];
  if (route.page === 'rules') return [loadRules()];
  if (route.page === 'about') return [loadAbout()];
  if (route.page === 'play') return [gameById(route.game), loadTable(), ...rulesFor(route.game)];
  if (route.page === 'learn') return [gameById(route.game), loadTable(), lessonOf(route.game), ...rulesFor(route.game)];
  return [];
}
