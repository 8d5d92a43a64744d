/** Choices that take a list: units or cards ticked one by one in any order, or hexes picked in order. */
import type { Action, Choice } from '../../kit/game.ts';
import { actionsOf, type Choices } from './choices.ts';

export interface Gather {
  readonly kind: 'gather';
  readonly choice: Choice;
  readonly picked: readonly number[];
}

const listOf = ({ open }: Choice, action: Action): readonly number[] =>
  (open === undefined || open === 'hex' ? undefined : action[open]) ?? [];

export function gatherFrom(c: Choices, choice: Choice, first: number | undefined): Gather {
  const candidates = candidatesOf(c, { kind: 'gather', choice, picked: [] });
  const picked = first !== undefined && candidates.includes(first) ? [first] : [];
  return { kind: 'gather', choice, picked: candidates.length === 1 ? candidates : picked };
}

/** Everything that may be ticked, or the hexes that may come next. */
export function candidatesOf(c: Choices, g: Gather): readonly number[] {
  const lists = actionsOf(c, g.choice).map(a => listOf(g.choice, a));
  if (g.choice.open === 'hexes') {
    const next = lists.filter(l => g.picked.every((x, i) => l[i] === x)).flatMap(l => l[g.picked.length] ?? []);
    return [...new Set(next)];
  }
  return [...new Set(lists.flat())].sort((a, b) => a - b);
}

/** Ticks or unticks; undefined if none of them can be picked. A hex already picked is removed with those after it. */
export function toggled(c: Choices, g: Gather, picks: readonly number[]): Gather | undefined {
  if (g.choice.open === 'hexes') {
    const hex = picks[0] ?? -1;
    const at = g.picked.indexOf(hex);
    if (at >= 0) return { ...g, picked: g.picked.slice(0, at) };
    return candidatesOf(c, g).includes(hex) ? { ...g, picked: [...g.picked, hex] } : undefined;
  }
  const known = candidatesOf(c, g).filter(u => picks.includes(u));
  if (known.length === 0) return undefined;
  const isBack = known.every(u => g.picked.includes(u));
  const picked = isBack ? g.picked.filter(u => !known.includes(u)) : [...new Set([...g.picked, ...known])];
  return { ...g, picked };
}

/** The action that the picks form, once they form one. */
export function gathered(c: Choices, g: Gather): Action | undefined {
  const isOrdered = g.choice.open === 'hexes';
  return actionsOf(c, g.choice).find(a => {
    const list = listOf(g.choice, a);
    if (list.length !== g.picked.length) return false;
    return isOrdered ? list.every((x, i) => x === g.picked[i]) : list.every(x => g.picked.includes(x));
  });
}

/** The action that the picks are meant to form, legal or not: to ask why not. */
export function attempted(g: Gather, more?: number): Action {
  const { open, revises: _revises, ...action } = g.choice;
  const picks = more === undefined ? g.picked : [...g.picked, more];
  if (open === 'hexes') return { ...action, hexes: picks };
  return { ...action, [open === 'cards' ? 'cards' : 'units']: [...picks].sort((a, b) => a - b) };
}
