/** The menu of everything that can be done at a place, and of what cannot, with the reason. */
import { hexCaption, spokenUnit } from './captions.ts';
import { type Choices, hexChoices, offersOf, takesHex } from './choices.ts';
import type { Desk } from './desk.ts';
import { choiceLabel } from './parts.tsx';
import { type Item, type Selection, targetsInHand } from './select.ts';
import { inWords, meant } from './whyNot.ts';

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
