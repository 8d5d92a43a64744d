/** What there is to be said of every unit, in any phase. */
import type { Json } from '../../kit/game.ts';
import { itemAt } from '../../kit/list.ts';
import type { UnitReport } from '../../kit/report.ts';
import type { Entry } from './data/unit.ts';
import { UNITS } from './data/units.ts';
import { callOf } from './look/chits.ts';
import { COUNT, commandOf, IS_TROOP, unitSpec } from './pieces.ts';
import { allowanceOf, armourOf, atOf, combatOf, moraleOf } from './rules/values.ts';
import { BOXES, placeOf, type State, stepsOf } from './state.ts';

export const unitReports = (s: State): UnitReport[] => Array.from({ length: COUNT }, (_, unit) => unitReport(s, unit));

/** The game has no supply; lines to the edge count for places alone (12.1.2). */
export const supplyReport = (): [] => [];

/** 2.2.1 What is printed, and what it is worth as it stands; of air units only what is printed. */
function unitReport(s: State, u: number): UnitReport {
  const place = placeOf(s, u);
  const call = callOf(s, u);
  const printed = call ? { ...PRINTED[u], ...call } : itemAt(COMING, u);
  const values = IS_TROOP[u] ? valuesOf(s, u, printed) : printed;
  const role = unitSpec(u).side;
  return place >= 0 ? { unit: u, role, hex: place, values } : { unit: u, role, box: BOXES[place] ?? 'over', values };
}

type Values = UnitReport['values'];

/** What never changes is gathered once: there are hundreds of units, and spreading their fields takes long. */
const PRINTED: readonly Values[] = UNITS.map(
  ({ id, command, parent, kind, size, shift, source, entrySource }): Values => ({
    id,
    command,
    parent,
    kind,
    size,
    source,
    entrySource,
    ...(shift === undefined ? {} : { shift }),
  }),
);
const COMING: readonly Values[] = UNITS.map(({ entry }, u): Values => ({ ...PRINTED[u], ...comingOf(entry) }));

function valuesOf(s: State, u: number, printed: Values): Values {
  const values = {
    ...printed,
    at: atOf(s, u),
    armour: armourOf(s, u),
    combat: combatOf(s, u),
    steps: stepsOf(s, u),
    disrupted: s.disrupted[u]!,
    morale: moraleOf(s, commandOf(u)),
    allowance: allowanceOf(s, u) / 2,
  };
  return s.attached.includes(u) ? { ...values, tigers: true } : values;
}

function comingOf(entry: Entry): { readonly [key: string]: Json } {
  if (entry.kind === 'zone') return { zone: entry.zone };
  return entry.kind === 'turn' ? { turn: entry.turn, area: entry.area } : {};
}
