/**
 * Near misses: a legal action with one thing changed, as a person might try next or a program might send. `explain`
 * must give a rule for exactly those that are not in the list, and all others must be applicable.
 */
import { explainProblems, type Look, type Problem, pick, sample } from './contractLook.ts';
import { STRANGE } from './contractStrange.ts';
import { seededDice } from './dice.ts';
import { strangeField } from './door.ts';
import type { Action, Choice, Role } from './game.ts';
import { canonical } from './hash.ts';
import { legalOf, tryApply } from './play.ts';

/** Near misses tried per action at a close look. */
const NEAR = 4;

/** Near misses of a sample of a role's actions, and the same actions tried by roles that may not act. */
export function* nearProblems(look: Look, role: Role): Iterable<Problem> {
  const { game, s } = look;
  const others = game.roles.filter(other => !game.active(s).includes(other));
  for (const action of sample(look, role)) {
    for (const miss of nearMisses(look, action)) yield* missProblems(look, role, miss);
    for (const other of others) yield* explainProblems(look, other, action);
  }
}

/** Every kind of near miss if there is no limit, otherwise a random few. */
function nearMisses(look: Look, action: Action): Action[] {
  const changes = changesOf(look, action);
  const tried = look.breadth === Infinity ? changes : Array.from({ length: NEAR }, () => pick(changes, look.next));
  return tried.flatMap(change => change?.() ?? []);
}

/** The gate accepts an action exactly where `explain` has no objection. */
function* missProblems(look: Look, role: Role, miss: Action): Iterable<Problem> {
  const { game, s } = look;
  yield* explainProblems(look, role, miss);
  if (game.explain(s, role, miss) || strangeField(game, miss) !== undefined) return;
  const step = tryApply(game, s, role, miss, seededDice(Math.floor(look.next() * 2 ** 32)));
  if (!step.ok) yield { kind: 'explain', message: `${role} ${canonical(miss)} is not done, and nothing says why` };
}

/** One near miss at random. */
export const mutant = (look: Look, action: Action): Action => pick(changesOf(look, action), look.next)?.() ?? action;

type Change = () => Action;

const changesOf = (look: Look, action: Action): readonly Change[] => [
  ...NUMBERS.flatMap(field => numberChanges(look, action, field)),
  ...LISTS.flatMap(field => listChanges(look, action, field)),
  ...typeChanges(look, action),
  () => ({ ...action, unit: look.game.names.units.length + 7, hex: -1 }),
];

const NUMBERS = ['unit', 'hex', 'card', 'n'] as const;
const LISTS = ['units', 'hexes', 'cards'] as const;

type NumberField = (typeof NUMBERS)[number];
type ListField = (typeof LISTS)[number];

const FIELD_OF = { units: 'unit', hexes: 'hex', cards: 'card' } as const;

/** How many values the field can have. */
const manyOf = ({ game: { names } }: Look, field: NumberField): number =>
  ({ unit: names.units.length, hex: names.hexes.length, card: names.cards.length, n: 10 })[field];

const anyOf = (look: Look, field: NumberField): number => Math.floor(look.next() * manyOf(look, field));

/** A neighbour of the hex, or the previous or next unit, card or number. */
function besideOf({ game, next }: Look, field: NumberField, value: number): number {
  const { board } = game;
  if (field !== 'hex') return next() < 0.5 && value > 0 ? value - 1 : value + 1;
  return (
    pick(
      [...board.next.subarray(value * 6, value * 6 + 6)].filter(hex => hex >= 0),
      next,
    ) ?? value
  );
}

/** The value of that field in another choice of the same type. */
function listedOf(look: Look, { type }: Action, field: NumberField): number | undefined {
  const alike = listedBy(look).filter(choice => choice.type === type);
  return pick(alike, look.next)?.[field];
}

const listedBy = ({ game, s }: Look): readonly Choice[] => game.active(s).flatMap(role => legalOf(game, s, role));

function numberChanges(look: Look, action: Action, field: NumberField): Change[] {
  const { [field]: value, ...rest } = action;
  if (manyOf(look, field) === 0) return [];
  const any = (): Action => ({ ...rest, [field]: anyOf(look, field) });
  if (value === undefined) return [any];
  return [
    any,
    () => ({ ...rest, [field]: besideOf(look, field, value) }),
    () => ({ ...rest, [field]: listedOf(look, action, field) ?? anyOf(look, field) }),
    () => rest,
  ];
}

/** One more, one less, one instead of another, another order, one twice, none of them. */
function listChanges(look: Look, action: Action, field: ListField): Change[] {
  const { [field]: list, ...rest } = action;
  const of = FIELD_OF[field];
  if (manyOf(look, of) === 0) return [];
  if (list === undefined) return [() => ({ ...rest, [field]: [anyOf(look, of)] })];
  const put = (changed: readonly number[]): Action => ({ ...rest, [field]: changed });
  const at = (): number => Math.floor(look.next() * list.length);
  const near = (): number => (list.length > 0 ? besideOf(look, of, list[at()] ?? 0) : anyOf(look, of));
  return [
    () => put([...list, anyOf(look, of)]),
    () => put([...list, near()]),
    () => put(list.toSpliced(at(), 1)),
    () => put(list.toSpliced(at(), 1, near())),
    () => put(list.toSpliced(at(), 1, anyOf(look, of))),
    () => put(list.toReversed()),
    () => put([...list, ...list.slice(0, 1)]),
    () => put([]),
    () => rest,
  ];
}

/** Another type: one of this phase, one of another phase, or one that does not exist. */
function typeChanges(look: Look, action: Action): Change[] {
  const { game, next } = look;
  const known = (): string => pick(game.actions, next) ?? 'nothing';
  return [
    () => ({ ...action, type: pick(listedBy(look), next)?.type ?? known() }),
    () => ({ ...action, type: known() }),
    () => ({ type: known() }),
    () => ({ ...action, type: pick(STRANGE, next) ?? 'nothing' }),
  ];
}
