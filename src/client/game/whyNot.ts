/**
 * Why something cannot be done: builds the action that the player seems to mean from the selection and the clicked
 * place, and asks the game to explain it. The types of action are learned from the choices of the phase, now and
 * before.
 */
import type { Action, AnyGame, AnyWords, BaseState, Choice, Refusal, Role } from '../../kit/game.ts';
import { attemptedJoin } from './carry.ts';
import { type Choices, unitChoices } from './choices.ts';
import { attempted } from './gather.ts';
import type { Pointed, Selection } from './select.ts';

/** A type of action with the fields it names. */
export interface Shape {
  readonly type: string;
  readonly takes: ReadonlySet<string>;
}

export interface WhyNot {
  readonly rule: string;
  readonly text: string;
}

const FIELDS = ['unit', 'units', 'hex', 'hexes', 'card', 'cards', 'n'] as const;

export function shapesOf(choices: readonly Choice[]): readonly Shape[] {
  const known = new Map<string, Shape>();
  for (const c of choices) {
    const takes = new Set<string>(FIELDS.filter(f => c[f] !== undefined || c.open === f));
    const key = `${c.type} ${keyOf(c)}`;
    if (!known.has(key)) known.set(key, { type: c.type, takes });
  }
  return [...known.values()];
}

/** One choice of every type. */
export const oneOfEach = (choices: readonly Choice[]): readonly Choice[] => {
  const sorts = new Map(choices.filter(c => !c.revises).map(c => [`${c.type} ${keyOf(c)}`, c]));
  return [...sorts.values()];
};

const keyOf = (c: Choice): string => FIELDS.filter(f => c[f] !== undefined || c.open === f).join();

/** Types of the current list first, then those seen earlier in the same phase. */
export const shapesWith = (now: readonly Choice[], before: readonly Choice[]): readonly Shape[] =>
  shapesOf([...now.filter(c => !c.revises), ...before]);

/** What a click at this place could have meant, best guess first. */
export function meant(c: Choices, shapes: readonly Shape[], sel: Selection, at: Pointed): readonly Action[] {
  if (at.joins) return joinsOf(c, shapes, at.joins);
  if (sel.kind === 'gather') return [attempted(sel, at.unit)];
  const hex = at.hex ?? (at.unit === undefined ? undefined : c.hexOf.get(at.unit));
  if (sel.kind === 'choice') return hex === undefined ? [] : [withHex(sel.choice, hex)];
  const unit = sel.kind === 'units' ? sel.units[0] : undefined;
  if (unit !== undefined && hex !== undefined && (at.unit === undefined || !isFriend(c, at.unit))) {
    const own = offeredFirst(c, unit, typesOf(sel, shapes)).map(({ type }) => ({ type, unit, hex }));
    return [...own, ...pointedAt(c, shapes, at)];
  }
  if (at.unit !== undefined && at.hex !== undefined) return atUnitAndHex(shapes, at.unit, at.hex);
  return pointedAt(c, shapes, at);
}

const joinsOf = (c: Choices, shapes: readonly Shape[], [a, b]: readonly [number, number]): Action[] =>
  shapes.filter(s => takes(s, 'hexes')).map(({ type }) => attemptedJoin(c, type, a, b));

const withHex = ({ open: _open, revises: _revises, ...action }: Choice, hex: number): Action => ({ ...action, hex });

const typesOf = (sel: Selection, shapes: readonly Shape[]): readonly Shape[] =>
  shapes.filter(
    s => takes(s, 'unit', 'hex') && (sel.kind !== 'units' || sel.type === undefined || s.type === sel.type),
  );

/** What the unit can do somewhere is meant rather than what it cannot do at all. */
function offeredFirst(c: Choices, unit: number, shapes: readonly Shape[]): readonly Shape[] {
  const offered = new Set(unitChoices(c, unit).map(({ type }) => type));
  return [...shapes.filter(s => offered.has(s.type)), ...shapes.filter(s => !offered.has(s.type))];
}

const takes = (shape: Shape, ...fields: readonly string[]): boolean =>
  shape.takes.size === fields.length && fields.every(f => shape.takes.has(f));

const isFriend = (c: Choices, unit: number): boolean =>
  c.game.inspect.units(c.s).some(u => u.unit === unit && u.role === c.role);

const atUnitAndHex = (shapes: readonly Shape[], unit: number, hex: number): Action[] =>
  shapes.filter(s => takes(s, 'unit', 'hex')).map(({ type }) => ({ type, unit, hex }));

/** A click without a selection, on a unit or hex. */
function pointedAt(c: Choices, shapes: readonly Shape[], at: Pointed): Action[] {
  const { unit } = at;
  const hex = at.hex ?? (unit === undefined ? undefined : c.hexOf.get(unit));
  const onHex = hex === undefined ? [] : shapes.filter(s => takes(s, 'hex')).map(({ type }) => ({ type, hex }));
  if (unit === undefined) return onHex;
  const beside = hex === undefined ? 0 : besideOf(c.game, hex);
  const onUnit = shapes.flatMap(({ type, takes: fields }): Action[] => {
    if (fields.has('unit')) return [fields.has('hex') ? { type, unit, hex: beside } : { type, unit }];
    return fields.has('units') && hex !== undefined ? [{ type, hex, units: [unit] }] : [];
  });
  return isFriend(c, unit) ? [...onUnit, ...onHex] : [...onHex, ...onUnit];
}

/** Any neighbour: the question is about the unit, and its own hex would only be refused as such. */
function besideOf(game: AnyGame, hex: number): number {
  for (let dir = 0; dir < 6; dir++) {
    const next = game.board.next[hex * 6 + dir] ?? -1;
    if (next >= 0) return next;
  }
  return hex;
}

/** The refusal of the best guess, in words. Undefined if it is legal: then nothing else was meant. */
export function whyNot(c: Choices, [guess]: readonly Action[], words: AnyWords): WhyNot | undefined {
  const refusal = guess && c.game.explain(c.s, c.role, guess);
  return refusal && inWords(words, refusal);
}

/** For a single action, e.g. a line of the right-click menu. */
export const refusalOf = (game: AnyGame, s: BaseState, role: Role, action: Action): Refusal | undefined =>
  game.explain(s, role, action);

export function inWords(words: AnyWords, refusal: Refusal): WhyNot {
  const said = words.refusal(refusal);
  return {
    rule: refusal.rule,
    text: said.startsWith(refusal.rule) ? said.slice(refusal.rule.length).replace(/^[\s·—:]+/, '') : said,
  };
}
