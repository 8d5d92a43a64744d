/**
 * The Axis order of battle. Values and arrivals are read from the public counters of a later edition, and agree with
 * every unit the rulebook names; but for July and August 1941 (12.1.1) the impulse of an arrival is reconstructed.
 */
import { byCode, byEvent, group, inCity, inVariant, type Kind, onTurn, REMNANT, type UnitSpec } from './unit.ts';

const german = { side: 'axis', nation: 'german', service: 'army', size: 'XXX' } as const;
const INFANTRY: Kind = { ...german, type: 'infantry', name: id => `${id}Inf` };
const PANZER: Kind = { ...german, type: 'armour', name: id => `${id}Pz` };
const MECHANIZED: Kind = { ...german, type: 'mechanized', name: id => `${id}PzGr` };
const MOUNTAIN: Kind = { ...german, type: 'mountain', name: id => `${id}Mtn` };
const CAVALRY: Kind = { ...german, type: 'cavalry', name: id => `${id}Cav` };
const PARATROOP: Kind = { ...german, type: 'paratroop', name: id => `${id}FJ` };
const ARTILLERY: Kind = { ...german, type: 'artillery', name: id => `${id}Art` };
const HEADQUARTERS: Kind = { ...german, type: 'headquarters', size: 'XXXXX', name: id => `HQ-${id}` };
/** 2.1.2 On a black counter like the SS, but no SS unit. */
const HITLER: Kind = { ...german, type: 'dictator', size: '', name: () => 'Hitler' };

const ss = { ...german, service: 'ss' } as const;
const SS_PANZER: Kind = { ...ss, type: 'armour', name: id => `${id}SSPz` };
const SS_MOUNTAIN: Kind = { ...ss, type: 'mountain', name: id => `${id}SSMtn` };
const SS_CAVALRY: Kind = { ...ss, type: 'cavalry', name: id => `${id}SSCav` };
const SS_INFANTRY: Kind = { ...ss, type: 'infantry', name: id => `${id}SSInf` };
const SS_RESERVE: Kind = { ...ss, type: 'mechanized', name: () => 'SSRes' };

const luftwaffe = { ...german, service: 'luftwaffe' } as const;
const FIELD: Kind = { ...luftwaffe, type: 'luftwaffe-infantry', name: id => `${id}Lw` };
const AIR_PANZER: Kind = { ...luftwaffe, type: 'luftwaffe-armour', name: id => id };

/** Three letters, since the printed name (R 5) would read like a hex. */
const ally = (nation: 'finnish' | 'hungarian' | 'italian' | 'romanian', prefix: string): Kind => ({
  side: 'axis',
  nation,
  service: 'army',
  type: 'infantry',
  size: 'XXX',
  name: id => prefix + id,
});
const FINNISH = ally('finnish', 'Fin');
const HUNGARIAN = ally('hungarian', 'Hun');
const ITALIAN = ally('italian', 'Ita');
const ROMANIAN = ally('romanian', 'Rom');
const ROMANIAN_CAVALRY: Kind = { ...ROMANIAN, type: 'cavalry', name: () => 'RomCav' };
const ROMANIAN_PANZER: Kind = { ...ROMANIAN, type: 'armour', name: () => 'RomPz' };

const BOOK = { source: 'rulebook', entrySource: 'rulebook' } as const;
const BOOK_VALUES = { source: 'rulebook' } as const;
const BOOK_ENTRY = { entrySource: 'rulebook' } as const;
const GUESS = { source: 'reconstructed', entrySource: 'reconstructed' } as const;

/** 3.3.1 */
const AT_START: readonly UnitSpec[] = [
  ...group(HEADQUARTERS, byCode('N'), 'N 1-7', BOOK_ENTRY),
  ...group(PANZER, byCode('N'), '41 8-7, 56 7-7'),
  ...group(INFANTRY, byCode('N'), '1 4-4, 2 4-4, 10 3-4, 26 3-4, 28 3-4, 38 3-4'),
  ...group(HEADQUARTERS, byCode('C'), 'C 1-7', BOOK_ENTRY),
  ...group(PANZER, byCode('C'), '24 8-7', BOOK),
  ...group(PANZER, byCode('C'), '39 8-7', BOOK_VALUES),
  ...group(PANZER, byCode('C'), '46 6-7, 47 7-7, 57 6-7'),
  ...group(INFANTRY, byCode('C'), '5 4-4, 6 4-4, 7 5-4, 8 4-4, 9 5-4, 12 4-4, 13 3-4, 20 3-4, 42 3-4, 43 5-4, 53 4-4'),
  ...group(ITALIAN, byCode('C'), '3 2-4'),
  ...group(HEADQUARTERS, byCode('S'), 'S 1-7', BOOK_ENTRY),
  ...group(PANZER, byCode('S'), '14 7-7, 48 6-7', BOOK_VALUES),
  ...group(PANZER, byCode('S'), '3 7-7'),
  ...group(MECHANIZED, byCode('S'), '52 3-6'),
  ...group(MOUNTAIN, byCode('S'), '49 5-5', BOOK_VALUES),
  ...group(INFANTRY, byCode('S'), '17 3-4', BOOK_VALUES),
  ...group(INFANTRY, byCode('S'), '4 5-4, 29 3-4, 44 5-4, 55 3-4'),
  ...group(INFANTRY, byCode('R'), '11 4-4, 30 4-4, 54 3-4', BOOK_ENTRY),
  ...group(ROMANIAN, byCode('R'), '1 3-5, 2 4-6, 4 3-4'),
  ...group(ROMANIAN_CAVALRY, byCode('R'), '2-7'),
  ...group(FINNISH, byCode('F'), '2 3-4, 4 4-3, 6 4-3, 7 2-3'),
  ...group(HITLER, inCity('Berlin'), '1-8'),
];

