/**
 * The densest fronts that a game allows: both sides adjacent, in patterns that give every unit as many enemies as
 * possible and fill every stack as far as the game's own check allows. Built through `scene`, the same every time.
 */
import { random } from '../src/kit/dice.ts';
import type { Position, WholeGame } from '../src/kit/game.ts';
import { distance } from '../src/kit/hex.ts';

/** The role in a hex, by number, or nobody (-1); `q` and `r` count from the middle. */
type Pattern = (q: number, r: number) => number;

const mod = (n: number, m: number): number => ((n % m) + m) % m;

export const PATTERN_NAMES = ['line', 'stripes', 'rings', 'islands', 'lakes', 'lattice', 'blocks'] as const;

const PATTERNS: Readonly<Record<(typeof PATTERN_NAMES)[number], Pattern>> = {
  line: q => (q === 0 ? 0 : q === 1 ? 1 : -1),
  stripes: (_q, r) => mod(r, 2),
  rings: (q, r) => mod(distance({ q, r }, { q: 0, r: 0 }), 2),
  islands: (q, r) => (mod(q - r, 3) === 0 ? 0 : 1),
  lakes: (q, r) => (mod(q - r, 3) === 0 ? 1 : 0),
  lattice: (q, r) => [0, 1, -1][mod(q - r, 3)]!,
  blocks: (q, r) => mod((mod(q, 4) < 2 ? 0 : 1) + r, 2),
};

export interface Fill {
  /** The role in a hex, and the maximum number of units there. */
  readonly spot: (q: number, r: number) => { readonly side: number; readonly most: number };
  /** The hex in the middle, the distance of the front from it, and the seed for shuffling units. */
  readonly middle: number;
  readonly far: number;
  readonly seed: string;
}

const FULL = Number.POSITIVE_INFINITY;
/** Hexes from the middle within which fronts lie. */
const FAR = 12;
const FAR_AT_RANDOM = 5;

/** A pattern; `thin` is the number of a role whose units stand alone, or -1 if all stacks are full. */
export function patternFill(pattern: (typeof PATTERN_NAMES)[number], thin: number, middle: number): Fill {
  const spot: Fill['spot'] = (q, r) => {
    const side = PATTERNS[pattern](q, r);
    return { side, most: side === thin ? 1 : FULL };
  };
  return { spot, middle, far: FAR, seed: pattern };
}

/** Random: the share of the ground that either side holds, and the height of its stacks, are drawn as well. */
export function randomFill(seed: number, size: number): Fill {
  const next = random(`front ${seed}`);
  const middle = Math.floor(next() * size);
  const share = 0.25 + 0.5 * next();
  const empty = 0.3 * next();
  const full = [next(), next()];
  const spot: Fill['spot'] = () => {
    if (next() < empty) return { side: -1, most: 0 };
    const side = next() < share ? 0 : 1;
    return { side, most: next() < full[side]! ? FULL : 1 };
  };
  return { spot, middle, far: FAR_AT_RANDOM, seed: `front ${seed}` };
}

/** The position with as many units on the map as the pattern allows; `spec` gives the place in the turn. */
export function densePosition(game: WholeGame, spec: Position, fill: Fill): Position {
  const queues = queuesOf(game, spec, fill);
  const units: Record<string, { readonly hex: string }> = {};
  const isFine = (): boolean => game.scene({ ...spec, units }).ok;
  for (const { hex, side, most } of placesOf(game, fill)) {
    const queue = queues[side]!;
    const refused: number[] = [];
    for (let put = 0; put < most && queue.length > 0 && refused.length < TRIES; ) {
      const u = queue.shift()!;
      const name = game.names.units[u]!;
      units[name] = { hex };
      if (isFine()) put++;
      else {
        delete units[name];
        refused.push(u);
      }
    }
    queue.push(...refused);
  }
  return { ...spec, units };
}

/** The number of units tried before a stack counts as full, or a hex as closed. */
const TRIES = 2;
interface Spot {
  readonly hex: string;
  readonly side: number;
  readonly most: number;
}

function placesOf({ board: { axial, names } }: WholeGame, { spot, middle, far }: Fill): Spot[] {
  const from = axial[middle]!;
  return [...axial.entries()]
    .map(([h, { q, r }]) => ({ h, q: q - from.q, r: r - from.r, far: distance({ q, r }, from) }))
    .filter(place => place.far <= far)
    .sort((a, b) => a.far - b.far || a.h - b.h)
    .map(({ h, q, r }) => ({ hex: names[h]!, ...spot(q, r) }))
    .filter(({ side }) => side >= 0);
}

/** By role the units that may be in the middle, shuffled. */
function queuesOf(game: WholeGame, spec: Position, { middle, seed }: Fill): number[][] {
  const empty = game.scene({ ...spec, units: {} });
  if (!empty.ok) throw new Error(empty.error);
  const hex = game.board.names[middle]!;
  const next = random(seed);
  const units = game.inspect
    .units(empty.value)
    .filter(({ unit }) => game.scene({ ...spec, units: { [game.names.units[unit]!]: { hex } } }).ok)
    .map(({ unit, role }) => ({ unit, role, at: next() }))
    .sort((a, b) => a.at - b.at);
  return game.roles.map(role => units.filter(u => u.role === role).map(u => u.unit));
}
