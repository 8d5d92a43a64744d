/** 3.21, 3.23 The movement phases: rail, strategic and tactical movement, entries, overruns; 10.41 breakdown before them. */
import { pop } from '../../../kit/flow.ts';
import { hasActed } from '../../../kit/frames.ts';
import { repeated } from '../../../kit/list.ts';
import { type Offer, offerPhase } from '../../../kit/offer.ts';
import { bar, type Why } from '../../../kit/why.ts';
import type { MoveFrame } from '../frames.ts';
import { COUNT, GERMAN, roleOf, unitsBy } from '../pieces.ts';
import { waysToBreak, whyNotBreak, whyNotBreakBy } from '../rules/breakdown.ts';
import { whyCrowded } from '../rules/crowding.ts';
import { ENTRANTS, entryHexes, whyNotEnter, whyNotEnterAt } from '../rules/entry.ts';
import { destinations, hasDestination, walkTo, whyNotAlong, whyNotThere } from '../rules/movement.ts';
import { impulseOf, whyNotMover, whyNotTactical, whyNotTraveller } from '../rules/mover.ts';
import {
  leaders,
  overrunHexes,
  SUPPORT_LEVELS,
  whyNotOverrun,
  whyNotOverrunner,
  whyNotSupported,
} from '../rules/overrun.ts';
import {
  hasTravel,
  type Travel,
  travelEnds,
  travelPath,
  whyNotMarch,
  whyNotRail,
  whyNotTravelBy,
  whyNotTravelTo,
} from '../rules/travel.ts';
import type { State } from '../state.ts';
import { type Asked, movesOf } from './moveList.ts';
import { breakUp, enter, move as moveUnit, overrun, travel } from './moves.ts';

const TOO_LATE = bar('4.2', 'after-tactical');
const NOT_NOW = bar('3.23', 'not-in-mech-phase');
const BROKEN_LATER = bar('10.41', 'only-at-start');
const SOVIETS_DO_NOT = bar('10.4', 'germans-only');

/** 3.23, 4.2 Rail and strategic movement come first, and not in the mechanised phase. */
const whyNoTravel = ({ f }: Asked): Why => (f.late ? NOT_NOW : f.tactical ? TOO_LATE : undefined);

const acting = ({ s, f }: Asked): number[] => unitsBy(f.side).filter(unit => s.acting[unit] !== 0);

const travelOffer = (by: Travel, whyNot: (s: State, unit: number) => Why): Offer<State, MoveFrame, Asked> => ({
  rule: by === 'rail' ? '4.3' : '4.2',
  gate: whyNoTravel,
  takes: {
    unit: { among: acting, why: ({ s, f }, { unit }) => whyNotTraveller(s, f, unit) ?? whyNot(s, unit) },
    hex: {
      ends: ({ s }, { unit }) => travelEnds(s, unit, by),
      why: ({ s }, { unit, hex }) => whyNotTravelTo(s, unit, hex, by),
      some: ({ s }, { unit }) => hasTravel(s, unit, by),
    },
  },
  isOpen: true,
  way: ({ s }, { unit, hex }) => travelPath(s, unit, hex, by),
  along: ({ s }, { unit, hex, hexes = [] }) => whyNotTravelBy(s, [unit, hex], hexes, by),
  run: (d, f, { unit, hex, hexes }, io) => travel(d, f, { unit, hex, by, ...(hexes && { hexes }) }, io),
});

export const move = offerPhase<State, MoveFrame, Asked>({
  rule: '4.0',
  actor: (_s, f) => roleOf(f.side),
  waits: hasActed,
  enter(d) {
    d.spent = NOTHING;
    d.mode = NOTHING;
  },
  ask: (s, f) => ({ s, f, impulse: impulseOf(s) }),
  list: movesOf,
  offers: {
    'break-down': {
      rule: '10.41',
      gate: ({ s, f }) =>
        f.side !== GERMAN ? SOVIETS_DO_NOT : f.late || f.acted ? BROKEN_LATER : whyCrowded(s, f.side, '5.2'),
      takes: {
        unit: { among: acting, why: ({ s, f }, { unit }) => whyNotMover(s, f, unit) ?? whyNotBreak(s, unit) },
        n: {
          among: ({ s }, { unit }) => waysToBreak(s, unit).keys(),
          why: ({ s }, { unit, n }) => whyNotBreakBy(s, unit, n),
        },
      },
      run: (d, _f, { unit, n }, io) => breakUp(d, unit, n, io),
    },
    rail: travelOffer('rail', whyNotRail),
    march: travelOffer('march', whyNotMarch),
    move: {
      rule: '4.4',
      takes: {
        unit: { among: acting, why: ({ s, f }, { unit }) => whyNotTactical(s, f, unit) },
        hex: {
          ends: ({ s }, { unit }) => destinations(s, unit),
          why: ({ s }, { unit, hex }) => whyNotThere(s, unit, hex),
          some: ({ s }, { unit }) => hasDestination(s, unit),
        },
      },
      isOpen: true,
      way: ({ s }, { unit, hex }) => walkTo(s, unit, hex)?.path,
      along: ({ s }, { unit, hex, hexes = [] }) => whyNotAlong(s, unit, hex, hexes),
      run: (d, f, { unit, hex, hexes }, io) => moveUnit(d, f, { unit, hex, ...(hexes && { hexes }) }, io),
    },
    enter: {
      rule: '9.11',
      takes: {
        unit: { among: () => ENTRANTS, why: ({ s, f }, { unit }) => whyNotEnter(s, f, unit) },
        hex: {
          among: (_q, { unit }) => entryHexes(unit),
          why: ({ s, impulse }, { unit, hex }) => whyNotEnterAt(s, impulse.card, unit, hex),
        },
      },
      isOpen: true,
      run: (d, f, { unit, hex }, io) => enter(d, f, { unit, hex }, io),
    },
    overrun: {
      rule: '8.6',
      takes: {
        unit: { among: ({ f }) => leaders(f.side), why: ({ s, f }, { unit }) => whyNotOverrunner(s, f, unit) },
        hex: {
          ends: ({ s, f }, { unit }) => overrunHexes(s, f, unit),
          why: ({ s, f }, { unit, hex }) => whyNotOverrun(s, f, unit, hex),
        },
        n: {
          among: () => SUPPORT_LEVELS,
          why: ({ s, impulse }, { unit, hex, n }) => whyNotSupported(s, impulse, unit, [hex, n]),
        },
      },
      run: (d, f, { unit, hex, n }, io) => overrun(d, f, { unit, hex, n }, io),
    },
    'end-phase': { gate: ({ s, f }) => whyCrowded(s, f.side, '5.2'), run: d => pop(d) },
  },
});

const NOTHING: readonly number[] = repeated(COUNT, 0);
