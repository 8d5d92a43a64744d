/**
 * A game whose opening is loaded separately: in its range the opening answers like the full rules, and it says where
 * its range ends.
 */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { random, seededDice } from '../src/kit/dice.ts';
import { PhaseNotHere } from '../src/kit/flow.ts';
import { type AnyGame, type BaseState, LANGS, type Options, type Role } from '../src/kit/game.ts';
import { growing } from '../src/kit/growing.ts';
import { bare } from '../src/kit/play.ts';
import { randomAction } from '../src/kit/playout.ts';

const RANDOM_STEPS = 3;
const withOpening = GAMES.flatMap(entry => (entry.opening ? [{ ...entry, opening: entry.opening }] : []));

/** Without any option, with all of them, and with each other value of one. */
const optionSets = ({ options }: AnyGame): Options[] => [
  {},
  Object.fromEntries(options.map(({ id, values, initial }) => [id, values.findLast(v => v !== initial) ?? initial])),
];

/** Scenarios of one kind begin alike: a sample is enough. */
const starts = (game: AnyGame) =>
  game.scenarios
    .flatMap(({ id }) => optionSets(game).map(options => ({ scenario: id, options })))
    .filter((_, i) => i < 2 || i % 11 === 0);

const someOf = <T>(list: readonly T[]): T[] => list.filter((_, i) => i % 7 === 0);

/** Everything that a table shows and accepts in one position. */
function sayingOf(game: AnyGame, s: BaseState, role: Role) {
  const legal = game.legal(s, role);
  const some = someOf(legal);
  const [other] = game.roles.filter(one => one !== role);
  const strange = some.flatMap(choice => [bare({ ...choice, hex: 0 }), { type: choice.type }]);
  return {
    active: game.active(s),
    rule: game.rule(s),
    legal,
    derived: game.derived?.(s, role),
    complete: some.map(choice => game.complete(s, role, choice)),
    explain: [role, other ?? role].map(who => strange.map(action => game.explain(s, who, action))),
    views: ['observer', ...game.roles].map(seat => game.depict(game.view(s, seat), seat)),
    outcome: game.outcome(s),
    units: game.inspect.units(s),
    supply: game.inspect.supply(s, role),
  };
}

describe.each(withOpening)('the opening of $id', ({ opening, rules, words, firstWords }) => {
  it('says what all rules say, as far as it goes', async () => {
    const [first, whole] = [await opening(), await rules()];
    const spoken = await Promise.all(
      LANGS.map(async l => [await words[l](), await (firstWords ?? words)[l]()] as const),
    );
    for (const [i, { scenario, options }] of starts(whole).entries()) {
      const full = { ...Object.fromEntries(whole.options.map(o => [o.id, o.initial])), ...options };
      let s = whole.setup(scenario, full, seededDice(scenario));
      expect(first.setup(scenario, full, seededDice(scenario))).toEqual(s);
      const next = random(i);
      for (let step = 0; ; step++) {
        expect(first.covers(whole.view(s, 'observer'))).toBe(true);
        const role = whole.active(s)[0] ?? '';
        expect(JSON.stringify(sayingOf(first, s, role))).toBe(JSON.stringify(sayingOf(whole, s, role)));
        for (const [all, some] of spoken) {
          expect(some.prompt(s)).toBe(all.prompt(s));
          for (const choice of someOf(whole.legal(s, role))) expect(some.choice(choice)).toBe(all.choice(choice));
        }
        const action = step < RANDOM_STEPS ? randomAction(whole, s, role, next) : hurried(whole, s, role);
        const after = whole.apply(s, role, bare(action), seededDice(step));
        const apply = () => first.apply(s, role, bare(action), seededDice(step));
        const isBeyond =
          after.events.some(e => e.type === 'turn') || !first.covers(whole.view(after.state, 'observer'));
        if (isBeyond) expect(apply).toThrow(PhaseNotHere);
        else expect(apply()).toEqual(after);
        if (isBeyond) break;
        s = after.state;
      }
    }
  });

  it('grows into all rules', async () => {
    const [first, whole] = [await opening(), await rules()];
    const { game, isWhole, covers, grow } = growing(first, async () => whole);
    const s = whole.setup(whole.scenarios[0]?.id ?? '', {}, seededDice('grow'));
    expect([isWhole(), covers(whole.view(s, 'observer')), covers({ flow: [{ phase: 'movement' }] })]).toEqual([
      false,
      true,
      false,
    ]);
    expect([game.inspect, game.actions]).toEqual([first.inspect, first.actions]);
    await grow();
    expect([isWhole(), covers({ flow: [{ phase: 'movement' }] })]).toEqual([true, true]);
    expect([game.inspect, game.actions]).toEqual([whole.inspect, whole.actions]);
  });
});

/** The shortest way through a set-up. */
function hurried(game: AnyGame, s: BaseState, role: Role) {
  const legal = game.legal(s, role);
  return (
    legal.find(c => c.type === 'ready') ??
    legal.find(c => c.type === 'historical-set-up') ??
    legal.find(c => c.type === 'end-phase') ??
    randomAction(game, s, role, random(1))
  );
}
