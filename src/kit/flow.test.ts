import { beforeEach, describe, expect, it } from 'vitest';
import { noDice } from './dice.ts';
import {
  activeRole,
  activeRoles,
  completeNow,
  explainNow,
  type Io,
  legalNow,
  type Phase,
  type Phases,
  perform,
  phaseOf,
  pop,
  push,
  run,
  topFrame,
} from './flow.ts';
import type { BaseState, Choice, Frame, GameEvent } from './game.ts';

interface State extends BaseState {
  log: string[];
}

let events: GameEvent[] = [];
const io: Io = { dice: noDice, emit: event => events.push(event) };
beforeEach(() => {
  events = [];
});

const begin = (...phases: string[]): State => ({ turn: 1, flow: phases.map(phase => ({ phase })), log: [] });

/** Says its name and ends. */
const passing = (name: string): Phase<State> => ({
  rule: '1',
  actor: () => undefined,
  auto(d) {
    d.log.push(name);
    pop(d);
  },
});

/** Waits for blue with the given choices; every action ends it, save `call`, which puts a frame on top. */
const asking = (choices: readonly Choice[], more: Partial<Phase<State>> = {}): Phase<State> => ({
  rule: '2',
  actor: () => 'blue',
  legal: () => [...choices],
  on: {
    go(d, _f, a) {
      d.log.push(`go ${a.n ?? ''}`);
      pop(d);
    },
    call: d => push(d, { phase: 'child' }),
  },
  ...more,
});

const TWO: readonly Choice[] = [{ type: 'go', n: 1 }, { type: 'call' }];

describe('run', () => {
  it('works frames off from the top until the stack is empty', () => {
    const d = begin('a', 'b');
    run({ a: passing('a'), b: passing('b') }, d, io);
    expect(d).toMatchObject({ log: ['b', 'a'], flow: [] });
    expect(events).toEqual([]);
  });

  it('enters a frame once, before it asks who acts, and not again when it comes back on top', () => {
    const enter = (d: State): void => {
      d.log.push('enter');
    };
    const actor = (s: State): string => {
      s.log.push('actor');
      return 'blue';
    };
    const phases: Phases<State> = { ask: asking(TWO, { enter, actor }), child: passing('child') };
    const d = begin('ask');
    run(phases, d, io);
    expect(d.log).toEqual(['enter', 'actor']);
    perform(phases, d, { type: 'call' }, io);
    expect(d.log).toEqual(['enter', 'actor', 'child', 'actor']);
  });

  it('marks every frame as entered, whether or not the phase has an enter', () => {
    const d = begin('ask');
    run({ ask: asking(TWO) }, d, io);
    expect(d.flow).toEqual([{ phase: 'ask', entered: 1 }]);
  });

  it('does not enter a frame that a scene has marked', () => {
    const d: State = { ...begin(), flow: [{ phase: 'ask', entered: 1 }] };
    run({ ask: asking(TWO, { enter: s => s.log.push('enter') }) }, d, io);
    expect(d.log).toEqual([]);
  });

  it.each<[string, Phase<State>, string[]]>([
    ['pushes a frame, which comes first', asking([], { enter: d => push(d, { phase: 'child' }) }), ['child', 'next']],
    ['ends its own frame', asking(TWO, { enter: pop }), ['next']],
  ])('looks at the stack anew when enter %s', (_name, first, log) => {
    const d = begin('next', 'first');
    const auto = (s: State): void => {
      s.log.push('next');
      s.flow.length = 0;
    };
    const actor = (s: State): string | undefined => (s.log.length > 0 ? undefined : 'blue');
    run({ first: { ...first, actor, auto: pop }, child: passing('child'), next: { ...passing(''), auto } }, d, io);
    expect(d.log).toEqual(log);
  });

  it.each<[string, Choice[], Partial<Phase<State>>]>([
    ['two choices', [...TWO], {}],
    ['no choice at all', [], {}],
    ['a single choice that is open', [{ type: 'go', unit: 1, open: 'hex' }], {}],
    ['a single choice where the phase waits', [{ type: 'go' }], { waits: () => true }],
  ])('rests on %s', (_name, choices, more) => {
    const d = begin('ask');
    const phases = { ask: asking(choices, more) };
    run(phases, d, io);
    expect([topFrame(d)?.phase, d.log, events]).toEqual(['ask', [], []]);
    expect(legalNow(phases, d, 'blue')).toEqual(choices);
  });

  it('rests on a phase without a list', () => {
    const { legal: _legal, ...silent } = asking([]);
    const d = begin('ask');
    run({ ask: silent }, d, io);
    expect(topFrame(d)?.phase).toBe('ask');
    expect(legalNow({ ask: silent }, d, 'blue')).toEqual([]);
  });

  it('takes a forced choice, logs it with its role, and goes on to the next decision', () => {
    const forced = asking([{ type: 'go', n: 7 }], { waits: () => false });
    const d = begin('ask', 'forced', 'forced');
    run({ ask: asking(TWO), forced }, d, io);
    expect([topFrame(d)?.phase, d.log]).toEqual(['ask', ['go 7', 'go 7']]);
    const event = { type: 'forced', role: 'blue', action: { type: 'go', n: 7 } };
    expect(events).toEqual([event, event]);
  });

  it('asks waits and the list anew after every step', () => {
    const count = (s: State): number => s.log.length;
    const on = { go: (d: State) => d.log.push('go') };
    const d = begin('ask');
    run({ ask: asking([{ type: 'go' }], { waits: s => count(s) === 3, on }) }, d, io);
    expect(d.log).toHaveLength(3);
  });

  it.each<[string, Phases<State>, string]>([
    ['a frame of no phase', {}, 'no phase ask'],
    ['a phase with neither actor nor work', { ask: { rule: '1', actor: () => undefined } }, 'neither an actor nor'],
    ['work that does not move on', { ask: { rule: '1', actor: () => undefined, auto: () => {} } }, 'come to rest'],
    ['a forced choice that nothing handles', { ask: asking([{ type: 'stop' }]) }, 'nothing handles stop in ask'],
  ])('throws at %s', (_name, phases, message) => {
    expect(() => run(phases, begin('ask'), io)).toThrow(message);
  });
});

