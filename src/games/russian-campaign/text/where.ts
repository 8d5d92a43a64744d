/** Where a unit sets up (3.2, 3.3.1, S2.0) and where it arrives (12.1.2), in words. */
import { entryOf, type Fields, fill, numberIn } from '../../../kit/phrase.ts';
import { CAPITALS } from '../data/cities.ts';
import { SPECIAL_REINFORCEMENTS } from '../data/schedule.ts';
import type { UnitSpec } from '../data/unit.ts';
import { UNITS } from '../data/units.ts';
import type { Book } from './parts.ts';
import { cityName } from './tongue.ts';

const unitIn = ({ unit }: Fields): UnitSpec | undefined => UNITS[numberIn(unit) ?? -1];

const worded = (table: Readonly<Record<string, string>>, key: string, city: string): string =>
  fill(entryOf(table, key) ?? '', { city });

export function areaOf(book: Book, about: Fields): string {
  const spec = unitIn(about);
  if (!spec) return book.some.hex;
  const { entry, type, nation } = spec;
  if (about.rule === 'S2.1' || about.rule === 'S2.2')
    return worded(book.areas, type === 'worker' ? 'worker' : 'land', '');
  if (entry.kind === 'city') return worded(book.areas, 'city', cityName(book, entry.city));
  if (entry.kind !== 'code') return worded(book.areas, 'C', '');
  // V3.1 moves the Germans in Romania elsewhere.
  const key = entry.code === 'R' && nation === 'german' ? 'R-german' : entry.code;
  return worded(book.areas, key, '');
}

export function doorsOf(book: Book, about: Fields): string {
  const spec = unitIn(about);
  if (!spec) return book.some.hex;
  const [key, city = ''] = doorOf(spec, about.rule);
  return worded(book.doors, key, city === '' ? '' : cityName(book, city));
}

/** The rule determines how a unit arrives, its nation or its order of battle where. */
function doorOf({ side, nation, entry }: UnitSpec, rule: unknown): readonly [key: string, city?: string] {
  if (rule === '12.4.1') return ['north'];
  if (rule === '12.7.1') return ['workers'];
  if (entry.kind === 'event' && (rule === '12.4.2' || rule === '12.4.3'))
    return ['city-west', SPECIAL_REINFORCEMENTS.find(one => one.id === entry.event)?.at ?? ''];
  if (side === 'soviet')
    return entry.kind === 'turn' && CITY_SPOTS.includes(entry.at) ? ['city-east', entry.at] : ['east'];
  if (nation === 'romanian' || nation === 'finnish') return ['city', CAPITALS[nation]];
  return [nation === 'hungarian' ? 'hungary' : 'west'];
}

/** 12.2 */
const CITY_SPOTS: readonly string[] = ['Moscow', 'Kursk'];
