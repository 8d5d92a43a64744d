/**
 * The Soviet order of battle. Values and arrivals are read from the public counters of a later edition; the impulse of
 * every arrival is reconstructed. Workers carry their replacement points as strength (12.7.2).
 */
import { byCode, byEvent, group, inCity, inVariant, type Kind, onTurn, REMNANT, type UnitSpec } from './unit.ts';

const army = { side: 'soviet', nation: 'soviet', service: 'army', size: 'XXXX' } as const;
const guards = { ...army, service: 'guards' } as const;
const corps = { ...army, size: 'XXX' } as const;

const ARMY: Kind = { ...army, type: 'infantry', name: id => `${id}A` };
const TANK_ARMY: Kind = { ...army, type: 'armour', name: id => `${id}TkA` };
const GUARDS: Kind = { ...guards, type: 'infantry', name: id => `${id}Gd` };
const GUARDS_TANK: Kind = { ...guards, type: 'armour', name: id => `${id}GdTk` };
const GUARDS_CAVALRY: Kind = { ...guards, size: 'XXX', type: 'cavalry', name: id => `${id}GdCav` };
const TANK: Kind = { ...corps, type: 'armour', name: id => `Tk${id}` };
const CAVALRY: Kind = { ...corps, type: 'cavalry', name: id => `Cav${id}` };
const PARATROOP: Kind = { ...corps, type: 'paratroop', name: id => `Para${id}` };
const ARTILLERY: Kind = { ...corps, type: 'artillery', name: id => `SovArt${id}` };
const STAVKA: Kind = { ...army, type: 'headquarters', size: 'XXXXXX', name: () => 'Stavka' };
const STALIN: Kind = { ...army, type: 'dictator', size: '', name: () => 'Stalin' };
const WORKER: Kind = { ...army, type: 'worker', size: '', name: id => `W-${id}` };
const PARTISAN: Kind = { ...army, type: 'partisan', size: '', name: id => `Par${id}` };

const BOOK = { source: 'rulebook', entrySource: 'rulebook' } as const;
const BOOK_VALUES = { source: 'rulebook' } as const;
const BOOK_ENTRY = { entrySource: 'rulebook' } as const;
const LIKELY = { entrySource: 'reconstructed' } as const;
const GUESS = { source: 'reconstructed', entrySource: 'reconstructed' } as const;

/** 3.2 In the districts. The reading has a second 3rd Army in the Western one; it is the 4th. */
const DISTRICTS: readonly UnitSpec[] = [
  ...group(ARMY, byCode('B'), '8 5-3, 11 6-3'),
  ...group(TANK, byCode('B'), '1 2-5, 7 3-5'),
  ...group(ARMY, byCode('W'), '3 5-3, 10 5-3, 4 3-3'),
  ...group(CAVALRY, byCode('W'), '3 2-7, 7 3-7'),
  ...group(TANK, byCode('W'), '5 2-5, 8 3-5'),
  ...group(ARMY, byCode('K'), '12 6-3, 5 5-3, 6 5-3, 26 5-3'),
  ...group(CAVALRY, byCode('K'), '6 3-7'),
  ...group(TANK, byCode('K'), '3 2-5, 4 2-5, 11 3-5'),
  ...group(ARMY, byCode('O'), '9 5-3'),
  ...group(CAVALRY, byCode('O'), '5 3-7'),
  ...group(TANK, byCode('O'), '12 3-5'),
  ...group(ARMY, byCode('L'), '23 5-3, 7 4-3'),
];

/** 3.2 In cities. At Archangel the worker fights, but the lend-lease die replaces its points (12.7.7). */
const CITIES: readonly UnitSpec[] = [
  ...group(TANK, inCity('Leningrad'), '9 3-5'),
  ...group(ARMY, inCity('Riga'), '27 4-3'),
  ...group(TANK, inCity('Riga'), '10 3-5'),
  ...group(ARMY, inCity('Minsk'), '13 4-3'),
  ...group(TANK, inCity('Minsk'), '6 2-5'),
  ...group(ARMY, inCity('Kiev'), '18 4-3'),
  ...group(CAVALRY, inCity('Kiev'), '1 2-7'),
  ...group(CAVALRY, inCity('Odessa'), '2 2-7'),
  ...group(ARMY, inCity('Kalinin'), '22 5-3'),
  ...group(ARMY, inCity('Tula'), '21 4-3'),
  ...group(ARMY, inCity('Moscow'), '19 4-3'),
  ...group(TANK, inCity('Moscow'), '2 2-5'),
  ...group(STAVKA, inCity('Moscow'), '1-7', BOOK_VALUES),
  ...group(STALIN, inCity('Moscow'), '1-8'),
  ...group(WORKER, inCity('Moscow'), 'Moscow 3-0', BOOK),
  ...group(WORKER, inCity('Leningrad'), 'Leningrad 2-0', BOOK),
  ...group(WORKER, inCity('Kiev'), 'Kiev 2-0'),
  ...group(WORKER, inCity('Kharkov'), 'Kharkov 2-0'),
  ...group(WORKER, inCity('Stalino'), 'Stalino 2-0'),
  ...group(WORKER, inCity('Archangel'), 'Archangel 2-0', GUESS),
];

