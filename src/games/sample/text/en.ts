/** The game in English; `ja.ts` has the same entries in Japanese. */
import { bookOf } from '../../../kit/book.ts';
import type { Words } from '../../../kit/game.ts';
import { WORDS_EN } from '../../../kit/wordsEn.ts';
import { CARD } from '../card.ts';
import type { State } from '../state.ts';
import { EN_REFUSALS } from './enRefusals.ts';
import type { Book } from './parts.ts';
import { wordsFrom } from './words.ts';

export const EN_TABLES = {
  refusals: EN_REFUSALS,
  events: {
    'turn-begun': 'Turn {turn} begins.',
    drew: '{role} draws {n|card|cards}.',
    'drew-own': '{role} draws {cards}.',
    discarded: '{role} discards {cards}.',
    arrived: '{unit} arrives at {hex}.',
    rallied: '{unit} rallies with a card and has its full strength again.',
    moved: '{unit} moves {from} → {to}.',
    rested: '{unit} rests and draws a chit.',
    'rested-own': '{unit} rests and draws a chit of +{chit}.',
    'town-taken': '{role} takes Bridgetown.',
    assign: '{unit} is to attack {place}.',
    merge: '{hexes} are to be attacked together.',
    unassign: '{unit} is free again.',
    split: '{hexes} are to be attacked one by one again.',
    clear: '{role}: all battles are taken apart.',
    propose: '{role}: proposed battles, {battles}.',
    commit: '{role}: the battles are {battles}.',
    'no-battle': 'The battle at {hexes} does not take place: nobody is left to fight it.',
    chose: '{role} has chosen for the battle.',
    'card-shown': '{role} plays {card}.',
    'no-card': '{role} plays no card.',
    battle: '{units} ({attack}) against {hexes} ({defence}): {odds}; die {die} = {result}.',
    reduced: '{unit} loses a step.',
    eliminated: '{unit} is lost at {hex}.',
    retreated: '{unit} retreats {from} → {to}.',
    'game-over': 'The game is over.',
  },
  choices: {
    arrive: '{unit} arrives at {hex}',
    'arrive-open': '{unit} arrives…',
    rally: 'Rally {unit}',
    discard: 'Discard {cards}',
    'discard-open': 'Discard cards…',
    move: 'Move {unit} to {hex}',
    'move-open': 'Move {unit}…',
    rest: 'Rest {unit}',
    'end-phase': 'End the phase',
    assign: 'Attack {place} with {unit}',
    'assign-open': 'Attack with {unit}…',
    unassign: 'Free {unit} again',
    merge: 'Attack {hexes} together',
    split: 'Attack the hexes around {place} one by one',
    clear: 'Take all battles apart',
    propose: 'Propose battles',
    commit: 'Begin the battles',
    fight: 'Fight at {place}',
    choose: 'Play {card}',
    'choose-none': 'Play no card',
    'lose-step': 'Lose a step of {unit}',
    retreat: 'Retreat {unit} to {hex}',
    'retreat-open': 'Retreat {unit}',
  },
  prompts: {
    'by-itself': '2.1 · The game goes on by itself.',
    arrival: '2.1 · {role}: bring reinforcements, rally units, then end the phase.',
    'arrival-discard': '7.1 · {role}: discard {n|card|cards}; three may be kept.',
    move: '4.0 · {role}: move or rest units ({n} can still act), then end the phase.',
    declare: '5.1 · {role}: put your units to battles. {owed}',
    'declare-done': '5.1 · {role}: {n|battle is|battles are} complete; begin, or rearrange.',
    'declare-none': '5.1 · {role}: nobody has to attack; put units to battles, or go on.',
    resolve: '5.2 · {role}: choose the next battle ({n} left).',
    support: '7.2 · Battle at {hexes}. Choose a card or none; both sides choose in secret.',
    losses: '5.5 · {role}: {n} of {owed} still to be paid, by steps or hexes of retreat ({units}).',
  },
  outcomes: {
    annihilation: '{role} wins: the enemy has no unit left on the map.',
    points: '{role} wins on points.',
    draw: 'A draw: both sides have the same points.',
  },
  phases: {
    turn: 'Turn',
    arrival: 'Arrival',
    move: 'Movement',
    combat: 'Combat',
    declare: 'Battles',
    resolve: 'Next battle',
    battle: 'Battle',
    support: 'Cards',
    losses: 'Losses',
  },
  roles: CARD.roleNames.en,
  cards: { barrage: 'Barrage', smoke: 'Smoke', rally: 'Rally' },
  shifts: { wood: 'wood', town: 'town', river: 'river', smoke: 'smoke' },
  lines: { strength: 'strength', chit: 'chit', 'cut-off': 'out of supply', barrage: 'barrage' },
  values: {
    strength: 'strength {strength}, movement {allowance}',
    reduced: 'one step lost',
    chit: 'with a chit',
    arrives: 'arrives on turn {arrives} or later',
  },
  some: { card: 'a card' },
} as const;

export const EN: Book = bookOf('en', WORDS_EN, EN_TABLES);

export const en: Words<State> = wordsFrom(EN);
