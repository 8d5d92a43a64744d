/** 2.2 What is printed on each counter, and what its state adds. */
import type { CounterShown } from '../../../kit/depict.ts';
import { entryOf } from '../../../kit/phrase.ts';
import { whereOf } from '../../../kit/sideLook.ts';
import type { Badge, CounterFace, CounterStyle } from '../../../kit/skin.ts';
import { COMMANDS } from '../data/commands.ts';
import type { UnitSpec, UnitType } from '../data/unit.ts';
import { UNITS } from '../data/units.ts';
import { COMMAND_IDS, commandOfHq, rangeOf, roleOf, sideOf } from '../pieces.ts';
import { ISOLATED, isFed, lostOf, placeOf, type State, UNSUPPLIED } from '../state.ts';
import { boxOf } from './boxes.ts';

export const COUNTER_STYLES: Readonly<Record<string, CounterStyle>> = {
  german: { base: '#9fabb2', light: '#cbd4d9', dark: '#66737c', text: '#12181c' },
  soviet: { base: '#cf8a6c', light: '#ebb9a2', dark: '#955438', text: '#1f0d08' },
  guards: { base: '#a5322a', light: '#cf6b61', dark: '#661612', text: '#fff3e6' },
  german_hq: { base: '#4b5963', light: '#7f8e98', dark: '#2a343b', text: '#f4f6f7' },
  soviet_hq: { base: '#7a1f1c', light: '#b1544e', dark: '#47100e', text: '#fff3e6' },
};

/** 7.22 A colour for each command. */
const COLOURS: readonly string[] = (
  '#efe6c8 #f2c531 #ec8f43 #86b9e2 #cfa9e0 #b7d27e #7cc4bd #f5a98c #dfe0e4 #a9c1e8 ' +
  '#f4cf58 #a9d394 #a9c1e8 #ece7f4 #f4bf3f #93c9ea #d5c49c #b4d68c #f5f1e6 #dcaee4'
).split(' ');
export const FORMATIONS: Readonly<Record<string, string>> = Object.fromEntries(
  COMMANDS.map(({ id }, i) => [id, COLOURS[i] ?? '#ffffff']),
);

const SYMBOLS: Readonly<Record<UnitType, string>> = {
  T: 'armour',
  M: 'motorized',
  I: 'infantry',
  C: 'cavalry',
  S: 'mountain',
  H: 'headquarters',
};

function nationOf({ side, type, name }: UnitSpec): string {
  if (type === 'H') return `${side}_hq`;
  return side === 'soviet' && /^\d+G/.test(name) ? 'guards' : side;
}

const UNSUPPLIED_BADGE: Badge = { text: '!', fill: '#f0b429', ink: '#3a2600' };
const ISOLATED_BADGE: Badge = { text: '×', fill: '#c0392b', ink: '#ffffff' };
const FED_BADGE: Badge = { text: '+', fill: '#2e8b57', ink: '#ffffff' };

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

function valuesOf({ side, type, steps }: UnitSpec, lost: number, range: number): string {
  const step = steps[lost];
  if (!step) return '';
  if (type === 'H') return `(${range})-${step.allowance}`;
  const { attack, defence, allowance } = step;
  return side === 'german' ? `${attack}-${allowance}` : `${attack}-${defence}-${allowance}`;
}

function faceOf(s: State, spec: UnitSpec, unit: number): CounterFace {
  const lost = lostOf(s, unit);
  const army = s.army[unit] ?? -1;
  const command = army >= 0 ? COMMAND_IDS[army] : spec.command;
  const card = commandOfHq(unit);
  const badges = badgesOf(s, unit);
  return {
    nation: nationOf(spec),
    symbol: SYMBOLS[spec.type],
    echelon: spec.steps[lost]?.size ?? '',
    left: spec.type === 'H' ? '' : (spec.name.split(' ')[0] ?? ''),
    right: spec.type === 'H' ? (spec.command ?? '') : '',
    values: valuesOf(spec, lost, card >= 0 ? rangeOf(card) : 0),
    ...(command !== undefined && entryOf(FORMATIONS, command) !== undefined ? { formation: command } : {}),
    reduced: lost > 0,
    ...(badges.length > 0 ? { badges } : {}),
  };
}

export const countersOf = (s: State): CounterShown[] =>
  UNITS.map((spec, unit) => {
    const place = placeOf(s, unit);
    return { unit, role: roleOf(sideOf(unit)), ...whereOf(place, boxOf(place, unit)), face: faceOf(s, spec, unit) };
  });
