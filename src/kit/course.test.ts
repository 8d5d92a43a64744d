import { describe, expect, it } from 'vitest';
import { compileBoard, rectangle } from './board.ts';
import { courseOf } from './course.ts';
import { noDice } from './dice.ts';
import { type Phases, pop } from './flow.ts';
import type { BaseState } from './game.ts';

interface State extends BaseState {
  sum: number;
}

const PHASES: Phases<State> = {
  count: {
    rule: '2.0',
    actor: () => 'blue',
    legal: () => [
      { type: 'add', n: 1 },
      { type: 'add', n: 2 },
    ],
    complete: () => [{ type: 'go', unit: 0, hex: 2 }],
    way: (_s, _f, a) => (a.type === 'go' ? [1, 2] : undefined),
    follows: (_s, _f, a) => a.hexes?.[0] === 0,
    on: {
      add(d, _f, a, io) {
        d.sum += a.n ?? 0;
        io.emit({ type: 'added' });
        if (d.sum > 2) pop(d);
      },
    },
  },
};
const board = compileBoard(rectangle(3, 1, 'flat', 'odd'));
const course = courseOf(board, PHASES, s => ({ ...s, flow: s.flow.map(f => ({ ...f })) }), '9.0');
const start: State = { turn: 1, flow: [{ phase: 'count', entered: 1 }], sum: 0 };

describe('the course of a game', () => {
  it('asks the phase on top who decides, by which rule, and what may be chosen', () => {
    expect(course.active(start)).toEqual(['blue']);
    expect(course.rule(start)).toBe('2.0');
    expect(course.legal(start, 'blue')).toHaveLength(2);
    expect(course.legal(start, 'red')).toEqual([]);
  });

  it('applies an action to a draft and leaves the state alone', () => {
    const { state, events } = course.apply(start, 'blue', { type: 'add', n: 2 }, noDice);
    expect([state.sum, start.sum, events.map(e => e.type)]).toEqual([2, 0, ['added']]);
  });

  it('is nobody’s decision once nothing is left, and names the section of the end', () => {
    const one = course.apply(start, 'blue', { type: 'add', n: 2 }, noDice).state;
    const { state } = course.apply(one, 'blue', { type: 'add', n: 2 }, noDice);
    expect([course.active(state), course.rule(state)]).toEqual([[], '9.0']);
  });

  it('knows the way of an action and whether it may go by another one', () => {
    const go = { type: 'go', unit: 0, hex: 2 };
    expect([course.way?.(start, 'blue', go), course.way?.(start, 'blue', { type: 'add' })]).toEqual([
      [1, 2],
      undefined,
    ]);
    expect(course.follows?.(start, 'blue', { ...go, hexes: [0, 1, 2] })).toBe(true);
    expect(course.follows?.(start, 'blue', { ...go, hexes: [2] })).toBe(false);
    const over = { ...start, flow: [] };
    expect([course.way?.(over, 'blue', go), course.follows?.(over, 'blue', go)]).toEqual([undefined, false]);
  });
});
