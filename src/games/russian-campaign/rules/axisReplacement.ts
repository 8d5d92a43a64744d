/**
 * 12.6, 13.2 The yearly Axis replacements. The units taken are judged as a set, in any order: each needs a place in its
 * share, and a 3-4 infantry corps may also take a place that no unit in the pool could fill.
 */
import { entryOf } from '../../../kit/phrase.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { yearOf } from '../data/calendar.ts';
import { CAPITALS, cityNamed } from '../data/cities.ts';
import { SS_EQUIPMENT } from '../data/options.ts';
import {
  AXIS_REPLACEMENT_YEARS,
  AXIS_REPLACEMENTS,
  IRREPLACEABLE,
  ITALIAN_REPLACEMENT_YEARS,
} from '../data/schedule.ts';
import { WEATHERS } from '../data/tables.ts';
import { BULGE, TUNISIA } from '../data/variants.ts';
import { AXIS, CITY_HEX, hex, IS_HQ, IS_OIL, IS_REMNANT, UNITS_OF, unit, unitSpec } from '../pieces.ts';
import { isOnMap, POOL, type State } from '../state.ts';
import { controller } from './control.ts';
import { type Presence, presence } from './ground.ts';
import { isClosed } from './neutral.ts';
import { whyNotInPool } from './pool.ts';
import { isAdopted } from './whatIf.ts';
import { whyNotOwn } from './whose.ts';

const CLEAR_SKY = WEATHERS.indexOf('clear');

/** 12.6.2, 12.6.5 The first clear impulse of the year; V3.6 once more in November 1944. */
export function hasReplacements(s: State, impulse: number): boolean {
  if (isAdopted(s, 'bulge') && s.turn === BULGE.replacements.turn) return impulse === BULGE.replacements.impulse;
  const year = yearOf(s.turn);
  const isYear = AXIS_REPLACEMENT_YEARS.some(known => known === year);
  return isYear && s.replaced !== year && s.weather[impulse - 1] === CLEAR_SKY;
}

const LINE = 'infantry 3-4';

/** 12.6.4 The share that a unit belongs to; none if it is never replaced. */
export function shareOf(u: number): string | undefined {
  const { nation, service, type, strength } = unitSpec(u);
  if (IS_REMNANT[u] || IRREPLACEABLE.includes(type)) return undefined;
  if (nation !== 'german') return nation;
  if (type === 'headquarters') return 'headquarters';
  if (service === 'ss') return 'ss';
  return GERMAN_SHARES[type] ?? (type === 'infantry' ? `infantry ${strength}-4` : undefined);
}

/** 2.1 Hermann Göring has the armour symbol; V1 artillery is replaced like armour. Cavalry is not. */
const GERMAN_SHARES: Readonly<Partial<Record<string, string>>> = {
  armour: 'armour',
  'luftwaffe-armour': 'armour',
  artillery: 'armour',
  'luftwaffe-infantry': 'luftwaffe',
  mechanized: 'mechanized',
  mountain: 'mountain',
};

/** How many units each share allows now, `Infinity` for all. */
export function sharesOf(s: State): ReadonlyMap<string, number> {
  const who = presence(s);
  return new Map(
    AXIS_REPLACEMENTS.map(({ id, count }) => {
      if (id === 'italian' ? !isItalianYear(s) : isCapitalLost(s, id, who)) return [id, 0];
      if (count === 'all') return [id, Number.POSITIVE_INFINITY];
      return [id, count === 'oil' ? oilOf(s, who) + extraPanzers(s) : count];
    }),
  );
}

/** 12.6.5 */
const isItalianYear = (s: State): boolean => ITALIAN_REPLACEMENT_YEARS.some(year => year === yearOf(s.turn));

/** 12.6.3 The city that a share requires; Italians and Hungarians need none. */
const NO_CAPITAL: readonly string[] = ['italian', 'hungarian'];
const CAPITAL: Readonly<Record<string, string>> = { romanian: CAPITALS.romanian, finnish: CAPITALS.finnish };

function isCapitalLost(s: State, share: string, who: Presence = presence(s)): boolean {
  if (NO_CAPITAL.includes(share)) return false;
  const capital = entryOf(CAPITAL, share) ?? CAPITALS.german;
  return controller(s, hex(cityNamed(capital).hex), who) !== AXIS;
}

