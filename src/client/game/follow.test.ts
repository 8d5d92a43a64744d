import { expect, it } from 'vitest';
import { game } from '../../games/sample/whole.ts';
import type { BaseState } from '../../kit/game.ts';
import { act, acts, scene } from '../../kit/trial.ts';
import { followPosition } from './follow.ts';
import { deskOver } from './testing.ts';

function tabAt(s: BaseState): string {
  const desk = deskOver(game, s);
  followPosition(desk)();
  return desk.tab.value;
}

it('a bill brings up the combat sheet', () => {
  const battle = scene(game, { phase: 'combat', units: 'B1@0502, R1@0503, R2@0605' });
  const owing = act(acts(battle, { type: 'commit' }), { type: 'fight', hex: '0503' }, [6]);
  expect(tabAt(owing.s)).toBe('odds');
  expect(tabAt(scene(game, { units: 'B1@0101, R1@0605' }).s)).toBe('log');
});
