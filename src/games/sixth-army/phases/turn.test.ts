import { describe, expect, it } from 'vitest';
import type { Script } from '../../../kit/dice.ts';
import { topFrame } from '../../../kit/flow.ts';
import { act, active, acts, type Said, type Trial, unitOf } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const PASS = { type: 'pass' };
const END_RECOVERY = { type: 'end-recovery' };
const UNITS = '6Pz/I/11@0205, 6Pz/AA6@0205*, 61C@0705, 13M/17@1012*';
const stand = (t: Trial): string => `${t.s.turn} ${active(t)} ${topFrame(t.s)?.phase}`;

/** Plays on and notes where the game stands after each action. */
function course(t: Trial, steps: readonly (readonly [Said, ...Script[]])[]): string[] {
  const seen = [stand(t)];
  let at = t;
  for (const [said, ...rolls] of steps) {
    at = act(at, said, rolls);
    seen.push(stand(at));
  }
  return seen;
}

describe('4.0 end of the game', () => {
  const last = (turn: number): Trial => position({ turn, phase: 'recovery', active: 'soviet', units: UNITS });

  it('4.0 the Soviets win when turn 4 ends without a break-out', () => {
    const t = act(last(4), END_RECOVERY);
    expect(active(t)).toBeUndefined();
    expect(t.game.outcome(t.s)).toMatchObject({ winner: 'soviet', rule: '4.0' });
  });

  it('4.0 refused markers do not save the Axis', () => {
    const t = act(
      position({ turn: 4, phase: 'recovery', active: 'soviet', units: UNITS, crossed: [1, 2] }),
      END_RECOVERY,
    );
    expect(t.game.outcome(t.s)).toMatchObject({ winner: 'soviet', rule: '4.0' });
  });

  it('4.0 nobody has won before', () => {
    expect(last(4).game.outcome(last(4).s)).toBeUndefined();
  });

  it.each([
    [1, [1, 'air']],
    [3, [4, 4]],
  ])('5.0 turn %i is followed by another', (turn, rolls) => {
    const t = act(last(turn), END_RECOVERY, rolls);
    expect(t.game.outcome(t.s)).toBeUndefined();
    expect(t.s.turn).toBe(turn + 1);
  });
});

describe('5.1 sequence of a turn', () => {
  it('5.1 operations, then the end phase of the Axis, then of the Soviets, then the next turn with its air phase', () => {
    const seen = course(position({ units: UNITS }), [
      [PASS],
      [PASS],
      [{ type: 'end-redeployment' }],
      [END_RECOVERY],
      [{ type: 'end-redeployment' }, 1, 1],
      [END_RECOVERY, 1, 'air'],
      [{ type: 'end-air' }],
    ]);
    expect(seen).toEqual([
      '1 axis operations',
      '1 soviet operations',
      '1 axis redeployment',
      '1 axis recovery',
      '1 soviet redeployment',
      '1 soviet recovery',
      '2 axis air-placement',
      '2 axis operations',
    ]);
  });

  it('5.1 operations go on until both sides pass in a row', () => {
    const t = acts(
      position({ units: '6Pz/I/11@0205, 6Pz/4@0205, 61C@1005, 81C@1007' }),
      PASS,
      { type: 'battle-group', hex: '1005', units: ['61C'] },
      { type: 'end-movement' },
      PASS,
    );
    expect(stand(t)).toBe('1 soviet operations');
    expect(stand(act(t, PASS))).toBe('1 axis redeployment');
  });

  it('5.1 an operation of one side is followed by one of the other', () => {
    const t = acts(
      position({ units: '6Pz/I/11@0205, 61C@1005' }),
      { type: 'battle-group', hex: '0205', units: ['6Pz/I/11'] },
      { type: 'end-movement' },
    );
    expect(stand(t)).toBe('1 soviet operations');
  });

  it('5.1 on turn 3 reinforcements come before the air phase', () => {
    const units = { '6Pz/I/11': '0205', '61C': '0705', '17Pz/40': { box: 'reinforcements' } };
    const t = act(position({ turn: 2, phase: 'recovery', active: 'soviet', units }), END_RECOVERY);
    expect(stand(t)).toBe('3 axis reinforcement');
    expect(unitOf(t, '17Pz/40')).toMatchObject({ box: 'reinforcements' });
  });
});
