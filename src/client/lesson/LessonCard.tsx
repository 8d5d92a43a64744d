/** The card of a lesson beside the map, on a phone a slim sheet below it. The normal page works around it. */
import './lesson.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { goTo } from '../app/router.ts';
import { lang } from '../app/settings.ts';
import { keepStart, type LessonStart } from '../app/start.ts';
import type { Desk } from '../game/desk.ts';
import { choiceLabel } from '../game/parts.tsx';
import { openTab } from '../game/switches.ts';
import { say as pageWords } from '../game/text.ts';
import { find, guideWith, tabOf } from './guide.ts';
import { Prose } from './Prose.tsx';
import { keepStep } from './progress.ts';
import { say } from './text.ts';
import { makeTutor, SHOW_MS, type Tutor } from './tutor.ts';

interface LessonCardProps {
  readonly desk: Desk;
  readonly start: LessonStart;
}

export function LessonCard({ desk, start }: LessonCardProps) {
  const tutor = useTutor(desk, start);
  const isFolded = useSignal(false);
  const box = useRef<HTMLElement>(null);
  useFocus(tutor, box);
  return (
    <section
      class={`lesson${isFolded.value ? ' lesson-folded' : ''}`}
      ref={box}
      aria-label={say().lesson}
      data-turn={tutor.turn.value}
    >
      <Top tutor={tutor} isFolded={isFolded} />
      <div class="lesson-body" aria-live="polite">
        <Step desk={desk} tutor={tutor} />
      </div>
      <div class="lesson-now" aria-live="polite">
        <Tasks desk={desk} tutor={tutor} />
        <Astray tutor={tutor} />
      </div>
      {isLast(tutor) ? <Farewell desk={desk} tutor={tutor} start={start} /> : <Foot desk={desk} tutor={tutor} />}
    </section>
  );
}

function useTutor(desk: Desk, { lesson, step, seating }: LessonStart): Tutor {
  const { session } = desk;
  const tutor = useMemo(
    () =>
      makeTutor({
        session,
        lesson,
        step,
        seating,
        keep: at => keepStep(session.game.id, at),
        later(ms, run) {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
      }),
    [session, lesson, step, seating],
  );
  useEffect(() => {
    desk.astray = () => {
      tutor.strays.value += 1;
    };
    const letGo = guideWith(desk, tutor);
    return () => {
      desk.astray = () => undefined;
      letGo();
      tutor.stop();
    };
  }, [desk, tutor]);
  return tutor;
}

/** Enter continues if nothing else has the focus; after using the map it keeps its meaning there. */
function useFocus({ step, turn }: Tutor, box: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const at = document.activeElement;
    const isFree = at === null || at === document.body || box.current?.contains(at);
    if (isFree) box.current?.querySelector<HTMLButtonElement>('.lesson-on')?.focus({ preventScroll: true });
  }, [step.value, turn.value === 'read' || turn.value === 'done', box]);
}

const isLast = ({ lesson, step }: Tutor): boolean => step.value === lesson.steps.length - 1;

