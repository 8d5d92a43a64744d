/**
 * 9.2 The attacker groups: units are put to battles, hexes are joined into one battle, until every unit attacks and every
 * enemy is attacked at 1:6 or better. Only what leaves a legal whole is offered, so nobody can get stuck.
 */
import { type Io, type Phase, pop, push } from '../../../kit/flow.ts';
import type { Action, Choice } from '../../../kit/game.ts';
import { battlesOf, faults, type Grouping, type Problem } from '../../../kit/grouping.ts';
import { mergesOf, optionsOf } from '../../../kit/groupingSolve.ts';
import type { Battle, DeclareFrame, ResolveFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { type Duty, problemOf } from '../rules/duty.ts';
import { proposal } from '../rules/propose.ts';
import type { State } from '../state.ts';

/** Units with one enemy beside them have no choice and are put to him at once. */
export function declareFrame(s: State, side: number, impulse: number, duty: Duty): DeclareFrame {
  const { near } = problemOf(s, side, impulse, duty);
  const battles = near.map(list => (list.length === 1 ? duty.hexes[list[0]!]! : -1));
  return { phase: 'declare', side, impulse, ...duty, leads: duty.hexes, battles };
}

export const problemNow = (s: State, f: DeclareFrame): Problem => problemOf(s, f.side, f.impulse, f);

/** The frame's lists, which name hexes, by number of target. */
export function groupingNow({ hexes, leads, battles }: DeclareFrame): Grouping {
  const targetOf = new Map(hexes.map((h, t) => [h, t]));
  return { lead: leads.map(h => targetOf.get(h)!), battle: battles.map(h => targetOf.get(h) ?? -1) };
}

export const isBound = (s: State, f: DeclareFrame, i: number): boolean => problemNow(s, f).near[i]!.length === 1;

export const declare: Phase<State, DeclareFrame> = {
  rule: '9.2',
  actor: (_s, f) => roleOf(f.side),
  legal(s, f) {
    const problem = problemNow(s, f);
    const grouping = groupingNow(f);
    const isWhole = faults(problem, grouping).length === 0;
    const choices: Choice[] = [];
    for (const [i, unit] of f.units.entries())
      if (f.battles[i]! < 0) choices.push({ type: 'assign', unit, open: 'hex' });
    for (const [a, b] of mergesOf(problem, grouping))
      choices.push({ type: 'merge', hexes: [f.hexes[a]!, f.hexes[b]!] });
    choices.push(isWhole ? { type: 'commit' } : { type: 'propose' });
    return [...choices, ...revisions(s, f)];
  },
  complete(s, f, choice) {
    const unit = choice.unit!;
    return assignHexes(s, f, unit).map(hex => ({ type: 'assign', unit, hex }));
  },
  on: {
    assign(_d, f, a, io) {
      const lead = f.leads[f.hexes.indexOf(a.hex!)]!;
      f.battles = f.battles.with(f.units.indexOf(a.unit!), lead);
      io.emit({ type: 'assign', rule: '9.2.2', role: roleOf(f.side), unit: a.unit!, hex: lead });
    },
    merge(_d, f, a, io) {
      const [low, high] = a.hexes!;
      const joined = (h: number): number => (h === high ? low! : h);
      f.leads = f.leads.map(joined);
      f.battles = f.battles.map(joined);
      io.emit({
        type: 'merge',
        rule: '9.2.2',
        role: roleOf(f.side),
        hexes: f.hexes.filter((_, t) => f.leads[t] === low),
      });
    },
    propose,
    unassign(_d, f, a, io) {
      f.battles = f.battles.with(f.units.indexOf(a.unit!), -1);
      io.emit({ type: 'unassign', rule: '9.2.2', role: roleOf(f.side), unit: a.unit! });
    },
    split(d, f, a, io) {
      io.emit({
        type: 'split',
        rule: '9.2.2',
        role: roleOf(f.side),
        hexes: f.hexes.filter((_, t) => f.leads[t] === a.hex),
      });
      release(d, f, lead => lead === a.hex);
    },
    clear(d, f, _a, io) {
      io.emit({ type: 'clear', rule: '9.2.2', role: roleOf(f.side) });
      release(d, f, () => true);
    },
    commit,
  },
  // The dice follow, so the player says so even where nothing is left to choose.
  waits: () => true,
};

/** The hexes of every battle a unit can be put to. */
export function assignHexes(s: State, f: DeclareFrame, unit: number): number[] {
  const leads = optionsOf(problemNow(s, f), groupingNow(f), f.units.indexOf(unit)).map(t => f.hexes[t]!);
  return f.hexes.filter((_, t) => leads.includes(f.leads[t]!));
}

function revisions(s: State, f: DeclareFrame): Choice[] {
  const choices: Choice[] = [];
  for (const [i, unit] of f.units.entries())
    if (f.battles[i]! >= 0 && !isBound(s, f, i)) choices.push({ type: 'unassign', unit, revises: true });
  const joined = new Set(f.leads.filter((lead, t) => lead !== f.hexes[t]));
  for (const hex of joined) choices.push({ type: 'split', hex, revises: true });
  if (choices.length > 1) choices.push({ type: 'clear', revises: true });
  return choices;
}

/** Takes battles apart; their units are free again, but for those who have no choice. */
function release(d: State, f: DeclareFrame, isMeant: (lead: number) => boolean): void {
  const { near } = problemNow(d, f);
  f.battles = f.battles.map((lead, i) => {
    if (lead < 0 || !isMeant(lead)) return lead;
    return near[i]!.length === 1 ? f.hexes[near[i]![0]!]! : -1;
  });
  f.leads = f.leads.map((lead, t) => (isMeant(lead) ? f.hexes[t]! : lead));
}

/** Fills in what is open, as well as can be found. */
function propose(d: State, f: DeclareFrame, _a: Action, io: Io): void {
  const found = proposal(d, f, problemNow(d, f), groupingNow(f));
  if (!found) throw new Error('no legal grouping is left');
  f.leads = found.lead.map(t => f.hexes[t]!);
  f.battles = found.battle.map(t => f.hexes[found.lead[t]!]!);
  io.emit({ type: 'propose', rule: '9.2.2', role: roleOf(f.side), battles: battlesNow(f).map(b => ({ ...b })) });
}

function commit(d: State, f: DeclareFrame, _a: Action, io: Io): void {
  const battles = battlesNow(f);
  pop(d);
  io.emit({ type: 'commit', rule: '9.1.2', role: roleOf(f.side), battles: battles.map(b => ({ ...b })) });
  const frame: ResolveFrame = { phase: 'resolve', side: f.side, impulse: f.impulse, battles };
  push(d, frame);
}

/** The battles as they stand, by lead. */
export const battlesNow = (f: DeclareFrame): Battle[] =>
  battlesOf(groupingNow(f)).map(({ targets, attackers }) => ({
    hexes: targets.map(t => f.hexes[t]!),
    units: attackers.map(a => f.units[a]!),
  }));
