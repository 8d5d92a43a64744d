/**
 * A scene can say everything that a game remembers: what `position` writes down of a state, `scene` reads back as the same
 * state, wherever random play comes to rest with nothing half done.
 */
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { random, seededDice } from '../src/kit/dice.ts';
import type { AnyGame, BaseState, Json, Options, Position } from '../src/kit/game.ts';
import { canonical, hashOf } from '../src/kit/hash.ts';
import { jsonCopy } from '../src/kit/plain.ts';
import { playout } from '../src/kit/playout.ts';
import { readStart } from '../src/table/start.ts';
import { spread } from './support.ts';

const GAMES_EACH = 3;
/** At least so many, if there are so many. */
const POSITIONS = 60;

interface Played {
  readonly scenario: string;
  readonly options: Options;
  readonly states: readonly BaseState[];
}

function played(game: AnyGame, seed: string): Played {
  const next = random(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const options = Object.fromEntries(game.options.map(o => [o.id, one(o.values)]));
  const scenario = one(game.scenarios).id;
  const dice = seededDice(seed);
  const first = game.setup(scenario, options, dice);
  const states = [first];
  playout(game, first, { dice, next, each: (_role, { state }) => states.push(state) });
  return { scenario, options, states };
}

/** Where two states differ, in few words. */
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

  test('what position says of a state gives the same state', () => {
    if (!game.position) return;
    const phases = new Set<string>();
    for (let n = 0; n < GAMES_EACH; n++) {
      const { scenario, options, states } = played(game, `scene ${n}`);
      const isQuiet = (s: BaseState): boolean =>
        readStart(game, shape, { state: s, hash: hashOf(s) }, { scenario, options }).ok;
      for (const s of spread(states, POSITIONS, isQuiet)) {
        const made = game.scene(saidOf(s), options, scenario);
        const phase = s.flow.at(-1)?.phase ?? '';
        phases.add(phase);
        if (!made.ok) expect.fail(`${phase}: ${made.error}`);
        else expect(differing(s, made.value), phase).toEqual([]);
      }
    }
    expect(phases.size).toBeGreaterThan(1);
  });

  test('a wrong value is refused with its field', () => {
    if (!game.position) return;
    const { scenario, options, states } = played(game, 'wrong');
    const s = states.find(one => readStart(game, shape, { state: one, hash: hashOf(one) }, { scenario, options }).ok);
    if (!s) expect.fail('nothing comes to rest');
    const said = saidOf(s);
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

const WRONG: readonly Json[] = [-7, 1e6, 0.5, 'nonsense', { nonsense: 1 }, ['nonsense']];
