/** 6.6 Steps lost, units eliminated, and the effect on the morale of their command (7.7.3). */
import type { Io } from '../../../kit/flow.ts';
import { withAt } from '../../../kit/list.ts';
import { COMPANIES, commandOf, IS_TROOP } from '../pieces.ts';
import { GONE, markedMorale, placeOf, type State, stepsOf } from '../state.ts';

/** 6.6.1 One step; the last one eliminates the unit. Returns whether it is eliminated. */
export function loseStep(d: State, u: number, rule: string, io: Io): boolean {
  dropTigers(d, u, io);
  if (stepsOf(d, u) <= 1) {
    eliminate(d, u, rule, io);
    return true;
  }
  d.steps = withAt(d.steps, u, stepsOf(d, u) - 1);
  io.emit({ type: 'step', rule, unit: u, hex: placeOf(d, u) });
  return false;
}

export function eliminate(d: State, u: number, rule: string, io: Io): void {
  const hex = placeOf(d, u);
  dropTigers(d, u, io);
  d.place = withAt(d.place, u, GONE);
  d.steps = withAt(d.steps, u, 0);
  if (d.disrupted[u]) d.disrupted = withAt(d.disrupted, u, 0);
  io.emit({ type: 'eliminated', rule, unit: u, hex });
  if (IS_TROOP[u]) shake(d, commandOf(u), io);
}

/** 7.7.3 Down by one, never below 1. */
function shake(d: State, command: number, io: Io): void {
  const morale = markedMorale(d, command) - 1;
  if (morale < 1) return;
  d.morale = withAt(d.morale, command, morale);
  io.emit({ type: 'morale', rule: '7.7.3', card: command, morale });
}

/** 13.4.7 The Tigers are lost with the first step of their regiment. */
function dropTigers(d: State, u: number, io: Io): void {
  const k = d.options.splits ? d.attached.indexOf(u) : -1;
  const company = COMPANIES[k];
  if (company === undefined) return;
  d.attached = withAt(d.attached, k, -1);
  d.place = withAt(d.place, company, GONE);
  io.emit({ type: 'tigers-lost', rule: '13.4.7', unit: company, units: [u] });
}
