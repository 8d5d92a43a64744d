/** What the log tells of actions and their effects: who sees a position change must learn why. */
import { expect, it } from 'vitest';
import { act, acts, type Said, type Telling } from '../../kit/trial.ts';
import { position } from './testing.ts';

const END: Said = { type: 'end-phase' };
const COMING = { B1: { hex: '0202', step: 2 }, R1: { hex: '0605' }, B5: { box: 'coming' } };
const ARRIVAL = { phase: 'arrival', turn: 2, rolls: ['smoke-1', 'smoke-2'], units: COMING };

const TOLD: readonly Telling[] = [
  [
    '6.3 arrived',
    ARRIVAL,
    { type: 'arrive', unit: 'B5', hex: '0101' },
    [],
    { type: 'arrived', rule: '6.3', unit: 'B5', hex: '0101' },
  ],
  [
    '7.4 rallied',
    { ...ARRIVAL, cards: { 'rally-1': 'blue' } },
    { type: 'rally', unit: 'B1', card: 'rally-1' },
    [],
    { type: 'rallied', rule: '7.4', unit: 'B1', card: 'rally-1', reveals: true },
  ],
  [
    '7.1 drew',
    { units: 'B1@0101, R1@0605', active: 'red' },
    END,
    ['barrage-1', 'barrage-2'],
    { type: 'drew', rule: '7.1', role: 'blue', n: 2, cards: ['barrage-1', 'barrage-2'] },
  ],
  [
    '2.1 turn-begun',
    { units: 'B1@0101, R1@0605', active: 'red' },
    END,
    ['barrage-1', 'barrage-2'],
    { type: 'turn-begun', rule: '2.1', turn: 2 },
  ],
  ['8.1 game-over', { units: 'B1@0101, R1@0605', active: 'red', turn: 5 }, END, [], { type: 'game-over', rule: '8.1' }],
];

it.each(TOLD)('%s is told', (_title, at, said, rolls, told) =>
  expect(act(position(at), said, rolls).events).toContainEqual(told),
);

it('5.6 retreated is told, with where from', () => {
  const ready = acts(position({ phase: 'combat', units: 'B1@0502, R1@0503, R2@0605' }), { type: 'commit' });
  const t = act(act(ready, { type: 'fight', hex: '0503' }, [6]), { type: 'retreat', unit: 'R1', hex: '0504' });
  expect(t.events).toContainEqual({ type: 'retreated', rule: '5.6', unit: 'R1', from: '0503', to: '0504' });
});

it('7.2 chose and no-card are told', () => {
  const cards = { 'barrage-1': 'blue', 'smoke-1': 'red' };
  const ready = acts(position({ phase: 'combat', cards, units: 'B1@0502, R1@0503, R2@0605' }), { type: 'commit' });
  const one = acts(ready, { type: 'fight', hex: '0503' }, { type: 'choose' });
  expect(one.events).toContainEqual({ type: 'chose', rule: '7.2', role: 'blue' });
  expect(act(one, { type: 'choose' }, [6]).events).toContainEqual({
    ...{ type: 'no-card', rule: '7.2', role: 'red', reveals: true },
  });
});
