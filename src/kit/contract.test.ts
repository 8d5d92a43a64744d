/** The suite itself is on trial here: a sound game passes, and each way of breaking it is found. */
import { describe, expect, it } from 'vitest';
import type { State } from '../games/sample/state.ts';
import { view as fullView, type View } from '../games/sample/view.ts';
import { game } from '../games/sample/whole.ts';
import { checkGame, type Fault, type FaultKind } from './contract.ts';
import { type Minds, secretProblems } from './contractSecrets.ts';
import { wayProblems } from './contractWays.ts';
import { random, seededDice } from './dice.ts';
import type { Action, Json, WholeGame, WholeModule } from './game.ts';
import { jsonProblem } from './plain.ts';
import { playReplay } from './replay.ts';
import { fail, ok } from './result.ts';

type Sample = WholeModule<State, View>;

const broken = (change: Partial<Sample>): WholeGame => ({ ...game, ...change });

const check = (g: WholeGame, seed: number, until?: FaultKind): Fault[] => {
  // A game without end is found by playing it.
  const thorough = until === 'endless' ? 0 : 2;
  const spec = { scenario: 'dawn', options: { highWater: seed % 2 === 1 }, seed, thorough, most: 300 };
  return checkGame(g, until ? { ...spec, until } : spec);
};

/** The first fault of a kind in a few games. */
function fault(g: WholeGame, kind: FaultKind): Fault | undefined {
  for (let seed = 0; seed < 8; seed++) {
    const found = check(g, seed, kind).find(f => f.kind === kind);
    if (found) return found;
  }
  return undefined;
}

/** Changes the state that an action leads to. */
const spoiling = (spoil: (d: State) => void): Partial<Sample> => ({
  apply(s, role, action, dice) {
    const { state, events } = game.apply(s, role, action, dice);
    spoil(state);
    return { state, events };
  },
});

const inWords = (change: Partial<Sample['words']['en']>): Partial<Sample> => ({
  words: { ja: game.words.ja, en: { ...game.words.en, ...change } },
});

const showing = (who: string): Partial<Sample> => ({
  view: (s, seat) => (seat === who ? { ...fullView(s, seat), chit: s.chit } : fullView(s, seat)),
});

const WHY = { rule: '1.1', code: 'acted' } as const;

/** Says nothing of some actions, whether they are legal or not. */
const silentAbout = (isOne: (action: Action) => boolean): Partial<Sample> => ({
  explain: (s, role, action) => (isOne(action) ? undefined : game.explain(s, role, action)),
});

/** Says in events that another way was gone than was. */
const tellingWays = (other: (path: readonly Json[]) => Json | undefined): Partial<Sample> => ({
  apply(s, role, action, dice) {
    const { state, events } = game.apply(s, role, action, dice);
    return { state, events: events.map(e => (Array.isArray(e.path) ? { ...e, path: other(e.path) } : e)) };
  },
});

const asking = (change: Partial<Sample['inspect']>): Partial<Sample> => ({ inspect: { ...game.inspect, ...change } });

const secretOf = (s: State) => ({ rule: '1.1', code: s.chit.join(' ') });

/** A chit is drawn with every end of a phase, and no event says so: the dice of the entry would. */
const secretly = (): Partial<Sample> => ({
  apply(s, role, action, dice) {
    const { state, events } = game.apply(s, role, action, dice);
    const at = state.chit.findIndex((kind, unit) => kind >= 0 && unit >= 3);
    if (action.type === 'end-phase' && at >= 0) state.chit = state.chit.with(at, dice.pick(3, '3.1'));
    return { state, events };
  },
});

/** Every unit may be given a chit of the player's choice; the event tells nobody which, the action does. */
const hushed = (): Partial<Sample> => ({
  actions: [...game.actions, 'mark'],
  legal(s, role) {
    const list = game.legal(s, role);
    return list.length > 0 ? [...list, ...[0, 1, 2].map(n => ({ type: 'mark', n }))] : list;
  },
  apply(s, role, action, dice) {
    if (action.type !== 'mark') return game.apply(s, role, action, dice);
    const unit = role === 'blue' ? 0 : 4;
    const chit = s.chit.map((kind, at) => (at === unit && kind >= 0 ? action.n! : kind));
    return { state: { ...s, chit }, events: [{ type: 'game-over' }] };
  },
});

