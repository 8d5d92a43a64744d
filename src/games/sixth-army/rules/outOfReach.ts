/**
 * 10, 13.1 Why a unit cannot go to a hex, or not by the named way. The search for ways is the rule; here it is repeated
 * with some barriers lifted. The smallest set of barriers without which the hex is reached is the reason, and of these
 * the first by rule number is reported.
 */
import type { Refusal } from '../../../kit/game.ts';
import { itemAt, subsets } from '../../../kit/list.ts';
import { traceFrom } from '../../../kit/trace.ts';
import { along, isWay } from '../../../kit/way.ts';
import { type Bar, bar, refusalOf, type Why } from '../../../kit/why.ts';
import { AXIS, allowanceOf, BOARD, HEXES, OPEN_SIDES, SIDE } from '../pieces.ts';
import type { State } from '../state.ts';
import { airZone, ENEMY_THERE, type Ground, whyNoRoom } from './ground.ts';
import { type Leg, specOf, type Tripped, type Way, wayAlong, wayTo } from './movement.ts';

const SAME_HEX = bar('10.1', 'same-hex', 'unit', 'hex');
const DON = bar('10.2', 'don', 'unit', 'hex');
const ENEMY_BARS = bar('8.3', 'enemy-bars', 'unit', 'hex');
const EZOC_STOP = bar('10.3', 'ezoc-stop', 'unit', 'hex');
const INTERDICTED = bar('10.6', 'interdicted', 'unit', 'hex');
const SHORT_EZOC = bar('13.1', 'short-ezoc', 'unit', 'hex');
const SHORT_MOVE = bar('13.1', 'short-move', 'unit', 'hex');
const NO_STRATEGIC = bar('B4', 'no-strategic', 'unit', 'hex');
const REDEPLOY_STRATEGIC = bar('13.1', 'redeploy-strategic', 'unit', 'hex');
const STRATEGIC_FROM_EZOC = bar('10.5', 'strategic-from-ezoc', 'unit', 'hex');
const STRATEGIC_EZOC = bar('10.5', 'strategic-ezoc', 'unit', 'hex');
const STRATEGIC_AIR = bar('10.5', 'strategic-air', 'unit', 'hex');
const STRATEGIC_BEGUN = bar('10.5', 'strategic-begun', 'unit', 'hex');
const WAY_BROKEN = bar('10.1', 'way-broken', 'unit', 'hex');

/** For a hex where the leg cannot end. */
export function whyNotGo(s: State, g: Ground, leg: Leg, hex: number): Why {
  if (hex === leg.from) return SAME_HEX;
  if (g.enemy[hex]) return ENEMY_THERE;
  return wayTo(s, g, leg, hex) ? whyNoRoom(g, leg.unit, hex) : whyNotReach(s, g, leg, hex);
}

/** Barriers in rulebook order: enemies 8.3, their zones 10.3 and 10.5, air markers 10.5 and 10.6. */
type Barrier = 'enemy' | 'ezoc' | 'air';
const BARRIERS: readonly Barrier[] = ['enemy', 'ezoc', 'air'];
const SETS = subsets([0, 1, 2]).map(set => set.map(i => itemAt(BARRIERS, i)));
/** The sets of barriers to lift, by size. */
const LIFTED = [[[]], ...[1, 2, 3].map(size => SETS.filter(set => set.length === size))];

function whyNotReach(s: State, g: Ground, leg: Leg, hex: number): Why {
  if (BANK[leg.from] !== BANK[hex]) return DON;
  for (let size = 1; size <= LIFTED.length; size++) {
    const near = liftedFor(s, g, { ...leg, strategic: false }, { hex, size });
    if (near) return BARS[leg.short ? 'short' : 'normal'][near[0] ?? 'enemy'];
    // 10.5 If a strategic move is not allowed, allowing it counts as one more barrier lifted.
    const far =
      !leg.short && liftedFor(s, g, { ...leg, strategic: true }, { hex, size: leg.strategic ? size : size - 1 });
    if (!far) continue;
    const [first] = far;
    return first && (leg.strategic || first === 'enemy') ? BARS.strategic[first] : whyNotStrategic(s, g, leg);
  }
  return leg.short ? SHORT_MOVE : tooFar(leg.unit, hex);
}

