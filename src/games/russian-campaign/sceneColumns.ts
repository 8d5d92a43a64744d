/** The columns of a position: units, ground, weather, and what has been used up. */
import type { Json } from '../../kit/game.ts';
import {
  complain,
  fieldsOf,
  integer,
  nameNumber,
  readByRole,
  readField,
  readInteger,
  readList,
  readNames,
  readSpot,
  type SceneReader,
} from '../../kit/sceneReader.ts';
import { SPECIAL_REINFORCEMENTS } from './data/schedule.ts';
import { WEATHERS } from './data/tables.ts';
import { SIDES } from './data/unit.ts';
import { VARIANT_IDS } from './data/variants.ts';
import { sideOfRole } from './pieces.ts';
import { BOXES, REPLACED, type State } from './state.ts';

export function readColumns(d: State, r: SceneReader): void {
  d.turn = readInteger(r, 'turn', [0, 25], 1);
  const place = d.place.slice();
  for (const unit of fieldsOf(r, 'units', r.position.units)) readSpot(r, place, unit, { boxes: BOXES });
  d.place = place;
  for (const [name, role] of fieldsOf(r, 'owner', readField(r, 'owner'))) d.owner = readHex(d.owner, r, name, role);
  for (const [name, role] of fieldsOf(r, 'rail', readField(r, 'rail'))) d.rail = readHex(d.rail, r, name, role);
  d.weather = weathersOf(r, readField(r, 'weather') ?? 'clear');
  for (const key of ['railed', 'landings', 'seaLost'] as const)
    for (const [side, n] of readByRole(r, key, SIDES)) d[key] = d[key].with(side, integer(r, key, n, [0, 9]));
  d.gunsUsed = readInteger(r, 'gunsUsed', [0, 2], 0);
  d.replaced = readInteger(r, 'replaced', [0, 1945], 0);
  d.stavkaYear = readInteger(r, 'stavkaYear', [0, 1945], 0);
  d.archangelLost = readInteger(r, 'archangelLost', [0, 1], 0);
  d.neutral = readInteger(r, 'neutral', [0, 1], 0);
  d.siberia = readInteger(r, 'siberia', [0, 2], 0);
  d.staffs = readInteger(r, 'staffs', [-1, 25], -1);
  d.withdrawn = readInteger(r, 'withdrawn', [0, 2], 0);
  for (const u of readNames(r, 'landed', 'units')) d.landed = d.landed.with(u, d.turn);
  for (const u of readNames(r, 'replaced-units', 'units')) d.via = d.via.with(u, REPLACED);
  for (const id of readList(r, 'adopted')) readVariant(d, r, id);
  for (const [id, turn] of fieldsOf(r, 'due', readField(r, 'due'))) readDue(d, r, id, turn);
}

/** V3 A variant that was decided on. */
function readVariant(d: State, r: SceneReader, id: Json): void {
  const n = VARIANT_IDS.findIndex(known => String(known) === id);
  if (n < 0) complain(r, `adopted lists some of ${VARIANT_IDS.join(', ')}, not ${JSON.stringify(id)}`);
  else d.chosen = d.chosen.with(n, 1);
}

/** 12.4 The turn in which an event brings its units. */
function readDue(d: State, r: SceneReader, id: string, turn: Json): void {
  const n = SPECIAL_REINFORCEMENTS.findIndex(special => special.id === id);
  if (n < 0) complain(r, `due has some of ${SPECIAL_REINFORCEMENTS.map(x => x.id).join(', ')}, not ${id}`);
  else d.due = d.due.with(n, integer(r, id, turn, [0, 26]));
}

function readHex(column: readonly number[], r: SceneReader, name: string, role: Json): readonly number[] {
  const h = nameNumber(r, 'hexes', name);
  const side = typeof role === 'string' ? sideOfRole(role) : -1;
  if (side < 0) complain(r, `${name} belongs to axis or soviet, not ${JSON.stringify(role)}`);
  return side < 0 || h === undefined ? column : column.with(h, side);
}

/** `"snow"`, or one for each impulse. */
function weathersOf(r: SceneReader, value: Json): number[] {
  const [first, second = first] = Array.isArray(value) ? value : [value];
  return [first, second].map(name => {
    const n = WEATHERS.findIndex(known => known === name);
    if (n < 0) complain(r, `weather is one of ${WEATHERS.join(', ')}, not ${JSON.stringify(name)}`);
    return Math.max(0, n);
  });
}
