/** What there is to be said of every unit, in any phase. */
import type { Json } from '../../kit/game.ts';
import type { UnitReport } from '../../kit/report.ts';
import { whereOf } from '../../kit/sideLook.ts';
import type { Entry } from './data/unit.ts';
import { callOf } from './look/chits.ts';
import { COUNT, commandOf, IS_TROOP, unitSpec } from './pieces.ts';
import { allowanceOf, armourOf, atOf, combatOf, moraleOf } from './rules/values.ts';
import { BOXES, placeOf, type State, stepsOf } from './state.ts';

export const unitReports = (s: State): UnitReport[] => Array.from({ length: COUNT }, (_, unit) => unitReport(s, unit));

/** The game has no supply; lines to the edge count for places alone (12.1.2). */
export const supplyReport = (): [] => [];

/** 2.2.1 What is printed, and what it is worth as it stands; of air units only what is printed. */
function unitReport(s: State, u: number): UnitReport {
  const { id, side, command, parent, kind, size, shift, entry, source, entrySource } = unitSpec(u);
  const place = placeOf(s, u);
  const printed = {
    id,
    command,
    parent,
    kind,
    size,
    source,
    entrySource,
    ...(shift === undefined ? {} : { shift }),
    ...(callOf(s, u) ?? comingOf(entry)),
  };
  return {
    unit: u,
    role: side,
    ...whereOf(place, BOXES[place] ?? 'over'),
    values: { ...printed, ...(IS_TROOP[u] ? worthOf(s, u) : {}) },
  };
}

function worthOf(s: State, u: number): { readonly [key: string]: Json } {
  const company = s.attached.indexOf(u);
  return {
    at: atOf(s, u),
    armour: armourOf(s, u),
    combat: combatOf(s, u),
    steps: stepsOf(s, u),
    disrupted: s.disrupted[u]!,
    morale: moraleOf(s, commandOf(u)),
    allowance: allowanceOf(s, u) / 2,
    ...(company < 0 ? {} : { tigers: true }),
  };
}

function comingOf(entry: Entry): { readonly [key: string]: Json } {
  if (entry.kind === 'zone') return { zone: entry.zone };
  return entry.kind === 'turn' ? { turn: entry.turn, area: entry.area } : {};
}
