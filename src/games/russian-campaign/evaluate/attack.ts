/**
 * Which enemies to attack, with which units and from where. Battles are built one after the other, each step adding the
 * hex and the strongest unit that gain most, and kept at the point of the highest expected value. Units that can no
 * longer move must fight adjacent enemies, so their battles come first.
 */

import { valueIn } from '../../../kit/list.ts';
import { rungOf } from '../../../kit/odds.ts';
import { cityAt, SIZE } from '../pieces.ts';
import { armiesAt, corpsAt, fits } from '../rules/ground.ts';
import { placeOf } from '../state.ts';
import { clashWorth, clearance } from './clash.ts';
import { trappedAt } from './contact.ts';
import { canFight, facing, type Situation, strengthIn, troopsOf, walksFrom } from './situation.ts';
import { besideOf } from './terrain.ts';
import { cityWorth, unitWorth } from './worth.ts';

export interface Post {
  readonly unit: number;
  readonly hex: number;
}

export interface Assault {
  readonly hex: number;
  readonly posts: readonly Post[];
  readonly worth: number;
}

/** The least value of an attack worth making. */
const WORTHWHILE = 0.6;
/** The cost of using a unit, which could do something else. */
const TROUBLE = 0.02;
/** Further columns bring nothing. */
const ENOUGH = 6;
/** Share of a city's worth that is gained with its last defender. */
const CITY_SHARE = 0.7;

interface Plan {
  readonly p: Situation;
  /** Units by the hexes next to enemies that they can reach. */
  readonly able: ReadonlyMap<number, readonly number[]>;
  readonly used: Set<number>;
  readonly attacked: Set<number>;
  readonly corps: Map<number, number>;
  readonly armies: Map<number, number>;
  help: number;
}

export function assaultsOf(p: Situation): Assault[] {
  const plan: Plan = {
    p,
    able: ableAt(p),
    used: new Set(),
    attacked: new Set(),
    corps: new Map(),
    armies: new Map(),
    help: p.help.left,
  };
  const bound = boundHexes(p);
  const found = [...p.enemies.keys()].map(hex => draft(plan, hex)).filter(x => x !== undefined);
  const order = found.sort((a, b) => Number(bound.has(b.hex)) - Number(bound.has(a.hex)) || b.worth - a.worth);
  const out: Assault[] = [];
  for (const { hex } of order) {
    if (plan.attacked.has(hex)) continue;
    const assault = draft(plan, hex);
    if (!assault || (assault.worth < WORTHWHILE && !bound.has(hex))) continue;
    accept(plan, assault);
    out.push(assault);
  }
  return out;
}

/** Hexes from which each unit could attack, its own hex included. */
function ableAt(p: Situation): Map<number, number[]> {
  const out = new Map<number, number[]>();
  for (const u of troopsOf(p)) {
    if (!canFight(p.s, u)) continue;
    for (const h of [placeOf(p.s, u), ...walksFrom(p, u)]) {
      if (facing(p, h).length === 0) continue;
      const list = out.get(h);
      if (list) list.push(u);
      else out.set(h, [u]);
    }
  }
  for (const list of out.values()) list.sort((a, b) => strengthIn(p, b) - strengthIn(p, a));
  return out;
}

/** Enemies next to units that cannot move away. */
function boundHexes(p: Situation): Set<number> {
  const out = new Set<number>();
  for (const u of troopsOf(p)) {
    if (!canFight(p.s, u) || walksFrom(p, u).length > 0) continue;
    for (const h of facing(p, placeOf(p.s, u))) out.add(h);
  }
  return out;
}

function accept(plan: Plan, assault: Assault): void {
  const { p } = plan;
  if (needsHelp(plan, assault.hex)) plan.help--;
  plan.attacked.add(assault.hex);
  for (const { unit, hex } of assault.posts) {
    plan.used.add(unit);
    // Other enemies next to the post must be attacked, too.
    for (const h of facing(p, hex)) plan.attacked.add(h);
    if (p.s.place[unit] === hex) continue;
    if (SIZE[unit] === 1) plan.corps.set(hex, (plan.corps.get(hex) ?? 0) + 1);
    else plan.armies.set(hex, (plan.armies.get(hex) ?? 0) + 1);
  }
}

const needsHelp = (plan: Plan, hex: number): boolean =>
  plan.help > 0 && plan.p.help.hexes.has(hex) && valueIn(plan.p.enemies, hex).shift === 0;

/** A battle as far as it has been built. */
interface Draft {
  readonly posts: Post[];
  strength: number;
  worth: number;
  least: number;
  readonly zone: Uint8Array;
  /** Other enemies next to the posts, which would have to be attacked as well. */
  readonly others: Set<number>;
}