/** 12.6.4, V3.1 Neutral Romania gives no oil, unless Italy has dropped out (V3.3). */
function oilOf(s: State, who: Presence): number {
  const flows = (h: number): boolean => !isClosed(s, h) || isAdopted(s, 'italy-out');
  return CITY_HEX.filter((h, c) => IS_OIL[c] && controller(s, h, who) === AXIS && flows(h)).length;
}

/** V3.5 */
const extraPanzers = (s: State): number =>
  isAdopted(s, 'tunisia') && yearOf(s.turn) === TUNISIA.extraPanzers.year ? TUNISIA.extraPanzers.count : 0;

/** 13.2.2 Equipment that SS units on the map did not need: each adds a unit to one of these shares. */
export function spareEquipment(s: State): readonly (readonly string[])[] {
  const year = yearOf(s.turn);
  if (!s.options.ssEquipment || sharesOf(s).get('ss') === 0) return [];
  return SS_EQUIPMENT.filter(e => year >= e.fromYear && year <= e.toYear && isOnMap(s, unit(e.unit))).map(e => e.extra);
}

/** Whether the units, including those already taken, can all be taken together. */
export function canReplace(s: State, units: readonly number[]): boolean {
  const shares = sharesOf(s);
  const taken = new Map<string, number>();
  for (const u of units) {
    const id = shareOf(u);
    if (id === undefined) return false;
    taken.set(id, (taken.get(id) ?? 0) + 1);
  }
  // The least flexible equipment is used first, whatever the order of shares: the rest can serve all that it can.
  const spare = spareEquipment(s).toSorted((a, b) => a.length - b.length);
  const used = new Set<readonly string[]>();
  for (const { id } of AXIS_REPLACEMENTS) {
    let over = (taken.get(id) ?? 0) - (shares.get(id) ?? 0);
    if (id === LINE) over -= substitutes(s, shares, taken, units);
    for (const extra of spare) {
      if (over <= 0) break;
      if (used.has(extra) || !extra.includes(id)) continue;
      used.add(extra);
      over--;
    }
    if (over > 0) return false;
  }
  return true;
}

/** 12.6.6 Places that no other unit in the pool could take. */
function substitutes(
  s: State,
  shares: ReadonlyMap<string, number>,
  taken: ReadonlyMap<string, number>,
  units: readonly number[],
): number {
  let places = 0;
  for (const { id, substitute } of AXIS_REPLACEMENTS) {
    if (!substitute || poolOf(s).some(u => shareOf(u) === id && !units.includes(u))) continue;
    places += Math.max(0, (shares.get(id) ?? 0) - (taken.get(id) ?? 0));
  }
  return places;
}

const poolOf = (s: State): number[] => UNITS_OF[AXIS].filter(u => s.place[u] === POOL);

/** Units that may be taken beside those already taken. */
export const axisCandidates = (s: State, units: readonly number[]): number[] =>
  poolOf(s).filter(u => !whyNotReplaced(s, units, u));

const NEVER = bar('12.6.4', 'never-replaced', 'unit');
const STAFF = bar('12.6.2', 'staff-second-impulse', 'unit');
const NO_ITALIANS = bar('12.6.5', 'no-italians', 'unit');
const CAPITAL_LOST = bar('12.6.3', 'capital-lost', 'unit');

/** Why a unit cannot be taken beside those already taken. Headquarters come by themselves (12.6.2). */
export function whyNotReplaced(s: State, units: readonly number[], u: number): Why {
  const absent = whyNotOwn(AXIS, u) ?? whyNotInPool(s, units, u, '12.6.3');
  if (absent) return absent;
  const share = shareOf(u);
  if (share === undefined) return NEVER;
  if (IS_HQ[u]) return STAFF;
  if (canReplace(s, [...units, u])) return undefined;
  if (share === 'italian' && !isItalianYear(s)) return NO_ITALIANS;
  if (isCapitalLost(s, share)) return CAPITAL_LOST;
  return { rule: '12.6.4', code: 'share-used', about: { unit: u, share } };
}

/** 12.6.2 Headquarters to be replaced in the second impulse. */
export const staffsOf = (s: State): number[] =>
  (sharesOf(s).get('headquarters') ?? 0) > 0 ? poolOf(s).filter(u => IS_HQ[u]) : [];
