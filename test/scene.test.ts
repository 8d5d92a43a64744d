/**
 * A scene can express everything that a game remembers: `scene` reads what `position` writes of a state as the same
 * state, at every decision of random play, also in the middle of battles; and a file may begin there.
 */
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { type Dice, random, seededDice } from '../src/kit/dice.ts';
import type { AnyGame, BaseState, Json, Options, Position } from '../src/kit/game.ts';
import { canonical, hashOf } from '../src/kit/hash.ts';
import { jsonCopy } from '../src/kit/plain.ts';
import { tryApply } from '../src/kit/play.ts';
import { randomAction } from '../src/kit/playout.ts';
import { readStart } from '../src/table/start.ts';

const GAMES_EACH = 4;
/** Positions for each stack of frames. */
const OF_EACH = 3;

/** Decisions of each game that random play always reaches. */
const PHASES: Readonly<Record<string, readonly string[]>> = {
  sample: ['arrival', 'move', 'declare', 'resolve', 'support', 'losses'],
  'sixth-army': ['set-up', 'movement', 'assemble', 'artillery', 'losses', 'retreat', 'advance', 'redeployment'],
  zitadelle: ['set-up', 'air', 'fire', 'target', 'declare', 'resolve', 'retreat', 'advance', 'surplus', 'movement'],
  'russian-campaign': ['movement', 'declare', 'resolve', 'give-ground', 'loss', 'retreat', 'remnant', 'partisans'],
};

interface Played {
  readonly scenario: string;
  readonly options: Options;
  /** From the beginning, each played to when it is asked for. */
  readonly states: Iterable<BaseState>;
}

function played(game: AnyGame, seed: string): Played {
  const next = random(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const options = Object.fromEntries(game.options.map(o => [o.id, one(o.values)]));
  const scenario = one(game.scenarios).id;
  const dice = seededDice(seed);
  return { scenario, options, states: statesFrom(game, game.setup(scenario, options, dice), dice, next) };
}

function* statesFrom(game: AnyGame, start: BaseState, dice: Dice, next: () => number): Iterable<BaseState> {
  yield start;
  let s = start;
  for (let [role] = game.active(s); role !== undefined; [role] = game.active(s)) {
    const step = tryApply(game, s, role, randomAction(game, s, role, next), dice);
    if (!step.ok) throw new Error(`a legal action was refused: ${JSON.stringify(step.error)}`);
    s = step.value.state;
    yield s;
  }
}

/** A sample of each stack of frames, evenly spaced. */
function some(states: Iterable<BaseState>): BaseState[] {
  const byStack = new Map<string, BaseState[]>();
  for (const s of states) {
    const stack = s.flow.map(f => f.phase).join(' ');
    const like = byStack.get(stack) ?? [];
    byStack.set(stack, like);
    if (s.flow.length > 0) like.push(s);
  }
  return [...byStack.values()].flatMap(like =>
    like.filter((_, i) => i % Math.max(1, Math.floor(like.length / OF_EACH)) === 0),
  );
}

/** Where two states differ, in short. */
function differing(a: BaseState, b: BaseState): string[] {
  const other = new Map<string, unknown>(Object.entries(b));
  return Object.entries(a).flatMap(([name, value]) => {
    const [one, two] = [canonical(value), canonical(other.get(name))];
    return one === two ? [] : [`${name}: ${one.slice(0, 300)} or ${two.slice(0, 300)}`];
  });
}

describe.each(GAMES)('$id', async ({ load, shape: loadShape }) => {
  const [game, shape] = await Promise.all([load(), loadShape()]);
  const saidOf = (s: BaseState): Position => jsonCopy(game.position?.(s) ?? {});

  test('what position says of a state gives the same state, whatever is being done', () => {
    if (!game.position) return;
    const met = new Set<string>();
    for (let n = 0; n < GAMES_EACH; n++) {
      const { scenario, options, states } = played(game, `scene ${n}`);
      for (const s of some(states)) {
        const stack = s.flow.map(f => f.phase).join(' ');
        met.add(s.flow.at(-1)?.phase ?? '');
        const made = game.scene(saidOf(s), options, scenario);
        if (!made.ok) expect.fail(`${stack}: ${made.error}`);
        expect(differing(s, made.value), stack).toEqual([]);
        const [role = ''] = game.active(s);
        expect(game.legal(made.value, role), stack).toEqual(game.legal(s, role));
        const start = readStart(game, shape, { state: jsonCopy(s), hash: hashOf(s) }, { scenario, options });
        expect(start.ok ? '' : start.error, stack).toBe('');
      }
    }
    for (const phase of PHASES[game.id] ?? []) expect([...met]).toContain(phase);
  });

  test('a wrong value is refused with its field', () => {
    if (!game.position) return;
    const { states, ...head } = played(game, 'wrong');
    const { scenario, options } = head;
    const said = saidOf(firstAtRest(states, s => readStart(game, shape, { state: s, hash: hashOf(s) }, head).ok));
    for (const field of Object.keys(said).filter(name => name !== 'units' && name !== 'flow'))
      for (const value of WRONG) {
        const made = game.scene({ ...said, [field]: value }, options, scenario);
        expect(made, `${field}: ${JSON.stringify(value)}`).toMatchObject({
          ok: false,
          error: expect.stringMatching(field),
        });
      }
  });
});

function firstAtRest(states: Iterable<BaseState>, isAtRest: (s: BaseState) => boolean): BaseState {
  for (const s of states) if (isAtRest(s)) return s;
  expect.fail('nothing comes to rest');
}

const WRONG: readonly Json[] = [-7, 1e6, 0.5, 'nonsense', { nonsense: 1 }, ['nonsense']];
