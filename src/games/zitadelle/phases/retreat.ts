/** 7.8 The owner retreats its units, in any order. */
import { type Io, pop, push } from '../../../kit/flow.ts';
import type { Action } from '../../../kit/game.ts';
import { withAt } from '../../../kit/list.ts';
import { type Named, offerPhase } from '../../../kit/offer.ts';
import { sameList } from '../../../kit/play.ts';
import type { Side } from '../../../kit/sides.ts';
import { battleOf, type RetreatFrame, type SurplusFrame } from '../frames.ts';
import { enemyOf, roleOf } from '../pieces.ts';
import { entered } from '../rules/control.ts';
import { hasRoom, stacksOf } from '../rules/ground.ts';
import { eliminate } from '../rules/loss.ts';
import { FULL, furtherOf, type Refuge, refugesOf } from '../rules/retreat.ts';
import { whyNotBackBy, whyNotGoing, whyNotRefuge, whyNotStand, whyOtherFirst } from '../rules/retreatWhy.ts';
import { isOnMap, placeOf, type State } from '../state.ts';

/**
 * Where a unit may go now. 7.8.4 Hexes that other units of this assault leave are closed; its own it leaves anyway. A
 * unit that retreats voluntarily is not forced into a full hex (7.8.2), so it may not enter one.
 */
export function refugesNow(s: State, f: RetreatFrame, u: number): Refuge[] {
  const { left } = battleOf(s);
  if (f.further === u) return furtherOf(s, u, left, f.start);
  const isForced = s.options.overflow || !f.free.includes(u);
  return refugesOf(s, u, left).filter(({ rank }) => isForced || rank < FULL);
}

/** 7.8.1 The named way, if it leads there, otherwise the first. */
export function wayBack(s: State, f: RetreatFrame, { type, unit, hex, hexes }: Action): readonly number[] | undefined {
  if (type !== 'retreat' || unit === undefined) return undefined;
  const paths = refugesNow(s, f, unit).find(refuge => refuge.hex === hex)?.paths;
  return hexes ? paths?.find(path => sameList(path, hexes)) : paths?.[0];
}

export const retreat = offerPhase<State, RetreatFrame, { readonly s: State; readonly f: RetreatFrame }>({
  rule: '7.8',
  actor: (s, f) => (waitsFor(s, f) ? roleOf(f.side) : undefined),
  // 7.8.3 A unit with nowhere to go after all others have gone is lost. One that need not go and cannot stays.
  auto(d, f, io) {
    f.units = f.units.filter(u => isOnMap(d, u));
    f.free = f.free.filter(u => isOnMap(d, u));
    if (f.further >= 0 && !isOnMap(d, f.further)) f.further = -1;
    // A unit was removed by the enemy (5.1.7); the others still have to go.
    if (waitsFor(d, f)) return;
    const lost = f.units.find(u => refugesNow(d, f, u).length === 0);
    if (lost === undefined) {
      pop(d);
      return;
    }
    eliminate(d, lost, '7.8.3', io);
    f.units = f.units.filter(u => u !== lost);
  },
  ask: (s, f) => ({ s, f }),
  first: ({ s, f }, { unit }) => whyOtherFirst(s, f, unit),
  offers: {
    retreat: {
      rule: '7.8.1',
      takes: {
        unit: { among: ({ f }) => goingNow(f), why: ({ s, f }, { unit }) => whyNotGoing(s, f, unit) },
        hex: {
          ends: ({ s, f }, { unit }) => refugesNow(s, f, unit).map(({ hex }) => hex),
          why: ({ s, f }, { unit, hex }) => whyNotRefuge(s, f, unit, hex),
        },
      },
      isOpen: true,
      way: ({ s, f }, a) => wayBack(s, f, a),
      along: ({ s, f }, { unit, hex, hexes = [] }) => whyNotBackBy(s, f, { unit, hex }, hexes),
      run: fallBack,
    },
    // 13.2.2 A unit that could go one hex further may also stay in excess: the enemy removes the surplus (5.1.7).
    stand: {
      rule: '7.6.3',
      takes: { unit: { among: ({ f }) => goingNow(f), why: ({ s, f }, { unit }) => whyNotStand(s, f, unit) } },
      run(d, f, { unit }, io) {
        const rule = f.further === unit ? '13.2.2' : '7.6.3';
        f.further = -1;
        settle(f, unit);
        io.emit({ type: 'stand', rule, unit, hex: placeOf(d, unit) });
      },
    },
  },
});

const goingNow = (f: RetreatFrame): readonly number[] => (f.further < 0 ? [...f.units, ...f.free] : [f.further]);

/** Whether some unit can go. 7.8.4 One that cannot waits for the others: a friend in a hex may open it (5.2.8). */
function waitsFor(s: State, f: RetreatFrame): boolean {
  if ([...f.units, ...f.free].some(u => !isOnMap(s, u))) return false;
  if (f.further >= 0) return true;
  return [...f.units, ...f.free].some(u => refugesNow(s, f, u).length > 0);
}

function fallBack(d: State, f: RetreatFrame, a: Named, io: Io): void {
  const { unit: u, hex: h } = a;
  const path = wayBack(d, f, a)!;
  const isBound = f.units.includes(u);
  const from = placeOf(d, u);
  const battle = battleOf(d);
  // Another unit's choice of a hex must not depend on which went first.
  if (f.further !== u) {
    battle.left = [...new Set([...battle.left, from])];
    f.start = from;
  }
  battle.back = [...new Set([...battle.back, u])];
  d.place = withAt(d.place, u, h);
  d.routed = withAt(d.routed, u, 1);
  if (isBound) d.disrupted = withAt(d.disrupted, u, 1);
  io.emit({ type: 'retreat', rule: isBound ? '7.6.2' : '7.6.3', unit: u, from, to: h, path });
  entered(d, u, path, io);
  goOn(d, f, u, path);
}

/**
 * Whether the retreat is over: a unit that ended in a full hex may go one hex further (13.2.2), once; and one that came
 * into a full hex on its way goes on if the enemy leaves it in place (7.8.2).
 */
function goOn(d: State, f: RetreatFrame, u: number, path: readonly number[]): void {
  const isFirst = f.further !== u;
  const isCrowded = isFirst && isTooFull(d, f.side, u);
  const goesOn = isCrowded && (d.options.overflow || path.length === 1);
  f.further = goesOn && furtherOf(d, u, battleOf(d).left, f.start).length > 0 ? u : -1;
  if (goesOn && !d.options.overflow) relieve(d, f.side);
  else if (f.further < 0) settle(f, u);
}

/** 5.1.7 */
function relieve(d: State, side: Side): void {
  const surplus: SurplusFrame = { phase: 'surplus', side: enemyOf(side) };
  push(d, surplus);
}

function settle(f: RetreatFrame, u: number): void {
  f.units = f.units.filter(v => v !== u);
  f.free = f.free.filter(v => v !== u);
}

/** Whether the stack that a unit has joined has no room for it. */
const isTooFull = (s: State, side: Side, u: number): boolean => !hasRoom(stacksOf(s, side), u, placeOf(s, u));
