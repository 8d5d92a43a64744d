/** The guided first games: texts, names and rules are right, and the host leads through them move by move. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseBook, sectionsOf } from '../src/client/rules/parse.ts';
import { GAMES } from '../src/games/index.ts';
import type { Action, BaseState, WholeGame } from '../src/kit/game.ts';
import { hashOf } from '../src/kit/hash.ts';
import { type Lesson, lengthOf, type Plan, planOf, startOf, wanted } from '../src/kit/lesson.ts';
import { lessonFaults } from '../src/kit/lessonCheck.ts';
import { allActions, bare, sameAction } from '../src/kit/play.ts';
import type { Ask, Position, Seating, Tell } from '../src/protocol/link.ts';
import { code, logOf, type Trial, told, trial, type Unnumbered } from '../src/table/hostTesting.ts';
import { entryOf, loadGame } from './support.ts';

const taught = GAMES.filter(entry => entry.lesson);

const sectionsOfGame = (id: string): ReadonlySet<string> => {
  const book = readFileSync(new URL(`../src/games/${id}/rulebook/en.md`, import.meta.url), 'utf8');
  return new Set(sectionsOf(parseBook(book)).map(section => section.id));
};

interface Class {
  readonly game: WholeGame;
  readonly lesson: Lesson;
  readonly plan: Plan;
}

async function classOf(id: string): Promise<Class> {
  const entry = GAMES.find(known => known.id === id)!;
  const [game, lesson] = [await entry.load(), await entry.lesson!()];
  const plan = planOf(game, lesson);
  if (!plan.ok) throw new Error(plan.error);
  return { game, lesson, plan: plan.value };
}

const seatingOf = ({ game, lesson }: Class): Seating =>
  Object.fromEntries(
    game.roles.map(role => [role, role === lesson.role ? { kind: 'person' } : { kind: 'bot', level: 'random' }]),
  );

const teach = (c: Class, step: number): Ask => ({ type: 'teach', game: c.game.id, step, seating: seatingOf(c) });

const positionIn = (tell: Tell): Position => {
  if (tell.type !== 'position' && tell.type !== 'opened') throw new Error(`no position: ${JSON.stringify(tell)}`);
  return tell.position;
};

const stateOf = ({ game, lesson }: Class, { view }: Position): BaseState =>
  game.imagine(view, lesson.role, { roll: () => 1, pick: () => 0 });

const playedBy = (t: Trial): Action[] => logOf(t).map(entry => entry.action);

/** Step by step, the player's moves as actions, the others demonstrated; `last` takes the last of a group first. */
async function playThrough(c: Class, t: Trial, last = false): Promise<Position> {
  let position = positionIn(await t.ask(teach(c, 0)));
  for (const step of c.plan.steps.keys()) {
    if (step > 0) expect(code(await t.ask(teach(c, step)))).toBe('done');
    while (position.n < startOf(c.plan, step + 1)) {
      const moves = wanted(c.plan, playedBy(t));
      const move = (last ? moves.at(-1) : moves[0])!;
      const isOwn = move.role === c.lesson.role;
      const ask: Ask | Unnumbered = isOwn ? { type: 'act', role: move.role, action: move.action } : { type: 'show' };
      position = positionIn(await t.ask(ask));
    }
  }
  return position;
}

/** A separate table, opened at a step. */
async function openedAt(c: Class, step: number): Promise<{ readonly t: Trial; readonly position: Position }> {
  const t = trial();
  return { t, position: positionIn(await t.ask(teach(c, step))) };
}

