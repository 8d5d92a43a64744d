import { describe, expect, it } from 'vitest';
import { game as sample } from '../games/sample/whole.ts';
import { random as chance, noDice, scriptedDice, seededDice } from '../kit/dice.ts';
import type { Action, AdvisedGame, BaseState, Role, WholeGame } from '../kit/game.ts';
import { bare, completionsOf, findLegal, legalOf, tryApply } from '../kit/play.ts';
import type { Bot, Chosen } from '../kit/player.ts';
import { reasonText } from '../kit/reason.ts';
import { scene } from '../kit/trial.ts';
import { expectation, glance } from './expect.ts';
import { greedy } from './greedy.ts';
import { PLAYERS } from './players.ts';
import { random } from './random.ts';

const game: WholeGame = sample;

interface Seen {
  readonly s: BaseState;
  readonly role: Role;
  readonly chosen: Chosen;
}

/** One game; every choice is held against the legal list by `tryApply`. */
function match(players: Readonly<Record<Role, Bot>>, seed: number): { end: BaseState; seen: Seen[] } {
  const dice = seededDice(seed);
  const next = chance(`whims ${seed}`);
  const seen: Seen[] = [];
  let s = game.setup('dawn', {}, dice);
  for (;;) {
    const role = game.active(s)[0];
    if (role === undefined) return { end: s, seen };
    const chosen = players[role]!.choose(game, game.view(s, role), role, { next });
    seen.push({ s, role, chosen });
    const step = tryApply(game, s, role, chosen.action, dice);
    if (!step.ok) throw new Error(`${players[role]!.id} chose ${JSON.stringify(chosen.action)}`);
    s = step.value.state;
  }
}

const wins = (players: Readonly<Record<Role, Bot>>, role: Role, games: number): number =>
  Array.from({ length: games }, (_, seed) => match(players, seed)).filter(
    ({ end }) => game.outcome(end)?.winner === role,
  ).length;

const realActions = (s: BaseState, role: Role): Action[] =>
  legalOf(game, s, role)
    .filter(choice => !choice.revises)
    .flatMap(choice => completionsOf(game, s, role, choice));

const sceneOf = (units: string): BaseState => scene(game, { phase: 'combat', units }).s;

describe.each(Object.values(PLAYERS))('$id', player => {
  const { seen } = match({ blue: player, red: player }, 7);

  it('never chooses anything illegal', () => {
    for (const { s, role, chosen } of seen) expect(findLegal(game, s, role, chosen.action)).toBeDefined();
  });

  it('gives a reason in both languages', () => {
    for (const { reason } of seen.map(({ chosen }) => chosen)) {
      const [ja, en] = [reasonText(game.words.ja, reason, 'ja'), reasonText(game.words.en, reason, 'en')];
      expect(ja).toMatch(/[ぁ-んァ-ヶ一-龠]/);
      expect(en).toMatch(/\w/);
      expect(ja + en).not.toMatch(/undefined|NaN|Infinity/);
    }
  });

  it('chooses the same for two states that look the same', () => {
    seen.forEach(({ s, role }, i) => {
      const other = game.imagine(game.view(s, role), role, seededDice(i));
      const choose = (state: BaseState): Chosen =>
        player.choose(game, game.view(state, role), role, { next: chance(i) });
      expect(choose(other)).toEqual(choose(s));
    });
  });
});

