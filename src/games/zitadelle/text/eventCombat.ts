/** Fire, bombs, assaults and loss checks in one line each: strengths, modifiers, dice, result. */
import { entryOf, type Fields, fill, type Line, listIn, numberIn, numbersIn } from '../../../kit/phrase.ts';
import { diceText } from '../../../kit/tongue.ts';
import { atResult } from '../data/tables.ts';
import type { Book, EventKey, EventTellers } from './parts.ts';
import { TONGUE, units } from './tongue.ts';

export const COMBAT_TELLERS: EventTellers = {
  fire: (_book, e) => shot(e, 'fire'),
  strike: (_book, e) => shot(e, 'strike'),
  assault,
  propose: (book, e) => ({ key: 'propose', values: { battles: TONGUE.battles(book, e.battles) } }),
  commit: (book, e) => ({
    key: listIn(e.battles).length > 0 ? 'commit' : 'commit-none',
    values: { battles: TONGUE.battles(book, e.battles) },
  }),
  check,
  retreat: (_book, e) => ({ key: e.rule === '7.6.3' ? 'retreat-free' : 'retreat' }),
  eliminated: (_book, e) => ({ key: entryOf(ELIMINATED, e.rule) ?? 'eliminated' }),
};

/** 6.4 The result of the chart, and the armour it had to exceed. */
function shot(e: Fields, kind: 'fire' | 'strike'): Line<EventKey> {
  const [at = 1, dice = 7, modifier = 0] = [numberIn(e.at), numberIn(e.dice), numberIn(e.modifier)];
  const values = {
    at,
    roll: diceText(dice, modifier),
    result: atResult(at, dice + modifier),
    armour: numberIn(e.armour) ?? 0,
  };
  return { key: e.hit === true ? kind : `${kind}-missed`, values };
}

/** 7.3 With the shifts, if the event has them. */
function assault(book: Book, e: Fields): Line<EventKey> {
  const defenders = numbersIn(e.defenders);
  const [attack = 0, defence = 0] = [numberIn(e.attack), numberIn(e.defence)];
  return {
    key: 'assault',
    values: {
      attackers: side(book, numbersIn(e.units), attack),
      defenders: defenders.length > 0 ? side(book, defenders, defence) : defence,
      odds: TONGUE.odds(book, e),
    },
  };
}

const side = (book: Book, list: readonly number[], total: number): string =>
  fill(book.small.side, { units: units(book, list), total });

/** 7.6.6 One roll decides both. */
function check(book: Book, e: Fields): Line<EventKey> {
  const [dice = 7, plus = 0, surrounded = 0] = [numberIn(e.dice), numberIn(e.plus), numberIn(e.surrounded)];
  const roll = diceText(dice, plus, surrounded) + (surrounded > 0 ? book.small.surrounded : '');
  const both = e.loses === true ? 'check-both' : 'check-retreat';
  const key = e.retreats === true ? both : e.loses === true ? 'check-step' : 'check';
  return { key, values: { roll } };
}

/** Why a unit was eliminated, other than by the loss of its last step. */
const ELIMINATED: Readonly<Record<string, EventKey>> = {
  '5.1.7': 'eliminated-surplus',
  '7.8.3': 'eliminated-retreat',
  '7.8.5': 'eliminated-routed',
};
