/**
 * Columns with a row for each unit, which scenes write unit by unit: `{ "B1": { "hex": "0303", "chit": 2 }, "R1":
 * "0403" }`.
 */
import type { Column } from './columns.ts';
import type { Json, Names } from './game.ts';
import type { Kind } from './kind.ts';
import { complain, fieldsOf, nameNumber, type SceneReader } from './sceneReader.ts';
import { either, fits, row, rowOf, type Shape } from './shape.ts';

/** One kind for all units, or one for each. */
type UnitKind = Kind<number> | ((unit: number) => Kind<number>);

export interface UnitColumn extends Column<readonly number[]> {
  /** The fields of a unit that can give its value: one of them at a time. */
  readonly fields: ReadonlyMap<string, UnitKind>;
}

/** A value for each unit. Most have one field; places are given by hex, by box or by further fields of the game. */
export function ofUnits(fields: Readonly<Record<string, UnitKind>>, first: readonly number[]): UnitColumn {
  const known = new Map(Object.entries(fields));
  const kinds = [...known.values()];
  const shapeAt = (unit: number): Shape<number> =>
    kinds.map((kind): Shape<number> => kindFor(kind, unit)).reduce((a, b) => either(a, b));
  const isAnyOwn = kinds.some(kind => typeof kind === 'function');
  const shape = isAnyOwn ? rowOf(first.map((_, unit) => shapeAt(unit))) : row(first.length, shapeAt(0));
  return { shape, first, fields: known };
}

const kindFor = (kind: UnitKind, unit: number): Kind<number> => (typeof kind === 'function' ? kind(unit) : kind);

/** By the name of the column; the first one gives the unit's location. */
export type UnitColumns = readonly (readonly [string, UnitColumn])[];

/** Applies what a scene says about units to the rows. */
export function readUnits(
  r: SceneReader,
  rowOfColumn: (name: string) => readonly number[],
  all: UnitColumns,
): Iterable<[string, readonly number[]]> {
  const rows = new Map(all.map(([name]) => [name, rowOfColumn(name).slice()]));
  for (const [name, spot] of fieldsOf(r, 'units', r.position.units)) {
    const unit = nameNumber(r, 'units', name);
    if (unit === undefined) continue;
    const said = typeof spot === 'string' ? hexAlone(spot) : fieldsOf(r, name, spot);
    for (const [field, value] of said) {
      const column = all.find(([, { fields }]) => fields.has(field));
      const kind = column?.[1].fields.get(field);
      if (column && kind) put(rows.get(column[0]), unit, kindFor(kind, unit).read(r, `${name}.${field}`, value));
      else complain(r, `${name} has ${all.flatMap(([, { fields }]) => [...fields.keys()]).join(', ')}; not ${field}`);
    }
    needPlace(r, name, said, all);
  }
  return rows;
}

const hexAlone = (hex: string): [string, Json][] => [['hex', hex]];

function put(row: number[] | undefined, unit: number, value: number | undefined): void {
  if (row && value !== undefined) row[unit] = value;
}

function needPlace(r: SceneReader, name: string, said: readonly (readonly [string, Json])[], all: UnitColumns): void {
  const places = [...(all[0]?.[1].fields.keys() ?? [])];
  if (!said.some(([field]) => places.includes(field))) complain(r, `${name} needs ${places.join(' or ')}`);
}

/** Every unit with a value that differs from the first one, with its place. */
export function sayUnits(
  names: Names,
  rowOfColumn: (name: string) => readonly number[],
  all: UnitColumns,
): [string, Json][] {
  const rows = all.map(([name, column]) => ({ column, row: rowOfColumn(name) }));
  return names.units.flatMap((name, unit): [string, Json][] => {
    const said = rows.filter(({ column, row }) => row[unit] !== column.first[unit]);
    const [place] = rows;
    if (said.length === 0 || !place) return [];
    const others = said.filter(one => one !== place);
    const fields = [place, ...others].flatMap(({ column, row }) => sayField(names, column, unit, row[unit] ?? 0));
    return [[name, Object.fromEntries(fields)]];
  });
}

function sayField(names: Names, { fields }: UnitColumn, unit: number, value: number): [string, Json][] {
  for (const [field, any] of fields) {
    const kind = kindFor(any, unit);
    if (fits(kind, value)) return [[field, kind.say(names, value)]];
  }
  return [];
}
