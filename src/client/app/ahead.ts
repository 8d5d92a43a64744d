/** The pages that are fetched when they are opened, with their words; and what the address needs, fetched all at once. */
import { LATER, TABLE } from '../text/shelves.ts';
import { allRules, gameById, lessonOf, withCards, withWords } from './loaded.ts';
import type { Route } from './router.ts';
import { keptStart } from './start.ts';

export const loadHome = () => withCards(import('./Home.tsx'));
export const loadAbout = () => withCards(import('./About.tsx'));
export const loadRules = () => withCards(withWords(import('../rules/RulesPage.tsx'), LATER));
export const loadTable = () => withWords(import('../game/GamePage.tsx'), TABLE);

/** Whoever needs one of these later finds it on its way, and hears then if it cannot be had. */
export function fetchAhead(route: Route): void {
  for (const part of needed(route)) part.catch(() => undefined);
}

/** A new game begins with its opening; one that goes on needs all rules at once. */
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