describe('perform', () => {
  it('hands draft, frame, action and io to the handler and runs on', () => {
    const on = {
      tell(d: State, f: Frame, a: Choice, { emit }: Io) {
        emit({ type: 'told', n: a.n, phase: f.phase });
        pop(d);
      },
    };
    const d = begin('after', 'ask');
    perform({ ask: asking([], { on }), after: passing('after') }, d, { type: 'tell', n: 3 }, io);
    expect(events).toEqual([{ type: 'told', n: 3, phase: 'ask' }]);
    expect(d).toMatchObject({ log: ['after'], flow: [] });
  });

  it('throws at what nothing handles', () => {
    const phases = { ask: asking(TWO), auto: passing('auto') };
    expect(() => perform(phases, begin('ask'), { type: 'fly' }, io)).toThrow('nothing handles fly in ask');
    expect(() => perform(phases, begin('auto'), { type: 'go' }, io)).toThrow('nothing handles go in auto');
    expect(() => perform(phases, begin(), { type: 'go' }, io)).toThrow('nothing handles go in an ended game');
  });
});

describe('legalNow', () => {
  const counted = (): { phases: Phases<State>; asked: () => number } => {
    let n = 0;
    const legal = (s: State): Choice[] => {
      n++;
      return [{ type: 'go', n: s.turn }, { type: 'call' }];
    };
    return { phases: { ask: asking([], { legal }) }, asked: () => n };
  };

  it('gives the list that the flow came to rest on without asking again', () => {
    const { phases, asked } = counted();
    const d = begin('ask');
    run(phases, d, io);
    expect(legalNow(phases, d, 'blue')).toEqual([{ type: 'go', n: 1 }, { type: 'call' }]);
    expect(asked()).toBe(1);
  });

  it('asks for every other state, were it a copy', () => {
    const { phases, asked } = counted();
    const d = begin('ask');
    run(phases, d, io);
    expect(legalNow(phases, { ...d, turn: 9 }, 'blue')[0]).toEqual({ type: 'go', n: 9 });
    expect(asked()).toBe(2);
  });

  it('is empty for another role and after the end', () => {
    const { phases } = counted();
    const d = begin('ask');
    run(phases, d, io);
    expect(legalNow(phases, d, 'red')).toEqual([]);
    expect(legalNow(phases, begin(), 'blue')).toEqual([]);
  });
});

