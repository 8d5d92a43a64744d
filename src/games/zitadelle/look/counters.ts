/** 2.2 What is printed on each counter, and what its state adds. */
import { itemAt } from '../../../kit/list.ts';
import { entryOf } from '../../../kit/phrase.ts';
import type { Badge, CounterFace, CounterStyle } from '../../../kit/skin.ts';
import { DIVE_BOMBING } from '../data/tables.ts';
import type { Entry, UnitKind, UnitSpec } from '../data/unit.ts';
import { UNITS } from '../data/units.ts';
import {
  COUNT,
  fullSteps,
  IS_ARTILLERY,
  IS_COMPANY,
  IS_DIVE,
  IS_FOOT,
  IS_LEVEL,
  IS_TROOP,
  printedArmour,
  printedAt,
  printedCombat,
  unitSpec,
} from '../pieces.ts';
import { armourOf, atOf, combatOf, hasTigers } from '../rules/values.ts';
import { ARRIVING, placeOf, type State, stepsOf, TO_COME, TO_SET_UP } from '../state.ts';

const DARK = '#14160f';
const PALE = '#f6f1e4';

/** 2.2.2 Colours show the service. */
export const COUNTER_STYLES: Readonly<Record<string, CounterStyle>> = {
  wehrmacht: { base: '#9aa893', light: '#c5cfbf', dark: '#626f5d', text: DARK },
  ss: { base: '#29292b', light: '#5e5e62', dark: '#0d0d0e', text: PALE },
  luftwaffe: { base: '#a5c4de', light: '#d3e3f0', dark: '#6a8cab', text: '#0f1820' },
  support: { base: '#56665a', light: '#84948a', dark: '#333f37', text: PALE },
  soviet: { base: '#d4705d', light: '#eda897', dark: '#98402f', text: '#1f0d08' },
  guards: { base: '#8d2721', light: '#bf5f55', dark: '#571310', text: '#fff3e6' },
};

/** 2.2.1 A colour for each corps and army; those that meet on one sheet differ most. */
export const FORMATIONS: Readonly<Record<string, string>> = {
  '23AK': '#efe6c8',
  '41PzK': '#f2c531',
  '47PzK': '#ec8f43',
  '46PzK': '#86b9e2',
  '20AK': '#cfa9e0',
  '52AK': '#b7d27e',
  '48PzK': '#f8d44e',
  '2SSPzK': '#dfe0e4',
  '3PzK': '#ef9a72',
  '11AK': '#7cc4bd',
  '13A': '#f4cf58',
  '70A': '#a9d394',
  '48A': '#a9c1e8',
  '2TA': '#ece7f4',
  '6GA': '#f4bf3f',
  '7GA': '#93c9ea',
  '40A': '#d5c49c',
  '69A': '#b4d68c',
  '1TA': '#f5f1e6',
  '5GTA': '#dcaee4',
  '5GA': '#f5a98c',
};

const SYMBOLS: Readonly<Record<UnitKind, string>> = {
  panzer: 'tank',
  'ss-panzer': 'tank',
  tiger: 'heavy-tank',
  panther: 'heavy-tank',
  'panzer-battalion': 'tank',
  elefant: 'tank-hunter',
  'assault-gun': 'self-propelled',
  'assault-howitzer': 'self-propelled',
  panzergrenadier: 'mechanized',
  'ss-panzergrenadier': 'mechanized',
  motorised: 'motorized',
  infantry: 'infantry',
  jaeger: 'infantry',
  engineer: 'engineer',
  artillery: 'artillery',
  rocket: 'rocket',
  'heavy-rocket': 'heavy-rocket',
  tank: 'sloped-tank',
  'guards-tank': 'sloped-tank',
  'motor-rifle': 'motorized',
  'guards-motor-rifle': 'motorized',
  mechanised: 'mechanized',
  'guards-mechanised': 'mechanized',
  rifle: 'infantry',
  'guards-rifle': 'infantry',
  'guards-airborne': 'paratroop',
  'level-bomber': 'level-bomber',
  'dive-bomber': 'dive-bomber',
  'tiger-company': 'heavy-tank',
};

