/** Dense fronts (dense.ts) of each game, in the phases and with the options that need most computation. */
import type { BaseState, Options, Position, WholeGame } from '../src/kit/game.ts';
import { densePosition, PATTERN_NAMES, patternFill, randomFill } from './dense.ts';

/**
 * A front is built in a phase where the game checks only stacking. It is then asked about in other phases, most often
 * in the first of the list.
 */
interface Plan {
  readonly build: Position;
  readonly asked: readonly Position[];
  /** The field that names the acting units, for phases that need it. */
  readonly acting?: { readonly field: string; readonly phases: readonly string[] };
}

const sided = (roles: readonly string[], phases: readonly string[], more: Position = {}): Position[] =>
  phases.flatMap(phase => roles.map(active => ({ phase, active, ...more })));

const PLANS: Readonly<Record<string, Plan>> = {
  'russian-campaign': {
    build: { phase: 'rail-possession', active: 'soviet', impulse: 2 },
    asked: sided(['axis', 'soviet'], ['combat', 'movement'], { impulse: 2, turn: 8 }),
  },
  zitadelle: {
    build: { phase: 'fire', active: 'german' },
    asked: sided(['german', 'soviet'], ['assault', 'fire', 'movement']),
  },
  'sixth-army': {
    build: { phase: 'operations', active: 'axis' },
    asked: sided(['axis', 'soviet'], ['combat', 'movement', 'operations', 'redeployment']),
    acting: { field: 'activated', phases: ['combat', 'movement'] },
  },
  'red-god-of-war': {
    build: { phase: 'draw', active: 'german', chits: { VI: 'cup' } },
    asked: ['XXXIX', '20A'].flatMap(impulse =>
      ['combat', 'move', 'mech'].map(phase => ({ phase, impulse, fed: [impulse], chits: { VI: 'cup' } })),
    ),
  },
  sample: { build: { phase: 'combat', active: 'blue' }, asked: sided(['blue', 'red'], ['combat', 'move']) },
};

/** Parts of the map, as a share of the number of hexes. */
const MIDDLES = [0.3, 0.62] as const;
const FILLS = ['full', 'first thin', 'second thin'] as const;

export interface Crowd {
  readonly name: string;
  readonly state: BaseState;
}

/** Every pattern, full and with either side thin; options at their defaults, or all on. */
export function* crowdsOf(game: WholeGame): Generator<Crowd> {
  const plan = PLANS[game.id];
  if (!plan) return;
  let count = 0;
  for (const pattern of PATTERN_NAMES)
    for (const [i, fill] of FILLS.entries()) {
      const middle = Math.floor(game.board.size * MIDDLES[count++ % MIDDLES.length]!);
      const front = densePosition(game, plan.build, patternFill(pattern, i - 1, middle));
      for (const [n, asked] of plan.asked.entries()) {
        if (fill !== 'full' && asked.phase !== plan.asked[0]!.phase) continue;
        yield crowdIn(game, plan, `${pattern} ${fill}`, front, asked, (count + n) % 2 === 0);
      }
    }
}

/** Random fronts, by seeds from 1; each in one phase, mostly the first. */
export function* randomCrowdsOf(game: WholeGame, count: number): Generator<Crowd> {
  const plan = PLANS[game.id];
  if (!plan) return;
  const first = plan.asked.filter(({ phase }) => phase === plan.asked[0]!.phase);
  for (let seed = 1; seed <= count; seed++) {
    const list = seed % 4 === 0 ? plan.asked : first;
    const asked = list[Math.floor(seed / 4 + seed) % list.length]!;
    const front = densePosition(game, plan.build, randomFill(seed, game.board.size));
    yield crowdIn(game, plan, `front ${seed}`, front, asked, seed % 2 === 0);
  }
}

function crowdIn(game: WholeGame, plan: Plan, name: string, front: Position, asked: Position, isPlain: boolean): Crowd {
  const options = isPlain ? {} : allOn(game);
  const made = game.scene({ ...front, ...asked, ...actingOf(game, plan, front, asked) }, options);
  if (!made.ok) throw new Error(`${name}: ${made.error}`);
  return { name: `${name}, ${asked.active} ${asked.phase}`, state: made.value };
}

const allOn = (game: WholeGame): Options =>
  Object.fromEntries(game.options.filter(o => o.values.includes(true)).map(o => [o.id, true]));

/** All units of the side that are on the map. */
function actingOf(game: WholeGame, { acting }: Plan, front: Position, asked: Position): Position {
  if (!acting?.phases.includes(asked.phase ?? '')) return {};
  const made = game.scene(front);
  if (!made.ok) throw new Error(made.error);
  const units = game.inspect.units(made.value).filter(u => u.role === asked.active && u.hex !== undefined);
  return { [acting.field]: units.map(u => game.names.units[u.unit]!) };
}
