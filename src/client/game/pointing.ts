/** Pointing without clicking: the reason why not after a moment, and the menu of everything that can be done here. */
import { effect } from '@preact/signals';
import { hexCaption, spokenUnit } from './captions.ts';
import { type Choices, hexChoices, offersOf, takesHex } from './choices.ts';
import type { Desk } from './desk.ts';
import { choiceLabel } from './parts.tsx';
import { type Item, type Pointed, type Selection, targetsInHand } from './select.ts';
import { inWords, meant, whyNot } from './whyNot.ts';

const REST_MS = 220;

/** Explains what lies under a pointer that has come to rest; only while something is in hand, or on a unit. */
export function explainPointed(desk: Desk): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const at = desk.pointed.value;
    const sel = desk.selection.value;
    const c = desk.session.choices.value;
    clearTimeout(timer);
    if (!c || desk.menu.peek()) return;
    if (isPlain(c, sel, at)) {
      desk.hint.value = undefined;
      return;
    }
    timer = setTimeout(() => {
      desk.hint.value = whyNot(c, meant(c, desk.session.shapes.peek(), sel, { ...at }), desk.session.words.now());
    }, REST_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Nothing to explain: nothing there, or something that can be done. */
function isPlain(c: Choices, sel: Selection, at: Pointed): boolean {
  if (at.hex === undefined && at.unit === undefined) return true;
  if (at.hex !== undefined && targetsInHand(c, sel).has(at.hex)) return true;
  if (sel.kind === 'units' && at.unit !== undefined && sel.units.includes(at.unit)) return true;
  if (sel.kind === 'gather') return at.unit === undefined || c.hexOf.get(at.unit) !== sel.choice.hex;
  if (at.unit !== undefined) return offersOf(c, at.unit).length > 0;
  return sel.kind === 'none' || (at.hex !== undefined && hexChoices(c, at.hex).length > 0);
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

export function openContextMenu(desk: Desk, hex: number | undefined, unit: number | undefined, at: Spot): void {
  const c = desk.session.choices.value;
  desk.pointer = { x: at.x, y: at.y };
  if (hex === undefined && unit === undefined) return;
  const title = unit === undefined ? hexCaption(desk, hex ?? 0) : spokenUnit(desk, unit);
  if (!c) {
    desk.menu.value = { title, items: [], refusals: [], x: at.x, y: at.y };
    return;
  }
  const sel = desk.selection.value;
  const items = itemsAt(c, sel, hex, unit);
  const pointed = { ...(hex === undefined ? {} : { hex }), ...(unit === undefined ? {} : { unit }) };
  const guesses = meant(c, desk.session.shapes.value, sel, unit === undefined ? pointed : { unit });
  const refusals = guesses.flatMap(guess => {
    const refusal = c.game.explain(c.s, c.role, guess);
    return refusal ? [{ ...inWords(desk.session.words.now(), refusal), label: choiceLabel(desk, guess) }] : [];
  });
  const once = refusals.filter((r, i) => refusals.findIndex(o => o.text === r.text) === i).slice(0, 5);
  desk.menu.value = { title, items, refusals: once, x: at.x, y: at.y };
}

function itemsAt(c: Choices, sel: Selection, hex: number | undefined, unit: number | undefined): Item[] {
  const target = hex === undefined ? undefined : targetsInHand(c, sel).get(hex);
  const there: Item[] = (target?.actions ?? []).map(action => ({ kind: 'act', actions: [action] }));
  const offers = unit !== undefined ? offersOf(c, unit) : hex === undefined ? [] : hexChoices(c, hex);
  const once = offers.filter((x, i) => !takesHex(x) || offers.findIndex(y => y.type === x.type) === i);
  return [
    ...there,
    ...once.map(
      (choice): Item =>
        takesHex(choice) && unit !== undefined && choice.open === undefined
          ? { kind: 'take', unit }
          : { kind: 'press', choice },
    ),
  ];
}
