/** The columns of a position: units, points, markers, control. */
import type { Json } from '../../kit/game.ts';
import {
  boxNumber,
  complain,
  fieldsOf,
  integer,
  nameNumber,
  readByRole,
  readField,
  readInteger,
  readList,
  readNames,
  type SceneReader,
} from '../../kit/sceneReader.ts';
import { LOGISTICS_MAXIMUM, SIDES } from './data/units.ts';
import { POOL, SUPPLY_AT, SUPPORT_KINDS, sideOfRole } from './pieces.ts';
import { THUNDER_NAMES } from './rules/enter.ts';
import { BOXES, type State } from './state.ts';

export function readColumns(d: State, r: SceneReader): void {
  d.turn = readInteger(r, 'turn', [1, 4], 1);
  for (const [name, spot] of fieldsOf(r, 'units', r.position.units)) readUnit(d, r, name, spot);
  for (const [side, points] of readByRole(r, 'lp', SIDES))
    d.lp[side] = integer(r, 'lp', points, [0, LOGISTICS_MAXIMUM]);
  for (const [side, kinds] of readByRole(r, 'support', SIDES)) readSupport(d, r, side, kinds);
  d.air = readNames(r, 'air', 'hexes');
  for (const card of readNames(r, 'hqUsed', 'cards')) d.hqUsed[card] = 1;
  d.corpsOrders = readInteger(r, 'corpsOrders', [0, 4], 0);
  for (const [name, role] of fieldsOf(r, 'control', readField(r, 'control'))) readControl(d, r, name, role);
  d.crossed = readList(r, 'crossed').map(line => integer(r, 'crossed', line, [1, 2]));
  for (const [name, n] of fieldsOf(r, 'cup', readField(r, 'cup'))) {
    const kind = THUNDER_NAMES.findIndex(known => known === name);
    if (kind < 0) complain(r, `cup holds ${THUNDER_NAMES.join(' and ')}`);
    else d.cup[kind] = integer(r, name, n, [0, 4]);
  }
}

/** `"0306"`, or `{ hex or box, exhausted?, step? }`; step 1 is the front, 2 the exhausted side. */
function readUnit(d: State, r: SceneReader, name: string, spot: Json): void {
  const u = nameNumber(r, 'units', name);
  if (u === undefined) return;
  if (typeof spot === 'string') {
    d.place[u] = nameNumber(r, 'hexes', spot) ?? 0;
    return;
  }
  const fields = new Map(fieldsOf(r, name, spot));
  for (const [key, value] of fields) {
    if (key === 'hex') d.place[u] = nameNumber(r, 'hexes', value) ?? 0;
    else if (key === 'box') d.place[u] = boxNumber(r, BOXES, value);
    else if (key === 'exhausted' && typeof value === 'boolean') d.exhausted[u] = value ? 1 : 0;
    else if (key === 'step') d.exhausted[u] = stepOf(r, value);
    else
      complain(
        r,
        `${name}: a unit has hex or box, exhausted (true or false) or step; not ${key} ${JSON.stringify(value)}`,
      );
  }
  if (!fields.has('hex') && !fields.has('box')) complain(r, `${name} needs a hex or a box`);
}

function stepOf(r: SceneReader, value: Json): number {
  if (value === 'front' || value === 1) return 0;
  if (value === 'exhausted' || value === 2) return 1;
  complain(r, `step is "front" or "exhausted" (or 1, 2), not ${JSON.stringify(value)}`);
  return 0;
}

function readSupport(d: State, r: SceneReader, side: number, kinds: Json): void {
  for (const [name, n] of fieldsOf(r, 'support', kinds)) {
    const kind = SUPPORT_KINDS.findIndex(known => known === name);
    if (kind < 0) complain(r, `support has ${SUPPORT_KINDS.join(', ')}, not ${name}`);
    else d.support[side * 3 + kind] = integer(r, name, n, [0, POOL[side]![kind]!]);
  }
}

function readControl(d: State, r: SceneReader, name: string, role: Json): void {
  const h = nameNumber(r, 'hexes', name);
  const at = h === undefined ? -1 : SUPPLY_AT[h]!;
  const side = typeof role === 'string' ? sideOfRole(role) : -1;
  if (at < 0 || side < 0)
    complain(r, `control gives a supply hex to axis or soviet; ${name}: ${JSON.stringify(role)} does not`);
  else d.control[at] = side;
}
