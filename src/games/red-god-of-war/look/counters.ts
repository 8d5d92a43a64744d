/** 2.2 What is printed on each counter, and what its state adds. */
import type { CounterShown } from '../../../kit/depict.ts';
import { itemAt } from '../../../kit/list.ts';
import { entryOf } from '../../../kit/phrase.ts';
import { whereOf } from '../../../kit/sideLook.ts';
import type { Badge, CounterFace, CounterStyle, RimLook, StripeForm } from '../../../kit/skin.ts';
import { COMMANDS } from '../data/commands.ts';
import type { UnitSpec, UnitType } from '../data/unit.ts';
import { UNITS } from '../data/units.ts';
import { COMMAND_IDS, commandOfHq, rangeOf, roleOf, sideOf } from '../pieces.ts';
import { ISOLATED, isActing, isFed, lostOf, NOT_MOVED, placeOf, type State, UNSUPPLIED } from '../state.ts';
import { boxOf } from './boxes.ts';

export const COUNTER_STYLES: Readonly<Record<string, CounterStyle>> = {
  german: { base: '#97a79c', light: '#c6d1c9', dark: '#5c6c62', text: '#10180f' },
  soviet: { base: '#cda06e', light: '#eccca5', dark: '#8a6236', text: '#22130a' },
  guards: { base: '#a8322a', light: '#d2706a', dark: '#661612', text: '#fff5ea' },
  german_hq: { base: '#5c7066', light: '#93a49b', dark: '#33413a', text: '#ffffff' },
  soviet_hq: { base: '#a5563a', light: '#d08f76', dark: '#61301e', text: '#ffffff' },
};

/** 7.22 A colour and a pattern for each command, ten on a side. */
const COLOURS = '#f7f3e6 #f6cf3e #ef9a4a #86bdea #c9a2e2 #a5d36b #63c6b6 #f3a3b1 #9fb0ee #d8e35c'.split(' ');
const FORMS: readonly StripeForm[] = [
  ...(['plain', 'bars', 'half', 'dots', 'ends'] as const),
  ...(['slant', 'middle', 'checks', 'line', 'teeth'] as const),
];
const byCommand = <T>(looks: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(COMMANDS.map(({ id }, i) => [id, itemAt(looks, i % looks.length)]));
export const FORMATIONS = byCommand(COLOURS);
export const STRIPES = byCommand(FORMS);

const SYMBOLS: Readonly<Record<UnitType, string>> = {
  T: 'armour',
  M: 'mechanized',
  I: 'infantry',
  C: 'cavalry',
  S: 'ski',
  H: 'headquarters',
};

function nationOf({ side, type, name }: UnitSpec): string {
  if (type === 'H') return `${side}_hq`;
  return side === 'soviet' && /^\d+G/.test(name) ? 'guards' : side;
}

const UNSUPPLIED_BADGE: Badge = { text: '!', fill: '#ffc02e', ink: '#2c1d00', form: 'triangle' };
const ISOLATED_BADGE: Badge = { text: '×', fill: '#d0281e', ink: '#ffffff', form: 'square' };
const FED_BADGE: Badge = { text: '+', fill: '#1f8a4d', ink: '#ffffff' };

/** 6.12 Units that are active now, by their supply in the impulse: the dashes are shorter the worse it is. */
const RIMS: readonly RimLook[] = [
  { colour: '#6dff9e' },
  { colour: '#ffc02e', dash: '15 6' },
  { colour: '#ff5a4a', dash: '4 5' },
];

/** 6.14 Supply as a badge; 6.3 combat supply of headquarters. */
function badgesOf(s: State, unit: number): readonly Badge[] {
  const card = commandOfHq(unit);
  const state = s.status[unit];
  return [
    ...(card >= 0 && isFed(s, card) ? [FED_BADGE] : []),
    ...(state === UNSUPPLIED ? [UNSUPPLIED_BADGE] : []),
    ...(state === ISOLATED ? [ISOLATED_BADGE] : []),
  ];
}

/** 2.2 In brackets: the range of a headquarters without combat supply. */
function valuesOf({ side, type, steps }: UnitSpec, lost: number, range: string): string {
  const step = steps[lost];
  if (!step) return '';
  const { attack, defence, allowance } = step;
  if (type === 'H') return `${range}-${allowance}`;
  return side === 'german' ? `${attack}-${allowance}` : `${attack}-${defence}-${allowance}`;
}

const rangeText = (s: State, card: number): string => (isFed(s, card) ? `${rangeOf(card)}` : `(${rangeOf(card)})`);

/** What a unit of a division or corps is called on its own. */
const ownName = ({ name, parent }: UnitSpec): string => {
  const [first = ''] = name.split(' ');
  return parent === undefined ? first : (first.split('/')[0] ?? first);
};

/** 3.0 What it has done this turn. */
function foldOf(s: State, unit: number): CounterFace['fold'] {
  if (isActing(s, unit)) return s.mode[unit] === NOT_MOVED ? undefined : 'arrow';
  return s.acted[unit] === 1 ? 'tick' : undefined;
}

function faceOf(s: State, spec: UnitSpec, unit: number): CounterFace {
  const lost = lostOf(s, unit);
  const army = s.army[unit] ?? -1;
  const command = army >= 0 ? COMMAND_IDS[army] : spec.command;
  const card = commandOfHq(unit);
  const isHq = card >= 0;
  const badges = badgesOf(s, unit);
  const fold = foldOf(s, unit);
  const rim = RIMS[(s.acting[unit] ?? 0) - 1];
  return {
    nation: nationOf(spec),
    symbol: SYMBOLS[spec.type],
    echelon: spec.steps[lost]?.size ?? '',
    left: isHq ? '' : ownName(spec),
    right: (spec.side === 'german' ? (spec.parent ?? command) : command) ?? '',
    values: valuesOf(spec, lost, isHq ? rangeText(s, card) : ''),
    far: isHq ? '' : String(spec.steps[lost]?.attack ?? ''),
    ...(command !== undefined && entryOf(FORMATIONS, command) !== undefined ? { formation: command } : {}),
    reduced: lost > 0,
    ...(badges.length > 0 ? { badges } : {}),
    ...(fold ? { fold } : {}),
    ...(rim ? { rim } : {}),
  };
}

export const countersOf = (s: State): CounterShown[] =>
  UNITS.map((spec, unit) => {
    const place = placeOf(s, unit);
    return { unit, role: roleOf(sideOf(unit)), ...whereOf(place, boxOf(place, unit)), face: faceOf(s, spec, unit) };
  });
