import { describe, expect, it } from 'vitest';
import { type Declared, type Engagement, openDeclared } from './declare.ts';
import { assignHexes } from './declareChoices.ts';
import { assign, merge } from './declareMoves.ts';
import { type Asked, declarePhase } from './declarePhase.ts';
import { allWholes, someEngagement } from './declareSamples.ts';
import { type DeclareRules, joinMeant, owedNow } from './declareWhy.ts';
import { random } from './dice.ts';
import type { Action, BaseState, Frame } from './game.ts';
import { bar } from './why.ts';

interface F extends Frame, Declared {}

const RULES: DeclareRules<Asked<BaseState, F>> = {
  actsBy: '9.0',
  sections: { 'already-assigned': '9.1' },
  unable: () => bar('9.2', 'unable', 'unit'),
  barred: (_q, _unit, hex) => (hex === 99 ? bar('9.3', 'barred', 'hex') : undefined),
  far: () => bar('9.4', 'far', 'unit', 'hex'),
  untouched: (_q, hex) => ({ rule: '9.5', code: 'untouched', about: { hex } }),
  weak: (_q, { hexes }) => ({ rule: '9.6', code: 'weak', about: { hexes } }),
};

const phaseOf = (e: Engagement) =>
  declarePhase<BaseState, F>({
    ...RULES,
    rule: '9',
    role: () => 'blue',
    engagement: () => e,
    propose: (_s, _f, _problem, partial) => partial,
    commit: () => undefined,
  });

const S: BaseState = { turn: 1, flow: [] };
const frame = (d: Declared): F => ({ phase: 'declare', ...d });

/** Units 1, 2, … by the hexes they are near; a question mark makes a unit free to stay out. */
function engagement(units: Readonly<Record<string, readonly number[]>>, more: Partial<Engagement> = {}): Engagement {
  const entries = Object.entries(units);
  const hexes = [...new Set(Object.values(units).flat())].sort((a, b) => a - b);
  return {
    units: entries.map(([name]) => Number.parseInt(name, 10)),
    near: entries.map(([, near]) => near),
    bound: entries.map(([name]) => !name.endsWith('?')),
    hexes,
    owed: hexes.map(() => true),
    ...more,
  };
}

/** Rule, code and what it is about. */
function why(e: Engagement, d: Declared, a: Action): string {
  const phase = phaseOf(e);
  const f = frame(d);
  const refusal = phase.whyNot(S, f, phase.meant?.(S, f, a) ?? a);
  return refusal ? `${refusal.rule} ${refusal.code} ${JSON.stringify(refusal.about ?? {})}` : 'legal';
}

const put = (unit: number, hex: number): Action => ({ type: 'assign', unit, hex });
const join = (...hexes: number[]): Action => ({ type: 'merge', hexes });

describe('why a unit cannot be put to a hex', () => {
  const e = engagement({ '1': [10], '2': [10, 20], '3': [20, 30], '4?': [30] });
  const d = openDeclared(e);

  it.each<[string, Declared, Action, string]>([
    ['it can attack nobody', d, put(7, 10), '9.2 unable {"unit":7}'],
    ['no hex is named', d, { type: 'assign', unit: 2 }, '9.0 field-missing {"field":"hex"}'],
    ['the enemy there is none of its', d, put(2, 99), '9.3 barred {"hex":99}'],
    ['whoever has no choice is put there already', d, put(1, 10), '9.0 no-other-enemy {"unit":1,"hex":10}'],
    ['and that counts more than where else', d, put(1, 30), '9.0 no-other-enemy {"unit":1,"hex":10}'],
    ['but less than what is there', d, put(1, 99), '9.3 barred {"hex":99}'],
    ['it is put to another one', assign(e, d, 2, 20), put(2, 10), '9.1 already-assigned {"unit":2,"hex":20}'],
    ['it is not near', d, put(2, 30), '9.4 far {"unit":2,"hex":30}'],
    [
      'it is not near all that are joined',
      merge(e, d, 20, 30),
      put(2, 20),
      '9.0 not-beside-all {"unit":2,"hexes":[30]}',
    ],
    ['nothing', d, put(3, 30), 'legal'],
  ])('%s', (_name, before, a, expected) => {
    expect(why(e, before, a)).toBe(expected);
  });

  it('tells which hex nobody would be left for', () => {
    const two = engagement({ '1': [10], '2': [10, 20] });
    expect(why(two, openDeclared(two), put(2, 10))).toBe('9.0 needed-at {"unit":2,"hex":10,"hexes":[20]}');
  });

  it('tells that, too, where odds are too low without the unit', () => {
    const two = engagement(
      { '1': [10], '2': [10, 20], '3': [20] },
      { terms: () => ({ holds: (targets, attackers) => !targets.includes(1) || attackers.length > 1 }) },
    );
    expect(why(two, openDeclared(two), put(2, 10))).toBe('9.0 needed-at {"unit":2,"hex":10,"hexes":[20]}');
  });

  it('tells of the duty that a hex does not meet', () => {
    const mild = engagement({ '1': [10, 20], '2': [10] }, { owed: [true, false], meets: [true, false] });
    expect(why(mild, openDeclared(mild), put(1, 20))).toBe('9.0 duty-first {"unit":1,"hex":20}');
  });

  it('tells where nothing can be decided before something is taken back', () => {
    const three = engagement({ '1': [10, 20], '2': [10, 20], '3': [10] });
    const stuck = assign(three, assign(three, openDeclared(three), 1, 10), 2, 10);
    const four = engagement({ '1': [10, 20], '2': [10, 20], '3': [10], '4': [10, 30], '5': [30] });
    const also = { ...openDeclared(four), battles: [10, 10, 10, -1, 30] };
    expect(stuck.battles).toEqual([10, 10, 10]);
    expect(why(four, also, put(4, 30))).toBe('9.0 declare-stuck {}');
  });
});