const SS_DIVISIONS: ReadonlySet<string> = new Set(UNITS.filter(u => u.kind.startsWith('ss-')).map(u => u.parent));
const STYLES: readonly string[] = UNITS.map(styleOf);

function styleOf(u: UnitSpec): string {
  if (u.size === 'air') return 'luftwaffe';
  if (u.side === 'soviet') return u.kind.startsWith('guards') ? 'guards' : 'soviet';
  if (u.shift !== undefined || u.kind === 'engineer') return 'support';
  return SS_DIVISIONS.has(u.parent) ? 'ss' : 'wehrmacht';
}

/** 7.8.6, 13.4.6 */
const DISRUPTED: Badge = { text: 'D', fill: '#f07c2e', ink: '#1d1b17' };
const TIGERS: Badge = { text: 'T', fill: '#1d1b17', ink: '#f2c531' };

/** Everything a face is drawn from. */
type Faced = Pick<State, 'place' | 'steps' | 'disrupted' | 'options' | 'attached'>;

/** The current face of a unit: the values of its steps, and its place of arrival while it is off the map. */
export function faceOf(s: Faced, u: number): CounterFace {
  const spec = unitSpec(u);
  const badges = badgesOf(s, u);
  const code = isWaiting(placeOf(s, u)) ? codeOf(spec.entry) : '';
  return {
    nation: itemAt(STYLES, u),
    symbol: SYMBOLS[spec.kind],
    echelon: spec.size === 'air' ? '' : spec.size,
    left: spec.size === 'air' ? spec.command : spec.parent,
    right: spec.id,
    values: valuesOf(s, u),
    reduced: IS_TROOP[u] === true && stepsOf(s, u) < fullSteps(u),
    ...(entryOf(FORMATIONS, spec.command) ? { formation: spec.command } : {}),
    ...(IS_TROOP[u] && !IS_FOOT[u] ? { plate: true } : {}),
    ...(badges.length > 0 ? { badges } : {}),
    ...(s.disrupted[u] ? { bend: DISRUPTED.fill } : {}),
    ...(code === '' ? {} : { corner: code }),
  };
}

const NO_BADGES: readonly Badge[] = [];

function badgesOf(s: Faced, u: number): readonly Badge[] {
  const isLed = hasTigers(s, u);
  if (!s.disrupted[u] && !isLed) return NO_BADGES;
  return [...(s.disrupted[u] ? [DISRUPTED] : []), ...(isLed ? [TIGERS] : [])];
}

/** 2.2.1 Anti-tank strength, armour (a star for none) and combat strength; for a lost unit those of its last step. */
function valuesOf(s: Faced, u: number): string {
  if (hasTigers(s, u)) return inOne(atOf(s, u), armourOf(s, u), combatOf(s, u));
  return itemAt(PRINTED, (s.steps[u] || 1) * COUNT + u);
}

const inOne = (at: number, armour: number, combat: number): string => `${at}-${armour || '★'}-${combat}`;

/** By steps and unit; for support units what they add. */
const PRINTED: readonly string[] = [0, 1, 2].flatMap(steps =>
  UNITS.map(({ shift, front }, u) => {
    if (IS_ARTILLERY[u]) return `R${shift ?? 0}`;
    if (IS_LEVEL[u]) return 'PM−1';
    if (IS_DIVE[u]) return `${DIVE_BOMBING.at}-★-★`;
    if (IS_COMPANY[u]) return `+${front.at}-${front.armour}`;
    if (!IS_TROOP[u]) return '★-★-★';
    return inOne(printedAt(u, steps), printedArmour(u, steps), printedCombat(u, steps));
  }),
);

const isWaiting = (place: number): boolean => place === TO_SET_UP || place === TO_COME || place === ARRIVING;

/** 3.1, 11.1 The zone, or turn and area. */
function codeOf(entry: Entry): string {
  if (entry.kind === 'zone') return entry.zone;
  return entry.kind === 'turn' ? `${entry.turn}${entry.area}` : '';
}

/** Faces of markers. */
export const markerFace = (nation: string, symbol: string, values = ''): CounterFace => ({
  nation,
  symbol,
  echelon: '',
  left: '',
  right: '',
  values,
  reduced: false,
});
