/** Chits in a cup: kinds with counts. A draw is one question to the dice, each chit equally likely. */
import type { Dice } from './dice.ts';
import { addAt, itemAt } from './list.ts';

/** Draws `many` chits without putting them back and returns how many of each kind. The cup itself is not changed. */
export function draw(
  cup: readonly number[],
  many: number,
  dice: Dice,
  rule: string,
  names: readonly string[],
): number[] {
  const left = cup.slice();
  const drawn = cup.map(() => 0);
  for (let i = 0; i < many; i++) {
    const kind = drawOne(left, dice, rule, names);
    addAt(left, kind, -1);
    addAt(drawn, kind);
  }
  return drawn;
}

/** Draws one chit and returns its kind. The dice get a name for each chit, so a script may ask for a kind by name. */
export function drawOne(cup: readonly number[], dice: Dice, rule: string, names: readonly string[]): number {
  const chits: number[] = [];
  cup.forEach((count, kind) => {
    for (let i = 0; i < count; i++) chits.push(kind);
  });
  if (chits.length === 0) throw new Error(`the cup is empty (${rule})`);
  const at = dice.pick(
    chits.length,
    rule,
    chits.map(kind => names[kind] ?? String(kind)),
  );
  return itemAt(chits, at);
}
