/**
 * What a declaration offers, tells and refuses while somebody puts it together at random, and how many looks (calls of
 * `holds`) that takes: counted as perft counts positions. Who offers or explains something else, or finds a shorter way,
 * writes the counts down.
 */
import { expect, it } from 'vitest';
import { type Declared, type Engagement, openDeclared } from './declare.ts';
import { declarePhase } from './declarePhase.ts';
import { type Size, someEngagement } from './declareSamples.ts';
import { isPossibleNow } from './declareScope.ts';
import { random } from './dice.ts';
import type { Io } from './flow.ts';
import type { Action, BaseState, Frame, GameEvent } from './game.ts';
import { BUDGET } from './groupingBudget.ts';
import { solve } from './groupingSolve.ts';
import { itemAt } from './list.ts';
import { bar } from './why.ts';
import { type Counts, count, countsIn } from './workSamples.ts';

type F = Frame & Declared;
const S: BaseState = { turn: 1, flow: [] };

/** Attackers of strength 1 to 4 against hexes of strength 1 to 5, at odds of 1:1 or better. */
function withOdds(e: Engagement, next: () => number, looked: () => void): Engagement {
  const attack = new Map(e.units.map(u => [u, 1 + Math.floor(next() * 4)]));
  const defence = new Map(e.hexes.map(h => [h, 1 + Math.floor(next() * 5)]));
  const sum = (of: ReadonlyMap<number, number>, list: readonly number[]): number =>
    list.reduce((n, one) => n + (of.get(one) ?? 0), 0);
  return {
    ...e,
    terms: (hexes, units) => ({
      kinds: units.map(u => attack.get(u) ?? 0),
      holds(targets, attackers) {
        looked();
        const at = targets.map(t => itemAt(hexes, t));
        return (
          2 *
            sum(
              attack,
              attackers.map(a => itemAt(units, a)),
            ) >=
          sum(defence, at)
        );
      },
    }),
  };
}

interface Sample extends Size {
  readonly games: number;
  readonly steps: number;
  readonly list?: number;
}

/** Several games in which somebody has to attack and can. */
function played(seed: string, sample: Sample): Counts {
  const counts: Counts = {};
  for (let n = 0; n < sample.games; n++) play(random(`${seed} ${n}`), sample, counts);
  return counts;
}

function play(next: () => number, { steps, list, ...size }: Sample, counts: Counts): void {
  const add = (name: string): void => count(counts, name);
  const plain = withOdds(someEngagement(next, size), next, () => add('looks'));
  const e = list === undefined ? plain : { ...plain, budget: { ...BUDGET, list } };
  if (!isPossibleNow(e, openDeclared(e))) return;
  const phase = declarePhase<BaseState, F>({
    rule: '9',
    actsBy: '9',
    unable: () => undefined,
    far: () => bar('9', 'far', 'unit', 'hex'),
    untouched: (_q, hex) => ({ rule: '9', code: 'untouched', about: { hex } }),
    weak: (_q, { hexes }) => ({ rule: '9', code: 'weak', about: { hexes } }),
    role: () => 'attacker',
    engagement: () => e,
    propose: (_s, _f, problem, partial) => solve(problem, partial),
    commit: () => add('committed'),
    changed: () => add('changed'),
  });
  const io = { emit: (event: GameEvent) => add(`told ${event.type}`) } as unknown as Io;
  const f: F = { phase: 'declare', ...openDeclared(e) };
  for (let i = 0; i < steps; i++) {
    const choices = phase.legal?.(S, f) ?? [];
    for (const { type } of choices) add(type);
    const actions = choices.flatMap((c): Action[] => (c.open ? (phase.complete?.(S, f, c) ?? []) : [c]));
    for (const a of asked(e)) add(phase.whyNot(S, f, phase.meant?.(S, f, a) ?? a)?.code ?? 'legal');
    const rarely = actions.filter(a => !['clear', 'propose', 'unassign', 'split'].includes(a.type) || next() < 0.2);
    const action = rarely[Math.floor(next() * rarely.length)];
    if (action) phase.on?.[action.type]?.(S, f, action, io);
  }
}

/** Every unit put to every hex and taken back, every two hexes joined, every hex taken apart. */
const asked = (e: Engagement): Action[] => [
  ...e.units.flatMap(unit => [{ type: 'unassign', unit }, ...e.hexes.map(hex => ({ type: 'assign', unit, hex }))]),
  ...e.hexes.flatMap(hex => [
    { type: 'split', hex },
    ...e.hexes.filter(other => other > hex).map(other => ({ type: 'merge', hexes: [hex, other] })),
  ]),
  ...['commit', 'propose', 'clear'].map(type => ({ type })),
];

it.each<[string, Sample, string]>([
  [
    'few',
    { units: 5, hexes: 4, games: 16, steps: 30 },
    `
    all-declared 259, already-assigned 3207, already-joined 120, assign 455, changed 248, clear 285, commit 259,
    committed 112, duty-first 97, far 1104, join-leaves-unit 22, legal 2562, little-to-clear 75, looks 7718,
    merge 103, must-attack 89, must-be-attacked 10, needed-at 27, needed-elsewhere 16, no-other-enemy 1684,
    no-whole-left 2, nobody-assigned 91, nobody-beside-all 692, not-assigned 548, not-beside-all 857, not-joined
    1080, propose 101, split 120, told assign 143, told clear 15, told merge 20, told propose 7, told split 11,
    told unassign 55, unassign 862, weak 58`,
  ],
  [
    'many',
    { units: 14, hexes: 8, games: 6, steps: 25 },
    `
    all-declared 36, already-assigned 6659, already-joined 88, assign 827, changed 143, clear 134, commit 36,
    committed 7, duty-first 1, far 5488, legal 2763, little-to-clear 16, looks 18154, merge 154, must-attack
    107, must-be-attacked 4, needed-at 126, needed-elsewhere 29, no-other-enemy 3057, no-whole-left 6,
    nobody-assigned 110, nobody-beside-all 2782, not-assigned 899, not-beside-all 984, not-joined 999, propose
    114, split 88, told assign 98, told clear 2, told merge 11, told propose 2, told split 5, told unassign 28,
    unassign 851, weak 46`,
  ],
  [
    'hasty ones',
    { units: 12, hexes: 7, games: 6, steps: 25, list: 300 },
    `
    all-declared 53, already-assigned 4325, already-joined 72, assign 483, changed 111, clear 103, commit 53,
    committed 10, declare-stuck 132, duty-first 48, far 2902, legal 2011, little-to-clear 22, looks 4566, merge
    130, must-attack 67, needed-elsewhere 31, no-other-enemy 2060, no-whole-left 6, nobody-assigned 86,
    nobody-beside-all 1491, not-assigned 595, not-beside-all 749, not-joined 706, propose 72, split 72, told
    assign 68, told clear 6, told merge 8, told propose 7, told split 4, told unassign 20, unassign 630, weak 44`,
  ],
])('%s are put together as ever', (name, sample, expected) => {
  expect(played(name, sample)).toEqual(countsIn(expected));
});
