import { describe, expect, it } from 'vitest';
import { type BillFrame, type BillSpec, billLook, billPhase } from './billPhase.ts';
import { legalNow, type Phases, perform } from './flow.ts';
import type { Action, BaseState, GameEvent } from './game.ts';
import { bar } from './why.ts';

interface State extends BaseState {
  /** Steps of each unit, and a card or none. */
  steps: readonly number[];
  card: number;
}

const TOO_MUCH = bar('5.5', 'too-much', 'unit');
const NO_STEPS = bar('5.5', 'no-steps', 'unit');
const NO_CARD = bar('7.4', 'no-card', 'card');

/** A unit with its last step pays 2, any other step and a card pay 1. */
const SPEC: BillSpec<State, BillFrame> = {
  rule: '5.5',
  role: () => 'red',
  ways: ({ steps, card }) => [
    ...steps.flatMap((left, unit) => (left > 0 ? [{ action: { type: 'lose', unit }, pays: left === 1 ? 2 : 1 }] : [])),
    ...(card >= 0 ? [{ action: { type: 'discard', card }, pays: 1 }] : []),
  ],
  tooMuch: TOO_MUCH,
  kinds: {
    lose: {
      takes: { unit: ({ steps }, _f, { unit }) => (steps[unit] ? undefined : NO_STEPS) },
      pay(d, _f, { unit }) {
        d.steps = d.steps.with(unit, (d.steps[unit] ?? 0) - 1);
      },
    },
    discard: {
      rule: '7.4',
      takes: { card: (s, _f, { card }) => (card === s.card ? undefined : NO_CARD) },
      pay(d) {
        d.card = -1;
      },
    },
  },
  settled: (_d, { owed, paid }, io) => io.emit({ type: 'settled', owed, paid }),
};

const bill = billPhase(SPEC);
const PHASES: Phases<State> = { bill };

function stateWith(owed: number, steps: readonly number[], card = -1): { s: State; f: BillFrame } {
  const f: BillFrame = { phase: 'bill', owed, paid: 0, entered: 1 };
  return { s: { turn: 1, flow: [f], steps, card }, f };
}

const listed = (s: State): string[] =>
  legalNow(PHASES, s, 'red').map(({ type, unit, card }) => `${type} ${unit ?? card}`);

function pay(s: State, action: Action): GameEvent[] {
  const events: GameEvent[] = [];
  perform(PHASES, s, action, { dice: { roll: () => 1, pick: () => 0 }, emit: event => events.push(event) });
  return events;
}

describe('a bill in play', () => {
  it('keeps kinds of payment apart that name the same field', () => {
    const takes = { unit: () => undefined };
    const two: BillSpec<State, BillFrame> = {
      ...SPEC,
      ways: () => [
        { action: { type: 'lose', unit: 0 }, pays: 1 },
        { action: { type: 'tire', unit: 1 }, pays: 1 },
      ],
      kinds: { lose: { takes, pay: () => undefined }, tire: { takes, pay: () => undefined } },
    };
    const { s } = stateWith(1, [1, 1]);
    const list = legalNow({ bill: billPhase(two) }, s, 'red').map(({ type, unit }) => `${type} ${unit}`);
    expect(list).toEqual(['lose 0', 'tire 1']);
  });

  it('offers what does not pay too much, and says so of the rest', () => {
    const { s, f } = stateWith(1, [2, 1], 7);
    expect(listed(s)).toEqual(['lose 0', 'discard 7']);
    const why = (action: Action) => bill.whyNot(s, f, action);
    expect(why({ type: 'lose', unit: 1 })).toEqual({ rule: '5.5', code: 'too-much', about: { unit: 1 } });
    expect(why({ type: 'lose', unit: 9 })).toEqual({ rule: '5.5', code: 'no-steps', about: { unit: 9 } });
    expect(why({ type: 'discard', card: 1 })).toEqual({ rule: '7.4', code: 'no-card', about: { card: 1 } });
    expect(why({ type: 'lose', unit: 0 })).toBeUndefined();
    expect(why({ type: 'lose' })?.code).toBe('field-missing');
  });

  it('offers what pays too much where nothing else is left', () => {
    expect(listed(stateWith(1, [1, 1]).s)).toEqual(['lose 0', 'lose 1']);
  });

  it('is paid bit by bit, and then goes on', () => {
    const { s } = stateWith(2, [2, 2], 7);
    expect(pay(s, { type: 'discard', card: 7 })).toEqual([]);
    expect([s.card, listed(s)]).toEqual([-1, ['lose 0', 'lose 1']]);
    expect(pay(s, { type: 'lose', unit: 1 })).toEqual([{ type: 'settled', owed: 2, paid: 2 }]);
    expect([s.steps, s.flow]).toEqual([[2, 1], []]);
  });

  it('is forgiven where nothing is left to pay with', () => {
    const { s } = stateWith(5, [1, 1]);
    expect(pay(s, { type: 'lose', unit: 0 }).map(({ type }) => type)).toEqual(['forced', 'settled']);
    expect([s.steps, s.flow]).toEqual([[0, 0], []]);
  });

  it('is shown with the ways that are open', () => {
    const { s, f } = stateWith(1, [2, 1], 7);
    const text = (en: string) => ({ ja: en, en });
    expect(billLook(SPEC, [s, f], text('Losses'), ({ type }) => text(type))).toEqual({
      title: text('Losses'),
      rule: '5.5',
      role: 'red',
      owed: 1,
      paid: 0,
      ways: [
        { action: { type: 'lose', unit: 0 }, title: text('lose'), pays: 1, unit: 0 },
        { action: { type: 'discard', card: 7 }, title: text('discard'), pays: 1 },
      ],
    });
  });
});
