import { expect, it } from 'vitest';
import type { Phases } from './flow.ts';
import type { BaseState } from './game.ts';
import { firstOf, shortlistOf } from './shortlist.ts';

const PHASES: Phases<BaseState> = {
  march: {
    rule: '4.0',
    actor: () => 'red',
    legal: () => [
      { type: 'undo', revises: true },
      { type: 'move', unit: 1 },
      { type: 'move', unit: 2 },
      { type: 'end' },
    ],
  },
  fight: { rule: '5.0', actor: () => 'red', legal: () => [{ type: 'end' }] },
};
const list = shortlistOf<BaseState>(PHASES, { march: firstOf('undo', 'rest', 'move') });
const at = (phase: string): BaseState => ({ turn: 1, flow: [{ phase }] });

it('a phase has its chooser, among what is not only taking back', () =>
  expect(list(at('march'), 'red')).toEqual([{ type: 'move', unit: 1 }]));
it('is empty without a chooser, and for a role that does not decide', () => {
  expect(list(at('fight'), 'red')).toEqual([]);
  expect(list(at('march'), 'blue')).toEqual([]);
  expect(list({ turn: 1, flow: [] }, 'red')).toEqual([]);
});
it('nothing is named where none of the types is there', () =>
  expect(shortlistOf<BaseState>(PHASES, { fight: firstOf('move') })(at('fight'), 'red')).toEqual([]));
