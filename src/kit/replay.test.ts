import { describe, expect, it } from 'vitest';
import { game as sample } from '../games/sample/whole.ts';
import { type Dice, type Roll, recordedDice, seededDice } from './dice.ts';
import type { Action, BaseState, Role, WholeGame } from './game.ts';
import { hashOf } from './hash.ts';
import { tryApply } from './play.ts';
import { makeReplay, type Played, playReplay, REPLAY_FORMAT, type Replay } from './replay.ts';

interface State extends BaseState {
  sum: number;
}

const ACTIONS: readonly Action[] = [{ type: 'throw' }, { type: 'add', unit: 0 }, { type: 'add', unit: 1 }];
const roleOf = (s: BaseState): Role => (s.turn % 2 ? 'blue' : 'red');

/** Blue and red in turn add to a sum: a throw adds a die and a draw, a unit its number and one. */
const game: WholeGame = {
  ...sample,
  id: 'adding',
  rulesVersion: 3,
  names: { units: ['one', 'two'], hexes: [], cards: [] },
  actions: ['throw', 'add', 'fly'],
  view: s => s,
  imagine: (v: State) => v,
  setup: (_scenario, options, dice): State => ({
    turn: 1,
    flow: [],
    sum: dice.roll(6, '1') + dice.pick(3, '2') + Number(options.extra ?? 0),
  }),
  active: s => [roleOf(s)],
  legal: (s, role) => (role === roleOf(s) ? ACTIONS : []),
  complete: () => [],
  apply(s: State, _role, a, dice) {
    const more = a.type === 'throw' ? dice.roll(6, '3') + dice.pick(2, '4') : a.unit! + 1;
    if (s.sum > 1e6) throw new Error('burst');
    return { state: { ...s, turn: s.turn + 1, sum: s.sum + more }, events: [{ type: 'sum' }] };
  },
  explain: (s, role) => ({ rule: '9', code: role === roleOf(s) ? 'no-such-thing' : 'not-your-turn' }),
  words: { ja: sample.words.ja, en: { ...sample.words.en, refusal: why => `Refused: ${why.code}.` } },
};

function played(turns: number, dice: Dice = seededDice(5)): Played {
  const setup: Roll[] = [];
  const states = [game.setup('any', {}, recordedDice(dice, setup))];
  const steps: Played['steps'][number][] = [];
  for (let n = 0; n < turns; n++) {
    const s = states.at(-1)!;
    const role = roleOf(s);
    const step = tryApply(game, s, role, ACTIONS[n % 3]!, dice);
    if (!step.ok) throw new Error(step.error.code);
    states.push(step.value.state);
    steps.push({ ...step.value, role });
  }
  return { setup, states, steps };
}

const LONG = played(41);
const replay = makeReplay(game, 'any', {}, LONG);

/** The replay with one entry changed. */
const entry = (at: number, change: object): Replay => ({
  ...replay,
  entries: replay.entries.map((e, i) => (i === at ? { ...e, ...change } : e)),
});

describe('makeReplay', () => {
  it('says what was played, with the dice of the setup', () => {
    const { entries: _entries, ...head } = replay;
    expect(head).toEqual({
      format: REPLAY_FORMAT,
      game: 'adding',
      rulesVersion: 3,
      scenario: 'any',
      options: {},
      setup: LONG.setup.map(roll => roll.value),
      hash: hashOf(LONG.states.at(-1)),
    });
    expect(replay.setup).toHaveLength(2);
  });

  it('writes actions by printed names, and rolls only where there were any', () => {
    const rolls = LONG.steps[0]!.rolls.map(roll => roll.value);
    expect(replay.entries.slice(0, 3)).toEqual([
      { role: 'blue', action: { type: 'throw' }, rolls },
      { role: 'red', action: { type: 'add', unit: 'one' } },
      { role: 'blue', action: { type: 'add', unit: 'two' } },
    ]);
    expect(rolls).toHaveLength(2);
    expect(replay.entries[1]).not.toHaveProperty('rolls');
  });

  it('gives every twentieth entry the hash of the state it led to', () => {
    const hashed = replay.entries.flatMap((e, i) => (e.hash === undefined ? [] : [[i, e.hash]]));
    expect(hashed).toEqual([19, 39].map(i => [i, hashOf(LONG.states[i + 1])]));
  });

  it('of a game just set up ends with its first state', () => {
    const none = played(0);
    expect(makeReplay(game, 'any', {}, none)).toMatchObject({ entries: [], hash: hashOf(none.states[0]) });
  });
});

