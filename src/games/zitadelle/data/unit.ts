/** 2.2 What is printed on a unit, where and when it enters play, and how a roster line is read. */
import type { Source } from '../../../kit/board.ts';
import { type Sheet, words } from './grid.ts';

export { SHEETS, type Sheet } from './grid.ts';

export const SIDES = ['german', 'soviet'] as const;
export type SideName = (typeof SIDES)[number];

/** 2.2.2 */
export const KINDS = [
  'panzer',
  'ss-panzer',
  'tiger',
  'panther',
  'panzer-battalion',
  'elefant',
  'assault-gun',
  'assault-howitzer',
  'panzergrenadier',
  'ss-panzergrenadier',
  'motorised',
  'infantry',
  'jaeger',
  'engineer',
  'artillery',
  'rocket',
  'heavy-rocket',
  'tank',
  'guards-tank',
  'motor-rifle',
  'guards-motor-rifle',
  'mechanised',
  'guards-mechanised',
  'rifle',
  'guards-rifle',
  'guards-airborne',
  'level-bomber',
  'dive-bomber',
  'tiger-company',
] as const;
export type UnitKind = (typeof KINDS)[number];

/** 2.2.1 Brigade, regiment, battalion, company; air units have no sign. */
export type Size = 'X' | 'III' | 'II' | 'I' | 'air';

/** 2.2.1 Anti-tank strength, armour (0 for a printed star), combat strength. */
export interface Values {
  readonly at: number;
  readonly armour: number;
  readonly combat: number;
}

export type Entry =
  /** 3.1 On the map at the start, in a zone of its side. */
  | { readonly kind: 'zone'; readonly zone: string }
  /** 11.1 Arrives at an area; 11.2.1 in `zone`, if the German player chooses to begin with it. */
  | { readonly kind: 'turn'; readonly turn: number; readonly area: string; readonly zone?: string }
  /** 9.1 Available again each turn. */
  | { readonly kind: 'air' }
  /** 13.4.2 Half of a Panzer regiment. */
  | { readonly kind: 'split'; readonly of: string; readonly battalion: 1 | 2 }
  /** 13.4.5 A third of a Tiger battalion. */
  | { readonly kind: 'company'; readonly of: string };

export interface UnitSpec {
  /** Unique and short, as used in logs. */
  readonly name: string;
  readonly side: SideName;
  /** 2.2.1 The corps or army whose morale it uses; air units have their own. */
  readonly command: string;
  /** Division or corps, or nothing. */
  readonly parent: string;
  readonly id: string;
  readonly kind: UnitKind;
  readonly size: Size;
  readonly front: Values;
  /** 6.6.1 Only for units with two steps. */
  readonly back?: Values;
  /** 10.1.3 Columns to the right, for artillery only. */
  readonly shift?: number;
  readonly entry: Entry;
  readonly sheet: Sheet;
  /** Source of the printed values, and of the place and time of arrival. */
  readonly source: Source;
  readonly entrySource: Source;
}

/** What the units of a roster line have in common. */
export interface Arm extends Pick<UnitSpec, 'kind' | 'size' | 'front' | 'back' | 'shift'> {
  /** Before the id; if absent, the parent or the command with a slash. */
  readonly prefix?: string;
}

const NO_VALUES: Values = { at: 0, armour: 0, combat: 0 };

/** Reads `7-3-3`; a star means no armour. */
function valuesOf(text: string): Values {
  const [at = 0, armour = 0, combat = 0] = text.split('-').map(n => (n === '*' ? 0 : Number(n)));
  return { at, armour, combat };
}

/** Reads `7-3-3/4-3-1`: front and, for a unit with two steps, back. */
export function arm(kind: UnitKind, size: Size, values: string): Arm {
  const [front = '', back] = values.split('/');
  return { kind, size, front: valuesOf(front), ...(back === undefined ? {} : { back: valuesOf(back) }) };
}

export const gun = (kind: 'artillery' | 'rocket' | 'heavy-rocket', shift: number): Arm => ({
  kind,
  size: kind === 'artillery' ? 'X' : 'III',
  front: NO_VALUES,
  shift,
  prefix: { artillery: 'Arko', rocket: 'Wf', 'heavy-rocket': 'sWf' }[kind],
});

/** 2.2.2 Only stars are printed on it. */
export const ENGINEER: Arm = { kind: 'engineer', size: 'I', front: NO_VALUES, prefix: 'PzPi' };

export const zone = (id: string): Entry => ({ kind: 'zone', zone: id });
export const onTurn = (turn: number, area: string): Entry => ({ kind: 'turn', turn, area });
export const orModel = (turn: number, area: string, id: string): Entry => ({ kind: 'turn', turn, area, zone: id });

/** A roster line: arm, parent, arrival, ids. */
export type Line = readonly [arm: Arm, parent: string, entry: Entry, ids: string];

export interface Lines {
  readonly side: SideName;
  readonly command: string;
  readonly sheet: Sheet;
  /** Names of the units whose values, and whose entry, the rulebook prints. */
  readonly printed: ReadonlySet<string>;
  readonly printedEntry: ReadonlySet<string>;
}

export const group = (of: Lines, [{ prefix, ...shared }, parent, entry, ids]: Line): readonly UnitSpec[] =>
  words(ids).map(id => {
    const name = prefix === undefined ? `${parent || of.command}/${id}` : prefix + id;
    return {
      name,
      side: of.side,
      command: of.command,
      parent,
      id,
      ...shared,
      entry,
      sheet: of.sheet,
      source: of.printed.has(name) ? 'rulebook' : 'reconstructed',
      entrySource: of.printedEntry.has(name) ? 'rulebook' : 'reconstructed',
    };
  });