describe.each(taught.map(entry => entry.id))('the lesson of %s', id => {
  it('has its texts in both languages, and names, rules and dice that are right', async () => {
    const { game, lesson } = await classOf(id);
    expect(lessonFaults(game, lesson, sectionsOfGame(id))).toEqual([]);
  });

  it('is played to its end by its own moves alone, in any order within a group', async () => {
    const c = await classOf(id);
    const [first, second] = [trial(), trial()];
    const ends = [await playThrough(c, first), await playThrough(c, second, true)];
    expect(ends.map(end => end.n)).toEqual([lengthOf(c.plan), lengthOf(c.plan)]);
    expect(first.due()).toEqual([]);
  });

  it('opens at every step as if it had been played up to there', async () => {
    const c = await classOf(id);
    for (const step of c.plan.steps.keys()) expect((await openedAt(c, step)).position.n).toBe(startOf(c.plan, step));
    const last = await openedAt(c, c.plan.steps.length - 1);
    expect(hashOf(last.position.view)).toBe(hashOf((await playThrough(c, trial())).view));
  });

  it('refuses whatever else is legal, and keeps the position', async () => {
    const c = await classOf(id);
    const { role } = c.lesson;
    let tried = 0;
    for (const step of c.plan.steps.keys()) {
      const { t, position } = await openedAt(c, step);
      if (!position.active.includes(role)) continue;
      const asked = wanted(c.plan, playedBy(t)).map(move => move.action);
      const others = allActions(c.game, stateOf(c, position), role)
        .map(bare)
        .filter(action => !asked.some(one => sameAction(one, action)));
      for (const action of [others[0], others.at(-1)].filter(one => one !== undefined)) {
        tried += 1;
        expect(code(await t.ask({ type: 'act', role, action }))).toBe('refused lesson');
      }
      expect(told(await t.ask({ type: 'save' }), 'saved').replay.entries).toHaveLength(position.n);
    }
    expect(tried).toBeGreaterThan(c.plan.steps.length / 2);
  });

  it('lets a quick hand on into the next step, but not past one that is to be read', async () => {
    const c = await classOf(id);
    const { role } = c.lesson;
    const seen = new Set<string>();
    for (const [step, moves] of c.plan.steps.entries()) {
      const { t } = await openedAt(c, step);
      for (const _ of moves.flat()) await t.ask({ type: 'show' });
      const next = wanted(c.plan, playedBy(t))[0];
      if (next?.role !== role) continue;
      const isFree = moves.length > 0 && (c.plan.steps[step + 1]?.length ?? 0) > 0;
      const answer = code(await t.ask({ type: 'act', role, action: next.action }));
      expect(answer).toBe(isFree ? 'position' : 'refused lesson');
      seen.add(answer);
    }
    expect(seen.size).toBe(2);
  });

  it('leaves it to the rules to refuse what they forbid', async () => {
    const c = await classOf(id);
    const t = trial();
    const at = positionIn(await t.ask(teach(c, 0)));
    const action = { type: 'no such thing' };
    const answer = await t.ask({ type: 'act', role: c.lesson.role, action });
    expect(answer.type).toBe('refused');
    expect(code(answer)).not.toBe('refused lesson');
    expect(at.n).toBe(0);
  });

  it('lets no bot move, and becomes a game of its own with real dice when it is branched', async () => {
    const c = await classOf(id);
    const t = trial();
    const end = await playThrough(c, t);
    expect(t.due()).toEqual([]);
    const seating = seatingOf(c);
    const gone = told(await t.ask({ type: 'branch', n: end.n, seating }), 'opened');
    expect(gone.isLesson).toBeUndefined();
    if (gone.position.thinking === undefined) return;
    expect(t.due()).toHaveLength(1);
    await t.turn();
    expect(logOf(t)).toHaveLength(end.n + 1);
  });
});

describe('what cannot be taught', () => {
  it('is said: a game without a lesson, a step beyond the last, a move without a lesson', async () => {
    const t = trial();
    const seating: Seating = { blue: { kind: 'person' }, red: { kind: 'person' } };
    const untaught = trial({ games: [entryOf(await loadGame('sample'))] });
    expect(code(await untaught.ask({ type: 'teach', game: 'sample', step: 0, seating }))).toBe('no-lesson');
    await t.ask({ type: 'open', game: 'sample', scenario: 'dawn', options: {}, seating, seed: 'x' });
    expect(code(await t.ask({ type: 'show' }))).toBe('no-move');
    const c = await classOf(taught[0]!.id);
    expect(code(await t.ask(teach(c, 1000)))).toBe('bad-lesson');
  });
});
