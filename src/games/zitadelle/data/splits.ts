/**
 * 13.4 Panzer regiments as two battalions, Tiger battalions as three companies. The printed table of battalions is not
 * known: a regiment is halved, the first battalion taking the odd point and the Tigers. A reduced regiment has lost its
 * second battalion.
 */
import type { Source } from '../../../kit/board.ts';
import { GERMAN_UNITS } from './german.ts';
import type { UnitSpec, Values } from './unit.ts';

export const SPLIT_SOURCE: Source = 'reconstructed';

/** The values of a regiment's battalions, given its own. */
export const splitValues = ({ at, armour, combat }: Values): readonly [first: Values, second: Values] => [
  { at: Math.ceil(at / 2), armour, combat: Math.ceil(combat / 2) },
  { at: Math.floor(at / 2), armour: Math.min(armour, MEDIUM_ARMOUR), combat: Math.floor(combat / 2) },
];

/** 13.4.6 What a company adds to the regiment it is attached to. */
export const TIGER_COMPANY = { at: 1, armour: 5 } as const;
/** 13.4.5 */
const COMPANIES = 3;

/** The armour of a battalion without Tigers. */
const MEDIUM_ARMOUR = 3;

const isRegiment = (u: UnitSpec): boolean => u.kind === 'panzer' || u.kind === 'ss-panzer';

const battalions = (regiment: UnitSpec): readonly UnitSpec[] =>
  splitValues(regiment.front).map((front, i) => ({
    ...half(regiment),
    name: `${regiment.parent}/${i === 0 ? 'I' : 'II'}-${regiment.id}`,
    id: `${i === 0 ? 'I' : 'II'}-${regiment.id}`,
    front,
    entry: { kind: 'split', of: regiment.name, battalion: i === 0 ? 1 : 2 },
  }));

/** 13.4.2 A battalion has one step, and belongs to the same formation as its regiment. */
const half = ({ side, command, parent, sheet }: UnitSpec) =>
  ({
    side,
    command,
    parent,
    sheet,
    kind: 'panzer-battalion',
    size: 'II',
    source: SPLIT_SOURCE,
    entrySource: 'rulebook',
  }) as const;

const companies = (tiger: UnitSpec): readonly UnitSpec[] =>
  Array.from({ length: COMPANIES }, (_, i) => ({
    name: `${tiger.id}/${i + 1}`,
    side: tiger.side,
    command: tiger.command,
    parent: tiger.id,
    id: String(i + 1),
    kind: 'tiger-company',
    size: 'I',
    front: { ...TIGER_COMPANY, combat: 0 },
    entry: { kind: 'company', of: tiger.name },
    sheet: tiger.sheet,
    source: 'rulebook',
    entrySource: 'rulebook',
  }));

export const BATTALIONS: readonly UnitSpec[] = GERMAN_UNITS.filter(isRegiment).flatMap(battalions);
export const TIGER_COMPANIES: readonly UnitSpec[] = GERMAN_UNITS.filter(u => u.kind === 'tiger').flatMap(companies);
