/**
 * The log: headings by turn and phase; a click on a line shows its position; arrow keys step through it while it has
 * the focus. The replay bar below it does the same for the mouse.
 */
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { reasonText } from '../../kit/reason.ts';
import { lang } from '../app/settings.ts';
import { askBranch } from './branching.ts';
import type { Desk } from './desk.ts';
import { logStep } from './keys.ts';
import { type Chapter, chaptersOf, type Line } from './logLines.ts';
import { Note, Pieces, RuleLink } from './parts.tsx';
import { lookAt, ReplayBar } from './ReplayBar.tsx';
import { say } from './text.ts';

export function LogTab({ desk }: { readonly desk: Desk }) {
  const { session } = desk;
  const list = useRef<HTMLDivElement>(null);
  const chapters = useComputed(() => chaptersOf(session.game, session.words.now(), session.log.value));
  const at = session.looked.value?.n ?? session.position.value?.n ?? 0;
  useEffect(() => {
    // The whole action with what came of it; where that is too long, its beginning.
    const lines = [...(list.current?.querySelectorAll('[aria-current]') ?? [])];
    for (const line of [lines.at(-1), lines[0]]) line?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const given = session.isGiven.value && <Note>{say().given}</Note>;
  if (chapters.value.length === 0) return given || <Note>{say().emptyLog}</Note>;
  return (
    <div class="gp-logs">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys step through the lines, each of which is a button too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the log scrolls and has keys of its own. */}
      <div class="gp-log" ref={list} tabIndex={0} onKeyDown={event => stepLog(desk, event)}>
        {given}
        {chapters.value.map(chapter => (
          <ChapterView key={`${chapter.lines[0]?.n}`} desk={desk} chapter={chapter} at={at} />
        ))}
      </div>
      <ReplayBar desk={desk} />
    </div>
  );
}

function stepLog(desk: Desk, event: KeyboardEvent): void {
  const n = logStep(desk.session, event.key);
  if (n === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  lookAt(desk, n);
}

interface ChapterProps {
  readonly desk: Desk;
  readonly chapter: Chapter;
  readonly at: number;
}

function ChapterView({ desk, chapter, at }: ChapterProps) {
  const { words, depiction } = desk.session;
  return (
    <section>
      <h3>
        {say().turn(chapter.turn, depiction.value?.turns ?? 0)} · {words.now().phase(chapter.phase)}
      </h3>
      <ol>
        {chapter.lines.map((line, i) => (
          <LineView
            key={i}
            desk={desk}
            line={line}
            at={at}
            isFirst={line.n !== chapter.lines[i - 1]?.n}
            isLast={line.n !== chapter.lines[i + 1]?.n}
          />
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  readonly desk: Desk;
  readonly line: Line;
  readonly at: number;
  /** Only the first line of an action shows its number. */
  readonly isFirst: boolean;
  /** What belongs to the whole action stands below its last line. */
  readonly isLast: boolean;
}

function LineView({ desk, line, at, isFirst, isLast }: LineProps) {
  const { game, looked } = desk.session;
  const isAt = line.n === at;
  return (
    <li
      class={`gp-line${line.n > at ? ' gp-ahead' : ''}`}
      data-side={game.roles.indexOf(line.role)}
      aria-current={isAt ? 'step' : undefined}
    >
      <button type="button" class="gp-n" title={say().showLine(line.n)} onClick={() => lookAt(desk, line.n)}>
        {isFirst ? line.n : <span class="visually-hidden">{line.n}</span>}
      </button>
      <div>
        <Pieces desk={desk} pieces={line.pieces} />{' '}
        {line.rule !== undefined && <RuleLink desk={desk} rule={line.rule} />}
        {isLast && <Reason key={line.n} desk={desk} n={line.n} />}
        {isLast && isAt && looked.value && <PastTools desk={desk} n={line.n} />}
      </div>
    </li>
  );
}

/** Why the computer did it, shown on demand. */
function Reason({ desk, n }: { readonly desk: Desk; readonly n: number }) {
  const isOpen = useSignal(false);
  const reason = desk.session.log.value[n - 1]?.reason;
  if (!reason) return null;
  return (
    <>
      {' '}
      <button
        type="button"
        class="gp-why"
        title={say().reason}
        aria-expanded={isOpen.value}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        {say().reasonShort}
      </button>
      {isOpen.value && <p class="gp-reason">{reasonText(desk.session.words.now(), reason, lang.value)}</p>}
    </>
  );
}

function PastTools({ desk, n }: { readonly desk: Desk; readonly n: number }) {
  const { session } = desk;
  return (
    <div class="gp-line-tools">
      <button type="button" onClick={() => session.player.skip()}>
        {say().back}
      </button>
      <button type="button" onClick={() => askBranch(session, n)}>
        {say().branch}
      </button>
    </div>
  );
}
