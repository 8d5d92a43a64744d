/** The log: headings by turn and phase, any line shows its position, arrow keys step through while it has the focus. */
import { computed } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { lang } from '../app/settings.ts';
import type { Desk } from './desk.ts';
import { logStep } from './keys.ts';
import { type Chapter, chaptersOf, type Line } from './logLines.ts';
import { Note, Pieces, RuleLink } from './parts.tsx';
import { say } from './text.ts';

export function LogTab({ desk }: { readonly desk: Desk }) {
  const { session } = desk;
  const list = useRef<HTMLDivElement>(null);
  const chapters = useMemo(() => computed(() => chaptersOf(session.game, session.log.value, lang.value)), [session]);
  const at = session.looked.value?.n ?? session.position.value?.n ?? 0;
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  if (chapters.value.length === 0) return <Note>{say().emptyLog}</Note>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys step through the lines, each of which is a button too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the log scrolls and has keys of its own.
    <div class="gp-log" ref={list} tabIndex={0} onKeyDown={event => stepLog(desk, event)}>
      {chapters.value.map(chapter => (
        <ChapterView key={`${chapter.lines[0]?.n}`} desk={desk} chapter={chapter} at={at} />
      ))}
    </div>
  );
}

function stepLog({ session }: Desk, event: KeyboardEvent): void {
  const n = logStep(session, event.key);
  if (n === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  if (n === session.position.value?.n) session.toNow();
  else void session.look(n);
}

interface ChapterProps {
  readonly desk: Desk;
  readonly chapter: Chapter;
  readonly at: number;
}

function ChapterView({ desk, chapter, at }: ChapterProps) {
  const { game, depiction } = desk.session;
  return (
    <section>
      <h3>
        {say().turn(chapter.turn, depiction.value?.turns ?? 0)} · {game.words[lang.value].phase(chapter.phase)}
      </h3>
      <ol>
        {chapter.lines.map((line, i) => (
          <LineView key={i} desk={desk} line={line} isAt={line.n === at} isFirst={line.n !== chapter.lines[i - 1]?.n} />
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  readonly desk: Desk;
  readonly line: Line;
  readonly isAt: boolean;
  /** Only the first line of an action shows its number. */
  readonly isFirst: boolean;
}

function LineView({ desk, line, isAt, isFirst }: LineProps) {
  const { game } = desk.session;
  return (
    <li class="gp-line" data-side={game.roles.indexOf(line.role)} aria-current={isAt ? 'step' : undefined}>
      <button
        type="button"
        class="gp-n"
        title={say().past(line.n, desk.session.log.value.length)}
        onClick={() => void desk.session.look(line.n)}
      >
        {isFirst ? line.n : <span class="visually-hidden">{line.n}</span>}
      </button>
      <span>
        <Pieces desk={desk} pieces={line.pieces} />{' '}
        {line.rule !== undefined && <RuleLink desk={desk} rule={line.rule} />}
      </span>
    </li>
  );
}
