/** Pointing without clicking shows the reason of a refusal, after a moment. */
import { effect } from '@preact/signals';
import { type Choices, hexChoices, offersOf } from './choices.ts';
import type { Desk } from './desk.ts';
import { type Pointed, type Selection, targetsInHand } from './select.ts';
import { meant, whyNot } from './whyNot.ts';

const REST_MS = 220;

/** Explains what is under a resting pointer; only while something is selected, or over a unit. */
export function explainPointed(desk: Desk): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Choices | undefined;
  let before: Pointed | undefined;
  const stop = effect(() => {
    const at = desk.pointed.value;
    const sel = desk.selection.value;
    const c = desk.session.choices.value;
    clearTimeout(timer);
    // Pointing at what stood there before a move asks nothing about what came of it.
    if (c !== shown) before = at;
    shown = c;
    if (!c || desk.menu.peek() || (at === before && sel.kind === 'none')) return;
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

/** Nothing to explain: nothing is there, or it is possible. */
function isPlain(c: Choices, sel: Selection, at: Pointed): boolean {
  if (at.hex === undefined && at.unit === undefined) return true;
  if (at.hex !== undefined && targetsInHand(c, sel).has(at.hex)) return true;
  if (sel.kind === 'units' && at.unit !== undefined && sel.units.includes(at.unit)) return true;
  if (sel.kind === 'gather')
    return at.unit === undefined || sel.picked.includes(at.unit) || c.hexOf.get(at.unit) !== sel.choice.hex;
  if (at.unit !== undefined) return offersOf(c, at.unit).length > 0;
  return sel.kind === 'none' || (at.hex !== undefined && hexChoices(c, at.hex).length > 0);
}