describe('playReplay', () => {
  it('gives everything that was played, also after a trip through a file', () => {
    expect(playReplay(game, JSON.parse(JSON.stringify(replay)))).toEqual({ ok: true, value: LONG });
  });

  it('sets up with the options recorded', () => {
    const back = playReplay(game, { ...replay, options: { extra: 1 } });
    expect(back).toEqual({ ok: false, error: 'entry 20: the position is not the recorded one' });
  });

  it.each<[string, Replay, string]>([
    ['the other role', entry(1, { role: 'blue' }), 'entry 2: 9 Refused: not-your-turn.'],
    ['a role of no game', entry(1, { role: '__proto__' }), 'entry 2: 9 Refused: not-your-turn.'],
    ['an action that is not legal', entry(1, { action: { type: 'fly' } }), 'entry 2: 9 Refused: no-such-thing.'],
    ['an action that cannot be read', entry(1, { action: { type: 'add', unit: 1 } }), 'entry 2: a unit is given by'],
    ['no action', entry(2, { action: null }), 'entry 3: an action is an object'],
    ['another legal action', entry(1, { action: { type: 'add', unit: 'two' } }), 'entry 20: the position is not'],
    ['another action after the last hash', entry(40, { action: { type: 'add', unit: 'two' } }), 'the last position is'],
    ['an entry missing', { ...replay, entries: replay.entries.slice(0, -1) }, 'the last position is not the recorded'],
    ['an entry twice', { ...replay, entries: [replay.entries[0]!, ...replay.entries] }, 'entry 2: 9 Refused: not-your'],
    [
      'another face',
      entry(0, { rolls: [(replay.entries[0]!.rolls![0]! % 6) + 1, 0] }),
      'entry 20: the position is not',
    ],
    [
      'a face no die has',
      entry(0, { rolls: [7, 0] }),
      'entry 1: rolls[0] is 7, but 3 asks for a whole number from 1 to 6',
    ],
    [
      'a draw of nothing',
      entry(0, { rolls: [1, 2] }),
      'entry 1: rolls[1] is 2, but 4 asks for a whole number from 0 to 1',
    ],
    ['a roll too few', entry(0, { rolls: [1] }), 'entry 1: the script of 1 rolls ran out at 4'],
    ['no rolls', entry(0, { rolls: undefined }), 'entry 1: the script of 0 rolls ran out at 3'],
    ['a roll too many', entry(0, { rolls: [...replay.entries[0]!.rolls!, 0] }), 'entry 1: 1 rolls were not asked for'],
    ['rolls where there were none', entry(1, { rolls: [1, 1] }), 'entry 2: 2 rolls were not asked for'],
    ['another hash on the way', entry(19, { hash: replay.hash }), 'entry 20: the position is not the recorded one'],
    ['another hash at the end', { ...replay, hash: '0' }, 'the last position is not the recorded one'],
    [
      'another setup',
      { ...replay, setup: [(replay.setup[0]! % 6) + 1, replay.setup[1]!] },
      'entry 20: the position is',
    ],
    ['a setup roll too many', { ...replay, setup: [...replay.setup, 1] }, 'setup: 1 rolls were not asked for'],
    ['a setup roll too few', { ...replay, setup: [1] }, 'setup: the script of 1 rolls ran out at 2'],
    ['an impossible setup', { ...replay, setup: [1, 3] }, 'setup: rolls[1] is 3, but 2 asks for'],
  ])('tells of %s', (_name, changed, error) => {
    const back = playReplay(game, changed, { words: game.words });
    expect(back.ok ? 'played' : back.error).toContain(error);
  });

  it('does not swallow a game that crashes', () => {
    const start = (): State => ({ turn: 1, flow: [], sum: 2e6 });
    expect(() => playReplay({ ...game, setup: start }, { ...replay, setup: [] })).toThrow('burst');
  });
});
