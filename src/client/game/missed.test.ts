import { describe, expect, it } from 'vitest';
import type { Entry, Seating } from '../../protocol/link.ts';
import { missedIn, stepFor } from './missed.ts';

const SOLO: Seating = { axis: { kind: 'person' }, soviet: { kind: 'bot', level: 'greedy' } };
const log = (...roles: string[]): Entry[] =>
  roles.map((role, i) => ({ n: i + 1, turn: 1, phase: 'x', role, action: { type: 'pass' }, events: [] }));

describe('what was missed', () => {
  it('is everything since the player’s own last action', () => {
    expect(missedIn(log('soviet', 'axis', 'soviet', 'soviet'), SOLO)).toEqual({ from: 2, count: 2, roles: ['soviet'] });
    expect(missedIn(log('soviet'), SOLO)).toEqual({ from: 0, count: 1, roles: ['soviet'] });
  });

  it('is nothing after an own action, or where all has been seen', () => {
    expect(missedIn(log('soviet', 'axis'), SOLO)).toBeUndefined();
    expect(missedIn([], SOLO)).toBeUndefined();
    expect(missedIn(log('axis', 'soviet', 'soviet'), SOLO, 3)).toBeUndefined();
    expect(missedIn(log('axis', 'soviet', 'soviet'), SOLO, 2)).toMatchObject({ from: 2, count: 1 });
  });

  it('is nothing if no side, or every side, is played at this screen', () => {
    const all = (sitter: Seating[string]): Seating => ({ axis: sitter, soviet: sitter });
    expect(missedIn(log('axis', 'soviet'), all({ kind: 'person' }))).toBeUndefined();
    expect(missedIn(log('axis', 'soviet'), all({ kind: 'bot', level: 'greedy' }))).toBeUndefined();
  });

  it('is shown slowly where it is little, and never for long', () => {
    expect(stepFor(1)).toBe(900);
    expect(stepFor(20)).toBe(450);
    expect(stepFor(500)).toBe(150);
  });
});
