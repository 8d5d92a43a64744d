/** 10 The movement sub-phase of an operation, and 13.1 redeployment, which uses the same legs. */
import { type Io, pop } from '../../../kit/flow.ts';
import type { Action, Choice } from '../../../kit/game.ts';
import { withAt, without } from '../../../kit/list.ts';
import { type Named, type Offer, type OfferedPhase, offerPhase } from '../../../kit/offer.ts';
import { hasActed, type MovementFrame } from '../frames.ts';
import { roleOf, SIDE, SOVIET } from '../pieces.ts';
import { walk } from '../rules/enter.ts';
import { airZone, type Ground, groundOf } from '../rules/ground.ts';
import {
  canGo,
  canStep,
  destinations,
  type Leg,
  legOf,
  movers,
  type Way,
  wayAlong,
  wayTo,
  whyNotMove,
} from '../rules/movement.ts';
import { whyNotAlong, whyNotGo } from '../rules/outOfReach.ts';
import { whyNotMarker } from '../rules/support.ts';
import { isOver, type State } from '../state.ts';

interface Asked {
  readonly s: State;
  readonly f: MovementFrame;
  readonly g: Ground;
}

const leg = ({ s, f, g }: Asked, { unit }: Named): Leg => legOf(s, g, f, unit);

const MOVE: Offer<State, MovementFrame, Asked> = {
  rule: '10.1',
  takes: {
    unit: { ends: ({ f }) => movers(f), why: ({ s, f, g }, { unit }) => whyNotMove(s, g, f, unit) },
    hex: {
      some: (q, a) => canStep(q.s, q.g, leg(q, a)),
      ends: (q, a) => destinations(q.s, q.g, leg(q, a)),
      why: (q, a) => whyNotGo(q.s, q.g, leg(q, a), a.hex),
    },
  },
  isOpen: true,
  way: (q, a) => wayTo(q.s, q.g, leg(q, a), a.hex)?.path,
  along: (q, a) => whyNotAlong(q.s, q.g, leg(q, a), { path: a.hexes ?? [], hex: a.hex }),
  run: move,
};

const phase = (rule: string, end: string): OfferedPhase<State, MovementFrame> =>
  offerPhase<State, MovementFrame, Asked>({
    rule,
    actor: (_s, f) => roleOf(f.side),
    waits: hasActed,
    ask: (s, f) => ({ s, f, g: groundOf(s, f.side) }),
    offers: { move: MOVE, [end]: { run: d => pop(d) } },
    list(q) {
      const choices: Choice[] = [];
      for (const unit of movers(q.f))
        if (canGo(q.s, q.g, legOf(q.s, q.g, q.f, unit))) choices.push({ type: 'move', unit, open: 'hex' });
      choices.push({ type: end });
      return choices;
    },
    elsewhere: ({ s, f }, a) => whyNotMarker(s, f.side, a.type),
  });

export const movement = phase('10.0', 'end-movement');

/** 13.1 Every unit on the map once: fresh ones by their allowance, exhausted ones two hexes. */
export const redeployment = phase('13.1', 'end-redeployment');

/** The engine's own way to the hex, or the named one. */
export function wayOf(s: State, f: MovementFrame, { unit = -1, hex = -1, hexes }: Action): Way | undefined {
  const g = groundOf(s, f.side);
  const next = legOf(s, g, f, unit);
  if (!hexes) return wayTo(s, g, next, hex);
  const way = wayAlong(s, g, next, hexes);
  return way.ok ? way.value : undefined;
}

function move(d: State, f: MovementFrame, a: Named, io: Io): void {
  const { unit, hex } = a;
  const g = groundOf(d, f.side);
  const from = legOf(d, g, f, unit);
  const way = wayOf(d, f, a);
  if (!way) throw new Error(`unit ${unit} cannot reach hex ${hex}`);
  io.emit({
    type: 'move',
    rule: f.phase === 'movement' ? (way.mode === 'strategic' ? '10.5' : '10.1') : '13.1',
    unit,
    from: from.from,
    to: hex,
    path: way.path,
    cost: from.short ? way.cost - from.spent : (way.cost - from.spent) / 2,
    mode: way.mode,
  });
  // 13.1 A fresh unit that redeploys becomes exhausted.
  if (f.phase === 'redeployment') d.exhausted = withAt(d.exhausted, unit, 1);
  walk(d, unit, way.path, io);
  if (!isOver(d)) goOn(d, f, g, from, way);
}

/** Whether the unit may go on, and what it has left. */
function goOn(d: State, f: MovementFrame, g: Ground, from: Leg, way: Way): void {
  f.acted = 1;
  f.units = without(f.units, from.unit);
  // 7.1 Entering an enemy ZOC ends the move.
  f.mover = g.ezoc[way.hex] ? -1 : from.unit;
  f.spent = way.cost;
  f.strategic = from.strategic && isClean(d, g, from, way) ? 1 : 0;
  f.short = from.short ? 1 : 0;
}

/** 10.5 Whether a strategic move could have taken this way. */
function isClean(d: State, g: Ground, { unit }: Leg, way: Way): boolean {
  if (way.path.some(h => g.ezoc[h])) return false;
  if (SIDE[unit] !== SOVIET || d.air.length === 0) return true;
  const zone = airZone(d);
  return !way.path.some(h => zone[h]);
}
