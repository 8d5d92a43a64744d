import { describe, expect, it } from 'vitest';
import { explainNow } from './flow.ts';
import type { Action, BaseState, Frame } from './game.ts';
import { listOf, type OfferSpec, offerPhase } from './offer.ts';
import { bar } from './why.ts';

/** Units 0 to 9 are worth their number; 7 and above are asleep. Hexes 0 to 9 lie in a row, 5 is a lake. */
interface State extends BaseState {
  readonly ready: readonly number[];
  log: string[];
}

const at = (...ready: number[]): State => ({ turn: 1, flow: [{ phase: 'p' }], ready, log: [] });
const F: Frame = { phase: 'p' };

const ASLEEP = bar('1.1', 'asleep', 'unit');
const LAKE = bar('2.1', 'lake', 'hex');
const FAR = bar('2.2', 'far', 'unit', 'hex');
const SAME = bar('3.1', 'too-strong', 'units');
const NIGHT = bar('4.1', 'night');
const ROUND = bar('5.1', 'round');
const LUCK = bar('6.1', 'luck', 'unit', 'hex');

const ends = (s: State, unit: number): number[] =>
  s.ready.includes(unit) ? [unit - 1, unit, unit + 1].filter(h => h !== 5) : [];

const SPEC: OfferSpec<State, Frame, State> = {
  rule: '9.0',
  actor: () => 'blue',
  ask: s => s,
  offers: {
    go: {
      rule: '2.0',
      takes: {
        unit: { among: s => s.ready, why: (_s, { unit }) => (unit >= 7 ? ASLEEP : undefined) },
        hex: { ends: (s, { unit }) => ends(s, unit), why: (_s, { hex }) => (hex === 5 ? LAKE : FAR) },
      },
      isOpen: true,
      why: (_s, { unit, hex }) => (unit + hex === 7 ? LUCK : undefined),
      way: (_s, { hex }) => [hex],
      along: (_s, { hexes = [] }) => (hexes.length > 2 ? ROUND : undefined),
      run(d, _f, { unit, hex }) {
        d.log = [`${unit} to ${hex}`];
      },
    },
    pair: {
      takes: { units: { ends: s => [s.ready.slice(0, 2)], why: () => SAME } },
      run: d => void d,
    },
    sleep: { gate: s => (s.turn > 1 ? NIGHT : undefined), revises: true, run: d => void d },
  },
};

const phase = offerPhase(SPEC);
const why = (s: State, a: Action): string => {
  const refusal = phase.whyNot(s, F, a);
  return refusal ? `${refusal.rule} ${refusal.code} ${JSON.stringify(refusal.about ?? null)}` : 'legal';
};