const meddling: Partial<Sample> = {
  apply(s, role, action, dice) {
    Object.assign(s, { done: s.done.map(() => 0) });
    return game.apply(s, role, action, dice);
  },
};

/** Forgets the last hex of a way. */
const shortReach: Sample['inspect']['reach'] = (s, unit) => {
  const answer = game.inspect.reach(s, unit);
  return answer.ok ? ok({ ...answer.value, hexes: answer.value.hexes.slice(1) }) : answer;
};

const reached = (way: readonly number[] | undefined, hex = 0): readonly number[] | undefined =>
  game.board.names[hex] === undefined ? raise('no such hex') : way;

const topPhase = (s: State): string | undefined => s.flow.at(-1)?.phase;

let counter = 0;

describe('checkGame', () => {
  it('finds nothing in a sound game, however closely it looks', () => {
    // Many more are played in test/contract/.
    for (let seed = 0; seed < 2; seed++) expect(check(game, seed)).toEqual([]);
    expect(checkGame(game, { scenario: 'raid', options: {}, seed: 1, thorough: 1, breadth: Infinity })).toEqual([]);
  });

  it.each<[FaultKind, string, Partial<Sample>]>([
    ['inspect', 'a look that is no JSON', { depict: (...a) => Object.assign(game.depict(...a), { extra: undefined }) }],
    ['inspect', 'reach leaves out a hex', { inspect: { ...game.inspect, reach: shortReach } }],
    [
      'inspect',
      'a report is not plain',
      { inspect: { ...game.inspect, supply: () => [{ unit: Number.NaN, supplied: true, rule: '1.0' }] } },
    ],
    ['crash', 'an action that throws', { apply: () => raise('boom') }],
    ['crash', 'a setup that throws', { setup: () => raise('boom') }],
    ['dead-end', 'an empty list', { legal: (s, role) => (topPhase(s) === 'losses' ? [] : game.legal(s, role)) }],
    ['endless', 'a phase that does not end', { apply: s => ({ state: { ...s }, events: [] }) }],
    ['choices', 'a choice listed twice', { legal: (s, role) => [...game.legal(s, role), ...game.legal(s, role)] }],
    ['choices', 'choices for who may not act', { legal: s => game.legal(s, game.active(s)[0] ?? 'blue') }],
    [
      'choices',
      'a list that changes',
      { legal: (s, role) => (counter++ % 2 ? game.legal(s, role) : game.legal(s, role).toReversed()) },
    ],
    ['completion', 'an open choice without completion', { complete: () => [] }],
    [
      'completion',
      'an open choice that only revises',
      { legal: (s, role) => game.legal(s, role).map(c => (c.open ? { ...c, revises: true } : c)) },
    ],
    [
      'completion',
      'a completion of something else',
      { complete: (...a) => game.complete(...a).map(x => ({ ...x, unit: 5 })) },
    ],
    [
      'completion',
      'a completion listed twice',
      { complete: (...a) => [...game.complete(...a), ...game.complete(...a)] },
    ],
    ['shortlist', 'advice that is not legal', { shortlist: () => [{ type: 'surrender' }] }],
    ['names', 'two units of one name', { names: { ...game.names, units: game.names.units.map(() => 'B1') } }],
    ['frozen', 'an input that is changed', meddling],
    ['json', 'a state with undefined in it', spoiling(d => Object.assign(d, { extra: undefined }))],
    ['json', 'a state with a Map in it', spoiling(d => Object.assign(d, { extra: new Map() }))],
    ['hash', 'chance that is not dice', spoiling(d => Object.assign(d, { extra: counter++ }))],
    ['invariant', 'a broken invariant', spoiling(d => Object.assign(d, { place: d.place.map(() => 3) }))],
    ['explain', 'silence about what is not legal', { explain: () => undefined }],
    ['explain', 'a refusal of what is legal', { explain: () => ({ rule: '1.1', code: 'acted' }) }],
    ['explain', 'a refusal without a rule', { explain: (...a) => game.explain(...a) && { rule: '', code: 'acted' } }],
    ['explain', 'a refusal by what is no section', { explain: (...a) => game.explain(...a) && { ...WHY, rule: 'x' } }],
    [
      'explain',
      'a refusal without a reason',
      { explain: (...a) => game.explain(...a) && { ...WHY, code: 'not-legal' } },
    ],
    ['explain', 'a refusal of a way that may be taken', { explain: (...a) => (a[2].hexes ? WHY : game.explain(...a)) }],
    ['explain', 'silence about another hex', silentAbout(a => a.type === 'move' && a.hex !== undefined)],
    ['explain', 'silence about another unit', silentAbout(a => a.type === 'move' && a.unit !== undefined)],
    ['explain', 'silence about a field that is missing', silentAbout(a => a.type === 'move' && a.unit === undefined)],
    ['explain', 'silence about a field too many', silentAbout(a => a.type === 'end-phase' && a.n !== undefined)],
    ['explain', 'silence about a list too many', silentAbout(a => a.type === 'end-phase' && a.units !== undefined)],
    ['explain', 'silence about another phase', silentAbout(a => a.type === 'fight')],
    [
      'explain',
      'silence about who may not act',
      { explain: (s, role, a) => (game.active(s).includes(role) ? game.explain(s, role, a) : undefined) },
    ],
    ['words', 'an empty refusal', inWords({ refusal: () => '' })],
    ['words', 'an empty prompt', inWords({ prompt: () => ' ' })],
    ['words', 'undefined in an event', inWords({ event: e => `It is ${e.nothing}.` })],
    ['words', 'undefined in a choice', inWords({ choice: c => `${c.type} ${c.card}` })],
    ['words', 'no word for how it ended', inWords({ outcome: () => '' })],
    ['leak', 'a view that shows a player too much', showing('red')],
    ['leak', 'a view that shows the observer too much', showing('observer')],
    ['leak', 'an event that tells everybody', { seen: event => event }],
    [
      'leak',
      'an imagined state that does not fit',
      { imagine: (v, ...rest) => ({ ...game.imagine(v, ...rest), holder: 0 }) },
    ],
    ['leak', 'a prompt that tells', inWords({ prompt: s => `The chits are ${s.chit.join(' ')}.` })],
    [
      'leak',
      'a list that rests on a secret',
      { legal: (s, role) => game.legal(s, role).slice(0, role === 'blue' && s.chit[4] === 2 ? 1 : 99) },
    ],
    [
      'leak',
      'the second list of completions that rests on a secret',
      {
        complete: (s, role, choice) =>
          choice.unit === game.legal(s, role)[1]?.unit && s.chit[4] === 2
            ? game.complete(s, role, choice).slice(1)
            : game.complete(s, role, choice),
      },
    ],
    [
      'leak',
      'a refusal that rests on a secret',
      { explain: (s, ...a) => game.explain(s, ...a) && { rule: '1.1', code: s.chit[4] === 2 ? 'acted' : 'nobody' } },
    ],
    ['leak', 'odds that rest on a secret', asking({ odds: s => fail(secretOf(s)) })],
    ['leak', 'a forecast that rests on a secret', asking({ forecast: s => fail(secretOf(s)) })],
    ['leak', 'a battle that rests on a secret', asking({ battle: s => fail(secretOf(s)) })],
    ['leak', 'a reach that rests on a secret', asking({ reach: s => fail(secretOf(s)) })],
    ['leak', 'a duty that rests on a secret', asking({ obliges: s => ({ rule: '1', hexes: s.chit.slice() }) })],
    [
      'leak',
      'supply that rests on a secret',
      asking({ supply: s => s.chit.map((chit, unit) => ({ unit, supplied: chit === 2, rule: '1.0' })) }),
    ],
    ['leak', 'a rule that rests on a secret', { rule: s => `1.${s.chit.join('')}` }],
    ['leak', 'an end that rests on a secret', { outcome: s => ({ rule: '6.1', code: s.chit.join(' ') }) }],
    ['leak', 'an action that tells a draw', secretly()],
    ['leak', 'an action that tells a choice made in secret', hushed()],
    ['strange', 'words that look foreign text up', inWords({ refusal: r => String(Reflect.get({}, r.code)) })],
    [
      'strange',
      'odds whose refusal holds more than a reason',
      asking({ odds: () => fail(Object.assign({ ...WHY }, { s: 1 })) }),
    ],
    ['strange', 'a view that a stranger gets', showing('constructor')],
    [
      'strange',
      'a way of a unit that does not exist',
      { way: (_s, _role, { unit = -1 }) => (unit < 0 ? [0] : undefined) },
    ],
    ['strange', 'a way to a hex that does not exist', { way: (s, role, a) => reached(game.way?.(s, role, a), a.hex) }],
    ['strange', 'a way that a stranger may take', { follows: () => true }],
    [
      'explain',
      'a refusal that is the position',
      { explain: (s, ...a) => game.explain(s, ...a) && Object.assign({ ...s }, WHY) },
    ],
    [
      'explain',
      'a refusal that holds the position',
      { explain: (s, ...a) => game.explain(s, ...a) && { ...WHY, about: { s: { ...s } } } },
    ],
    [
      'explain',
      'a way that ends elsewhere, wherever that is',
      silentAbout(
        ({ type, hex, hexes = [] }) => type === 'move' && hexes.length > 1 && ![hex, 0].includes(hexes.at(-1)),
      ),
    ],
    ['way', 'an event that tells of another way', tellingWays(path => path.toReversed())],
    ['way', 'an event that tells of no way', tellingWays(() => undefined)],
    ['outcome', 'an end without an outcome', { outcome: () => undefined }],
    ['outcome', 'an outcome before the end', { outcome: () => ({ rule: '6.1', code: 'draw' }) }],
    ['evaluate', 'a position without a value', { evaluate: () => Number.NaN }],
  ])('finds as %s: %s', (kind, _what, change) => {
    expect(fault(broken(change), kind)).toBeDefined();
  });

  it.each(['the roster as told', 'the reach of anybody', "the enemy's"])(
    'finds what is asked of the true position instead of the imagined one: %s',
    what => {
      const telling: WholeGame = broken({
        inspect: {
          ...game.inspect,
          units: s => game.inspect.units(s).map((unit, i) => ({ ...unit, values: { chit: s.chit[i] } })),
          reach: s => fail(secretOf(s)),
          supply: s => s.chit.map((chit, unit) => ({ unit, supplied: true, rule: `1.${chit}` })),
        },
      });
      const s = telling.setup('dawn', {}, seededDice(4));
      const look = { game: telling, s, next: random(1), breadth: 4 };
      const asked = (minds?: Minds): string[] => [...secretProblems(look, minds)].map(({ message }) => message);
      expect(asked((_game, state) => state).some(message => message.startsWith(what))).toBe(true);
      expect(asked().some(message => message.startsWith(what))).toBe(false);
    },
  );

  it('finds nothing in a move off the map from its edge, which enters no hex', () => {
    const leaving: WholeGame = broken({ way: (s, role, a) => (a.hex === undefined ? [] : game.way?.(s, role, a)) });
    const s = leaving.setup('dawn', {}, seededDice(4));
    const look = { game: leaving, s, next: random(1), breadth: 4 };
    expect(leaving.active(s).flatMap(role => [...wayProblems(look, role)])).toEqual([]);
  });

  it('gives a replay that leads to the fault', () => {
    const bad = broken({ check: s => (s.turn === 3 ? [{ rule: '2.2', message: 'turn 3' }] : []) });
    const found = fault(bad, 'invariant')!;
    const played = playReplay(game, found.replay);
    if (!played.ok) throw new Error(played.error);
    expect(found).toMatchObject({ kind: 'invariant', message: '2.2 turn 3' });
    expect(played.value.states.at(-1)).toMatchObject({ turn: 3 });
    expect(played.value.steps).toHaveLength(found.at);
  });

  it('puts the action that crashed at the end of the replay', () => {
    const bad = broken({
      apply: (s, role, a, dice) => (a.type === 'fight' ? raise('boom') : game.apply(s, role, a, dice)),
    });
    const crash = checkGame(bad, { scenario: 'dawn', options: {}, seed: 3 })[0]!;
    expect(crash.replay.entries.at(-1)).toMatchObject({ action: { type: 'fight' } });
    expect(() => playReplay(bad, crash.replay)).toThrow('boom');
  });
});

describe('jsonProblem', () => {
  it.each<[unknown, string | undefined]>([
    [{ a: [1, 'x', null, true] }, undefined],
    [{ a: [1, Number.NaN] }, 'it.a.1 is NaN'],
    [{ a: undefined }, 'it.a is undefined'],
    [new Array(2), 'it.0 is undefined'],
    [{ a: new Date(0) }, 'it.a is a Date'],
    [{ a: new Int8Array(2) }, 'it.a is a Int8Array'],
    [{ a: () => 1 }, 'it.a is function'],
  ])('%o', (value, problem) => {
    expect(jsonProblem(value)).toBe(problem);
  });
});

function raise(message: string): never {
  throw new Error(message);
}
