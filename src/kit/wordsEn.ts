/** What every game says in English, by table; a game adds its own sentences and may override these. */

export const WORDS_EN = {
  refusals: {
    over: 'The game is over: nothing more can be done.',
    'not-your-decision': 'It is not your decision now: the {role} player is to choose.',
    'not-now': 'That is not possible now.',
    'not-now-phase': '“{choice}” is not possible now: the game is at “{phase}”.',
    'not-legal': 'That is not among the choices open now.',
    'field-missing': 'The action is incomplete: it does not name {field}.',
    'extra-field': 'The action names {field}, which it does not take.',
    'not-your-unit': '{unit} is not under your command.',
    'not-on-map': '{unit} is not on the map.',
    other: 'The rules do not allow that (rule {rule}).',
  },
  events: {
    forced: '(only choice) {role}: {choice}.',
    other: 'Something else happened.',
    'other-rule': 'Something else happened (rule {rule}).',
  },
  choices: { other: 'Other action' },
  outcomes: { won: '{role} victory.', tied: 'The game is drawn.' },
  roles: { observer: 'Observer' },
  /** Fields of an action, for refusals of one that is missing or not allowed. */
  fields: {
    unit: 'a unit',
    units: 'the units',
    hex: 'a hex',
    hexes: 'hexes',
    card: 'a card',
    cards: 'cards',
    n: 'a number',
  },
  /** Fallbacks if nothing, or nothing known, is named. */
  some: {
    unit: 'a unit',
    hex: 'a hex',
    role: 'other',
    phase: 'another phase',
    field: 'everything it needs',
    what: 'something else',
  },
  /** Connectors inside a sentence. */
  small: {
    plus: ' + ',
    comma: ', ',
    semicolon: '; ',
    to: ' → ',
    next: '; ',
    andMore: ' and {n} more',
    andMoreHexes: ' and {n} more hexes',
    left: '{what} −{n}',
    right: '{what} +{n}',
    battle: '{units} → {hexes}',
  },
} as const;
