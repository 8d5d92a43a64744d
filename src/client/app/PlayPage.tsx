/** Decides how the game begins, then shows it on the whole screen. */
import { useMemo } from 'preact/hooks';
import type { AnyGame } from '../../kit/game.ts';
import type { Lesson } from '../../kit/lesson.ts';
import { keptStep } from '../lesson/progress.ts';
import { LATER } from '../text/shelves.ts';
import { loadAbout, loadTable } from './ahead.ts';
import { Fault } from './Boundary.tsx';
import { Header } from './Header.tsx';
import { Late, Waiting } from './Late.tsx';
import { lessonOf, useLoaded, withWords } from './loaded.ts';
import { latestOf } from './saved.ts';
import { seatingOf, USUAL_LEVEL } from './seating.ts';
import { type Kept, keepStart, keptStart, type LessonStart, type StartSpec } from './start.ts';

interface PlayPageProps {
  readonly game: AnyGame;
  /** How it begins: another start builds the table again. A reloaded page has none. */
  readonly kept: Kept | undefined;
}

/** A reloaded page continues with the latest game; if there is none, it offers to start one. */
export function PlayPage({ game, kept }: PlayPageProps) {
  const latest = useLoaded(async () => (kept ? undefined : latestOf(game.id)), game.id);
  const id = latest.state === 'here' ? latest.value?.id : undefined;
  if (id !== undefined && !keptStart(game.id)) keepStart(game.id, { kind: 'saved', id });
  const begun = keptStart(game.id);
  if (begun) return <Table key={begun.number} game={game} start={begun.start} />;
  return latest.state === 'waiting' ? <Waiting /> : <Unbegun game={game} why="noStart" />;
}

/** The guided first game, at the step where it was left. */
export function LearnPage({ game }: { readonly game: AnyGame }) {
  const lesson = useLoaded(() => lessonOf(game.id), game.id);
  if (lesson.state === 'waiting') return <Waiting />;
  if (lesson.state === 'failed') return <Fault error={lesson.error} />;
  return lesson.value ? <Class game={game} lesson={lesson.value} /> : <Unbegun game={game} why="noLesson" />;
}

function Class({ game, lesson }: { readonly game: AnyGame; readonly lesson: Lesson }) {
  const start = useMemo((): LessonStart => {
    const seating = seatingOf(game.roles, { kind: 'against', role: lesson.role }, USUAL_LEVEL);
    return { kind: 'lesson', lesson, step: keptStep(game.id, lesson.steps.length), seating };
  }, [game, lesson]);
  return (
    <Late load={loadClass} name="class">
      {([{ GamePage }, { LessonCard }]) => (
        <GamePage game={game} start={start} card={desk => <LessonCard desk={desk} start={start} />} />
      )}
    </Late>
  );
}

/** A player who knows the game does not need the lesson. */
const loadClass = () => Promise.all([loadTable(), withWords(import('../lesson/LessonCard.tsx'), LATER)]);

function Table({ game, start }: { readonly game: AnyGame; readonly start: StartSpec }) {
  return (
    <Late load={loadTable} name="game">
      {({ GamePage }) => <GamePage game={game} start={start} />}
    </Late>
  );
}

function Unbegun({ game, why }: { readonly game: AnyGame; readonly why: 'noStart' | 'noLesson' }) {
  return (
    <>
      <Header />
      <Late load={loadAbout} name="about">
        {({ About }) => <About card={game} why={why} />}
      </Late>
    </>
  );
}
