/**
 * A game as readable text in either language: the game and its players, headings by turn, phase and role, one line for
 * each decision with its effects, how it ended, and how lucky it was.
 */
import type { GameCard } from '../kit/card.ts';
import type { AnyWords, GameEvent, GameOption, Lang, Options, Outcome, Role } from '../kit/game.ts';
import { entryOf } from '../kit/phrase.ts';
import type { Luck } from './luck.ts';
import { luckSentence } from './luckText.ts';

/** What the report needs of an entry, as a seat knows it. */
export interface Happening {
  readonly turn: number;
  readonly phase: string;
  readonly role: Role;
  readonly events: readonly GameEvent[];
}

export interface Battle {
  readonly scenario: string;
  readonly options?: Options;
  /** Lines for the head of the text, e.g. the date and the players. */
  readonly about?: readonly string[];
  /** Set if it began from a given position instead of the set-up. */
  readonly isGiven?: true;
  readonly entries: readonly Happening[];
  readonly outcome?: Outcome;
  readonly luck?: Luck;
}

/** The language, and the words in it. */
export interface Telling {
  readonly card: GameCard;
  readonly words: AnyWords;
  readonly lang: Lang;
}

export function afterAction(telling: Telling, battle: Battle): string {
  const parts = [...head(telling, battle), ...story(telling, battle.entries), ...ending(telling, battle)];
  return `${parts.join('\n')}\n`;
}

function head({ card, words, lang }: Telling, battle: Battle): string[] {
  const { scenario, options = {}, about = [], isGiven, outcome } = battle;
  const title = card.scenarios.find(known => known.id === scenario)?.title[lang];
  const changed = card.options.filter(option => (entryOf(options, option.id) ?? option.initial) !== option.initial);
  const facts = [
    ...about,
    ...(isGiven ? [HEADS[lang].given] : []),
    ...(changed.length > 0
      ? [`${HEADS[lang].options}${changed.map(one => setting(one, options, lang)).join(GAP[lang])}`]
      : []),
    ...(outcome ? [`${HEADS[lang].result}${words.outcome(outcome)}`] : []),
  ];
  const lines = [`# ${card.title[lang]}${title === undefined ? '' : ` — ${title}`}`];
  return facts.length > 0 ? [...lines, '', ...facts.map(fact => `- ${fact}`)] : lines;
}

function story({ words, lang }: Telling, entries: readonly Happening[]): string[] {
  const lines: string[] = [];
  let turn: number | undefined;
  let stage = '';
  for (const entry of entries) {
    const events = entry.events.filter(event => event.type !== 'forced');
    if (events.length === 0) continue;
    if (entry.turn !== turn) lines.push('', `## ${turnHeading(entry.turn, lang)}`);
    const here = `${words.phase(entry.phase)} — ${words.role(entry.role)}`;
    if (entry.turn !== turn || here !== stage) lines.push('', `### ${here}`, '');
    turn = entry.turn;
    stage = here;
    lines.push(`- ${inOneLine(events, words.event, lang)}`);
  }
  return lines;
}

/** All effects of a decision, and at the end the sections that the words do not name. */
function inOneLine(events: readonly GameEvent[], say: (event: GameEvent) => string, lang: Lang): string {
  const told = events.map(event => say(event));
  const text = lang === 'ja' ? told.join('') : `${told.map(one => one.replace(/\.$/u, '')).join('; ')}.`;
  const rules = [...new Set(events.flatMap(({ rule }) => (rule === undefined || text.includes(rule) ? [] : [rule])))];
  if (rules.length === 0) return text;
  return lang === 'ja' ? `${text}（${rules.join('、')}）` : `${text} (${rules.join(', ')})`;
}

function ending({ words, lang }: Telling, { outcome, luck }: Battle): string[] {
  return [
    ...(outcome ? ['', `## ${HEADS[lang].end}`, '', words.outcome(outcome)] : []),
    ...(luck
      ? ['', `## ${HEADS[lang].luck}`, '', ...luck.sides.map(side => `- ${luckSentence(words, side, lang)}`)]
      : []),
  ];
}

function setting({ id, title, rule, initial }: GameOption, options: Options, lang: Lang): string {
  const value = entryOf(options, id) ?? initial;
  const text = typeof value === 'boolean' ? HEADS[lang][value ? 'on' : 'off'] : String(value);
  return `${title[lang]} (${rule}) ${text}`;
}

const GAP: Readonly<Record<Lang, string>> = { ja: '、', en: ', ' };

const HEADS = {
  ja: {
    given: '与えられた局面から',
    options: '選択ルール：',
    result: '結果：',
    end: '結果',
    luck: '運',
    on: 'あり',
    off: 'なし',
  },
  en: {
    given: 'From a given position',
    options: 'Optional rules: ',
    result: 'Result: ',
    end: 'Result',
    luck: 'Luck',
    on: 'on',
    off: 'off',
  },
} as const;

function turnHeading(turn: number, lang: Lang): string {
  if (turn < 1) return lang === 'ja' ? '開始前' : 'Before the first turn';
  return lang === 'ja' ? `第${turn}ターン` : `Turn ${turn}`;
}
