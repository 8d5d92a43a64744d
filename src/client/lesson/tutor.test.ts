import { describe, expect, it } from 'vitest';
import { lesson } from '../../games/sixth-army/lesson/lesson.ts';
import { game } from '../../games/sixth-army/whole.ts';
import type { Seating, Tell } from '../../protocol/link.ts';
import { trial } from '../../table/hostTesting.ts';
import { type Link, openSession, type Session } from '../game/session.ts';
import { wordsIn } from '../text/testing.ts';
import { makeTutor, SEE_MS, SHOW_MS, type Tutor, WATCH_MS } from './tutor.ts';

const seating: Seating = { axis: { kind: 'person' }, soviet: { kind: 'bot', level: 'random' } };
const at = (title: string): number => lesson.steps.findIndex(step => step.title.en === title);

interface Class {
  readonly session: Session;
  readonly tutor: Tutor;
  readonly kept: number[];
  /** The running pauses. */
  due(): number[];
  /** Lets the running pauses end, and waits for the effects. */
  wait(): Promise<void>;
}

async function opened(title: string): Promise<Class> {
  const host = trial();
  const listeners: ((tell: Tell) => void)[] = [];
  const link: Link = {
    async ask(ask) {
      const tell = await host.ask(ask);
      for (const listener of listeners) listener(tell);
      return tell;
    },
    onTell: listener => listeners.push(listener),
  };
  const session = openSession(game, wordsIn(game), link);
  const step = at(title);
  await session.open({ type: 'teach', game: game.id, step, seating });
  const clock = new Map<() => void, number>();
  const kept: number[] = [];
  const later = (ms: number, run: () => void): (() => void) => {
    clock.set(run, ms);
    return () => clock.delete(run);
  };
  const tutor = makeTutor({ session, lesson, step, seating, keep: n => kept.push(n), later });
  const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5));
  const wait = async (): Promise<void> => {
    const runs = [...clock.keys()];
    clock.clear();
    for (const run of runs) run();
    await settle();
  };
  return { session, tutor, kept, due: () => [...clock.values()], wait };
}

const titleOf = ({ tutor }: Class): string | undefined => lesson.steps[tutor.step.value]?.title.en;
const doNext = ({ session, tutor }: Class) => session.act(tutor.moves.value.slice(0, 1).map(move => move.action));

describe('a tutor', () => {
  it('waits for Next where a step is only read', async () => {
    const c = await opened('The combat sheet');
    expect([c.tutor.turn.value, c.due()]).toEqual(['read', []]);
    await c.tutor.go(c.tutor.step.value + 1);
    expect([titleOf(c), c.tutor.turn.value, c.kept]).toEqual(['Shock', 'own', [at('Shock')]]);
  });

  it('goes on by itself after the player’s last move of a step, when it has been seen', async () => {
    const c = await opened('Declare the attack');
    await doNext(c);
    expect([c.tutor.turn.value, c.tutor.count.value, c.due()]).toEqual(['own', [1, 2], []]);
    await doNext(c);
    expect([titleOf(c), c.tutor.turn.value, c.due()]).toEqual(['Declare the attack', 'done', [SEE_MS]]);
    await c.wait();
    expect(titleOf(c)).toBe('The combat sheet');
  });

  it('takes the moves of a group in any order and ticks them off', async () => {
    const c = await opened('Advance');
    const last = c.tutor.moves.value.slice(-1).map(move => move.action);
    await c.session.act(last);
    expect(c.tutor.tasks.value.map(task => task.isDone)).toEqual([false, true]);
    expect(c.tutor.moves.value).toHaveLength(1);
  });

  it('plays the other side at a pace, and then waits for Next', async () => {
    const c = await opened('Retreat or hold');
    expect([c.tutor.turn.value, c.due()]).toEqual(['other', [WATCH_MS]]);
    await c.wait();
    expect([c.tutor.count.value, c.due()]).toEqual([[1, 2], [WATCH_MS]]);
    await c.wait();
    expect([titleOf(c), c.tutor.turn.value, c.due()]).toEqual(['Retreat or hold', 'done', []]);
  });

  it('shows a step move by move, or all at once', async () => {
    const c = await opened('Two regiments, two dots');
    const shown = c.tutor.show(SHOW_MS);
    await c.wait();
    expect([c.tutor.isShowing.value, c.due()]).toEqual([true, [SHOW_MS]]);
    while (c.due().includes(SHOW_MS)) await c.wait();
    await shown;
    expect([c.tutor.isShowing.value, c.tutor.turn.value, c.due()]).toEqual([false, 'done', [SEE_MS]]);
    await c.tutor.go(at('Close the ring'));
    await c.tutor.show();
    expect(c.tutor.count.value).toEqual([7, 7]);
  });

  it('keeps step and position where something else is tried', async () => {
    const c = await opened('Form a battle group');
    const n = c.session.position.value?.n;
    expect(await c.session.act([{ type: 'pass' }])).toMatchObject({ code: 'lesson' });
    expect([titleOf(c), c.session.position.value?.n, c.tutor.turn.value]).toEqual(['Form a battle group', n, 'own']);
  });

  it('follows an undo into the step before, and a quick hand into the next', async () => {
    const c = await opened('No need to move');
    await doNext(c);
    await c.session.act([{ type: 'attack', hex: game.names.hexes.indexOf('0405') }]);
    expect(titleOf(c)).toBe('Declare the attack');
    await c.session.undo();
    await c.session.undo();
    expect([titleOf(c), c.tutor.turn.value]).toEqual(['No need to move', 'own']);
  });

  it('goes back to the beginning of any step, with the position it had', async () => {
    const c = await opened('Through the gap');
    await c.tutor.go(at('Your set-up'));
    expect([titleOf(c), c.session.position.value?.n, c.session.log.value.length]).toEqual(['Your set-up', 2, 2]);
    await c.tutor.go(-1);
    await c.tutor.go(lesson.steps.length);
    expect(titleOf(c)).toBe('Your set-up');
  });
});