describe('why battles cannot be joined', () => {
  const e = engagement({ '1': [10], '2': [10, 20], '3': [20, 30], '4': [20, 30], '5': [50] });
  const d = openDeclared(e);

  it.each<[string, Declared, Action, string]>([
    ['none is named', d, { type: 'merge' }, '9.0 field-missing {"field":"hexes"}'],
    ['one', d, join(10), '9.0 join-two {}'],
    ['three', d, join(10, 20, 30), '9.0 join-two {}'],
    ['nobody can attack one of them', d, join(10, 77), '9.5 untouched {"hex":77}'],
    ['they are one', merge(e, d, 20, 30), join(30, 20), '9.0 already-joined {"hexes":[20,30]}'],
    ['it is the same hex', d, join(20, 20), '9.0 already-joined {"hexes":[20]}'],
    ['nobody is near both', d, join(10, 50), '9.0 nobody-beside-all {"hexes":[10,50]}'],
    ['one who is there is not near both', d, join(10, 20), '9.0 not-beside-all {"unit":1,"hexes":[20]}'],
    ['nothing', d, join(20, 30), 'legal'],
    ['nothing, in any order', d, join(30, 20), 'legal'],
  ])('%s', (_name, before, a, expected) => {
    expect(why(e, before, a)).toBe(expected);
  });

  it('tells which unit would attack nobody', () => {
    const three = engagement({ '1': [10, 20], '4': [10, 20, 30] });
    const joined = merge(three, openDeclared(three), 10, 20);
    expect(why(three, joined, join(20, 30))).toBe('9.0 join-leaves-unit {"hexes":[10,20,30],"unit":1}');
  });

  it('tells which hex nobody would be left for', () => {
    const pairs = { terms: () => ({ holds: (targets: readonly number[]) => targets.length < 3 }) };
    const one = engagement({ '1': [10, 20, 30], '2?': [10], '3?': [20] }, pairs);
    expect(why(one, openDeclared(one), join(10, 20))).toBe('9.0 join-leaves-hex {"hexes":[10,20],"hex":30}');
  });

  it('tells no more than it knows where one duty less would not do', () => {
    const many = engagement({ '1': [10, 20], '2': [20, 30], '3': [10, 30], '4': [10, 20, 30] });
    const joined = merge(many, openDeclared(many), 10, 20);
    expect(why(many, joined, join(20, 30))).toBe('9.0 no-whole-left {"hexes":[10,20,30]}');
  });

  it('knows battles by any of their hexes', () => {
    const joined = merge(e, d, 20, 30);
    expect(joinMeant(joined, [30, 10])).toEqual([10, 20]);
    expect(why(e, joined, { type: 'split', hex: 30 })).toBe('legal');
    expect(why(e, joined, { type: 'split', hex: 10 })).toBe('9.0 not-joined {"hex":10}');
    expect(why(e, joined, { type: 'split', hex: 77 })).toBe('9.5 untouched {"hex":77}');
  });

  it('tells that nobody is put to hexes that need not be attacked', () => {
    const free = engagement({ '1?': [10, 20] }, { owed: [false, false] });
    expect(why(free, openDeclared(free), join(20, 10))).toBe('9.0 nobody-assigned {"hex":10}');
  });
});

