/**
 * Words of parts that only some visits open, in English: lesson, rulebook, files, failures, keys. `ja.ts` has the same
 * in Japanese.
 */
import { FILE_LIMITS } from '../../../table/limits.ts';
import type { KeyGroup } from '../keys.ts';

const MB = Math.round(FILE_LIMITS.bytes / 2 ** 20);
const SECONDS = FILE_LIMITS.ms / 1000;
const ENTRIES = FILE_LIMITS.entries.toLocaleString('en');

const UNKNOWN = 'Something went wrong. Nothing has changed.';

const KEYS: readonly [KeyGroup, ...KeyGroup[]] = [
  {
    title: 'Moving units',
    rows: [
      ['Click / Drag', 'unit, then hex: moves it; way and cost are shown while pointing'],
      ['Shift + click / Box', 'selects several units'],
      ['Ctrl + click', 'selects the whole stack'],
      ['Double-click / Long press', 'fans the stack out'],
      ['Right-click', 'what can be done here now, and why not the rest'],
      ['Esc', 'lets go of what is selected'],
      ['N / P', 'next / previous unit that can still act'],
      ['F', 'flashes all units that can act; where shots are listed, fires the one on top'],
      ['Space', 'done with this unit'],
      ['Enter', 'presses the highlighted button, or takes the first way offered'],
      ['U / Ctrl + Z', 'undo'],
    ],
  },
  {
    title: 'Looking at the map',
    rows: [
      ['Wheel / Pinch', 'zooms to the pointer'],
      ['Middle or right drag', 'moves the map'],
      ['Ctrl + + / − / 0', 'zooms in, out, back'],
      ['Z', 'fits the map'],
      ['S', 'next sheet, where the map has several'],
      ['M', 'opens or closes the overview of a large map'],
      ['Shift', 'magnifier while held'],
      ['Ctrl + Space', 'shows the stack under the pointer at once'],
      ['K', 'hides all counters'],
      ['1–9', 'switches the overlays listed here'],
    ],
  },
  {
    title: 'Log and page',
    rows: [
      ['← / →', 'steps the log by action'],
      ['↑ / ↓ / PgUp / PgDn', 'steps the log by turn'],
      ['Home / End', 'first position / now'],
      ['?', 'this list'],
    ],
  },
];

