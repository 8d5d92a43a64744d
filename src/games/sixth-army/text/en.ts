/** The game in English; `ja.ts` has the same entries in Japanese. */
import type { Words } from '../../../kit/game.ts';
import { CARD } from '../card.ts';
import type { State } from '../state.ts';
import { EN_CHOICES, EN_EVENTS } from './enLog.ts';
import { EN_PROMPTS } from './enPrompts.ts';
import { EN_REFUSALS } from './enRefusals.ts';
import type { Book } from './parts.ts';
import { wordsFrom } from './words.ts';

export const EN: Book = {
  lang: 'en',
  events: EN_EVENTS,
  choices: EN_CHOICES,
  prompts: EN_PROMPTS,
  refusals: EN_REFUSALS,
  outcomes: {
    drawn: '{role} victory: “Break Out” was drawn at thunder line {line}, and Sixth Army breaks out.',
    opened: '{role} victory: the relief force has crossed thunder line 3 and opened the way to Sixth Army.',
    held: '{role} victory: four turns have passed, and Sixth Army has not broken out.',
    won: '{role} victory.',
    tied: 'The game is drawn.',
  },
  phases: {
    'set-up': 'Set-up',
    turn: 'Turn',
    reinforcement: 'Reinforcements',
    'air-superiority': 'Air superiority',
    'air-placement': 'Air placement',
    operations: 'Operations',
    'order-recovery': 'Recovery by order',
    activate: 'Choice of units',
    activation: 'Operation',
    movement: 'Movement',
    combat: 'Combat',
    assemble: 'Attack',
    battle: 'Battle',
    'anti-tank': 'Anti-tank fire',
    shock: 'Shock',
    artillery: 'Artillery support',
    losses: 'Retreat or hold',
    retreat: 'Retreat',
    advance: 'Advance after combat',
    'air-loss': 'Air attack',
    'artillery-loss': 'Bombardment',
    redeployment: 'Redeployment',
    logistics: 'Logistics points',
    recovery: 'Recovery',
  },
  roles: { ...CARD.roleNames.en, observer: 'Observer' },
  kinds: { air: 'air', artillery: 'artillery', 'anti-tank': 'anti-tank' },
  shifts: { river: 'river', air: 'air', artillery: 'artillery' },
  orders: {
    'battle-group': 'activate a battle group',
    order: 'order a division or corps',
    'support-attack': 'make a support attack',
  },
  missing: {
    n: 'a number',
    hexes: 'hexes',
    unit: 'a unit',
    units: 'the units',
    hex: 'a hex',
    card: 'a headquarters or marker',
  },
  some: {
    unit: 'a unit',
    hex: 'a hex',
    formation: 'a formation',
    marker: 'marker',
    role: 'other',
    phase: 'another phase',
    field: 'everything it needs',
    shift: 'shift',
  },
  small: {
    plus: ' + ',
    comma: ', ',
    or: ' or ',
    marker: '{what} marker',
    times: '{what} ×{n}',
    none: 'none',
    andMore: ' and {n} more',
    others: ', start another unit ({n} not moved yet)',
    left: '{what} −{n}',
    right: '{what} +{n}',
    to: ' → ',
    depot: '{hex} {name}',
    points: '{dice} ({hex})',
    lp: '{n}',
    full: '{n} (maximum)',
    south: 'south of the start line',
    within: 'at {hexes}',
  },
};

export const en: Words<State> = wordsFrom(EN);