describe('what else cannot be done', () => {
  const e = engagement({ '1': [10], '2': [10, 20], '3': [20, 30], '4': [30] });
  const d = openDeclared(e);

  it.each<[string, Declared, Action, string]>([
    ['to take back who is in no battle', d, { type: 'unassign', unit: 2 }, '9.0 not-assigned {"unit":2}'],
    ['who has no choice', d, { type: 'unassign', unit: 1 }, '9.0 no-other-enemy {"unit":1,"hex":10}'],
    ['who can attack nobody', d, { type: 'unassign', unit: 7 }, '9.2 unable {"unit":7}'],
    ['to take back all of nothing', d, { type: 'clear' }, '9.0 little-to-clear {}'],
    ['to begin: a unit is idle', d, { type: 'commit' }, '9.0 must-attack {"unit":2}'],
    [
      'a hex is not attacked',
      assign(e, assign(e, d, 2, 10), 3, 30),
      { type: 'commit' },
      '9.0 must-be-attacked {"hex":20}',
    ],
    [
      'to propose once all is declared',
      assign(e, assign(e, d, 2, 20), 3, 30),
      { type: 'propose' },
      '9.0 all-declared {}',
    ],
  ])('%s', (_name, before, a, expected) => {
    expect(why(e, before, a)).toBe(expected);
  });

  it('joined battles that no units could fight, by the rule of the game', () => {
    const holds = (targets: readonly number[]): boolean => targets.length < 2;
    const weak = engagement({ '1': [10, 20], '2': [10, 20] }, { terms: () => ({ holds }) });
    expect(why(weak, openDeclared(weak), join(10, 20))).toBe('9.6 weak {"hexes":[10,20]}');
  });

  it('a battle that does not hold, by the rule of the game', () => {
    const weak = engagement({ '1': [10] }, { terms: () => ({ holds: () => false }) });
    expect(why(weak, openDeclared(weak), { type: 'commit' })).toBe('9.6 weak {"hexes":[10]}');
  });
});

it('a reason is there exactly where a choice is not, and a hex that is named would really be left', () => {
  const next = random('reasons');
  let named = 0;
  for (let game = 0; game < 80; game++) {
    const e = someEngagement(next, { units: 5, hexes: 4 });
    let d = openDeclared(e);
    const phase = phaseOf(e);
    for (let step = 0; step < 6; step++) {
      const q = { s: S, f: frame(d), e };
      const types = phase.legal?.(S, q.f).map(c => JSON.stringify(c));
      expect(sorted(phase.derived(S, q.f).map(c => JSON.stringify(c)))).toEqual(sorted(types ?? []));
      expect(owedNow(RULES, q).length === 0).toBe(types?.includes('{"type":"commit"}'));
      for (const unit of e.units)
        for (const hex of e.hexes) {
          const refusal = phase.whyNot(S, q.f, put(unit, hex));
          expect(refusal === undefined, JSON.stringify(refusal)).toBe(assignHexes(e, d, unit).includes(hex));
          expect(refusal?.code).not.toBe('not-legal');
          if (refusal?.code === 'needed-at') {
            named++;
            expect(canBeLeft(e, assign(e, d, unit, hex), refusal.about?.hexes)).toBe(true);
          }
        }
      const open = e.units.filter(u => assignHexes(e, d, u).length > 0);
      const unit = open[Math.floor(next() * open.length)];
      if (unit === undefined) break;
      const hexes = assignHexes(e, d, unit);
      d = assign(e, d, unit, hexes[Math.floor(next() * hexes.length)]!);
    }
  }
  expect(named).toBeGreaterThan(20);
});

const sorted = (list: readonly string[]): string[] => [...list].sort();

/** Whether a whole keeps what is decided once a hex need not be attacked. */
function canBeLeft(e: Engagement, d: Declared, hexes: unknown): boolean {
  const [hex] = Array.isArray(hexes) ? hexes : [];
  const free = { ...e, owed: e.owed.map((owed, t) => owed && e.hexes[t] !== hex) };
  return allWholes(free).some(battles =>
    d.units.every(
      (u, i) => d.battles[i]! < 0 || battles.some(b => b.units.includes(u) && b.hexes.includes(d.battles[i]!)),
    ),
  );
}
