/** The current game as text, and the export of text and files. */
import type { AnyWords, Lang, Role } from '../../kit/game.ts';
import { entryOf } from '../../kit/phrase.ts';
import type { Seating } from '../../protocol/link.ts';
import { LEVELS } from '../app/seating.ts';
import { localeOf } from '../app/settings.ts';
import type { Catalogue } from '../text/en.ts';
import { SHELL } from '../text/shelves.ts';
import type { Session } from './session.ts';

export async function reportOf(session: Session, lang: Lang, date = new Date()): Promise<string> {
  const { game, scenario, options, seating, log, position, isGiven } = session;
  // Loaded on demand; its language may differ from the page's.
  const [{ afterAction }, words, { levels }] = await Promise.all([
    import('../../table/afterAction.ts'),
    session.words.in(lang),
    SHELL.in(lang),
  ]);
  const luck = await session.luck();
  const outcome = position.value?.outcome;
  const day = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long' }).format(date);
  const seats = game.roles.map(role => seatOf({ words, levels, lang }, role, entryOf(seating.value, role)));
  return afterAction(
    { card: game, words, lang },
    {
      scenario: scenario.value,
      options: options.value,
      about: [day, ...seats],
      ...(isGiven.value ? { isGiven: true } : {}),
      entries: log.value,
      ...(outcome ? { outcome } : {}),
      ...(luck ? { luck } : {}),
    },
  );
}

interface Speech {
  readonly words: AnyWords;
  readonly levels: Catalogue['levels'];
  readonly lang: Lang;
}

function seatOf({ words, levels, lang }: Speech, role: Role, sitter: Seating[string] | undefined): string {
  const who = sitter?.kind === 'bot' ? `${WHO[lang].bot}${levelOf(sitter.level, levels, lang)}` : WHO[lang].person;
  return `${words.role(role)}${lang === 'ja' ? '：' : ': '}${who}`;
}

/** The name of a level, without its description. */
function levelOf(level: string, levels: Catalogue['levels'], lang: Lang): string {
  const known = LEVELS.find(one => one === level);
  const name = known ? levels[known].split(/[:：]/u)[0] : level;
  return lang === 'ja' ? `（${name}）` : ` (${name})`;
}

const WHO = {
  ja: { bot: 'コンピューター', person: 'プレイヤー' },
  en: { bot: 'computer', person: 'player' },
} as const;

/** `sixth-army-turn-3-2026-11-16`, for names of files. */
export function nameOf({ game, log }: Session, date = new Date()): string {
  const turn = log.value.at(-1)?.turn ?? 0;
  return `${game.id}-turn-${turn}-${date.toISOString().slice(0, 10)}`;
}

/** The current game as a file, or another stored one. */
export async function downloadGame(session: Session, id?: string): Promise<void> {
  const replay = await session.save(id);
  if (replay) download(`${nameOf(session)}.json`, JSON.stringify(replay), 'application/json');
}

export function download(name: string, content: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** False if the browser does not let the page write to the clipboard. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