describe('the list', () => {
  it('has every candidate without a reason, the last field open, in the order of the offers', () => {
    expect(phase.legal?.(at(2, 8), F)).toEqual([
      { type: 'go', unit: 2, open: 'hex' },
      { type: 'pair', units: [2, 8] },
      { type: 'sleep', revises: true },
    ]);
  });

  it('leaves out what a gate bars', () => {
    const types = phase.legal?.({ ...at(2), turn: 2 }, F).map(choice => choice.type);
    expect(types).toEqual(['go', 'pair']);
  });

  it('leaves out an open choice that nothing completes', () => {
    const none = offerPhase({ ...SPEC, offers: { go: { ...SPEC.offers.go!, why: () => LUCK } } });
    expect(none.legal?.(at(2), F)).toEqual([]);
  });

  it('asks nobody further where there is a quick yes', () => {
    const { go } = SPEC.offers;
    const hex = { ...go!.takes!.hex!, ends: (): number[] => [], some: () => true };
    const quick = offerPhase({ ...SPEC, offers: { go: { ...go!, takes: { ...go!.takes!, hex } } } });
    expect(quick.legal?.(at(2), F)).toEqual([{ type: 'go', unit: 2, open: 'hex' }]);
  });

  it('has only what comes first', () => {
    const first = offerPhase({ ...SPEC, first: (_s, a) => (a.type === 'pair' ? undefined : ROUND) });
    expect(first.legal?.(at(2, 3), F)).toEqual([{ type: 'pair', units: [2, 3] }]);
    expect(first.whyNot(at(2, 3), F, { type: 'go' })).toEqual({ rule: '5.1', code: 'round' });
  });

  it('is written by a hot phase itself, and still follows from the offers', () => {
    const hot = offerPhase({ ...SPEC, list: () => [{ type: 'sleep' }] });
    expect(hot.legal?.(at(2), F)).toEqual([{ type: 'sleep' }]);
    expect(hot.derived(at(2), F)).toEqual(phase.legal?.(at(2), F));
  });

  it('spells out the open field where that is asked for', () => {
    const { go } = SPEC.offers;
    const told = offerPhase({ ...SPEC, offers: { go: { ...go!, isSpelledOut: s => s.turn > 1 } } });
    expect(told.legal?.(at(2), F)).toEqual([{ type: 'go', unit: 2, open: 'hex' }]);
    expect(told.legal?.({ ...at(4), turn: 2 }, F)).toEqual([{ type: 'go', unit: 4, hex: 4 }]);
  });

  it('has the action without its last field beside the others, where it may be left out', () => {
    const { go } = SPEC.offers;
    const off = offerPhase({
      ...SPEC,
      offers: { go: { ...go!, without: (_s, { unit }) => (unit > 2 ? NIGHT : undefined) } },
    });
    expect(off.legal?.(at(2, 3), F)).toEqual([
      { type: 'go', unit: 2, open: 'hex' },
      { type: 'go', unit: 2 },
      { type: 'go', unit: 3, open: 'hex' },
    ]);
    expect(off.whyNot(at(2, 3), F, { type: 'go', unit: 2 })).toBeUndefined();
    expect(off.whyNot(at(2, 3), F, { type: 'go', unit: 3 })).toMatchObject({ rule: '4.1', code: 'night' });
    expect(off.whyNot(at(8), F, { type: 'go', unit: 8 })).toMatchObject({ code: 'asleep' });
    expect(off.whyNot(at(2), F, { type: 'go' })).toMatchObject({ code: 'field-missing' });
    expect(off.whyNot(at(2), F, { type: 'go', unit: 2, n: 1 })).toMatchObject({ code: 'extra-field' });
  });

  it('says of a choice that it only revises where the position makes it so', () => {
    const { sleep } = SPEC.offers;
    const twice = offerPhase({ ...SPEC, offers: { sleep: { ...sleep!, revises: s => s.ready.length > 1 } } });
    expect(twice.legal?.(at(2), F)).toEqual([{ type: 'sleep' }]);
    expect(twice.legal?.(at(2, 3), F)).toEqual([{ type: 'sleep', revises: true }]);
  });

  it('completes by the ends that the whole action leaves', () => {
    expect(phase.complete?.(at(2, 3), F, { type: 'go', unit: 3, open: 'hex' })).toEqual([
      { type: 'go', unit: 3, hex: 2 },
      { type: 'go', unit: 3, hex: 3 },
    ]);
    expect(phase.complete?.(at(2), F, { type: 'sleep' })).toEqual([]);
  });
});

it('lists some offers by themselves', () => {
  const { rule, offers } = SPEC;
  expect(listOf({ rule, offers: { pair: offers.pair! } })(at(2, 8))).toEqual([{ type: 'pair', units: [2, 8] }]);
});

it('knows what an action means in another order', () => {
  const inOrder = (a: Action): Action => ({ ...a, ...(a.units && { units: [...a.units].sort() }) });
  const any = offerPhase({ ...SPEC, offers: { pair: { ...SPEC.offers.pair!, meant: (_s, a) => inOrder(a) } } });
  expect(any.meant?.(at(2, 8), F, { type: 'pair', units: [8, 2] })).toEqual({ type: 'pair', units: [2, 8] });
  expect(any.meant?.(at(2, 8), F, { type: 'sleep' })).toBeUndefined();
});