/** The first set of that size without which the leg ends in the hex. */
const liftedFor = (
  s: State,
  g: Ground,
  leg: Leg,
  { hex, size }: { readonly hex: number; readonly size: number },
): readonly Barrier[] | undefined =>
  LIFTED[size]?.find(lifted => {
    return wayTo(lifted.includes('air') ? { ...s, air: [] } : s, without(g, lifted), leg, hex);
  });

function without(g: Ground, lifted: readonly Barrier[]): Ground {
  const enemy = lifted.includes('enemy') ? CLEAR : g.enemy;
  const ezoc = lifted.includes('ezoc') ? CLEAR : g.ezoc;
  if (enemy !== CLEAR && ezoc !== CLEAR) return g;
  return { ...g, enemy, ezoc, shut: enemy === CLEAR ? ezoc : enemy };
}

/** The side of the Don that each hex is on. */
const BANK = traceFrom(BOARD, [0], { edges: OPEN_SIDES }).connected;
const CLEAR = new Uint8Array(HEXES);

const BARS: Readonly<Record<Way['mode'], Readonly<Record<Barrier, Bar>>>> = {
  normal: { enemy: ENEMY_BARS, ezoc: EZOC_STOP, air: INTERDICTED },
  strategic: { enemy: ENEMY_BARS, ezoc: STRATEGIC_EZOC, air: STRATEGIC_AIR },
  short: { enemy: ENEMY_BARS, ezoc: SHORT_EZOC, air: SHORT_MOVE },
};

/** 10.5, 13.1, B4 Why this move cannot be strategic. */
function whyNotStrategic(s: State, g: Ground, { unit, from, inOperation }: Leg): Why {
  if (!inOperation) return REDEPLOY_STRATEGIC;
  if (SIDE[unit] === AXIS && s.options.noAxisStrategic) return NO_STRATEGIC;
  if (g.ezoc[from]) return STRATEGIC_FROM_EZOC;
  return SIDE[unit] !== AXIS && airZone(s)[from] ? STRATEGIC_AIR : STRATEGIC_BEGUN;
}

const tooFar = (unit: number, hex: number): Refusal => ({
  rule: '10.1',
  code: 'too-far',
  about: { unit, hex, allowance: allowanceOf(unit) },
});

/** Why a leg to a hex cannot take this way: the first impossible step, and its rule. */
export function whyNotAlong(s: State, g: Ground, leg: Leg, { path, hex }: Pick<Way, 'path' | 'hex'>): Why {
  if (!isWay(BOARD, path, hex)) return WAY_BROKEN;
  const way = wayAlong(s, g, leg, path);
  if (way.ok) return undefined;
  const near = way.error.find(t => t.mode !== 'strategic');
  const far = way.error.find(t => t.mode === 'strategic');
  // 10.5 A unit that is out of points may still be on a strategic move.
  const at = far && near?.step.why === 'dear' ? far : (near ?? far);
  if (!at) return WAY_BROKEN;
  return refusalOf(at.step.why === 'dear' ? whyDear(s, g, leg, { path, at }) : stumbled(g, at), {
    type: 'move',
    unit: leg.unit,
    hex: at.step.hex,
  });
}

type Trip = Tripped[number];

function stumbled(g: Ground, { mode, step }: Trip): Bar {
  if (step.why === 'closed') return DON;
  if (step.why === 'stop') return EZOC_STOP;
  if (step.why !== 'blocked') return WAY_BROKEN;
  if (g.enemy[step.hex]) return ENEMY_THERE;
  return BARS[mode][g.ezoc[step.hex] ? 'ezoc' : 'air'];
}

/** 10.6 Interdiction may have cost the missing points. */
function whyDear(
  s: State,
  g: Ground,
  leg: Leg,
  { path, at }: { readonly path: readonly number[]; readonly at: Trip },
): Bar | Refusal {
  if (at.mode === 'short') return SHORT_MOVE;
  const { toll: _toll, ...free } = specOf(s, g, leg, at.mode);
  return along(BOARD, leg.from, path, free).ok ? INTERDICTED : tooFar(leg.unit, at.step.hex);
}
