/** A game told as readable text in either language: headings by turn, phase and role, one line for each event. */
import type { AnyGame, GameEvent, Lang, Outcome, Role } from '../kit/game.ts';

/** What the telling needs of an entry, as a seat knows it. */
export interface Happening {
  readonly turn: number;
  readonly phase: string;
  readonly role: Role;
  readonly events: readonly GameEvent[];
}

export interface Battle {
  readonly scenario: string;
  readonly entries: readonly Happening[];
  readonly outcome?: Outcome;
}

export function afterAction(game: AnyGame, { scenario, entries, outcome }: Battle, lang: Lang): string {
  const words = game.words[lang];
  const title = game.scenarios.find(known => known.id === scenario)?.title[lang];
  const lines = [`# ${game.title[lang]}${title === undefined ? '' : ` — ${title}`}`];
  let turn: number | undefined;
  let stage = '';
  for (const entry of entries.filter(one => one.events.length > 0)) {
    if (entry.turn !== turn) lines.push('', `## ${turnHeading(entry.turn, lang)}`);
    const here = `${words.phase(entry.phase)} — ${words.role(entry.role)}`;
    if (entry.turn !== turn || here !== stage) lines.push('', `### ${here}`, '');
    turn = entry.turn;
    stage = here;
    lines.push(...entry.events.map(event => `- ${numbered(event, words.event(event))}`));
  }
  if (outcome) lines.push('', `## ${ENDING[lang]}`, '', words.outcome(outcome));
  return `${lines.join('\n')}\n`;
}

/** With the section it follows from, unless the words name it themselves. */
const numbered = ({ rule }: GameEvent, text: string): string =>
  rule === undefined || text.includes(rule) ? text : `${text} (${rule})`;

const ENDING: Readonly<Record<Lang, string>> = { ja: '結果', en: 'Result' };

function turnHeading(turn: number, lang: Lang): string {
  if (turn < 1) return lang === 'ja' ? '開始前' : 'Before the first turn';
  return lang === 'ja' ? `第${turn}ターン` : `Turn ${turn}`;
}
