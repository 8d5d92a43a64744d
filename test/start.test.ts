/**
 * D6 Positions from which a file begins: any modified position is refused with a message, or can be shown and played.
 * The originals come from random play.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { random, seededDice } from '../src/kit/dice.ts';
import { type BaseState, type Json, LANGS, type Options, type WholeGame } from '../src/kit/game.ts';
import { canonical, hashOf } from '../src/kit/hash.ts';
import { jsonCopy } from '../src/kit/plain.ts';
import { allActions, bare, legalOf, tryApply } from '../src/kit/play.ts';
import { playout, randomAction } from '../src/kit/playout.ts';
import { depictionFor } from '../src/kit/seat.ts';
import type { StateShape } from '../src/kit/shape.ts';
import { readStart } from '../src/table/start.ts';
import { spread } from './support.ts';

/** The number of original positions, if there are so many. */
const QUIET = 300;
const POSITIONS = 10;
const MUTANTS = 25;
const SWAPS = 600;
const SPLICES = 300;
/** Games whose states say which of many scenarios they belong to. */
const TOLD_APART = ['russian-campaign'];

interface Played {
  readonly head: { readonly scenario: string; readonly options: Options };
  readonly states: readonly BaseState[];
}

function played(game: WholeGame, seed: string): Played {
  const next = random(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const options = Object.fromEntries(game.options.map(o => [o.id, one(o.values)]));
  const scenario = one(game.scenarios).id;
  const dice = seededDice(seed);
  const states: BaseState[] = [];
  playout(game, game.setup(scenario, options, dice), { dice, next, each: (_role, { state }) => states.push(state) });
  return { head: { scenario, options }, states };
}

type Path = readonly string[];

const pathsOf = (value: unknown, here: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [here, ...Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...here, key]))]
    : [here];

const at = (value: unknown, path: Path): unknown => path.reduce((inner: unknown, key) => Object(inner)[key], value);

/** As read from a file: a removed field is missing, and a field named __proto__ is an ordinary field. */
function changed(s: BaseState, path: Path, value: Json | undefined): unknown {
  const copy: unknown = jsonCopy(s);
  const key = path.at(-1) ?? '';
  const inside = Object(at(copy, path.slice(0, -1)));
  if (value !== undefined) inside[key] = value;
  else if (Array.isArray(inside)) inside.splice(Number(key), 1);
  else delete inside[key];
  return copy;
}