describe('questions about the top frame', () => {
  const phases: Phases<State> = {
    ask: asking(TWO, { complete: (s, f, choice) => [{ type: `${choice.type} ${f.phase} ${s.turn}` }] }),
    plain: asking(TWO, { actor: (s, f) => `${f.phase} ${s.turn}` }),
  };

  it('topFrame is the last one', () => {
    expect(topFrame(begin('plain', 'ask'))).toEqual({ phase: 'ask' });
    expect(topFrame(begin())).toBeUndefined();
  });

  it('activeRole asks the phase on top', () => {
    expect(activeRole(phases, begin('ask', 'plain'))).toBe('plain 1');
    expect(activeRole(phases, begin())).toBeUndefined();
  });

  it('completeNow asks the phase on top, and is empty without one that completes', () => {
    const choice: Choice = { type: 'go', open: 'hex' };
    expect(completeNow(phases, begin('plain', 'ask'), choice)).toEqual([{ type: 'go ask 1' }]);
    expect(completeNow(phases, begin('ask', 'plain'), choice)).toEqual([]);
    expect(completeNow(phases, begin('plain', 'ask'), { type: 'toString', open: 'hex' })).toEqual([]);
    expect(completeNow(phases, begin(), choice)).toEqual([]);
  });

  it('phaseOf throws where there is no such phase', () => {
    expect(phaseOf(phases, { phase: 'ask' })).toBe(phases.ask);
    expect(() => phaseOf(phases, { phase: 'gone' })).toThrow('no phase gone');
  });
});

it('names of the language are neither phases nor handlers', () => {
  const phases = { ask: { rule: '1', actor: () => 'blue', legal: () => [], on: {} } };
  const io = { dice: noDice, emit: () => undefined };
  expect(() => perform(phases, { turn: 1, flow: [{ phase: 'ask' }] }, { type: 'constructor' }, io)).toThrow(
    'nothing handles',
  );
  expect(() => phaseOf({}, { phase: 'constructor' })).toThrow('no phase constructor');
});

describe('several who decide at the same time', () => {
  interface Sealed extends BaseState {
    readonly bids: { [role: string]: number };
  }
  const ROLES = ['blue', 'red'];
  const bidding: Phase<Sealed> = {
    rule: '3',
    actor: () => 'blue',
    actors: s => ROLES.filter(role => s.bids[role] === undefined),
    legal: (_s, _f, role) => (role === 'blue' ? [{ type: 'bid', n: 1 }] : [{ type: 'bid', n: 2 }]),
    auto: d => pop(d),
    whyNot: (_s, _f, { n }, role) => (role === 'red' && n !== 2 ? { rule: '3.1', code: 'two' } : undefined),
    on: {
      bid(d, _f, { n }, { role = '' }) {
        d.bids[role] = n ?? 0;
      },
    },
  };
  const phases: Phases<Sealed> = { bidding };
  const opened = (): Sealed => {
    const d: Sealed = { turn: 1, flow: [{ phase: 'bidding' }], bids: {} };
    run(phases, d, io);
    return d;
  };

  it('are all active, each with a list of their own, and nothing is taken for them', () => {
    const s = opened();
    expect(activeRoles(phases, s)).toEqual(ROLES);
    expect(ROLES.map(role => legalNow(phases, s, role))).toEqual([[{ type: 'bid', n: 1 }], [{ type: 'bid', n: 2 }]]);
    const action = { type: 'bid', n: 1 };
    expect(explainNow(phases, s, { role: 'red', action, ended: '9' })).toEqual({ rule: '3.1', code: 'two' });
    expect(explainNow(phases, s, { role: 'blue', action, ended: '9' })).toBeUndefined();
  });

  it.each([[['blue', 'red']], [['red', 'blue']]])('decide in any order: %s', order => {
    const d = opened();
    for (const role of order) {
      expect(activeRoles(phases, d)).toContain(role);
      perform(phases, d, { type: 'bid', n: 7 }, { ...io, role });
      expect(activeRoles(phases, d)).not.toContain(role);
    }
    expect([d.bids, d.flow]).toEqual([{ blue: 7, red: 7 }, []]);
  });
});