describe('the reason', () => {
  it.each<[string, State, Action, string]>([
    ['none for a legal action', at(2), { type: 'go', unit: 2, hex: 3 }, 'legal'],
    ['the gate before any field', { ...at(2), turn: 2 }, { type: 'sleep', unit: 9 }, '4.1 night null'],
    [
      'the field that is missing, by the rule of the offer',
      at(2),
      { type: 'go' },
      '2.0 field-missing {"field":"unit"}',
    ],
    ['the unit before the hex', at(2, 8), { type: 'go', unit: 8, hex: 5 }, '1.1 asleep {"unit":8}'],
    ['the hex, sharpened', at(6), { type: 'go', unit: 6, hex: 5 }, '2.1 lake {"hex":5}'],
    ['both where it is about both', at(6), { type: 'go', unit: 6, hex: 9 }, '2.2 far {"unit":6,"hex":9}'],
    ['the whole after its parts', at(4), { type: 'go', unit: 4, hex: 3 }, '6.1 luck {"unit":4,"hex":3}'],
    ['a candidate that nothing else bars', at(2), { type: 'go', unit: 3, hex: 3 }, '2.0 not-legal null'],
    ['a set that is not offered', at(2, 3), { type: 'pair', units: [2] }, '3.1 too-strong {"units":[2]}'],
    ['none for a set in another order', at(2, 3), { type: 'pair', units: [3, 2] }, 'legal'],
    ['a field too many', at(2), { type: 'sleep', n: 1 }, '9.0 extra-field {"field":"n"}'],
    [
      'a way where none is gone',
      at(2, 3),
      { type: 'pair', units: [2, 3], hexes: [1] },
      '9.0 extra-field {"field":"hexes"}',
    ],
    ['a way that cannot be gone', at(2), { type: 'go', unit: 2, hex: 3, hexes: [1, 2, 3] }, '5.1 round null'],
    [
      'a field too many beside a way that can be gone',
      at(2),
      { type: 'go', unit: 2, hex: 3, hexes: [3], n: 1 },
      '2.0 extra-field {"field":"n"}',
    ],
    ['none for a way that can', at(2), { type: 'go', unit: 2, hex: 3, hexes: [3] }, 'legal'],
    ['an action of no offer', at(2), { type: 'fly' }, '9.0 not-now {"type":"fly"}'],
  ])('is %s', (_name, s, a, expected) => {
    expect(why(s, a)).toBe(expected);
  });
});

it('names a nearer rule for what belongs to another phase', () => {
  const near = offerPhase({ ...SPEC, elsewhere: (_s, a) => (a.type === 'fly' ? LAKE : undefined) });
  const asked = (type: string): unknown =>
    explainNow({ p: near }, at(2), { role: 'blue', action: { type, hex: 5 }, ended: '9.9' });
  expect(asked('fly')).toEqual({ rule: '2.1', code: 'lake', about: { hex: 5 } });
  expect(asked('swim')).toEqual({ rule: '9.0', code: 'not-now', about: { type: 'swim', phase: 'p' } });
});

it('refuses an action of another phase as being out of phase where it knows no nearer reason', () => {
  const asked = { role: 'blue', action: { type: 'fly', hex: 5 }, ended: '9.9' };
  expect(explainNow({ p: phase }, at(2), asked)).toEqual({
    rule: '9.0',
    code: 'not-now',
    about: { type: 'fly', phase: 'p' },
  });
});

it('runs, follows a way and knows its own', () => {
  const d = at(2);
  phase.on?.go?.(d, F, { type: 'go', unit: 2, hex: 3 }, { dice: { roll: () => 1, pick: () => 0 }, emit: () => {} });
  expect(d.log).toEqual(['2 to 3']);
  expect(phase.way?.(at(2), F, { type: 'go', unit: 2, hex: 3 })).toEqual([3]);
  expect(phase.follows?.(at(2), F, { type: 'go', unit: 2, hex: 3, hexes: [3] })).toBe(true);
  expect(phase.follows?.(at(2), F, { type: 'sleep', hexes: [3] })).toBe(false);
});

it.each([
  ['a unit that does not exist', { type: 'go', unit: 7, hex: 8 }],
  ['no unit', { type: 'go', hex: 3 }],
  ['a hex out of reach', { type: 'go', unit: 2, hex: 9 }],
  ['a field that it does not take', { type: 'go', unit: 2, hex: 3, card: 0 }],
  ['an unknown type', { type: 'nothing', unit: 2, hex: 3 }],
])('knows no way of %s, and follows none', (_what, action: Action) => {
  expect(phase.way?.(at(2), F, action)).toBeUndefined();
  expect(phase.follows?.(at(2), F, { ...action, hexes: [3] })).toBe(false);
});
