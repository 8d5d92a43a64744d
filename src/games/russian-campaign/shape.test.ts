import { expect, it } from 'vitest';
import type { Trial } from '../../kit/trial.ts';
import { combatOf, fight } from './testingCombat.ts';

const UNITS = '24Pz@X17, 27A@X16';

/** What is wrong with a position in which something is said otherwise. */
function fault({ game, s }: Trial, from: string, to: string): string {
  const text = JSON.stringify(game.position?.(s));
  const made = game.scene(JSON.parse(text.replace(from, to)));
  return made.ok ? '' : made.error;
}

it('9.6.3 those who may give ground are in the attacked hex', () => {
  const t = fight({ units: '24Pz@X17, 6Inf@X17, 27A@X16, 5A@X16, Tk3@X15', turn: 13 }, [4]);
  expect(t.game.active(t.s)).toEqual(['soviet']);
  expect(fault(t, '', '')).toBe('');
  expect(fault(t, '"hexes":["X16"]', '"hexes":["Y16"]')).toBe('9.6 somebody defends elsewhere');
});

it('9.1.1 whoever must fight is declared, and nobody else', () => {
  const t = combatOf({ units: UNITS });
  expect(fault(t, '', '')).toBe('');
  expect(fault(t, '"hexes":["X16"],"leads":["X16"]', '"hexes":["X15"],"leads":["X15"]')).toBe(
    '9.1.1 others have to fight',
  );
});
