/** S1.0 The campaign, and every start (S3) with every end (S4) that comes after it. */
import type { Bilingual, Scenario } from '../../kit/game.ts';
import { LAST_TURN, monthsOf, yearOf } from './data/calendar.ts';
import { ENDS, type End, STARTS, type Start } from './data/scenarios.ts';
import type { State } from './state.ts';

export interface Course {
  readonly id: string;
  readonly start: Start;
  /** Absent in the campaign, which is won by 5.0. */
  readonly end?: End;
}

const BARBAROSSA = STARTS[0]!;

export const COURSES: readonly Course[] = [
  { id: 'campaign', start: BARBAROSSA },
  ...STARTS.flatMap(start =>
    ENDS.filter(end => end.turn >= start.turn).map(end => ({ id: `${start.id}-${end.id}`, start, end })),
  ),
];

export function courseOf(id: string): Course {
  const course = COURSES.find(c => c.id === id);
  if (!course) throw new Error(`no scenario ${id}`);
  return course;
}

export const lastTurn = (course: Course): number => course.end?.turn ?? LAST_TURN;

/** S3.4 Both have agreed that the Axis set up first and the Soviets move first. */
export const isReversed = (s: State): boolean => s.options.axisFirst && courseOf(s.scenario).start.reversible === true;

const dateOf = (turn: number): string => `${yearOf(turn)} ${monthsOf(turn)}`;

/** Where it begins. */
const groupOf = ({ ja, en, turn }: Start): Bilingual => ({
  ja: `${ja}（${dateOf(turn)}月）`,
  en: `${en} (${dateOf(turn)})`,
});

export const SCENARIOS: readonly Scenario[] = COURSES.map(course => ({
  id: course.id,
  title: {
    ja: course.end ? `${course.start.ja} → ${course.end.ja}（${dateOf(course.end.turn)}月）` : 'キャンペーン',
    en: course.end ? `${course.start.en} → ${course.end.en} (${dateOf(course.end.turn)})` : 'Campaign',
  },
  turns: lastTurn(course) - course.start.turn + 1,
  ...(course.end ? { group: groupOf(course.start) } : {}),
}));
