/** 2.1 What is printed on a unit, when and where it enters play, and how a roster line is read. */
import type { Source } from '../../../kit/board.ts';
import type { Impulse } from './calendar.ts';
import type { District } from './regions.ts';

export const SIDES = ['axis', 'soviet'] as const;
export type SideName = (typeof SIDES)[number];

export const NATIONS = ['german', 'finnish', 'hungarian', 'italian', 'romanian', 'soviet'] as const;
export type Nation = (typeof NATIONS)[number];

/** 2.1.2 What the counter's colour shows beyond the nation. */
export type Service = 'army' | 'ss' | 'luftwaffe' | 'guards';

export const UNIT_TYPES = [
  'infantry',
  'armour',
  'mechanized',
  'mountain',
  'cavalry',
  'paratroop',
  'luftwaffe-infantry',
  'luftwaffe-armour',
  'artillery',
  'headquarters',
  'dictator',
  'worker',
  'partisan',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** Corps, army, army group, Stavka; remnants, dictators, workers and partisans have none. */
export type Size = 'XXX' | 'XXXX' | 'XXXXX' | 'XXXXXX' | '';

/** 3.3.1 Set-up codes of the Axis. */
export const AXIS_CODES = ['N', 'C', 'S', 'R', 'F'] as const;
export type AxisCode = (typeof AXIS_CODES)[number];

/** 12.2, 12.3 Where a reinforcement arrives: a map edge, a named city, or any Soviet city (12.7.4). */
export type Spot = 'west' | 'hungary' | 'east' | 'Bucharest' | 'Moscow' | 'Kursk' | 'any-city' | 'partisan';

export type Entry =
  /** 3.2, 3.3 On the map at the start: by code, or in a city. */
  | { readonly kind: 'code'; readonly code: AxisCode | District }
  | { readonly kind: 'city'; readonly city: string }
  | { readonly kind: 'turn'; readonly turn: number; readonly impulse: Impulse; readonly at: Spot }
  /** 12.8 Replaces an infantry corps. */
  | { readonly kind: 'conversion'; readonly turn: number; readonly of: string }
  /** 12.4 Arrives by an event of `SPECIAL_REINFORCEMENTS`. */
  | { readonly kind: 'event'; readonly event: string }
  /** 9.12 */
  | { readonly kind: 'remnant' }
  /** V1, V3 Only in a variant. */
  | { readonly kind: 'variant'; readonly rule: string };

export interface UnitSpec {
  /** Unique and short, as used in logs. */
  readonly name: string;
  /** Distinguishes it from similar units: a number or a proper name; may be empty. */
  readonly id: string;
  readonly side: SideName;
  readonly nation: Nation;
  readonly service: Service;
  readonly type: UnitType;
  readonly size: Size;
  /** For a worker also its replacement points, except at Archangel (12.7.7). */
  readonly strength: number;
  readonly allowance: number;
  readonly entry: Entry;
  /** Source of the printed values, and of the place and time of arrival. */
  readonly source: Source;
  readonly entrySource: Source;
}

/** What the units of a roster line have in common; `name` makes the unique name from the id. */
export interface Kind extends Pick<UnitSpec, 'side' | 'nation' | 'service' | 'type' | 'size'> {
  readonly name: (id: string) => string;
}

export interface Marks {
  readonly source?: Source;
  readonly entrySource?: Source;
}

/** Reads `41 8-7, 56 7-7`: ids with strength and allowance. */
export const group = (kind: Kind, entry: Entry, list: string, marks: Marks = {}): readonly UnitSpec[] =>
  list.split(', ').map(item => {
    const [, id = '', strength = '', allowance = ''] = /^(.*?) ?(\d+)-(\d+)$/.exec(item) ?? [];
    const { name, ...shared } = kind;
    return {
      name: name(id),
      id,
      ...shared,
      strength: Number(strength),
      allowance: Number(allowance),
      entry,
      source: marks.source ?? 'public',
      entrySource: marks.entrySource ?? 'public',
    };
  });

export const byCode = (code: AxisCode | District): Entry => ({ kind: 'code', code });
export const inCity = (city: string): Entry => ({ kind: 'city', city });
export const onTurn = (turn: number, at: Spot, impulse: Impulse = 1): Entry => ({ kind: 'turn', turn, impulse, at });
export const byEvent = (event: string): Entry => ({ kind: 'event', event });
export const inVariant = (rule: string): Entry => ({ kind: 'variant', rule });
export const REMNANT: Entry = { kind: 'remnant' };
