/**
 * What the player does: connects the pure transitions of select.ts to the session. Components and keys call nothing
 * else.
 */
import { batch } from '@preact/signals';
import type { Action, Choice, Refusal } from '../../kit/game.ts';
import { sameJson } from '../../kit/hash.ts';
import { declaredAt, type Foretold } from './battle.ts';
import { after, backOf, berthsOf } from './carry.ts';
import { type Choices, takesHex, unitChoices } from './choices.ts';
import type { Desk } from './desk.ts';
import { gathered } from './gather.ts';
import {
  boxUnits,
  dropUnit,
  FREE,
  type Held,
  type Item,
  joinHexes,
  NOTHING,
  type Pointed,
  pick,
  pointCard,
  pointHex,
  pointUnit,
  press,
  type Reply,
} from './select.ts';
import { moveBy, trailed, wayItems } from './trail.ts';
import { inWords, meant, type WhyNot, whyNot } from './whyNot.ts';

const withChoices = (desk: Desk, hand: (c: Choices) => Reply): void => {
  const c = desk.session.choices.value;
  if (c && !desk.session.sending.value) answer(desk, c, asking(c, hand(c)));
};

/** Asks which way is meant, if ways differ in their effects. */
function asking(c: Choices, reply: Reply): Reply {
  const [act, ...more] = reply.acts ?? [];
  const menu = act && more.length === 0 ? wayItems(c, act) : [];
  if (!act || menu.length === 0) return reply;
  return { selection: act.unit === undefined ? NOTHING : { kind: 'units', units: [act.unit] }, menu };
}

/** What the player means to do, as if it had been chosen on the map. */
export const propose = (desk: Desk, actions: readonly Action[]): void =>
  withChoices(desk, () => ({ selection: NOTHING, acts: actions }));

/** Whether actions have to be confirmed: they are grave or leave a list empty, and nothing takes them back. */
function isHeld(desk: Desk, c: Choices, acts: readonly Action[]): boolean {
  const grave = desk.session.depiction.value?.grave ?? [];
  const sel = desk.selection.value;
  const isEmpty = sel.kind === 'gather' && sel.picked.length === 0;
  const [act, ...more] = acts;
  if (!act || more.length > 0 || !(isEmpty || grave.includes(act.type))) return false;
  if (sel.kind === 'held' && sameJson(sel.actions, acts)) return false;
  const s = after(c, act);
  return !s || !c.game.active(s).includes(c.role);
}

function answer(desk: Desk, c: Choices, given: Reply): void {
  const isGrave = given.acts !== undefined && isHeld(desk, c, given.acts);
  const reply: Reply = isGrave ? { selection: { kind: 'held', actions: given.acts ?? [] } } : given;
  const own = reply.asks && desk.selection.value.kind === 'none' ? battleOf(c, reply.asks) : undefined;
  batch(() => {
    desk.selection.value = reply.selection;
    desk.menu.value = reply.menu ? { items: reply.menu, refusals: [], ...desk.pointer } : undefined;
    desk.eyed.value = undefined;
    desk.hint.value = reply.asks && !own ? reasonFor(desk, c, reply.asks) : undefined;
    if (own) desk.considered.value = own;
  });
  if (reply.acts) void send(desk, reply.acts);
}

/** A unit that has a battle shows it, instead of the reason why it has no other. */
function battleOf({ game, s, battles, hexOf }: Choices, { unit, hex }: Pointed): Foretold | undefined {
  if (unit === undefined || hex !== undefined) return undefined;
  const own = battles.find(b => b.units.includes(unit) || b.hexes.includes(hexOf.get(unit) ?? -1));
  return own && declaredAt(game, s, own);
}

function reasonFor(desk: Desk, c: Choices, at: Pointed): WhyNot | undefined {
  const shapes = desk.session.shapes.value;
  // A unit that is assigned is asked about as if it were not.
  const from = (at.hex === undefined || at.unit === undefined ? undefined : backOf(c, at.unit)?.free) ?? c;
  return whyNot(from, meant(from, shapes, desk.selection.value, at), desk.session.words.now());
}

export async function send(desk: Desk, actions: NonNullable<Reply['acts']>): Promise<void> {
  told(desk, await desk.session.act(actions));
}