/** 12.1, 12.3 */
const LATER: readonly UnitSpec[] = [
  ...group(PANZER, onTurn(2, 'west'), '40 8-7'),
  ...group(INFANTRY, onTurn(2, 'west'), '27 4-4'),
  ...group(SS_RESERVE, onTurn(2, 'west'), '2-7', BOOK_VALUES),
  ...group(HUNGARIAN, onTurn(2, 'hungary'), '1 4-6'),
  ...group(INFANTRY, onTurn(2, 'west', 2), '23 4-4', BOOK_ENTRY),
  ...group(ROMANIAN, onTurn(2, 'Bucharest', 2), '5 2-4', BOOK_ENTRY),
  ...group(INFANTRY, onTurn(3, 'west'), '34 4-4, 35 4-4'),
  ...group(ITALIAN, onTurn(3, 'west'), '4 2-3'),
  ...group(INFANTRY, onTurn(4, 'west'), '51 4-4'),
  ...group(MECHANIZED, onTurn(4, 'west'), '50 4-6'),
  ...group(INFANTRY, onTurn(7, 'west'), '59 4-4'),
  ...group(ROMANIAN, onTurn(7, 'Bucharest'), '6 2-4, 7 2-4'),
  ...group(ROMANIAN_PANZER, onTurn(7, 'Bucharest'), '2-6'),
  ...group(HUNGARIAN, onTurn(7, 'hungary'), '2 3-3'),
  ...group(ITALIAN, onTurn(7, 'west'), '5 2-3'),
  ...group(INFANTRY, onTurn(8, 'west'), '72 3-4'),
  ...group(FIELD, onTurn(8, 'west'), '3 2-3'),
  ...group(HUNGARIAN, onTurn(8, 'hungary'), '3 2-2'),
  ...group(ROMANIAN, onTurn(9, 'Bucharest'), '3 2-2'),
  ...group(SS_PANZER, onTurn(11, 'west'), '2 9-8', BOOK_VALUES),
  ...group(CAVALRY, onTurn(11, 'west'), '1 4-7'),
  ...group(SS_PANZER, onTurn(12, 'west'), '3 7-7', BOOK_VALUES),
  ...group(SS_PANZER, onTurn(13, 'west'), '1 10-8', BOOK_VALUES),
  ...group(MOUNTAIN, onTurn(13, 'west'), '22 3-5'),
  ...group(SS_INFANTRY, onTurn(15, 'west'), '6 4-4', BOOK_VALUES),
  ...group(INFANTRY, onTurn(19, 'west'), '90 3-4'),
  ...group(SS_CAVALRY, onTurn(20, 'west'), '15 4-7'),
  ...group(PANZER, onTurn(22, 'west'), 'GD 10-8'),
];

const converted = (turn: number, id: string, values: string): readonly UnitSpec[] =>
  group(MECHANIZED, { kind: 'conversion', turn, of: `${id}Inf` }, `${id} ${values}`);

/** 12.8.1 The banded infantry corps become these. */
const CONVERTED: readonly UnitSpec[] = [
  ...converted(14, '11', '4-6'),
  ...converted(14, '26', '4-6'),
  ...converted(16, '29', '4-6'),
  ...converted(16, '43', '5-6'),
];

/** 12.4 */
const BY_EVENT: readonly UnitSpec[] = [
  ...group(MOUNTAIN, byEvent('bucharest-1943'), '15 2-5, 21 4-5', BOOK_ENTRY),
  ...group(MOUNTAIN, byEvent('bucharest-1944'), '91 2-5, 97 2-5', BOOK_ENTRY),
  ...group(SS_MOUNTAIN, byEvent('bucharest-1944'), '5 5-5', BOOK_ENTRY),
  ...group(SS_PANZER, byEvent('warsaw-1944'), '4 6-7', BOOK_ENTRY),
  ...group(AIR_PANZER, byEvent('warsaw-1944'), 'HG 7-8', BOOK_ENTRY),
  ...group(MOUNTAIN, byEvent('archangel'), '36 3-5, Dietl 3-5', BOOK_ENTRY),
];

const remnant = (kind: Kind, prefix: string): Kind => ({ ...kind, size: '', name: id => `${prefix}-${id}` });

/** 9.12 Some types follow from Q8; the number of counters is public. */
const REMNANTS: readonly UnitSpec[] = [
  ...group(remnant(INFANTRY, 'RemInf'), REMNANT, '1 2-3, 2 2-3, 3 2-3, 4 2-3, 5 2-3, 6 2-3', BOOK_VALUES),
  ...group(remnant(MECHANIZED, 'RemPzGr'), REMNANT, '1 2-5, 2 2-5, 3 2-5, 4 2-5'),
  ...group(remnant(SS_INFANTRY, 'RemSSInf'), REMNANT, '1 2-4', BOOK_VALUES),
  ...group(remnant(SS_RESERVE, 'RemSSPzGr'), REMNANT, '1 2-7'),
];

/** V1, V3.1, V3.3 The rulebook shows these as pictures only. */
const VARIANT: readonly UnitSpec[] = [
  ...group(ARTILLERY, inVariant('V1'), '1 2-4', GUESS),
  ...group(PARATROOP, inVariant('V3.1'), '11 3-4', GUESS),
  ...group(PANZER, inVariant('V3.3'), 'Afrika 6-7', GUESS),
];

export const AXIS_UNITS: readonly UnitSpec[] = [
  ...AT_START,
  ...LATER,
  ...CONVERTED,
  ...BY_EVENT,
  ...REMNANTS,
  ...VARIANT,
];
