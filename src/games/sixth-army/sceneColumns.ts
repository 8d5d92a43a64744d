/** The columns of a position: units, points, markers, control. */
import type { Json } from '../../kit/game.ts';
import { withAll } from '../../kit/list.ts';
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
  type SpotSpec,
} from '../../kit/sceneReader.ts';
import { SIDES } from './data/sides.ts';
import { LOGISTICS_MAXIMUM } from './data/units.ts';
import { POOL, SUPPLY_AT, SUPPORT_KINDS, sideOfRole } from './pieces.ts';
import { THUNDER_NAMES } from './rules/enter.ts';
import { BOXES, type State } from './state.ts';

export function readColumns(d: State, r: SceneReader): void {
  d.turn = readInteger(r, 'turn', [1, 4], 1);
  const place = d.place.slice();
  const spec = { boxes: BOXES, more: conditionOf(d) };
  for (const unit of fieldsOf(r, 'units', r.position.units)) readSpot(r, place, unit, spec);
  d.place = place;
  for (const [side, points] of readByRole(r, 'lp', SIDES))
    d.lp = d.lp.with(side, integer(r, 'lp', points, [0, LOGISTICS_MAXIMUM]));
  for (const [side, kinds] of readByRole(r, 'support', SIDES)) readSupport(d, r, side, kinds);
  d.air = readNames(r, 'air', 'hexes');
  d.hqUsed = withAll(d.hqUsed, readNames(r, 'hqUsed', 'cards'), 1);
  d.corpsOrders = readInteger(r, 'corpsOrders', [0, 4], 0);
  for (const [name, role] of fieldsOf(r, 'control', readField(r, 'control'))) readControl(d, r, name, role);
  d.crossed = readList(r, 'crossed').map(line => integer(r, 'crossed', line, [1, 2]));
  for (const [name, n] of fieldsOf(r, 'cup', readField(r, 'cup'))) {
    const kind = THUNDER_NAMES.findIndex(known => known === name);
    if (kind < 0) complain(r, `cup holds ${THUNDER_NAMES.join(' and ')}`);
    else d.cup = d.cup.with(kind, integer(r, name, n, [0, 4]));
  }
}

/** The sides of a counter by name, and as in a trial: step 1 is the front, 2 the exhausted side. */
const STEPS: ReadonlyMap<Json, number> = new Map<Json, number>([
  ['front', 0],
  [1, 0],
  ['exhausted', 1],
  [2, 1],
]);

/** What a position says of a unit beside its place. */
const conditionOf = (d: State): NonNullable<SpotSpec['more']> => ({
  exhausted(u, value) {
    if (typeof value === 'boolean') d.exhausted = d.exhausted.with(u, value ? 1 : 0);
    return typeof value === 'boolean';
  },
  step(u, value) {
    const step = STEPS.get(value);
    if (step !== undefined) d.exhausted = d.exhausted.with(u, step);
    return step !== undefined;
  },
});

function readSupport(d: State, r: SceneReader, side: number, kinds: Json): void {
  for (const [name, n] of fieldsOf(r, 'support', kinds)) {
    const kind = SUPPORT_KINDS.findIndex(known => known === name);
    if (kind < 0) complain(r, `support has ${SUPPORT_KINDS.join(', ')}, not ${name}`);
    else d.support = d.support.with(side * 3 + kind, integer(r, name, n, [0, POOL[side]![kind]!]));
  }
}

function readControl(d: State, r: SceneReader, name: string, role: Json): void {
  const h = nameNumber(r, 'hexes', name);
  const at = h === undefined ? -1 : SUPPLY_AT[h]!;
  const side = typeof role === 'string' ? sideOfRole(role) : -1;
  if (at < 0 || side < 0)
    complain(r, `control gives a supply hex to axis or soviet; ${name}: ${JSON.stringify(role)} does not`);
  else d.control = d.control.with(at, side);
}