describe('greedy', () => {
  it('beats random from either seat', () => {
    expect(wins({ blue: greedy, red: random }, 'blue', 30)).toBeGreaterThan(
      wins({ blue: random, red: random }, 'blue', 30) + 8,
    );
    expect(wins({ blue: random, red: greedy }, 'red', 30)).toBeGreaterThan(24);
  });

  it('gives ground rather than a step, where that costs less', () => {
    let s = game.apply(sceneOf('B1@0502, R1@0503, R2@0605'), 'blue', { type: 'commit' }, noDice).state;
    const hex = (name: string): number => game.names.hexes.indexOf(name);
    s = game.apply(s, 'blue', { type: 'fight', hex: hex('0503') }, scriptedDice([6])).state;
    const { action } = greedy.choose(game, game.view(s, 'red'), 'red', { next: chance(1) });
    expect(action).toEqual({ type: 'retreat', unit: game.names.units.indexOf('R1'), hex: hex('0403') });
  });

  it('adds up the chances of the dice', () => {
    let s = sceneOf('B1@0502, R1@0503, R2@0605');
    const fight: Action = { type: 'fight', hex: game.names.hexes.indexOf('0503') };
    s = game.apply(s, 'blue', { type: 'commit' }, noDice).state;
    const after = [1, 2, 3, 4, 5, 6].map(die => game.apply(s, 'blue', fight, scriptedDice([die])).state);
    const mean = after.reduce((sum, state) => sum + game.evaluate(state, 'blue') / 6, 0);
    const { action, reason, value } = greedy.choose(game, game.view(s, 'blue'), 'blue', { next: chance(1) });
    expect(action).toEqual(fight);
    expect(value).toBeCloseTo(mean, 9);
    expect(reasonText(game.words.en, reason, 'en')).toContain(mean.toFixed(1));
  });

  it('looks at nothing but the shortlist, where the game has one', () => {
    const s = game.setup('dawn', {}, seededDice(1));
    const moves: Action[] = legalOf(game, s, 'blue').flatMap(choice => completionsOf(game, s, 'blue', choice));
    const listed = moves.slice(5, 8);
    const short: AdvisedGame = { ...game, shortlist: state => (state === s ? listed : []) };
    const looked: Action[] = [];
    const watched: AdvisedGame = {
      ...short,
      imagine: () => s,
      apply: (state, role, action, dice) => {
        looked.push(action);
        return game.apply(state, role, action, dice);
      },
    };
    const { action } = greedy.choose(watched, game.view(s, 'blue'), 'blue', { next: chance(1) });
    expect(looked).toEqual(listed);
    expect(listed.map(bare)).toContainEqual(action);
  });

  it('builds on along the shortlist', () => {
    const s = sceneOf('B1@0502, B2@0602, B4@0603, R2@0503');
    const alone: AdvisedGame = {
      ...game,
      imagine: () => s,
      shortlist: (state, role) => realActions(state, role).slice(0, 1),
    };
    const [first] = realActions(s, 'blue');
    const { action } = greedy.choose(alone, game.view(s, 'blue'), 'blue', { next: chance(1) });
    expect(action).toEqual(bare(first!));
  });

  it('stops looking when its time is up', () => {
    let clock = 0;
    const s = game.setup('dawn', {}, seededDice(1));
    const { action } = greedy.choose(game, game.view(s, 'blue'), 'blue', {
      next: chance(1),
      now: () => clock++,
      ms: 1,
    });
    expect(action).toMatchObject({ type: 'move', unit: 0 });
  });
});

describe('expectation', () => {
  it('is exact where the dice can be counted out', () => {
    expect(expectation(dice => dice.roll(6, '') * dice.roll(6, ''))).toEqual({
      mean: expect.closeTo(12.25, 9),
      low: 1,
      high: 36,
      exact: true,
    });
  });

  it('samples where there are too many ways, the same each time', () => {
    const many = () => expectation(dice => Array.from({ length: 5 }, () => dice.roll(6, '')).reduce((a, b) => a + b));
    expect(many().exact).toBe(false);
    expect(many().mean).toBeCloseTo(17.5, 0);
    expect(many()).toEqual(many());
  });

  it('at a glance counts out one die, and takes a few samples of more', () => {
    const rolled = (dice: number): number => {
      let asked = 0;
      glance(d => {
        asked++;
        return Array.from({ length: dice }, () => d.roll(6, '')).reduce((a, b) => a + b, 0);
      });
      return asked;
    };
    expect(glance(dice => dice.roll(6, ''))).toMatchObject({ mean: expect.closeTo(3.5, 9), exact: true });
    expect(glance(() => 2)).toMatchObject({ mean: 2, low: 2, high: 2, exact: true });
    expect(glance(dice => dice.roll(6, '') + dice.roll(6, '')).exact).toBe(false);
    expect(rolled(8)).toBeLessThan(10);
  });
});