/** 12.2 The 1st Guards Tank Army is read as March 1942, although March 1943 would close a gap in the series. */
const ARMIES: readonly UnitSpec[] = [
  ...group(ARMY, onTurn(2, 'east'), '16 6-3'),
  ...group(ARMY, onTurn(2, 'Moscow'), '20 5-3'),
  ...group(ARMY, onTurn(2, 'Kursk'), '40 5-3, 24 4-3'),
  ...group(ARMY, onTurn(3, 'Moscow'), '29 5-3, 34 5-3, 30 4-3, 31 4-3, 32 4-3, 33 4-3'),
  ...group(ARMY, onTurn(3, 'east'), '37 5-3, 43 5-3, 49 4-3, 51 4-3, 52 3-3, 55 3-3, 54 3-3'),
  ...group(GUARDS, onTurn(4, 'Moscow'), '1 8-4'),
  ...group(GUARDS, onTurn(4, 'east'), '2 7-4, 3 7-4, 4 7-4'),
  ...group(ARMY, onTurn(4, 'east'), '39 6-3, 59 6-3, 60 6-3, 61 5-3'),
  ...group(GUARDS, onTurn(6, 'east'), '5 7-4'),
  ...group(TANK_ARMY, onTurn(6, 'east'), '1 6-5, 2 6-5'),
  ...group(GUARDS_TANK, onTurn(6, 'east'), '1 10-7', LIKELY),
  ...group(GUARDS, onTurn(7, 'east'), '6 7-4'),
  ...group(TANK_ARMY, onTurn(8, 'east'), '3 6-5, 4 6-5'),
  ...group(GUARDS, onTurn(9, 'east'), '7 7-4'),
  ...group(GUARDS_TANK, onTurn(9, 'east'), '2 8-6'),
  ...group(GUARDS, onTurn(10, 'east'), '8 7-4'),
  ...group(GUARDS_TANK, onTurn(10, 'east'), '3 8-6'),
  ...group(GUARDS_TANK, onTurn(11, 'east'), '4 8-6'),
  ...group(GUARDS, onTurn(12, 'east'), '9 7-4'),
  ...group(GUARDS_TANK, onTurn(13, 'east'), '5 8-6'),
  ...group(GUARDS_TANK, onTurn(14, 'east'), '6 8-6'),
  ...group(GUARDS_TANK, onTurn(15, 'east'), '7 8-6'),
  ...group(GUARDS_TANK, onTurn(16, 'east'), '8 8-6'),
  ...group(ARMY, byEvent('helsinki'), '14 3-3', BOOK_ENTRY),
];

/** 11.1, 11.2, 12.2, 12.7.4 Later workers are named by their turn of arrival and their points. */
const OTHERS: readonly UnitSpec[] = [
  ...group(GUARDS_CAVALRY, onTurn(3, 'Moscow'), '1 5-7'),
  ...group(GUARDS_CAVALRY, onTurn(5, 'east'), '2 4-7'),
  ...group(GUARDS_CAVALRY, onTurn(11, 'east'), '3 4-7'),
  ...group(GUARDS_CAVALRY, onTurn(14, 'east'), '4 4-7'),
  ...group(PARATROOP, onTurn(3, 'Moscow'), '5 1-2'),
  ...group(PARATROOP, onTurn(4, 'Moscow'), '1 1-2, 8 1-2'),
  ...group(PARTISAN, onTurn(3, 'partisan'), '1 0-0'),
  ...group(PARTISAN, onTurn(4, 'partisan'), '2 0-0, 3 0-0'),
  ...group(WORKER, onTurn(4, 'any-city'), '4a 1-0'),
  ...group(WORKER, onTurn(5, 'any-city'), '5a 2-0, 5b 1-0, 5c 1-0'),
  ...group(WORKER, onTurn(6, 'any-city'), '6a 1-0'),
  ...group(WORKER, onTurn(7, 'any-city'), '7a 2-0'),
  ...group(WORKER, onTurn(8, 'any-city'), '8a 1-0'),
  ...group(WORKER, onTurn(10, 'any-city'), '10a 1-0'),
  ...group(WORKER, onTurn(12, 'any-city'), '12a 1-0'),
];

const remnant = (kind: Kind, prefix: string): Kind => ({ ...kind, size: '', name: id => `${prefix}-${id}` });

/** 9.12 The infantry's values follow from Q8. */
const REMNANTS: readonly UnitSpec[] = [
  ...group(remnant(GUARDS, 'RemGd'), REMNANT, '1 2-2, 2 2-2, 3 2-2', BOOK_VALUES),
  ...group(remnant(GUARDS_TANK, 'RemGdTk'), REMNANT, '1 2-5, 2 2-5, 3 2-5'),
];

/** V1 */
const VARIANT: readonly UnitSpec[] = group(ARTILLERY, inVariant('V1'), '1 2-3, 2 2-3, 3 2-3', GUESS);

export const SOVIET_UNITS: readonly UnitSpec[] = [
  ...DISTRICTS,
  ...CITIES,
  ...ARMIES,
  ...OTHERS,
  ...REMNANTS,
  ...VARIANT,
];
