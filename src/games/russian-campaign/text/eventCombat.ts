/** 9.6 A battle in one line: attackers and defenders, changes of strength, odds, shifts, die, result. */
import { entryOf, type Fields, fill, listIn, numberIn, numbersIn, textIn, type Values } from '../../../kit/phrase.ts';
import type { Book } from './parts.ts';
import { hexes, TONGUE, unitList, units } from './tongue.ts';

export function combatValues(book: Book, e: Fields): Values {
  const targets = numbersIn(e.hexes);
  return {
    attackers: side(book, listIn(e.attackers), e.attack),
    defenders: side(book, listIn(e.defenders), e.defence),
    hexes: hexes(book, targets.length > 0 ? targets : numbersIn([e.hex])),
    odds: TONGUE.odds(book, e),
    result: textIn(e.result),
  };
}

/** `3A + Tk5 (14; river ×2)`. */
function side(book: Book, lines: readonly Fields[], total: unknown): string {
  const names = units(book, unitsOf(lines));
  const notes = notesOn(book, lines);
  const values = { units: names, total: numberIn(total) ?? 0, notes: notes.join(book.small.comma) };
  return fill(notes.length > 0 ? book.small.sideNoted : book.small.side, values);
}

const unitsOf = (lines: readonly Fields[]): readonly number[] => lines.flatMap(x => numbersIn([x.unit]));

/** Each change of strength; with its units, if it did not apply to all. */
function notesOn(book: Book, lines: readonly Fields[]): string[] {
  const touched = new Map<string, number[]>();
  for (const line of lines)
    for (const what of textIn(line.what).split(' '))
      if (what !== 'printed' && entryOf(book.effects, what))
        touched.set(what, [...(touched.get(what) ?? []), ...numbersIn([line.unit])]);
  return [...touched].map(([what, list]) => {
    const name = entryOf(book.effects, what) ?? book.some.what;
    return list.length === lines.length ? name : fill(book.small.note, { what: name, units: unitList(book, list) });
  });
}
