/** A game's answers by printed names and in words, for replies. */
import { linkKinds, sideKinds } from '../kit/board.ts';
import { topFrame } from '../kit/flow.ts';
import type { AnyGame, Bilingual, Choice, GameEvent, Json, Lang, Refusal, WholeGame } from '../kit/game.ts';
import { hashOf } from '../kit/hash.ts';
import { itemAt } from '../kit/list.ts';
import { named } from '../kit/names.ts';
import { refusalText } from '../table/refusal.ts';
import { type Fields, problem } from './reply.ts';
import type { Opened, WholeTable } from './session.ts';

export type Shown = { readonly [key: string]: Json | undefined };

/** Both languages of one phrase. */
export const both = (say: (lang: Lang) => string): { readonly ja: string; readonly en: string } => ({
  ja: say('ja'),
  en: say('en'),
});

/** The fields every reply about a changed position carries. */
export function statusOf({ id, table }: Opened): Fields {
  const { game, state } = table;
  const { words } = game;
  const phase = topFrame(state)?.phase ?? null;
  const outcome = game.outcome(state);
  return {
    table: id,
    game: game.id,
    scenario: table.scenario || null,
    options: table.options,
    n: table.log.length,
    turn: state.turn,
    phase,
    phaseName: phase === null ? null : both(lang => words[lang].phase(phase)),
    rule: game.rule(state),
    active: game.active(state),
    prompt: both(lang => words[lang].prompt(state)),
    outcome: outcome ? { ...outcome, text: both(lang => words[lang].outcome(outcome)) } : null,
    hash: hashOf(state),
  };
}

export const showChoice = (game: WholeGame, choice: Choice): Shown => ({
  ...fields(named(game.names, { ...choice })),
  text: both(lang => game.words[lang].choice(choice)),
});

export const showEvent = (game: WholeGame, event: GameEvent): Shown => ({
  ...fields(named(game.names, event)),
  text: both(lang => game.words[lang].event(event)),
});

export const showRefusal = (table: WholeTable, refusal: Refusal): Shown & { readonly text: Shown & Bilingual } => ({
  ...fields(named(table.game.names, { ...refusal })),
  text: { ...refusalText(table.game, table.state, refusal) },
});

/** A refusal as the error of a command that asked for more than an explanation. */
export function refused(table: WholeTable, refusal: Refusal): ReturnType<typeof problem> {
  const out = showRefusal(table, refusal);
  return problem('illegal', out.text.en, { rule: refusal.rule, refusal: out });
}

/** A report by printed names. */
export const showReport = (game: AnyGame, report: object): Shown => fields(named(game.names, report));

/** A hex as printed: its terrain, and what is on each of its six sides. */
export function showHex(game: AnyGame, h: number): Fields {
  const { board } = game;
  const spec = itemAt(board.map.hexes, h);
  const places = board.map.places.filter(place => place.hex === spec.name);
  const around = DIRECTIONS[board.map.orientation];
  const sides = around.map((dir, d) => [dir, sideKinds(board, h, d)] as const);
  const links = around.map((dir, d) => [dir, linkKinds(board, h, d)] as const);
  return {
    hex: spec.name,
    col: spec.col,
    row: spec.row,
    terrain: board.terrains[itemAt(board.terrain, h)],
    next: Object.fromEntries(around.flatMap((dir, d) => nextTo(game, h, dir, d))),
    sides: Object.fromEntries(sides.filter(([, kinds]) => kinds.length)),
    links: Object.fromEntries(links.filter(([, kinds]) => kinds.length)),
    works: (game.skin.works ?? []).filter(({ hexes }) => hexes.includes(spec.name)).map(({ form }) => form),
    marks: game.skin.marks.filter(({ hex }) => hex === spec.name).map(({ form, tag }) => ({ form, tag })),
    places: places.map(({ hex: _hex, ...place }) => place),
  };
}

/** The names of the six directions, in the order of kit/hex.ts. */
export const DIRECTIONS = {
  pointy: ['E', 'SE', 'SW', 'W', 'NW', 'NE'],
  flat: ['SE', 'S', 'SW', 'NW', 'N', 'NE'],
} as const;

function nextTo(game: AnyGame, h: number, dir: string, d: number): (readonly [string, string])[] {
  const to = itemAt(game.board.next, h * 6 + d);
  return to < 0 ? [] : [[dir, itemAt(game.board.names, to)]];
}

const fields = (value: Json): Shown => (isShown(value) ? value : {});

const isShown = (value: Json): value is Shown => typeof value === 'object' && value !== null && !Array.isArray(value);
