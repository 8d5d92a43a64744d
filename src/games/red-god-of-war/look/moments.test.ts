import { expect, it } from 'vitest';
import { type Script, scriptedDice } from '../../../kit/dice.ts';
import type { MomentReport } from '../../../kit/report.ts';
import type { Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const drawing = (more = {}): Trial =>
  position({
    ...{ phase: 'draw', turn: 2, units: '20A HQ@3102, 5 TC@3104, XX HQ@0130, 78 ID@0128', fed: ['20A'] },
    ...{ chits: { '20A': 'cup', '31A': 'cup', XX: 'cup' }, before: ['20A', '31A'], ...more },
  });
/** What of an action is more than a line of the log. */
function told({ game, s }: Trial, type: string, ...dice: Script[]): readonly MomentReport[] {
  const { state, events } = game.apply(s, game.active(s)[0] ?? '', { type }, scriptedDice(dice));
  return game.inspect.moments?.(state, events) ?? [];
}
const lines = (all: readonly MomentReport[]): string[] =>
  all.flatMap(moment => moment.lines.map(({ rule, text }) => `${rule} ${text.en}`));

it('3.2 a drawn chit is shown: whose, what it may do, and the die to come', () => {
  const drawn = told(drawing(), 'draw', '20A');
  expect(drawn).toMatchObject([{ title: { en: '20th Army' }, role: 'soviet', motion: 'out' }]);
  expect(lines(drawn)).toEqual([
    // The headquarters is one of them, as in the log and in the prompt.
    '7.2 2 units may act',
    '6.3 In combat supply: it supports, and supplies what is in range',
    '7.3 Box 1 of the track: no die afterwards',
  ]);
});

it('7.27 a chit without its headquarters says so', () => {
  expect(lines(told(drawing(), 'draw', '31A'))[0]).toBe('7.27 Not on the map: the impulse is over at once');
});

it('13.11 the first German chits are seen to go back', () => {
  const back = told(drawing({ turn: 1, before: [] }), 'draw', 'XX');
  expect(back).toMatchObject([{ motion: 'back', role: 'german', rule: '13.11' }]);
  expect(lines(back)).toEqual(['13.11 The first 2 German chits go back into the cup (1 of 2)']);
});

it('7.3 the stop roll shows die, modifiers, number and box', () => {
  const third = position({
    ...{ phase: 'mech', impulse: '20A', turn: 1, weather: 'snow', units: '20A HQ@3102, XX HQ@0130' },
    ...{
      drawn: ['41A', '22A', '39A', '20A'],
      chits: { VI: 'cup', '31A': 'cup', '41A': 'drawn', '22A': 'drawn', '39A': 'drawn' },
    },
  });
  const [goesOn] = told(third, 'end-phase', 2);
  expect([goesOn?.die, goesOn?.result?.en, goesOn?.lines[0]?.text.en]).toEqual([
    2,
    'Operations go on',
    '2 −1 (snow) +1 (first turn) = 2 > 1, the number in box 4',
  ]);
  const [stops] = told(third, 'end-phase', 1);
  expect(stops?.lines[0]?.text.ja).toBe('1 −1 (降雪) +1 (最初のターン) = 1 ≤ 1（第4ボックス）');
});
