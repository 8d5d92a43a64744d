/** Everything that may be asked of a position: lists, actions, refusals, reports. Large sets are sampled by `next`. */
import { seededDice } from '../src/kit/dice.ts';
import { type Action, type BaseState, type Choice, LANGS, type Role, type WholeGame } from '../src/kit/game.ts';
import { bare, completionsOf, legalOf, tryApply } from '../src/kit/play.ts';
import { depictionFor } from '../src/kit/seat.ts';

export interface Question {
  readonly what: string;
  ask(s: BaseState): unknown;
}

type Next = () => number;

export function questionsOf(game: WholeGame, s: BaseState, next: Next): Question[] {
  const role = game.active(s)[0];
  const about = [...looks(game), ...reports(game, s, next)];
  return role === undefined ? about : [...about, ...decisions(game, s, role, next)];
}

function looks(game: WholeGame): Question[] {
  const seats = game.roles.flatMap((seat): Question[] => [
    { what: 'view', ask: s => game.view(s, seat) },
    { what: 'supply', ask: s => game.inspect.supply(s, seat) },
    { what: 'evaluate', ask: s => game.evaluate?.(s, seat) },
  ]);
  const prompts = LANGS.map((lang): Question => ({ what: 'prompt', ask: s => game.words[lang].prompt(s) }));
  return [
    ...seats,
    ...prompts,
    { what: 'depict', ask: s => depictionFor(game, s, 'observer') },
    { what: 'check', ask: s => game.check(s) },
    { what: 'units', ask: s => game.inspect.units(s) },
  ];
}

/** What the page asks about the units and hexes that a player points at. */
function reports(game: WholeGame, s: BaseState, next: Next): Question[] {
  const { forecast, battle, obliges, reach } = game.inspect;
  const units = game.inspect.units(s).filter(u => u.hex !== undefined);
  return game.roles.flatMap(role =>
    drawn(units, 3, next).flatMap(({ unit, hex = 0 }): Question[] => {
      const to = Math.floor(next() * game.board.size);
      return [
        { what: 'reach', ask: t => reach(t, unit) },
        { what: 'forecast', ask: t => forecast?.(t, role, hex) },
        { what: 'battle', ask: t => battle?.(t, role, hex) },
        { what: 'obliges', ask: t => obliges?.(t, unit, to) },
      ];
    }),
  );
}

function decisions(game: WholeGame, s: BaseState, role: Role, next: Next): Question[] {
  const choices = legalOf(game, s, role);
  const types = [...new Set(choices.map(c => c.type))];
  const dice = seededDice('worst question');
  const byType = types.flatMap((type): Question[] => {
    const alike = choices.filter(c => c.type === type);
    const good = drawn(alike, 1, next).flatMap(c => drawn(completionsOf(game, s, role, c), 1, next));
    const bad = nonsense(game, alike, choices, next);
    return [
      ...good.map((action): Question => ({ what: type, ask: t => tryApply(game, t, role, action, dice) })),
      ...good.map(
        (action): Question => ({ what: `odds of ${type}`, ask: t => game.inspect.odds(t, role, bare(action)) }),
      ),
      { what: `refusal of ${type}`, ask: t => tryApply(game, t, role, bad, dice) },
      { what: `reason for ${type}`, ask: t => game.explain(t, role, bad) },
    ];
  });
  return [
    { what: 'legal list', ask: t => fullList(game, t, role) },
    { what: 'short list', ask: t => game.shortlist?.(t, role) },
    ...byType,
  ];
}

/** Every complete action; each completion is a separate question. */
function fullList(game: WholeGame, s: BaseState, role: Role): void {
  for (const choice of game.legal(s, role)) if (choice.open) game.complete(s, role, choice);
}

/** Combined from parts of choices, so that it is mostly refused for a reason that is found late. */
function nonsense(game: WholeGame, alike: readonly Choice[], choices: readonly Choice[], next: Next): Action {
  const [one] = drawn(alike, 1, next);
  const [other] = drawn(choices, 1, next);
  const hexes = drawn(
    choices.flatMap(c => c.hexes ?? []),
    2,
    next,
  );
  return {
    type: one!.type,
    ...(one!.unit !== undefined && { unit: other!.unit ?? one!.unit }),
    ...(one!.units && { units: other!.units ?? one!.units }),
    ...((one!.hex !== undefined || one!.open === 'hex') && { hex: Math.floor(next() * game.board.size) }),
    ...(one!.hexes && { hexes: hexes.sort((a, b) => a - b) }),
  };
}

/** At most this many, each drawn from all of them. */
export const drawn = <T>(list: readonly T[], most: number, next: Next): T[] =>
  Array.from({ length: Math.min(most, list.length) }, () => list[Math.floor(next() * list.length)]!);
