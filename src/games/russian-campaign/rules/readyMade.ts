/**
 * A complete set-up in one action, the same each time: the printed order of battle for Barbarossa, and for later starts
 * a continuous line, strongest where the fighting was. A unit whose hex the enemy's set-up bars goes to the nearest
 * open one.
 */
import { hexDistance } from '../../../kit/board.ts';
import { lastOf, repeated, withAt } from '../../../kit/list.ts';
import { knownEntry } from '../../../kit/phrase.ts';
import type { Side } from '../../../kit/sides.ts';
import { FOCUS, HEADQUARTERS_BEFORE, REAR, SETUPS } from '../data/setup.ts';
import { UNITS } from '../data/units.ts';
import {
  AXIS,
  BOARD,
  CITY_HEX,
  COUNTRY,
  canAttackOver,
  canStepOver,
  cityAt,
  cityHex,
  GERMAN_PARATROOP,
  hex,
  hexAcross,
  hexMap,
  IS_HQ,
  IS_MAJOR,
  IS_WORKER,
  MOUNTAIN,
  printedStrength,
  roleOf,
  SIDE,
  SIZE,
  SOVIET,
  sideOf,
  sizeOf,
  UNITS_OF,
  unit,
  unitSpec,
  WOODS,
} from '../pieces.ts';
import { scenarioOf } from '../scenarios.ts';
import { PARA, placeOf, type State, TO_SET_UP } from '../state.ts';
import { type Ground, groundOf } from './ground.ts';
import type { Line } from './lines.ts';
import { fixedHex, lineHere, mustCover, quotasOf, setUpHexes, whyNotSetUp } from './setUp.ts';

/** Sets up a whole side, replacing what is already placed. */
export function deploy(d: State, side: Side): void {
  for (const u of UNITS_OF[side]) if (isPlaced(d, u)) d.place = withAt(d.place, u, TO_SET_UP);
  const frontier = lineHere(d);
  if (frontier) deployLine(d, side, frontier);
  else deployAtCodes(d, side);
}

/** Set up by its owner: only 11FJ may be so in a box (V3.1). */
export const isPlaced = (s: State, u: number): boolean =>
  (placeOf(s, u) >= 0 || (u === GERMAN_PARATROOP && s.place[u] === PARA)) && fixedHex(s, u) === undefined;

function deployAtCodes(d: State, side: Side): void {
  for (const u of UNITS_OF[side]) {
    if (d.place[u] !== TO_SET_UP) continue;
    if (u === GERMAN_PARATROOP) d.place = withAt(d.place, u, PARA);
    else put(d, u, hex(knownEntry(SETUPS[roleOf(side)], unitSpec(u).name)));
  }
}

/** Places a unit in its intended hex, or as near as allowed. */
function put(d: State, u: number, wish: number): void {
  const g = groundOf(d, sideOf(u));
  if (!whyNotSetUp(d, g, u, wish)) {
    d.place = withAt(d.place, u, wish);
    return;
  }
  const h = nearest(setUpHexes(d, g, u), wish);
  if (h !== undefined) d.place = withAt(d.place, u, h);
}

function nearest(hexes: readonly number[], to: number): number | undefined {
  let best: number | undefined;
  for (const h of hexes) if (best === undefined || hexDistance(BOARD, h, to) < hexDistance(BOARD, best, to)) best = h;
  return best;
}

function deployLine(d: State, side: Side, frontier: Line): void {
  const line = lineFor(d, side, frontier);
  const isAbroad = (h: number): boolean => side === AXIS && COUNTRY[h] === COUNTRY[HELSINKI];
  const [finland, east] = [line.filter(isAbroad), line.filter(h => !isAbroad(h))];
  const troops = fighters(d, side);
  man(
    d,
    troops.filter(u => IS_FINNISH[u]),
    finland,
  );
  man(
    d,
    troops.filter(u => !IS_FINNISH[u]),
    east,
  );
  for (const [name, city] of Object.entries(REAR)) putIfWaiting(d, side, unit(name), cityHex(city));
  deployHeadquarters(d, side, east);
  deployWorkers(d, side, frontier);
}

/** With troops, each in front of its city; the southern one where the fighting is. */
function deployHeadquarters(d: State, side: Side, line: readonly number[]): void {
  const manned = line.filter(h => d.place.includes(h));
  const near = (to: number): number => nearest(manned, to) ?? HELSINKI;
  for (const [name, city] of Object.entries(HEADQUARTERS_BEFORE))
    putIfWaiting(d, side, unit(name), near(cityHex(city)));
  for (const u of UNITS_OF[side]) if (IS_HQ[u]) putIfWaiting(d, side, u, near(lastOf(focusOf(d))));
}

const IS_FINNISH: readonly boolean[] = UNITS.map(u => u.nation === 'finnish');

const HELSINKI = cityHex('Helsinki');

function putIfWaiting(d: State, side: Side, u: number, h: number): void {
  if (SIDE[u] === side && d.place[u] === TO_SET_UP) put(d, u, h);
}

