import { describe, expect, it } from 'vitest';
import { levelOf, modeOf, modesOf, seatingOf } from './seating.ts';

const ROLES = ['axis', 'soviet'];

describe('a way of sitting', () => {
  it.each(modesOf(ROLES))('$kind $role is known again by who sits where', mode => {
    const seating = seatingOf(ROLES, mode, 'random');
    expect(modeOf(ROLES, seating)).toEqual(mode);
    if (mode.kind !== 'two') expect(levelOf(seating)).toBe('random');
  });

  it('is the first one where nothing is known, with the usual strength', () => {
    expect(modeOf(ROLES, undefined)).toEqual({ kind: 'against', role: 'axis' });
    expect(levelOf(undefined)).toBe('greedy');
    expect(levelOf({ axis: { kind: 'bot', level: 'no such' } })).toBe('greedy');
  });
});
