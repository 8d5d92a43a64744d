/**
 * Names that every object inherits (`constructor`, `__proto__` …) come from outside like any other text: as types of
 * actions and events, codes of refusals, roles, phases. A game asked with such a name must still answer in the right
 * shape, and so must one asked about the way of a unit that it does not have, or to such a hex.
 */
import { crashText, type Look, oneOf, type Problem, textProblems } from './contractLook.ts';
import { isRefusal } from './door.ts';
import { type Action, type BaseState, LANGS, type Role, type WholeGame, type Words } from './game.ts';
import { canonical, sameJson } from './hash.ts';
import { headOf } from './list.ts';
import { jsonProblem } from './plain.ts';
import { bare, legalOf } from './play.ts';

/** Names that every object inherits, and one that does not exist. */
export const STRANGE = ['nothing', 'constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'] as const;

export function* strangeProblems(look: Look): Iterable<Problem> {
  const name = oneOf(STRANGE, look.next);
  yield* asked(name, [...wordsOf(look.game, name), ...answersOf(look, name)]);
  for (const action of strangersOf(look)) yield* asked(canonical(action), waysOf(look, action));
}

function* asked(of: string, asks: readonly Ask[]): Iterable<Problem> {
  for (const [what, ask] of asks) {
    try {
      yield* ask();
    } catch (error) {
      yield { kind: 'strange', message: `${what} ${of}: ${crashText(error)}` };
    }
  }
}

type Ask = readonly [what: string, ask: () => Iterable<Problem>];

/** Words are readable whatever they are given. */
function wordsOf(game: WholeGame, name: string): Ask[] {
  return LANGS.flatMap(lang => {
    const words = game.words[lang];
    return Object.entries(saying(words, name)).map(
      ([what, say]): Ask => [`${lang} words for ${what}`, () => readable(`${lang} ${what} ${name}`, say())],
    );
  });
}

const saying = (words: Words<never>, name: string): Readonly<Record<string, () => string>> => ({
  event: () => words.event({ type: name, rule: '1', role: name, unit: 1e9, hex: -7 }),
  refusal: () => words.refusal({ rule: '1', code: name, about: { unit: 1e9, hex: 1e9, type: name, phase: name } }),
  choice: () => words.choice({ type: name, unit: 1e9, hex: -7, n: 1e9 }),
  outcome: () => words.outcome({ rule: '1', code: name, winner: name }),
  role: () => words.role(name),
  phase: () => words.phase(name),
  unit: () => words.unit(1e9),
  line: () => words.line?.({ what: name, rule: '1', value: 1 }) ?? name,
});

function* readable(what: string, text: unknown): Iterable<Problem> {
  if (typeof text !== 'string') yield { kind: 'strange', message: `${what} is ${typeof text}` };
  else if (/native code|\[object|=>/.test(text)) yield { kind: 'strange', message: `${what}: ${text}` };
  else yield* textProblems(what, text);
}

/** An unknown seat sees what an observer sees and may do nothing; an unknown action is refused like any other. */
function answersOf({ game, s }: Look, name: string): Ask[] {
  const role = deciding(game, s);
  const must = musts(name);
  const action = { type: name, unit: 0, hex: 0, n: 0 };
  const refuses = (answer: unknown): boolean => isRefusal(answer);
  return [
    must('the action', () => refuses(game.explain(s, role, action))),
    must('the bare action', () => refuses(game.explain(s, role, { type: name }))),
    must('the role that acts as', () => refuses(game.explain(s, name, { type: name }))),
    must('the list of', () => game.legal(s, name).length === 0),
    must('the completion of', () => Array.isArray(game.complete(s, role, { type: name, open: 'hex' }))),
    must('the view of', () => sameJson(game.view(s, name), game.view(s, 'observer'))),
    must('the event', () => jsonProblem(game.seen({ type: name }, role) ?? {}) === undefined),
    must('the telling of', () => game.told?.(action, role, role)?.type !== undefined || !game.told),
    must('the odds of', () => isAnswer(game.inspect.odds(s, role, action))),
    must('the forecast of', () => isAnswer(game.inspect.forecast?.(s, name, 0))),
    must('the supply of', () => jsonProblem(game.inspect.supply(s, name)) === undefined),
    must('the phase', () => !game.scene({ phase: name, units: {} }).ok),
    must('the active role', () => jsonProblem(game.scene({ active: name, units: {} })) === undefined),
  ];
}

const isAnswer = (answer: { readonly ok: boolean; readonly error?: unknown } | undefined): boolean =>
  answer === undefined || (answer.ok ? jsonProblem(answer) === undefined : isRefusal(answer.error));

const deciding = (game: WholeGame, s: BaseState): Role => game.active(s)[0] ?? headOf(game.roles);

/** What is asked of something strange, and what must hold for the answer. */
const musts =
  (of: string) =>
  (what: string, holds: () => boolean): Ask => [
    what,
    function* () {
      if (!holds()) yield { kind: 'strange', message: `${what} ${of} gets an answer of another shape` };
    },
  ];

/** Numbers of no unit and no hex; the next after the last is another. */
const NOTHING = [-1, 0.5, 1e9] as const;

/** Listed actions, one of each type, about a unit or a hex that does not exist. */
function strangersOf({ game, s }: Look): Action[] {
  const { units, hexes } = game.names;
  const listed = new Map(legalOf(game, s, deciding(game, s)).map(choice => [choice.type, bare(choice)]));
  return [...listed.values()].flatMap(action => [
    ...[...NOTHING, units.length].map(unit => ({ ...action, unit, hex: action.hex ?? 0 })),
    ...[...NOTHING, hexes.length].map(hex => ({ ...action, hex })),
  ]);
}

/** What does not exist steps into no hex, by no way. */
function waysOf({ game, s }: Look, action: Action): Ask[] {
  const role = deciding(game, s);
  const must = musts(canonical(action));
  return [
    must('the way of', () => game.way?.(s, role, action) === undefined),
    must('the way that is named by', () => !game.follows?.(s, role, { ...action, hexes: [0] })),
  ];
}
