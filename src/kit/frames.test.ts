import { describe, expect, it } from 'vitest';
import { noDice } from './dice.ts';
import { run } from './flow.ts';
import { frameBelow, frameIs, hasActed, type StagedFrame, stagedPhase } from './frames.ts';
import type { BaseState, Frame } from './game.ts';

interface Battle extends StagedFrame {
  readonly phase: 'battle';
}
const isBattle = frameIs<Battle>('battle');
const at = (...flow: Frame[]): BaseState => ({ turn: 1, flow });
const battle = (stage: number): Battle => ({ phase: 'battle', stage });

describe('a frame', () => {
  it('is told by its phase', () => {
    expect(isBattle(battle(0))).toBe(true);
    expect(frameIs<Frame>('move', 'march')({ phase: 'march' })).toBe(true);
    expect(isBattle({ phase: 'march' })).toBe(false);
  });
  it('is the topmost of its kind', () => {
    expect(frameBelow(at(battle(1), battle(2), { phase: 'loss' }), isBattle).stage).toBe(2);
    expect(() => frameBelow(at({ phase: 'loss' }), isBattle)).toThrow('no such frame below loss');
  });
  it('knows whether its player has acted', () =>
    expect([0, 1].map(acted => hasActed(at(), { phase: 'move', acted }))).toEqual([false, true]));
});

it('stages are done one after the other, then the frame is gone', () => {
  const done: string[] = [];
  const phase = stagedPhase<BaseState, Battle>('9.6', [() => done.push('roll'), () => done.push('hit')]);
  const d = at(battle(0));
  run({ battle: phase }, d, { dice: noDice, emit: () => undefined });
  expect([done, d.flow]).toEqual([['roll', 'hit'], []]);
});