export function told(desk: Desk, refusal: Refusal | undefined): void {
  if (refusal?.code === 'lesson') desk.astray();
  else if (refusal) desk.hint.value = inWords(desk.session.words.now(), refusal);
}

export const clickUnit = (desk: Desk, unit: number, held: Held): void =>
  withChoices(desk, c => pointUnit(c, desk.selection.value, unit, held));
export const clickHex = (desk: Desk, hex: number, held: Held): void =>
  withChoices(desk, c => pointHex(c, desk.selection.value, hex, held));
/** Along its trail, if that is a way it may take; the board has ended the drag by now. */
export function drop(desk: Desk, unit: number, hex: number): void {
  const c = desk.session.choices.value;
  const by = c && moveBy(c, unit, desk.trail.value);
  if (by?.action.hex === hex)
    pickItem(desk, { kind: 'act', actions: [by.action], way: { path: by.path, effects: [] } });
  else withChoices(desk, now => dropUnit(now, unit, hex));
}
export const join = (desk: Desk, from: number, to: number): void => withChoices(desk, c => joinHexes(c, from, to));

/** A drag begins: the unit is selected, and nothing is done with it yet. */
export function lift(desk: Desk, unit: number): void {
  const c = desk.session.choices.value;
  desk.carried.value = { unit };
  desk.trail.value = [];
  if (c && unitChoices(c, unit).some(takesHex)) {
    desk.selection.value = { kind: 'units', units: [unit] };
    desk.menu.value = undefined;
  } else if (c && !backOf(c, unit) && berthsOf(c, unit).size === 0) clickUnit(desk, unit, FREE);
}
/** The dragged thing enters another hex. */
export function trace(desk: Desk, hex: number | undefined): void {
  const start = desk.session.choices.value?.hexOf.get(desk.carried.value?.unit ?? -1);
  if (start === undefined || hex === undefined) return;
  desk.trail.value = trailed(desk.session.game.board, start, desk.trail.value, hex);
}

export const box = (desk: Desk, units: readonly number[]): void =>
  withChoices(desk, c => boxUnits(c, desk.selection.value, units));
export const pickCard = (desk: Desk, card: number): void =>
  withChoices(desk, c => pointCard(c, desk.selection.value, card));
export const pressChoice = (desk: Desk, choice: Choice): void => withChoices(desk, c => press(c, choice));
export function pickItem(desk: Desk, item: Item): void {
  const c = desk.session.choices.value;
  if (item.kind !== 'act' || !item.way) withChoices(desk, now => pick(now, item));
  else if (c && !desk.session.sending.value) answer(desk, c, pick(c, item));
}

export function letGo(desk: Desk): void {
  batch(() => {
    desk.selection.value = NOTHING;
    desk.menu.value = undefined;
    desk.hint.value = undefined;
    desk.lit.value = {};
    desk.watched.value = undefined;
    desk.considered.value = undefined;
  });
}

/** Keeps the battle under the pointer, so that its sheet stays while the pointer moves elsewhere. */
export function consider(desk: Desk): void {
  if (desk.glimpsed.value) desk.considered.value = desk.glimpsed.value;
}

/** A click selects a unit for the overlays until another one is clicked. */
export function watch(desk: Desk, unit: number): void {
  desk.watched.value = unit;
}

/** Enter: the first of the offered ways, the collected units, or the highlighted button. */
export function confirm(desk: Desk): void {
  const way = desk.menu.value?.items.find(item => item.kind === 'act' && item.way);
  if (way) {
    pickItem(desk, way);
    return;
  }
  const sel = desk.selection.value;
  withChoices(desk, c => {
    if (sel.kind === 'held') return { selection: NOTHING, acts: sel.actions };
    if (sel.kind !== 'gather') return c.main ? press(c, c.main) : { selection: sel };
    const action = gathered(c, sel);
    return action ? { selection: NOTHING, acts: [action] } : { selection: sel };
  });
}

/** Whether Enter has something to confirm. */
export function hasConfirm(desk: Desk): boolean {
  const [c, sel] = [desk.session.choices.value, desk.selection.value];
  if (sel.kind === 'held') return true;
  return c !== undefined && (sel.kind === 'gather' ? gathered(c, sel) !== undefined : c.main !== undefined);
}

export async function undo(desk: Desk): Promise<void> {
  told(desk, await desk.session.undo());
}
