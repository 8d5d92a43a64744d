/**
 * Which enemies to approach, with which units and from where, for the assaults of the next turn. Each assault is built
 * by adding the hex and unit that gain most, and kept at the point of the highest expected value.
 */

import { valueIn } from '../../../kit/list.ts';
import { HAS_ZOC, IS_ARMOUR, IS_SOFT, roomOf } from '../pieces.ts';
import { ROOM_IN_HEX, whyNotTogether } from '../rules/ground.ts';
import { LADDER } from '../rules/odds.ts';
import { assaultArmourOf, combatOf } from '../rules/values.ts';
import { placeOf } from '../state.ts';
import { clearance } from './clash.ts';
import { exposure } from './gunnery.ts';
import { hindrance, IN_THE_WAY, type Needs, needsOf } from './setback.ts';
import { type Attacker, columnFor, divisionOf, isExempt, isShut, type Situation, stackIn } from './situation.ts';
import { BURDEN, clashWorth, ROUNDS, troopsOnMap } from './stand.ts';
import { besideOf } from './terrain.ts';

export interface Assault {
  readonly hex: number;
  readonly posts: readonly Attacker[];
  readonly worth: number;
}

/** The least value of an attack worth making. */
const WORTHWHILE = 0.8;
/** The cost of using a unit, which could do something else. */
const TROUBLE = 0.06;
/** The worth of ground gained, by side: the Germans need to advance. */
const GROUND = [0.5, 0.25] as const;
const MOST_POSTS = 7;
/** The last column of the table gives the best results. */
const LAST_COLUMN = LADDER.columns.length - 1;

/** Where units can be next to enemies, and what is already planned. */
interface Plan {
  readonly p: Situation;
  readonly able: ReadonlyMap<number, readonly number[]>;
  readonly needs: Needs;
  readonly used: Set<number>;
  readonly attacked: Set<number>;
  /** Units planned to move into each hex. */
  readonly coming: Map<number, number[]>;
}

export type WalksOf = (u: number) => readonly number[];

export function assaultsOf(p: Situation, walks: WalksOf): Assault[] {
  const plan: Plan = {
    p,
    able: ableAt(p, walks),
    needs: needsOf(p),
    used: new Set(),
    attacked: new Set(),
    coming: new Map(),
  };
  const found = [...p.targets.keys()].flatMap(hex => draft(plan, hex) ?? []);
  const out: Assault[] = [];
  for (const { hex } of found.sort((a, b) => b.worth - a.worth)) {
    const assault = draft(plan, hex);
    if (!assault || assault.worth < WORTHWHILE) continue;
    accept(plan, assault);
    out.push(assault);
  }
  return out;
}

/** Units by the hexes next to a target where they are or can go, the strongest first. */
function ableAt(p: Situation, walks: WalksOf): Map<number, number[]> {
  const out = new Map<number, number[]>();
  const note = (u: number, h: number): void => {
    if (p.gap[h] !== 1) return;
    const list = out.get(h);
    if (list) list.push(u);
    else out.set(h, [u]);
  };
  for (const u of troopsOnMap(p)) {
    note(u, placeOf(p.s, u));
    if (p.s.disrupted[u]) continue;
    for (const h of walks(u)) note(u, h);
  }
  for (const list of out.values()) list.sort((a, b) => combatOf(p.s, b) - combatOf(p.s, a));
  return out;
}

function accept(plan: Plan, { hex, posts }: Assault): void {
  plan.attacked.add(hex);
  for (const post of posts) {
    plan.used.add(post.unit);
    for (const h of besideOf(post.hex)) if (plan.p.targets.has(h)) plan.attacked.add(h);
    if (plan.p.s.place[post.unit] !== post.hex) {
      const list = plan.coming.get(post.hex);
      if (list) list.push(post.unit);
      else plan.coming.set(post.hex, [post.unit]);
    }
  }
}

/** The best assault on a hex with the units that are left. */
function draft(plan: Plan, hex: number): Assault | undefined {
  const posts: Attacker[] = [];
  let [kept, best] = [0, 0];
  while (posts.length < MOST_POSTS) {
    const post = nextPost(plan, posts, hex);
    if (!post) break;
    posts.push(post);
    const { worth, column } = worthOf(plan, posts, hex);
    if (worth > best) [best, kept] = [worth, posts.length];
    if (column >= LAST_COLUMN) break;
  }
  return kept > 0 ? { hex, posts: posts.slice(0, kept), worth: best } : undefined;
}