function Top({ tutor, isFolded }: { readonly tutor: Tutor; readonly isFolded: { value: boolean } }) {
  const words = say();
  const { lesson, step } = tutor;
  const of = lesson.steps.length;
  return (
    <header class="lesson-top">
      <select
        aria-label={words.goToStep}
        title={words.goToStep}
        value={String(step.value)}
        onChange={event => void tutor.go(Number(event.currentTarget.value))}
      >
        {lesson.steps.map((one, i) => (
          <option key={i} value={String(i)}>
            {i === step.value ? words.step(i + 1, of) : `${i + 1} ${one.title[lang.value]}`}
          </option>
        ))}
      </select>
      <progress value={step.value + 1} max={of} aria-hidden="true" />
      <IconButton label={words.restart} sign="↺" press={() => void tutor.go(0)} />
      <IconButton
        label={isFolded.value ? words.unfold : words.fold}
        sign={isFolded.value ? '⌃' : '⌄'}
        sort=" lesson-fold"
        press={() => {
          isFolded.value = !isFolded.value;
        }}
      />
      <IconButton label={words.leave} sign="✕" press={() => goTo({ page: 'home' })} />
    </header>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly sort?: string;
  readonly press: () => void;
}

const IconButton = ({ label, sign, sort = '', press }: IconButtonProps) => (
  <button type="button" class={`lesson-icon${sort}`} aria-label={label} title={label} onClick={press}>
    {sign}
  </button>
);

function Step({ desk, tutor }: { readonly desk: Desk; readonly tutor: Tutor }) {
  const { lesson, step } = tutor;
  const now = lesson.steps[step.value];
  const part = lesson.steps.slice(0, step.value + 1).findLast(one => one.part)?.part;
  if (!now) return null;
  return (
    <>
      <h2>
        {part && <small class="lesson-part">{part[lang.value]}</small>}
        {now.title[lang.value]}
      </h2>
      <Prose desk={desk} text={now.text[lang.value]} />
    </>
  );
}

/** What to do now, in the words of the game's own buttons. */
function Tasks({ desk, tutor }: { readonly desk: Desk; readonly tutor: Tutor }) {
  const words = say();
  const turn = tutor.turn.value;
  const tasks = tutor.tasks.value;
  const [done, all] = tutor.count.value;
  const role = tasks[0]?.move.role;
  if (role === undefined || turn === 'read' || turn === 'done') return null;
  return (
    <div class="lesson-tasks">
      <p>
        <strong>{turn === 'own' ? words.yourMove : words.theirMove(desk.session.words.now().role(role))}</strong>
        {all > 1 && <span>{words.count(done, all)}</span>}
      </p>
      <ul>
        {tasks.map(({ move, isDone }, i) => (
          <li key={i} data-done={isDone}>
            {choiceLabel(desk, move.action)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Kindly: what was tried is legal, and nothing is lost. */
function Astray({ tutor }: { readonly tutor: Tutor }) {
  const tried = tutor.strays.value;
  if (tried === 0) return null;
  return (
    <p key={tried} class="lesson-astray">
      {tutor.turn.value === 'own' ? say().astray : say().readFirst}
    </p>
  );
}

function Foot({ desk, tutor }: { readonly desk: Desk; readonly tutor: Tutor }) {
  const words = say();
  const turn = tutor.turn.value;
  const tab = tabOf(tutor);
  const isReading = turn === 'read' || turn === 'done';
  return (
    <footer class="lesson-foot">
      <button
        type="button"
        class="gp-do"
        disabled={tutor.step.value === 0}
        onClick={() => void tutor.go(tutor.step.value - 1)}
      >
        {words.back}
      </button>
      {(desk.guide.value?.hexes.length ?? 0) > 0 && (
        <IconButton label={words.find} sign="◎" press={() => find(desk, tutor)} />
      )}
      {tab && !desk.isPanelOpen.value && (
        <button type="button" class="gp-do" onClick={() => openTab(desk, tab)}>
          {words.openTab(pageWords().tab[tab])}
        </button>
      )}
      <span class="lesson-gap" />
      {turn === 'own' && (
        <button type="button" class="gp-do" disabled={tutor.isShowing.value} onClick={() => void tutor.show(SHOW_MS)}>
          {tutor.isShowing.value ? words.showing : words.showMe}
        </button>
      )}
      {turn === 'other' && (
        <button type="button" class="gp-do" onClick={() => void tutor.show()}>
          {words.watch}
        </button>
      )}
      {isReading && (
        <button type="button" class="gp-do gp-main lesson-on" onClick={() => void tutor.go(tutor.step.value + 1)}>
          {words.next}
        </button>
      )}
    </footer>
  );
}

/** The end: continue from this position, or start something new. */
function Farewell({ desk, tutor, start }: LessonCardProps & { readonly tutor: Tutor }) {
  const words = say();
  const { session } = desk;
  const { id } = session.game;
  const playOn = async (): Promise<void> => {
    const replay = await session.save();
    if (!replay) return;
    keepStep(id, 0);
    keepStart(id, { kind: 'file', text: JSON.stringify(replay), seating: start.seating });
    goTo({ page: 'play', game: id });
  };
  return (
    <footer class="lesson-foot lesson-end">
      <button type="button" class="gp-do gp-main lesson-on" onClick={() => void playOn()}>
        {words.playOn}
        <small class="lesson-hint">{words.playOnHint}</small>
      </button>
      <button type="button" class="gp-do" onClick={() => goTo({ page: 'about', game: id })}>
        {words.newGame}
      </button>
      <button type="button" class="gp-do" onClick={() => void tutor.go(tutor.step.value - 1)}>
        {words.back}
      </button>
    </footer>
  );
}
