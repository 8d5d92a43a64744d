/** The list of things that a decision is about: what each line does, and what is ticked. */
import type { RosterLine } from '../../kit/depict.ts';
import type { Choice } from '../../kit/game.ts';
import type { Choices } from './choices.ts';
import type { Desk } from './desk.ts';
import { candidatesOf, type Gather } from './gather.ts';

/** The choice that the whole list fills in, where several are chosen together. */
export const openChoice = (c: Choices): Choice | undefined => c.buttons.find(choice => choice.open === 'cards');

/** What is ticked, also before anything was clicked. */
export function ticksOf(c: Choices, { selection }: Desk, lines: readonly RosterLine[]): Gather | undefined {
  const choice = openChoice(c);
  if (!choice) return undefined;
  const sel = selection.value;
  return sel.kind === 'gather' && sel.choice.open === 'cards' ? sel : firstTicks(c, choice, lines);
}

export function firstTicks(c: Choices, choice: Choice, lines: readonly RosterLine[]): Gather {
  const may = candidatesOf(c, { kind: 'gather', choice, picked: [] });
  return { kind: 'gather', choice, picked: lines.filter(l => l.isOn && may.includes(l.card)).map(l => l.card) };
}

/** Choices that the list has, so that the bar need not. */
export function isOnRoster({ session }: Desk, choice: Choice): boolean {
  const lines = session.depiction.value?.roster?.lines;
  if (!lines || session.decider.value !== session.depiction.value?.roster?.role) return false;
  return choice.open === 'cards' || (choice.card !== undefined && lines.some(({ card }) => card === choice.card));
}

/** Ways to pay that the bill in sight has, so that the bar need not. */
export function isOnBill({ session, isPanelOpen, tab }: Desk, choice: Choice): boolean {
  const ways = session.depiction.value?.bill?.ways ?? [];
  const isInSight = isPanelOpen.value && tab.value === 'odds' && !session.isLesson.value;
  return isInSight && ways.some(({ action }) => action.type === choice.type && action.unit === choice.unit);
}