/** Units for the line, the strongest first; of a quota, the strongest are used. */
function fighters(s: State, side: Side): number[] {
  const byStrength = (a: number, b: number): number => printedStrength(b) - printedStrength(a) || a - b;
  const lost = new Set(quotasOf(s, side).flatMap(q => [...q.units].sort(byStrength).slice(q.count)));
  return UNITS_OF[side].filter(u => s.place[u] === TO_SET_UP && sizeOf(u) > 0 && !lost.has(u)).sort(byStrength);
}

/**
 * One unit for each post; of the rest, half reinforce the posts nearest to the fighting, and half stand between posts
 * there. The strongest units come nearest.
 */
function man(d: State, troops: readonly number[], line: readonly number[]): void {
  const focus = focusOf(d);
  const rank = new Map(line.map(h => [h, urgency(focus, h)]));
  const rankOf = (h: number): number => rank.get(h) ?? urgency(focus, h);
  const sorted = (hexes: readonly number[]): number[] => [...hexes].sort((a, b) => rankOf(a) - rankOf(b) || a - b);
  const posts = sorted(postsOf(line));
  const between = sorted(line.filter(h => !posts.includes(h)));
  const more = troops.some(u => SIZE[u] === 2) ? 1 : 2;
  const full = posts.flatMap(h => repeated(more, h));
  const half = Math.max(0, Math.ceil((troops.length - posts.length) / 2));
  const slots = [...posts, ...full.slice(0, half), ...between, ...full.slice(half)].slice(0, troops.length);
  const places = sorted(slots);
  for (const [i, u] of troops.entries()) put(d, u, places[i] ?? places[0] ?? HELSINKI);
}

function focusOf(s: State): readonly number[] {
  const start = scenarioOf(s.scenario).start.id;
  return start === 'barbarossa' ? [] : FOCUS[start].map(cityHex);
}

/** The distance to the fighting; a major city in the line is never very far. */
function urgency(focus: readonly number[], h: number): number {
  const away = Math.min(...focus.map(at => hexDistance(BOARD, h, at)));
  return IS_MAJOR[cityAt(h)] ? Math.min(away, BIG_CITY) : away;
}

const BIG_CITY = 6;

/** The hexes to hold: the front line if it must be covered, otherwise the nearest hexes outside the enemy's ZOC. */
function lineFor(s: State, side: Side, frontier: Line): readonly number[] {
  return mustCover(s, side) ? frontier.front[side] : behind(groundOf(s, side), side, frontier);
}

/** Hexes from which a whole line is covered: its major cities, then few others, the most defensible first. */
function postsOf(line: readonly number[]): number[] {
  const left = hexMap();
  for (const h of line) left[h] = 1;
  const posts = line.filter(h => IS_MAJOR[cityAt(h)]);
  for (const h of posts) for (const to of watched(h)) left[to] = 0;
  for (let best = bestPost(line, left); best >= 0; best = bestPost(line, left)) {
    posts.push(best);
    for (const h of watched(best)) left[h] = 0;
  }
  return posts;
}

/** A side that sets up second stays out of enemy ZOC: the nearest hexes that are free of it. */
function behind(g: Ground, side: Side, { holder, front }: Line): number[] {
  const seen = hexMap();
  let edge = [...front[side]];
  for (const h of edge) seen[h] = 1;
  const out: number[] = [];
  while (edge.length > 0) {
    out.push(...edge.filter(h => !g.ezoc[h] && !g.enemy[h]));
    const next: number[] = [];
    for (const h of edge.filter(from => g.ezoc[from]))
      for (let e = h * 6; e < h * 6 + 6; e++) {
        const to = hexAcross(e);
        if (!canStepOver(e) || seen[to] || holder[to] !== side) continue;
        seen[to] = 1;
        next.push(to);
      }
    edge = next;
  }
  return out.sort((a, b) => a - b);
}

/** The hex and its ZOC. */
function watched(h: number): number[] {
  const out = [h];
  for (let e = h * 6; e < h * 6 + 6; e++) if (canAttackOver(e)) out.push(hexAcross(e));
  return out;
}

function bestPost(line: readonly number[], left: Uint8Array): number {
  let best = -1;
  let most = 0;
  for (const h of line) {
    const fresh = watched(h).filter(to => left[to]).length;
    const value = fresh === 0 ? 0 : fresh * 4 + shelter(h);
    if (value > most) [best, most] = [h, value];
  }
  return best;
}

/** 9.8 Terrain that doubles the defence, or prevents its retreat. */
function shelter(h: number): number {
  if (IS_MAJOR[cityAt(h)]) return 3;
  if (BOARD.terrain[h] === MOUNTAIN) return 2;
  return BOARD.terrain[h] === WOODS || cityAt(h) >= 0 ? 1 : 0;
}

/** S2.1 Workers far from the enemy. */
function deployWorkers(d: State, side: Side, { front }: Line): void {
  if (side !== SOVIET) return;
  const away = (h: number): number => Math.min(...front[AXIS].map(at => hexDistance(BOARD, at, h)));
  const cities = [...CITY_HEX].sort((a, b) => away(b) - away(a) || a - b);
  for (const u of UNITS_OF[SOVIET]) {
    if (!IS_WORKER[u] || d.place[u] !== TO_SET_UP) continue;
    const g = groundOf(d, SOVIET);
    const h = cities.find(at => !whyNotSetUp(d, g, u, at));
    if (h !== undefined) d.place = withAt(d.place, u, h);
  }
}