/** The best battle for one enemy hex with the units that are left. */
function draft(plan: Plan, hex: number): Assault | undefined {
  const { p } = plan;
  const d: Draft = { posts: [], strength: 0, worth: 0, least: Infinity, zone: p.zone.slice(), others: new Set() };
  for (const from of besideOf(hex))
    for (const u of plan.able.get(from) ?? [])
      if (p.s.place[u] === from && !plan.used.has(u) && walksFrom(p, u).length === 0)
        add(plan, d, { unit: u, hex: from });
  let kept = d.posts.length;
  let best = kept > 0 ? worthAt(plan, d, hex) : Number.NEGATIVE_INFINITY;
  for (let step = 0; step < 9; step++) {
    const post = nextPost(plan, d, hex);
    if (!post) break;
    add(plan, d, post);
    const value = worthAt(plan, d, hex) - TROUBLE * d.posts.length;
    if (value > best) {
      best = value;
      kept = d.posts.length;
    }
    if (rungFor(plan, d, hex) > ENOUGH) break;
  }
  return kept > 0 ? { hex, posts: d.posts.slice(0, kept), worth: best } : undefined;
}

/** The adjacent hex whose strongest free unit adds most. */
function nextPost(plan: Plan, d: Draft, hex: number): Post | undefined {
  let best: Post | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const from of besideOf(hex)) {
    const unit = plan.able.get(from)?.find(u => isFree(plan, d, { unit: u, hex: from }));
    if (unit === undefined) continue;
    const value = strengthIn(plan.p, unit) + closing(d, hex, from) - burden(plan, d, from, hex);
    if (value > most) [most, best] = [value, { unit, hex: from }];
  }
  return best;
}

function isFree(plan: Plan, d: Draft, { unit, hex }: Post): boolean {
  if (plan.used.has(unit) || d.posts.some(post => post.unit === unit)) return false;
  const { g, s } = { g: plan.p.go.g, s: plan.p.s };
  if (s.place[unit] === hex) return true;
  let corps = corpsAt(g, hex) + (plan.corps.get(hex) ?? 0) + (SIZE[unit] === 1 ? 1 : 0);
  let armies = armiesAt(g, hex) + (plan.armies.get(hex) ?? 0) + (SIZE[unit] === 2 ? 1 : 0);
  for (const post of d.posts) {
    if (post.hex !== hex || s.place[post.unit] === hex) continue;
    if (SIZE[post.unit] === 1) corps++;
    else armies++;
  }
  return fits(corps, armies);
}

/** Retreat hexes that a unit in a hex would close. */
function closing(d: Draft, hex: number, from: number): number {
  let ways = d.zone[from] ? 0 : 1;
  for (const h of besideOf(from)) if (!d.zone[h] && besideOf(hex).includes(h)) ways++;
  return ways * 0.7;
}

/** Enemies next to a post that are not targets yet. */
function burden(plan: Plan, d: Draft, from: number, hex: number): number {
  let sum = 0;
  for (const h of facing(plan.p, from))
    if (h !== hex && !plan.attacked.has(h) && !d.others.has(h)) sum += valueIn(plan.p.enemies, h).strength;
  return sum;
}

function add(plan: Plan, d: Draft, post: Post): void {
  d.posts.push(post);
  d.strength += strengthIn(plan.p, post.unit);
  d.worth += unitWorth(post.unit);
  d.least = Math.min(d.least, unitWorth(post.unit));
  d.zone[post.hex] = 1;
  for (const h of besideOf(post.hex)) d.zone[h] = 1;
  for (const h of facing(plan.p, post.hex)) if (!plan.attacked.has(h)) d.others.add(h);
}

function rungFor(plan: Plan, d: Draft, hex: number): number {
  const stack = valueIn(plan.p.enemies, hex);
  let defence = stack.strength;
  for (const h of d.others) if (h !== hex) defence += valueIn(plan.p.enemies, h).strength;
  return rungOf(d.strength, defence) + stack.shift + (needsHelp(plan, hex) ? plan.p.help.shift : 0);
}

function worthAt(plan: Plan, d: Draft, hex: number): number {
  const stack = valueIn(plan.p.enemies, hex);
  const rung = rungFor(plan, d, hex);
  const attack = { all: d.worth, least: d.least };
  const city = cityAt(hex);
  const prize = city >= 0 ? CITY_SHARE * cityWorth(city) * clearance(rung) : 0;
  return clashWorth(rung, attack, { all: stack.worth, least: stack.least }, trappedAt(d.zone, hex)) + prize;
}
