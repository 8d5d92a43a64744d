import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ask, Seating } from './link.ts';
import { readAsked } from './readLink.ts';

const seating: Seating = { blue: { kind: 'person' }, red: { kind: 'bot', level: 'greedy' } };

const ASKS: { readonly [T in Ask['type']]: Extract<Ask, { type: T }> } = {
  open: { type: 'open', game: 'sample', scenario: 'dawn', options: { a: true, b: 2, c: 'x' }, seating, seed: 's' },
  load: { type: 'load', replay: { any: ['thing'] }, seating },
  resume: { type: 'resume', id: 'game 1', agreed: true },
  claim: { type: 'claim' },
  export: { type: 'export', id: 'game 1' },
  check: { type: 'check', text: '{}', agreed: true },
  teach: { type: 'teach', game: 'sample', step: 2, seating },
  show: { type: 'show' },
  act: {
    type: 'act',
    role: 'blue',
    action: { type: 'x', unit: 1, units: [1], hex: 2, hexes: [2], card: 3, cards: [3], n: -4 },
    n: 5,
  },
  undo: { type: 'undo', role: 'blue', n: 3, to: 2 },
  look: { type: 'look', n: 0 },
  branch: { type: 'branch', n: 3, seating },
  pace: { type: 'pace', pace: { ms: 20, paused: true } },
  step: { type: 'step' },
  luck: { type: 'luck' },
  save: { type: 'save' },
  hint: { type: 'hint', role: 'red', level: 'random' },
};

test.each(Object.values(ASKS))('$type is read as it was asked', ask => {
  expect(readAsked({ id: 4, ask })).toEqual({ ok: true, value: { id: 4, ask } });
});

test('a choice may be sent back with the marks of its list', () => {
  const choice = { type: 'move', unit: 1, hex: 2, open: 'hex', revises: true, text: {} };
  const read = readAsked({ id: 1, ask: { type: 'act', role: 'blue', action: choice, n: 0 } });
  expect(read).toMatchObject({ ok: true, value: { ask: { action: { type: 'move', unit: 1, hex: 2 } } } });
  expect(JSON.stringify(read)).not.toMatch(/open|revises|text/);
});

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'the message: expected an object'],
  ['no number', { ask: ASKS.save }, 'field id: expected'],
  ['no ask', { id: 1 }, 'expected'],
  ['an unknown type', { id: 1, ask: { type: 'cheat' } }, 'field type: expected "open" or "load"'],
  ['a unit by name', { id: 1, ask: { ...ASKS.act, action: { type: 'x', unit: 'B1' } } }, 'field action.unit'],
  ['half a hex', { id: 1, ask: { ...ASKS.act, action: { type: 'x', hex: 0.5 } } }, 'field action.hex'],
  ['a look at a fraction', { id: 1, ask: { type: 'look', n: 0.5 } }, 'field n'],
  ['a look at NaN', { id: 1, ask: { type: 'look', n: Number.NaN } }, 'field n'],
  ['a ghost in a chair', { id: 1, ask: { ...ASKS.load, seating: { blue: { kind: 'ghost' } } } }, 'field seating.blue'],
  ['a bot without a level', { id: 1, ask: { ...ASKS.load, seating: { blue: { kind: 'bot' } } } }, 'seating.blue.level'],
  ['a pace back in time', { id: 1, ask: { type: 'pace', pace: { ms: -1, paused: false } } }, 'field pace.ms'],
  ['an option that is a list', { id: 1, ask: { ...ASKS.open, options: { fog: [] } } }, 'field options.fog'],
  ['a text without end', { id: 1, ask: { type: 'undo', role: 'x'.repeat(1e6), n: 0 } }, 'field role'],
])('%s is told', (_name, value, message) => {
  const read = readAsked(value);
  expect(read.ok ? 'read' : read.error.message).toContain(message);
  expect(JSON.stringify(read).length).toBeLessThan(600);
});

test('the number of an ask survives what is wrong with it', () => {
  expect(readAsked({ id: 9, ask: { type: 'look', n: 'x' } })).toMatchObject({ ok: false, error: { id: 9 } });
});

test('nothing throws, and nothing strange comes through', () => {
  const near = fc.record({ id: fc.nat(), ask: fc.record({ type: fc.constantFrom(...Object.keys(ASKS)) }) });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        near,
        near.map(a => ({ ...a, ask: { ...a.ask, n: a.id } })),
      ),
      value => {
        const read = readAsked(value);
        if (read.ok) expect(Object.keys(ASKS)).toContain(read.value.ask.type);
        else expect(read.error.message).toMatch(/\w/);
      },
    ),
    { numRuns: 1000 },
  );
  const trap = {
    id: 1,
    ask: new Proxy(
      {},
      {
        get: () => {
          throw new Error('trap');
        },
      },
    ),
  };
  expect(readAsked(trap).ok).toBe(false);
});
