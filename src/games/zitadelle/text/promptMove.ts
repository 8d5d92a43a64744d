/** Prompts during movement (8.0, 10.3, 11.1, 13.4, 13.7). */
import type { Choice } from '../../../kit/game.ts';
import { countedTexts, fill } from '../../../kit/phrase.ts';
import type { Side } from '../../../kit/sides.ts';
import { unitsFor } from '../../../kit/words.ts';
import type { MovementFrame } from '../frames.ts';
import { SOVIET } from '../pieces.ts';
import { arrivals } from '../rules/entry.ts';
import { legOf, moveContextOf } from '../rules/movement.ts';
import { isBound, whyNotEnd } from '../rules/moveWhy.ts';
import type { State } from '../state.ts';
import { type Asked, asks } from './asks.ts';
import { choicesOf } from './choicesNow.ts';
import type { Book } from './parts.ts';
import { hex, place, unit } from './tongue.ts';

export const MOVE_PROMPTS = [asks<MovementFrame>('movement', movement)];

function movement(s: State, f: MovementFrame, book: Book): Asked {
  const choices = choicesOf(s, f.side);
  const bound = onTheMove(s, f, choices, book);
  if (bound) return bound;
  const notes = notesOn(s, f, choices, book);
  const owed = whyNotEnd(moveContextOf(s, f));
  if (owed) return { key: 'movement-owed', values: { place: place(book, owed.about?.hex), notes } };
  const isBusy = isSecret(s, f.side) || choices.some(c => c.type !== 'end-movement' && !c.revises);
  return { key: isBusy ? 'movement' : 'movement-done', values: { notes } };
}

/** 13.3.7 Everybody sees the prompt: it does not mention reinforcements that chits may have brought. */
const isSecret = (s: State, side: Side): boolean => side === SOVIET && s.chits.length > 0;

/** 8.1.1 A unit that can go on is shown with what it has left; 8.2.8 it may have to go on. */
function onTheMove(s: State, f: MovementFrame, choices: readonly Choice[], book: Book): Asked | undefined {
  if (!unitsFor(choices, 'move').includes(f.mover)) return undefined;
  const go = moveContextOf(s, f);
  const { limit, spent } = legOf(go, f.mover);
  const values = { unit: unit(book, f.mover), hex: hex(book, s.place[f.mover]), left: (limit - spent) / 2 };
  if (isBound(go)) return { key: 'movement-room', values };
  if (!choices.some(c => c.type === 'end-movement')) return undefined;
  return { key: 'movement-on', values: { ...values, notes: notesOn(s, f, choices, book) } };
}

/** The other actions available. */
function notesOn(s: State, f: MovementFrame, choices: readonly Choice[], book: Book): string {
  const { small } = book;
  const counted = countedTexts([
    [small.toStart, unitsFor(choices, 'start').length],
    [small.arriving, isSecret(s, f.side) ? 0 : arrivals(s, f.side).length],
    [small.maySplit, unitsFor(choices, 'split').length],
    [small.mayJoinUp, unitsFor(choices, 'join').length],
    [small.mayPush, unitsFor(choices, 'push-on').length],
  ]);
  return [fill(small.canMove, { n: unitsFor(choices, 'move').length }), ...counted].join(small.semicolon);
}
