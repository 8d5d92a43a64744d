/** S1.0 The campaign, and every start (S3) with every end (S4) that comes after it. */
import type { Bilingual, Scenario } from '../../kit/game.ts';
import { headOf } from '../../kit/list.ts';
import { LAST_TURN, monthsOf, yearOf } from './data/calendar.ts';
import { ENDS, type End, STARTS, type Start } from './data/scenarios.ts';
import type { State } from './state.ts';

export interface Course {
  readonly id: string;
  readonly start: Start;
  /** Absent in the campaign, which is won by 5.0. */
  readonly end?: End;
}

const BARBAROSSA = headOf(STARTS);

export const COURSES: readonly Course[] = [
  { id: 'campaign', start: BARBAROSSA },
  ...STARTS.flatMap(start =>
    ENDS.filter(end => end.turn >= start.turn).map(end => ({ id: `${start.id}-${end.id}`, start, end })),
  ),
];

const BY_ID: ReadonlyMap<string, Course> = new Map(COURSES.map(course => [course.id, course]));

export function courseOf(id: string): Course {
  const course = BY_ID.get(id);
  if (!course) throw new Error(`no scenario ${id}`);
  return course;
}

export const lastTurn = (course: Course): number => course.end?.turn ?? LAST_TURN;

/** S3.4 By agreement the Axis set up first and the Soviets move first. */
export const isReversed = (s: State): boolean => s.options.axisFirst && courseOf(s.scenario).start.reversible === true;

/** A name with its date. */
const dated = (ja: string, en: string, turn: number): Bilingual => ({
  ja: `${ja}（${yearOf(turn)}年${monthsOf(turn)}月）`,
  en: `${en} (${monthsOf(turn)} ${yearOf(turn)})`,
});

/** Its starting point. */
const groupOf = ({ ja, en, turn }: Start): Bilingual => dated(ja, en, turn);

const titleOf = ({ start, end }: Course): Bilingual =>
  end ? dated(`${start.ja} → ${end.ja}`, `${start.en} → ${end.en}`, end.turn) : { ja: 'キャンペーン', en: 'Campaign' };

export const SCENARIOS: readonly Scenario[] = COURSES.map(course => ({
  id: course.id,
  title: titleOf(course),
  turns: lastTurn(course) - course.start.turn + 1,
  ...(course.end ? { group: groupOf(course.start) } : {}),
}));