/** Other types, other signs, out of range, too much, too little, and almost right. */
function othersFor(value: unknown, next: () => number): (Json | undefined)[] {
  const others: (Json | undefined)[] = [
    undefined,
    null,
    'x',
    1e6,
    -1,
    0,
    1,
    0.5,
    true,
    [],
    {},
    Math.floor(next() * 300),
  ];
  if (typeof value === 'number')
    others.push(value + 1, value - 1, -value - 1, String(value), value + 1 + Math.floor(next() * 20));
  if (typeof value === 'boolean') others.push(!value);
  if (Array.isArray(value)) others.push(value.slice(1), [...value, 0], [...value, ...value], value.toReversed());
  else if (typeof value === 'object' && value !== null) {
    others.push(
      { ...value, extra: 1 },
      JSON.parse(JSON.stringify(value).replace(/^\{/, '{"__proto__":{"phase":"x"},')),
    );
  }
  return others;
}

/** Everything that a page, a bot and a program ask of a position, and some moves from it. */
function use(game: WholeGame, s: BaseState, next: () => number): void {
  for (const seat of [...game.roles, 'observer']) depictionFor(game, s, seat);
  for (const role of game.roles) {
    game.imagine(game.view(s, role), role, seededDice(1));
    game.evaluate?.(s, role);
    game.inspect.supply(s, role);
    game.shortlist?.(s, role);
  }
  for (const { unit } of game.inspect.units(s).slice(0, 40)) game.inspect.reach(s, unit);
  for (const lang of LANGS) game.words[lang].prompt(s);
  for (const role of game.active(s)) {
    allActions(game, s, role);
    for (const choice of legalOf(game, s, role)) game.words.en.choice(choice);
  }
  goOn(game, s, next, 20);
}

/** Random play that never violates an invariant of positions. */
function goOn(game: WholeGame, s: BaseState, next: () => number, steps: number): void {
  let now = s;
  for (let i = 0; i < steps; i++) {
    const role = game.active(now)[0];
    if (role === undefined) return;
    const action = bare(randomAction(game, now, role, next));
    game.inspect.odds(now, role, action);
    game.answers?.chances?.(now, role, action);
    const step = tryApply(game, now, role, action, seededDice(i));
    if (!step.ok) throw new Error(`a legal action was refused: ${JSON.stringify(step.error)}`);
    now = step.value.state;
    const [broken] = game.check(now);
    if (broken) throw new Error(`${JSON.stringify(step.value.action)}: ${broken.rule} ${broken.message}`);
  }
}

const read = (game: WholeGame, shape: StateShape<BaseState>, state: unknown, { head }: Played) =>
  readStart(game, shape, { state, hash: hashOf(state) }, { ...head, scenes: game });

describe.each(GAMES)('$id', async ({ load, shape: loadShape }) => {
  const [game, shape] = await Promise.all([load(), loadShape()]);
  const next = random('mutants');
  const asked: BaseState[] = [];
  let whole: Played;
  let quiet: BaseState[];
  beforeAll(() => {
    whole = played(game, 'start');
    quiet = spread(whole.states, QUIET, s => {
      asked.push(s);
      return read(game, shape, s, whole).ok;
    });
  });

  test('D6 real positions are taken, whatever is being done in them', () => {
    expect(quiet).toEqual(asked.filter(s => s.flow.length > 0));
  });

  test('D6 whatever is changed is refused with a sentence, or can be played', () => {
    const counts = { refused: 0, taken: 0 };
    for (let i = 0; i < POSITIONS; i++) {
      const s = quiet[Math.floor(next() * quiet.length)]!;
      const paths = pathsOf(s).slice(1);
      const outer = paths.filter(path => path[0] === 'flow' || path.length === 1);
      for (let j = 0; j < MUTANTS; j++) {
        const among = j % 2 ? outer : paths;
        const path = among[Math.floor(next() * among.length)]!;
        const others = othersFor(at(s, path), next);
        const value = others[Math.floor(next() * others.length)];
        const start = read(game, shape, changed(s, path, value), whole);
        const what = `${path.join('.')} = ${JSON.stringify(value)}`;
        if (start.ok) expect(() => use(game, start.value, next), what).not.toThrow();
        else expect(start.error, what).toMatch(/^the start position (cannot be read|is not possible): \S/);
        counts[start.ok ? 'taken' : 'refused']++;
      }
    }
    expect(counts.refused).toBeGreaterThan(counts.taken);
  });

  test('D6 pieces that have changed places are refused, or go on by the rules', () => {
    for (let i = 0; i < SWAPS; i++) {
      const s = quiet[Math.floor(next() * quiet.length)]!;
      const { place } = Object(s);
      const [a, b] = [Math.floor(next() * place.length), Math.floor(next() * place.length)];
      const swapped = place.with(a, place[b]).with(b, place[a]);
      const start = read(game, shape, changed(s, ['place'], swapped), whole);
      if (start.ok) expect(() => goOn(game, start.value, next, 60), `places of ${a} and ${b}`).not.toThrow();
    }
  });

  test('D6 what is being done at another moment is refused, or goes on by the rules', () => {
    const one = (): BaseState => quiet[Math.floor(next() * quiet.length)]!;
    for (let i = 0; i < SPLICES; i++) {
      const { flow } = one();
      const spliced = { ...jsonCopy(one()), flow: jsonCopy(flow) };
      const start = read(game, shape, spliced, whole);
      const doing = flow.map(({ phase }) => phase).join(', ');
      if (start.ok) expect(() => goOn(game, start.value, next, 40), doing).not.toThrow();
    }
  });

  test('D6 a phase that has not begun is refused: it would begin after its first action', () => {
    for (const s of spread(quiet, 20, () => true)) {
      const { entered: _entered, ...top } = s.flow.at(-1)!;
      expect(read(game, shape, { ...jsonCopy(s), flow: [...s.flow.slice(0, -1), top] }, whole).ok).toBe(false);
    }
  });

  test('D6 whatever is taken is what a scene of it would be', () => {
    for (let i = 0; i < SPLICES; i++) {
      const [s, other] = [quiet[Math.floor(next() * quiet.length)]!, quiet[Math.floor(next() * quiet.length)]!];
      const columns = Object.keys(s).filter(name => name !== 'flow');
      const column = columns[Math.floor(next() * columns.length)]!;
      const start = read(game, shape, changed(s, [column], jsonCopy(Object(other)[column])), whole);
      if (!start.ok || !game.position) continue;
      const laid = game.scene(game.position(start.value), whole.head.options, whole.head.scenario);
      expect(laid.ok && hashOf(laid.value), column).toBe(hashOf(start.value));
    }
  });

  test('D6 a finished game, a game with a winner, and one of other options or scenario are refused', () => {
    const s = quiet[0]!;
    const over = whole.states.at(-1)!;
    expect(read(game, shape, over, whole)).toMatchObject({ ok: false });
    // A state that names a winner is over.
    const won = { ...jsonCopy(over), flow: jsonCopy(s.flow) };
    if ('winner' in over) expect(read(game, shape, won, whole)).toMatchObject({ ok: false });
    expect(read(game, shape, { ...jsonCopy(s), flow: [] }, whole)).toMatchObject({ ok: false });
    for (const { id, values } of game.options) {
      const other = values.find(value => value !== whole.head.options[id])!;
      const head = { ...whole.head, options: { ...whole.head.options, [id]: other } };
      expect(read(game, shape, s, { ...whole, head })).toMatchObject({ error: expect.stringContaining('options') });
    }
    const settledBy = (scenario: string): string => canonical(shape.settled(whole.head.options, scenario));
    for (const { id } of game.scenarios) {
      const isSame = settledBy(id) === settledBy(whole.head.scenario);
      if (TOLD_APART.includes(game.id)) expect(isSame, id).toBe(id === whole.head.scenario);
      const head = { ...whole.head, scenario: id };
      expect(read(game, shape, s, { ...whole, head }).ok, id).toBe(isSame);
    }
  });

  test('D6 a start that was changed without its fingerprint is damaged', () => {
    const s = quiet[0]!;
    const start = readStart(game, shape, { state: s, hash: '0' }, whole.head);
    expect(start).toEqual({ ok: false, error: 'the start position is damaged' });
  });
});