/** The shifts of armour and of a whole division, as strength. */
const PER_COLUMN = 2;
const SAME_DIVISION = 1;
/** Prefers units that are already there. */
const AT_HAND = 0.5;
/** 6.5.5 Tanks without infantry draw fire. */
const UNSCREENED = 1;

function nextPost(plan: Plan, posts: readonly Attacker[], hex: number): Attacker | undefined {
  const { s } = plan.p;
  const armour = Math.max(0, ...posts.map(post => assaultArmourOf(s, post.unit)));
  let best: Attacker | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const from of besideOf(hex)) {
    const load = loadOf(plan, posts, from);
    for (const unit of plan.able.get(from) ?? []) {
      if (plan.used.has(unit) || posts.some(post => post.unit === unit)) continue;
      let value = combatOf(s, unit) + PER_COLUMN * Math.max(0, assaultArmourOf(s, unit) - armour);
      const division = divisionOf(unit);
      if (division >= 0 && posts.some(post => divisionOf(post.unit) === division)) value += SAME_DIVISION;
      if (s.place[unit] === from) value += AT_HAND;
      if (IS_ARMOUR[unit] && !load.some(v => IS_SOFT[v])) value -= UNSCREENED;
      if (value <= most || !fits(load, unit)) continue;
      [most, best] = [value, { unit, hex: from }];
    }
  }
  return best;
}

/** The units that will be in a hex: those that stay and those planned to arrive. */
function loadOf({ p, used, coming }: Plan, posts: readonly Attacker[], hex: number): number[] {
  const out = stackIn(p.stacks, hex).filter(
    u => !isElsewhere(coming, u, hex, used) && !posts.some(post => post.unit === u && post.hex !== hex),
  );
  for (const u of coming.get(hex) ?? []) if (!out.includes(u)) out.push(u);
  for (const post of posts) if (post.hex === hex && !out.includes(post.unit)) out.push(post.unit);
  return out;
}

/** Whether a unit that stands in a hex is planned to leave it. */
function isElsewhere(coming: Plan['coming'], u: number, hex: number, used: ReadonlySet<number>): boolean {
  if (!used.has(u)) return false;
  for (const [h, units] of coming) if (h !== hex && units.includes(u)) return true;
  return false;
}

function fits(load: readonly number[], u: number): boolean {
  let room = roomOf(u);
  for (const v of load) {
    if (v === u) return true;
    if (whyNotTogether(u, v) !== undefined) return false;
    room += roomOf(v);
  }
  return room <= ROOM_IN_HEX;
}

function worthOf(plan: Plan, posts: readonly Attacker[], hex: number): { worth: number; column: number } {
  const { p } = plan;
  const target = valueIn(p.targets, hex);
  const burden = BURDEN * burdenOf(plan, posts, hex);
  const column = columnFor(p.s, p.side, target, posts, burden);
  const ground = GROUND[p.side] * clearance(column, target.morale, target.units.length);
  const clash = { side: p.side, target, attackers: posts, burden, isShut: isShut(closed(p, posts), p.foes, hex) };
  let worth = clashWorth(p, clash) + ground;
  for (const from of new Set(posts.map(post => post.hex))) worth -= risk(plan, posts, from);
  for (const post of posts)
    if (p.s.place[post.unit] !== post.hex) worth -= IN_THE_WAY * hindrance(p, plan.needs, post.unit, post.hex);
  return { worth: worth - TROUBLE * posts.length, column };
}

/** The fire that a post draws, beyond what it draws now. */
function risk(plan: Plan, posts: readonly Attacker[], from: number): number {
  const now = stackIn(plan.p.stacks, from);
  const then = loadOf(plan, posts, from);
  return ROUNDS * (exposure(plan.p, from, then) - exposure(plan.p, from, now));
}

/** Enemies next to the posts that are not targets yet. */
function burdenOf({ p, attacked }: Plan, posts: readonly Attacker[], hex: number): number {
  const seen = new Set<number>([hex]);
  let sum = 0;
  for (const { unit, hex: from } of posts) {
    if (isExempt(p.side, unit, from)) continue;
    for (const h of besideOf(from)) {
      const other = p.targets.get(h);
      if (!other?.presses || seen.has(h) || attacked.has(h)) continue;
      seen.add(h);
      sum += other.defence;
    }
  }
  return sum;
}

/** The own zone including the posts. */
function closed(p: Situation, posts: readonly Attacker[]): Uint8Array {
  const zone = p.zone.slice();
  for (const { unit, hex } of posts) {
    zone[hex] = 1;
    if (HAS_ZOC[unit]) for (const h of besideOf(hex)) zone[h] = 1;
  }
  return zone;
}
