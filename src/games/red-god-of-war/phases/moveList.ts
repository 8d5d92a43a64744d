/** The list of the movement phases, made faster than from their offers; the contract suite compares them. */
import type { Choice } from '../../../kit/game.ts';
import type { ImpulseFrame, MoveFrame } from '../frames.ts';
import { GERMAN, movesLate, unitsBy } from '../pieces.ts';
import { waysToBreak, whyNotBreakBy } from '../rules/breakdown.ts';
import { crowdsOf } from '../rules/crowding.ts';
import { ENTRANTS, entryHexes, whyNotEnter, whyNotEnterAt } from '../rules/entry.ts';
import { hasDestination } from '../rules/movement.ts';
import { whyNotMoveOn, whyNotTravelOn } from '../rules/mover.ts';
import { leaders, overrunHexes, SUPPORT_LEVELS, whyNotOverrunner, whyNotSupported } from '../rules/overrun.ts';
import { hasTravel, type Travel, whyNotMarch, whyNotRail } from '../rules/travel.ts';
import { isOnMap, PASSIVE, type State } from '../state.ts';

export interface Asked {
  readonly s: State;
  readonly f: MoveFrame;
  readonly impulse: ImpulseFrame;
}

export function movesOf(q: Asked): Choice[] {
  const { s, f } = q;
  const choices: Choice[] = [];
  const movers = moversOf(q);
  const isCrowded = crowdsOf(s, f.side).length > 0;
  const isEarly = !f.late && !f.tactical;
  if (f.side === GERMAN && !f.late && !f.acted && !isCrowded)
    for (const unit of movers) addBreakdowns(q, unit, choices);
  if (isEarly && f.side === GERMAN) for (const unit of movers) addTravel(q, unit, 'rail', choices);
  if (isEarly) for (const unit of movers) addTravel(q, unit, 'march', choices);
  for (const unit of movers)
    if (!whyNotMoveOn(s, f, unit) && hasDestination(s, unit)) choices.push({ type: 'move', unit, open: 'hex' });
  if (f.side === GERMAN) for (const unit of ENTRANTS) addEntry(q, unit, choices);
  for (const unit of leaders(f.side)) if (s.acting[unit] !== PASSIVE) addOverruns(q, unit, choices);
  if (!isCrowded) choices.push({ type: 'end-phase' });
  return choices;
}

/** The units that `whyNotMover` lets move. */
function moversOf({ s, f }: Asked): number[] {
  const movers: number[] = [];
  for (const unit of unitsBy(f.side))
    if (s.acting[unit] !== PASSIVE && isOnMap(s, unit) && !(f.late && !movesLate(unit))) movers.push(unit);
  return movers;
}

function addBreakdowns({ s }: Asked, unit: number, choices: Choice[]): void {
  for (const n of waysToBreak(s, unit).keys())
    if (!whyNotBreakBy(s, unit, n)) choices.push({ type: 'break-down', unit, n });
}

function addTravel({ s, f }: Asked, unit: number, by: Travel, choices: Choice[]): void {
  if ((by === 'rail' ? whyNotRail : whyNotMarch)(s, unit) || whyNotTravelOn(s, f, unit)) return;
  if (hasTravel(s, unit, by)) choices.push({ type: by, unit, open: 'hex' });
}

function addEntry({ s, f, impulse }: Asked, unit: number, choices: Choice[]): void {
  if (whyNotEnter(s, f, unit)) return;
  if (entryHexes(unit).some(hex => !whyNotEnterAt(s, impulse.card, unit, hex)))
    choices.push({ type: 'enter', unit, open: 'hex' });
}

function addOverruns({ s, f, impulse }: Asked, unit: number, choices: Choice[]): void {
  if (whyNotOverrunner(s, f, unit)) return;
  for (const hex of overrunHexes(s, f, unit))
    for (const n of SUPPORT_LEVELS)
      if (!whyNotSupported(s, impulse, unit, [hex, n])) choices.push({ type: 'overrun', unit, hex, n });
}
