/** The game in English. Each event, refusal and choice becomes one sentence; `ja.ts` says the same in Japanese. */

import { nameOf } from '../../../kit/board.ts';
import { roleName } from '../../../kit/card.ts';
import type { Choice, Outcome, Role, Words } from '../../../kit/game.ts';
import { entryOf } from '../../../kit/phrase.ts';
import { CARD } from '../card.ts';
import { BOARD } from '../data/map.ts';
import { UNITS } from '../data/units.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

const unit = (n: unknown): string => (typeof n === 'number' ? (UNITS[n]?.en ?? `unit ${n}`) : 'a unit');
const hex = (n: unknown): string =>
  typeof n === 'number' && n >= 0 && n < BOARD.size ? nameOf(BOARD, n) : 'off the map';
const units = (list: readonly number[]): string => list.map(unit).join(' + ');

const role = (id: Role): string => roleName(CARD, id, 'en');

const PHASES: Readonly<Record<string, string>> = {
  move: 'Movement',
  combat: 'Combat',
  battle: 'Attack',
  retreat: 'Retreat',
};

function prompt(s: State): string {
  const f = s.flow[s.flow.length - 1];
  if (!f || f.phase === 'turn') return 'The game is over.';
  switch (f.phase) {
    case 'move':
      return `4.0 · ${role(f.side)}: move or rest your units, then end the phase.`;
    case 'combat':
      return `5.0 · ${role(f.side)}: choose an enemy unit to attack, or end the phase.`;
    case 'battle':
      return `5.1 · ${role(f.side)}: choose the units that attack ${hex(f.hex)}, then resolve.`;
    case 'retreat':
      return `5.5 · ${unit(f.units[0])} must retreat: choose a hex.`;
  }
}

function event(e: Event): string {
  switch (e.type) {
    case 'forced':
      return `${role(e.role)} has only one choice: ${choice(e.action)}.`;
    case 'turn-begun':
      return `Turn ${e.turn}`;
    case 'moved':
      return `${unit(e.unit)} moves ${hex(e.from)} → ${hex(e.to)}.`;
    case 'rested':
      return `${unit(e.unit)} rests and draws a chit${e.chit === undefined ? '' : ` (+${e.chit})`}.`;
    case 'town-taken':
      return `${role(e.role)} takes Bridgetown.`;
    case 'battle': {
      const [attack, defence] = e.strength;
      return `${units(e.units)} (${attack}) attack ${hex(e.hex)} (${defence}): ${e.column}; die ${e.die} = ${e.result}.`;
    }
    case 'retreated':
      return `${unit(e.unit)} retreats ${hex(e.from)} → ${hex(e.to)}.`;
    case 'eliminated':
      return `${unit(e.unit)} is lost at ${hex(e.hex)}.`;
    case 'game-over':
      return 'The game is over.';
    default:
      return 'Something happens.';
  }
}

const REFUSALS: Readonly<Record<string, (about: Readonly<Record<string, unknown>>) => string>> = {
  over: () => 'The game is over.',
  'not-your-decision': () => 'It is the other side’s decision.',
  'not-now': () => 'That cannot be done in this phase.',
  'field-missing': a => `The action has to name its ${a.field}.`,
  'extra-field': a => `The action takes no ${a.field}.`,
  'no-such-unit': a => `${unit(a.unit)} is not one of your units on the map.`,
  acted: a => `${unit(a.unit)} has already acted in this phase.`,
  'too-far': a => `${unit(a.unit)} cannot reach ${hex(a.hex)}.`,
  'no-way': a => `The hexes named are no way for ${unit(a.unit)} to ${hex(a.hex)}.`,
  'way-blocked': a => `A unit stands in the way of ${unit(a.unit)} at ${hex(a.hex)}.`,
  'must-stop': a => `${unit(a.unit)} has to stop at ${hex(a.hex)}, next to an enemy.`,
  'has-chit': a => `${unit(a.unit)} has a chit already.`,
  'near-enemy': a => `${unit(a.unit)} is next to an enemy and cannot rest.`,
  'no-target': a => `There is no enemy unit at ${hex(a.hex)}.`,
  attacked: a => `${unit(a.unit)} has already been attacked in this phase.`,
  'no-attacker': a => `None of your units can still attack ${hex(a.hex)}.`,
  'not-adjacent': a => `${unit(a.unit)} is not next to ${hex(a.hex)}.`,
  'already-in': a => `${unit(a.unit)} already takes part.`,
  'not-in': a => `${unit(a.unit)} does not take part.`,
  nobody: () => 'No unit takes part in the attack yet.',
  'other-first': a => `${unit(a.unit)} is not the unit that retreats now.`,
  'far-retreat': a => `${hex(a.hex)} is not next to ${unit(a.unit)}, which retreats one hex.`,
  'over-river': a => `${unit(a.unit)} cannot retreat to ${hex(a.hex)}, across the river.`,
  'to-enemy': a => `${unit(a.unit)} cannot retreat to ${hex(a.hex)}, next to an enemy.`,
  occupied: a => `There is a unit at ${hex(a.hex)} already.`,
};

function choice(c: Choice): string {
  switch (c.type) {
    case 'move':
      return c.hex === undefined ? `move ${unit(c.unit)}` : `move ${unit(c.unit)} to ${hex(c.hex)}`;
    case 'rest':
      return `rest ${unit(c.unit)}`;
    case 'end-phase':
      return 'end the phase';
    case 'declare-target':
      return `attack ${hex(c.hex)}`;
    case 'add-unit':
      return `add ${unit(c.unit)}`;
    case 'remove-unit':
      return `leave out ${unit(c.unit)}`;
    case 'resolve':
      return 'resolve the attack';
    case 'cancel':
      return 'call the attack off';
    case 'retreat':
      return `retreat ${unit(c.unit)} to ${hex(c.hex)}`;
    default:
      return c.type;
  }
}

function outcome(o: Outcome): string {
  if (o.winner === undefined) return 'A draw: both sides have equal points.';
  return o.code === 'annihilation'
    ? `${role(o.winner)} wins: the enemy has no units left.`
    : `${role(o.winner)} wins on points.`;
}

export const en: Words<State> = {
  prompt,
  event,
  refusal: r => entryOf(REFUSALS, r.code)?.(r.about ?? {}) ?? `Not allowed (${r.rule}).`,
  choice,
  outcome,
  role,
  phase: id => entryOf(PHASES, id) ?? id,
  unit,
};
