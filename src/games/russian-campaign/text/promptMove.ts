/** Prompts during movement (6.2, 8.0, 9.11). */
import type { Choice, Words } from '../../../kit/game.ts';
import { countedTexts, entryOf, fill } from '../../../kit/phrase.ts';
import { unitsFor } from '../../../kit/words.ts';
import { WEATHERS } from '../data/tables.ts';
import type { MovementFrame, OverrunFrame, SurplusFrame } from '../frames.ts';
import { whyNotEnd } from '../phases/movement.ts';
import { UNITS_OF } from '../pieces.ts';
import { dutyOf, enemiesBeside, enemyHexes, strandedUnits } from '../rules/duty.ts';
import { arrivalsOf } from '../rules/entry.ts';
import { whyBound } from '../rules/legs.ts';
import { legOf, moveContextOf } from '../rules/mover.ts';
import { isShort } from '../rules/orders.ts';
import { isOverrun, overrunOdds } from '../rules/overrun.ts';
import { railCapacity } from '../rules/rail.ts';
import { surplusUnits } from '../rules/stacking.ts';
import { gunsLeft, stukasLeft } from '../rules/support.ts';
import { placeOf, type State } from '../state.ts';
import { type Asked, asks } from './asks.ts';
import { defendersAt, oddsText } from './battles.ts';
import { choicesOf } from './choicesNow.ts';
import type { Book } from './parts.ts';
import { fewHexes, fewUnits, hex, hexes, impulse, place, unit, units } from './tongue.ts';

export const MOVE_PROMPTS = [
  asks<MovementFrame>('movement', movement),
  asks<SurplusFrame>('surplus', surplus),
  asks<OverrunFrame>('overrun', overrun),
];

function movement(s: State, f: MovementFrame, book: Book, words: Words<State>): Asked {
  const choices = choicesOf(s, f.side);
  const bound = onTheMove(s, f, choices, book);
  if (bound) return bound;
  const values = {
    impulse: impulse(book, f.impulse),
    weather: entryOf(book.weathers, WEATHERS[s.weather[f.impulse - 1] ?? 0]) ?? book.some.what,
    notes: notesOn(s, f, choices, book),
  };
  const owed = whyNotEnd(moveContextOf(s, f));
  if (owed?.code === 'orders-first') return { key: 'movement-attack', values: { ...values, ...laggards(s, f, book) } };
  if (owed) return { key: 'movement-owed', values: { ...values, rule: owed.rule, why: words.refusal(owed) } };
  return { key: choices.some(c => c.type !== 'end-movement' && !c.revises) ? 'movement' : 'movement-done', values };
}

/** 8.1.2 A unit that can go on is shown with what it has left; 3.3.2, 6.2 it may have to go on. */
function onTheMove(s: State, f: MovementFrame, choices: readonly Choice[], book: Book): Asked | undefined {
  if (!unitsFor(choices, 'move').includes(f.mover)) return undefined;
  const go = moveContextOf(s, f);
  const { limit, spent } = legOf(go, f.mover);
  const values = { unit: unit(book, f.mover), hex: hex(book, s.place[f.mover]), left: limit - spent };
  const bound = whyBound(go);
  if (bound) return { key: bound.rule === '3.3.2' ? 'movement-orders' : 'movement-room', values };
  if (!choices.some(c => c.type === 'end-movement')) return undefined;
  return { key: 'movement-on', values: { ...values, notes: notesOn(s, f, choices, book) } };
}

/** 3.3.2 Units that could still come nearer to what they must attack. */
function laggards(s: State, f: MovementFrame, book: Book): { n: number; units: string } {
  const go = moveContextOf(s, f);
  const list = UNITS_OF[f.side].filter(u => isShort(go, u));
  return { n: list.length, units: fewUnits(book, list) };
}

/** The other actions available. */
function notesOn(s: State, f: MovementFrame, choices: readonly Choice[], book: Book): string {
  const { small } = book;
  const has = (type: string): boolean => choices.some(choice => choice.type === type && !choice.revises);
  const certain = choices.flatMap(({ type, hex: h }) => (type === 'automatic-victory' && h !== undefined ? [h] : []));
  const counted = countedTexts([
    [small.arriving, arrivalsOf(s, f.side).length],
    [small.trains, has('rail') ? railCapacity(s, f.side) - (s.railed[f.side] ?? 0) : 0],
    [small.stukas, has('stuka') ? stukasLeft(s, f.impulse) : 0],
    [small.guns, has('artillery') ? gunsLeft(s, f.impulse) : 0],
  ]);
  return [
    fill(small.canMove, { n: unitsFor(choices, 'move').length }),
    ...counted,
    ...(certain.length > 0 ? [fill(small.certain, { hexes: fewHexes(book, certain) })] : []),
    ...strandedNote(s, f, book),
  ].join(small.semicolon);
}

/** 9.11.3 Winners beside enemies that nobody attacks yet: after movement it is too late for them. */
function strandedNote(s: State, f: MovementFrame, book: Book): readonly string[] {
  const duty = dutyOf(s, f.side);
  const list = strandedUnits(s, f.side, duty);
  if (list.length === 0) return [];
  const enemy = enemyHexes(s, f.side);
  const beside = new Set(list.flatMap(u => enemiesBeside(placeOf(s, u), enemy)));
  const at = [...beside].filter(h => !duty.hexes.includes(h));
  return [fill(book.small.stranded, { hexes: fewHexes(book, at), units: fewUnits(book, list) })];
}

function surplus(s: State, { side }: SurplusFrame, book: Book): Asked {
  const list = surplusUnits(s, side);
  const at = [...new Set(list.map(u => placeOf(s, u)))];
  return { key: 'surplus', values: { hexes: hexes(book, at), units: fewUnits(book, list) } };
}

function overrun(s: State, f: OverrunFrame, book: Book): Asked {
  const values = { place: place(book, f.hex), ...defendersAt(s, f, [f.hex], book) };
  if (f.units.length === 0) return { key: 'overrun', values };
  const found = overrunOdds(s, f, f.units);
  return {
    key: isOverrun(s, f, f.units) ? 'overrun-done' : 'overrun-more',
    values: {
      ...values,
      units: units(book, f.units),
      attack: found.attack,
      defence: found.defence,
      odds: oddsText(book, found),
    },
  };
}
