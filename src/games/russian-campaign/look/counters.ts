/** 2.1 What is printed on each counter. */
import { entryOf } from '../../../kit/phrase.ts';
import type { CounterFace, CounterStyle } from '../../../kit/skin.ts';
import type { UnitSpec, UnitType } from '../data/unit.ts';
import { POINTLESS_WORKER, UNITS } from '../data/units.ts';

const DARK = '#14160f';
const PALE = '#f4f0e4';

/** 2.1.2 Colours show army, service and size; those of the allies are light and differ by nation. */
export const COUNTER_STYLES: Readonly<Record<string, CounterStyle>> = {
  german: { base: '#98a497', light: '#c2cbc0', dark: '#5f6c5f', text: DARK },
  'german-hq': { base: '#66756a', light: '#90a094', dark: '#3d4a41', text: '#fbf8ee' },
  ss: { base: '#2b2b2d', light: '#5d5d60', dark: '#0e0e0f', text: PALE },
  luftwaffe: { base: '#93a9bd', light: '#c0d0de', dark: '#5a7288', text: '#0f1820' },
  finnish: { base: '#c9d5d6', light: '#e9f0f0', dark: '#8d9fa1', text: DARK },
  hungarian: { base: '#cbd6b8', light: '#e7eed9', dark: '#92a079', text: DARK },
  italian: { base: '#b9d3bb', light: '#dcebdd', dark: '#7d9f80', text: DARK },
  romanian: { base: '#d6d4ac', light: '#eeecd0', dark: '#a19e6c', text: DARK },
  soviet: { base: '#c2a878', light: '#e0cda6', dark: '#8c7345', text: '#1d150a' },
  'soviet-corps': { base: '#ddcba4', light: '#f1e6cc', dark: '#a8936a', text: '#1d150a' },
  'soviet-hq': { base: '#6f5138', light: '#9a7a5d', dark: '#432d1b', text: '#fbf3e4' },
  guards: { base: '#dd8a3c', light: '#f2b67c', dark: '#a35c17', text: '#22120a' },
  'guards-corps': { base: '#efb47c', light: '#f9d8b4', dark: '#b97d43', text: '#22120a' },
  stalin: { base: '#b8322a', light: '#dc6a60', dark: '#7c1812', text: '#fff4e6' },
};

const SYMBOLS: Readonly<Record<UnitType, string>> = {
  infantry: 'infantry',
  armour: 'armour',
  mechanized: 'mechanized',
  mountain: 'mountain',
  cavalry: 'cavalry',
  paratroop: 'paratroop',
  'luftwaffe-infantry': 'air-infantry',
  'luftwaffe-armour': 'air-armour',
  artillery: 'artillery',
  headquarters: 'headquarters',
  dictator: 'leader',
  worker: 'worker',
  partisan: 'partisan',
};

/** 12.8 Names of the infantry corps that are converted. */
const CONVERTED: ReadonlySet<string> = new Set(
  UNITS.flatMap(({ entry }) => (entry.kind === 'conversion' ? [entry.of] : [])),
);
const BAND = '#b5473c';

export function faceOf(u: UnitSpec): CounterFace {
  const code = codeOf(u);
  return {
    nation: styleOf(u),
    symbol: SYMBOLS[u.type],
    echelon: u.type === 'dictator' ? u.name : u.size,
    left: labelOf(u),
    right: mark(u),
    values: valuesOf(u),
    reduced: false,
    ...(code === '' ? {} : { corner: code }),
    ...(CONVERTED.has(u.name) ? { band: BAND } : {}),
  };
}

function styleOf(u: UnitSpec): string {
  if (u.side === 'soviet') return sovietStyle(u);
  if (u.service === 'ss' || u.type === 'dictator') return 'ss';
  if (u.service === 'luftwaffe') return 'luftwaffe';
  if (u.type === 'headquarters') return 'german-hq';
  return u.nation;
}

/** Remnants are printed like Guards armies (as 2.1.2 shows them), without a size. */
function sovietStyle(u: UnitSpec): string {
  if (u.type === 'dictator') return 'stalin';
  if (u.type === 'headquarters' || u.type === 'artillery') return 'soviet-hq';
  const size = u.size === 'XXX' ? '-corps' : '';
  return u.service === 'guards' ? `guards${size}` : `soviet${size}`;
}

const UNNUMBERED: readonly UnitType[] = ['dictator', 'worker', 'partisan'];

function labelOf(u: UnitSpec): string {
  if (UNNUMBERED.includes(u.type) || u.entry.kind === 'remnant') return '';
  return u.type === 'headquarters' ? (entryOf(HEADQUARTERS, u.name) ?? u.name) : u.id;
}

const HEADQUARTERS: Readonly<Record<string, string>> = { 'HQ-N': 'Nord', 'HQ-C': 'Mitte', 'HQ-S': 'Süd' };

const NATION_MARKS: Readonly<Record<string, string>> = {
  finnish: 'Fin',
  hungarian: 'Hun',
  italian: 'Ita',
  romanian: 'Rom',
};
const SERVICE_MARKS: Readonly<Record<string, string>> = { ss: 'SS', guards: 'Gd', luftwaffe: 'Lw' };

const mark = (u: UnitSpec): string => NATION_MARKS[u.nation] ?? SERVICE_MARKS[u.service] ?? '';

/** 2.1.4, 2.1.6 Strength and allowance; in brackets if the strength is for defence only. */
function valuesOf(u: UnitSpec): string {
  if (u.type === 'partisan') return '';
  const isBracketed = u.type === 'artillery' || u.name === POINTLESS_WORKER;
  const strength = isBracketed ? `(${u.strength})` : String(u.strength);
  return u.type === 'worker' ? strength : `${strength}-${u.allowance}`;
}

/** 2.1.7 Where it sets up, or the turn in which it arrives. */
function codeOf({ entry }: UnitSpec): string {
  if (entry.kind === 'code') return entry.code;
  return entry.kind === 'turn' || entry.kind === 'conversion' ? String(entry.turn) : '';
}

export const FACES: readonly CounterFace[] = UNITS.map(faceOf);

/** Faces of markers. */
export const markerFace = (nation: string, symbol: string): CounterFace => ({
  nation,
  symbol,
  echelon: '',
  left: '',
  right: '',
  values: '',
  reduced: false,
});
