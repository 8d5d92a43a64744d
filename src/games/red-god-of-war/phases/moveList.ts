/** The list of the movement phases, made faster than from their offers; the contract suite compares them. */
import type { Choice } from '../../../kit/game.ts';
import type { ImpulseFrame, MoveFrame } from '../frames.ts';
import { GERMAN, unitsBy } from '../pieces.ts';
import { waysToBreak, whyNotBreak, whyNotBreakBy } from '../rules/breakdown.ts';
import { ENTRANTS, entryHexes, whyNotEnter, whyNotEnterAt } from '../rules/entry.ts';
import { destinations, hasDestination } from '../rules/movement.ts';
import { whyNotMover, whyNotTactical, whyNotTraveller } from '../rules/mover.ts';
import { leaders, overrunHexes, SUPPORT_LEVELS, whyNotOverrunner, whyNotSupported } from '../rules/overrun.ts';
import { hasTravel, type Travel, travelEnds, whyNotMarch, whyNotRail } from '../rules/travel.ts';
import type { State } from '../state.ts';

export interface Asked {
  readonly s: State;
  readonly f: MoveFrame;
  readonly impulse: ImpulseFrame;
}

export function movesOf(q: Asked): Choice[] {
  const { s, f } = q;
  const choices: Choice[] = [];
  const acting: number[] = [];
  for (const unit of unitsBy(f.side)) if (s.acting[unit] !== 0) acting.push(unit);
  if (f.side === GERMAN && !f.late && !f.acted) for (const unit of acting) addBreakdowns(q, unit, choices);
  if (!f.late && !f.tactical) {
    if (f.side === GERMAN) for (const unit of acting) addTravel(q, unit, 'rail', choices);
    for (const unit of acting) addTravel(q, unit, 'march', choices);
  }
  for (const unit of acting)
    if (!whyNotTactical(s, f, unit) && (hasDestination(s, unit) || destinations(s, unit).length > 0))
      choices.push({ type: 'move', unit, open: 'hex' });
  if (f.side === GERMAN) for (const unit of ENTRANTS) addEntry(q, unit, choices);
  for (const unit of leaders(f.side)) addOverruns(q, unit, choices);
  choices.push({ type: 'end-phase' });
  return choices;
}

function addBreakdowns({ s, f }: Asked, unit: number, choices: Choice[]): void {
  if (whyNotMover(s, f, unit) || whyNotBreak(s, unit)) return;
  for (const n of waysToBreak(s, unit).keys())
    if (!whyNotBreakBy(s, unit, n)) choices.push({ type: 'break-down', unit, n });
}

function addTravel({ s, f }: Asked, unit: number, by: Travel, choices: Choice[]): void {
  if (whyNotTraveller(s, f, unit) || (by === 'rail' ? whyNotRail : whyNotMarch)(s, unit)) return;
  if (hasTravel(s, unit, by) || travelEnds(s, unit, by).length > 0) choices.push({ type: by, unit, open: 'hex' });
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