export const en = {
  lesson: {
    lesson: 'Lesson',
    step: (n: number, of: number): string => `Step ${n} of ${of}`,
    goToStep: 'Go to a step',
    next: 'Next',
    back: 'Back',
    showMe: 'Show me',
    showing: 'Showing…',
    watch: 'Skip ahead',
    restart: 'Begin again',
    leave: 'Leave the lesson',
    find: 'Show on the map',
    fold: 'Fold the text away',
    unfold: 'Show the text',
    yourMove: 'Your move',
    theirMove: (role: string): string => `${role} is playing`,
    count: (n: number, of: number): string => `${n} of ${of}`,
    astray: 'A legal move, but the lesson asks for another one first. Nothing has changed.',
    readFirst: 'Not yet: read this step first, then press Next. Nothing has changed.',
    openTab: (tab: string): string => `Open: ${tab}`,
    playOn: 'Play on from here',
    playOnHint: 'Against the computer, with real dice',
    newGame: 'New game',
  },
  rules: {
    rules: 'Rules',
    contents: 'Contents',
    search: 'Search the rules',
    searchHint: 'word or number: retreat, 10.5',
    back: 'Back',
    forward: 'Forward',
    loading: 'Opening the rulebook…',
    missing: 'The rulebook could not be read.',
    again: 'Try again',
    nothing: (query: string): string => `Nothing was found for “${query}”.`,
    found: (n: number): string => (n === 1 ? '1 section' : `${n} sections`),
    goTo: (section: string): string => `Open rule ${section}`,
  },
  files: {
    reading: 'Reading the file',
    checking: (name: string): string => `${name} is being checked by the rules.`,
    progress: (done: number, all: number): string => `${done} of ${all} actions`,
    many: 'Only the first of these files is opened. ',
    playable: (name: string): string =>
      `Every action of ${name} was checked by the rules. Who plays on? Games in progress are kept.`,
    given: (name: string): string =>
      `${name} begins from a given position, not from the set-up; how that position came about is not known. Every action from there on was checked by the rules. Who plays on? Games in progress are kept.`,
    otherRules: 'Recorded under other rules',
    otherRulesText: (name: string, saved: number, now: number): string =>
      `${name} was recorded under version ${saved} of the rules; here they are version ${now}. It can be played under today’s rules if every action is still legal. The file itself stays as it is.`,
    otherRulesGo: 'Play by today’s rules',
    original: 'Save the original again',
    fault: {
      'too-large': (name: string): string => `${name} is larger than ${MB} MB; a saved game never is.`,
      'too-slow': (name: string): string => `${name} takes longer than ${SECONDS} seconds to check, and was put aside.`,
      'too-many': (name: string): string => `${name} has more than ${ENTRIES} actions; no game is that long.`,
      'too-deep': (name: string): string =>
        `${name} is nested deeper than ${FILE_LIMITS.depth} levels; a saved game never is.`,
      'not-json': (name: string): string => `${name} is not a saved game: it holds no JSON.`,
      'not-replay': (name: string): string => `${name} is not a saved game of Hexfront.`,
      'unknown-game': (name: string, game: string): string => `${name} is a game of “${game}”, which is not here.`,
      unread: (name: string): string => `${name} could not be read.`,
    },
    unplayable: (name: string, why: string): string =>
      `${name} is a saved game, but it cannot be played by the rules: ${why.replace(/\.?$/, '.')}`,
    unchanged: ' Nothing has changed.',
  },
  /** By the code of what failed. */
  failures: {
    unknown: UNKNOWN,
    'undo-nothing': 'There is nothing to undo.',
    'undo-other': 'The last action was the other side’s.',
    'undo-roll': 'It cannot be undone: a die was rolled or something was drawn.',
    'undo-reveal': 'It cannot be undone: something hidden was revealed.',
    'undo-seat': 'It cannot be undone: the decision has passed on.',
    'not-your-seat': 'The computer plays this side.',
    'no-bot': 'It is not the computer’s decision now.',
    'no-game': 'No game is open.',
    'no-position': 'That position is no longer there.',
    'unknown-game': 'This game is not here.',
    'unknown-scenario': 'There is no such scenario.',
    'bad-option': 'An optional rule is set to something it cannot be.',
    'bad-seating': 'Not every side has a player.',
    'unknown-role': 'There is no such side.',
    'unknown-level': 'There is no computer of that strength.',
    'bad-replay': 'This record cannot be played by the rules as they are now. Nothing has changed.',
    'too-large': 'This record is too large. Nothing has changed.',
    'too-deep': 'This record is nested too deeply. Nothing has changed.',
    'too-many': 'This record has too many actions. Nothing has changed.',
    'too-slow': 'This record takes too long to play. Nothing has changed.',
    'not-json': 'This record cannot be read. Nothing has changed.',
    'not-replay': 'This is not a saved game.',
    'no-lesson': 'This game has no guided lesson.',
    'bad-lesson': 'The guided lesson could not be set up.',
    'no-move': 'The lesson asks for no move here.',
    'called-off': 'The position has changed, so the computer stopped thinking about it.',
    stale: 'The position has changed meanwhile. Nothing was done.',
    'bot-failed': 'The computer could not find a move. Pause and go on to let it try again.',
    broken: UNKNOWN,
    'bad-ask': UNKNOWN,
    'bad-told': UNKNOWN,
    'not-loaded': 'The game could not be loaded. Check the connection and try again.',
    'host-broken': 'The table has stopped. Load the page again; the game is kept.',
    following: 'This game is being played in another tab. “Take over here” lets you go on here.',
    overtaken: 'This game has gone on in another tab. Your last action was not taken.',
    'no-store': 'The saved game cannot be opened: the browser’s storage cannot be read.',
    'no-saved': 'That saved game is no longer there.',
    damaged: 'The saved game is damaged and cannot be opened. Its record was left as it is.',
  },
  keys: KEYS,
};

export type LaterWords = typeof en;
