/** 9.2 Why a grouping is not possible. */
import { battlesNow, faultsNow, isTied } from '../../../kit/declare.ts';
import { isPossibleNow } from '../../../kit/declareScope.ts';
import type { Action, Refusal } from '../../../kit/game.ts';
import type { Fault } from '../../../kit/grouping.ts';
import type { DeclareFrame } from '../frames.ts';
import { engagementNow } from '../phases/declare.ts';
import { enemiesBeside, enemyHexes } from '../rules/duty.ts';
import { clashOf, oddsOf } from '../rules/odds.ts';
import type { State } from '../state.ts';

const missing = (rule: string, field: string): Refusal => ({ rule, code: 'field-missing', about: { field } });

export function whyNotDeclare(s: State, f: DeclareFrame, a: Action): Refusal | undefined {
  switch (a.type) {
    case 'assign':
      return whyNotAssign(s, f, a);
    case 'merge':
      return whyNotMerge(s, f, a.hexes ?? []);
    case 'commit':
      return firstFault(s, f);
    case 'unassign':
      return whyNotUnassign(s, f, a.unit);
    case 'split':
      return { rule: '9.2.2', code: 'not-joined', about: { hex: a.hex } };
    case 'propose':
      return { rule: '9.2.2', code: 'all-declared' };
    default:
      return undefined;
  }
}

/** 9.2.2 What is still missing, the units first. */
function firstFault(s: State, f: DeclareFrame): Refusal | undefined {
  const fault = faultsNow(engagementNow(s, f), f)[0];
  return fault && refusalOf(s, f, fault);
}

export function refusalOf(s: State, f: DeclareFrame, fault: Fault): Refusal {
  switch (fault.code) {
    case 'idle':
      return { rule: '9.2.2', code: 'must-attack', about: { unit: f.units[fault.attacker] } };
    case 'unattacked':
      return { rule: '9.2.2', code: 'must-be-attacked', about: { hex: f.hexes[fault.target] } };
    case 'not-near':
      return {
        rule: '9.2.2',
        code: 'not-beside-all',
        about: { unit: f.units[fault.attacker], hexes: hexesOf(f, fault.far) },
      };
    case 'too-weak':
      return tooWeak(s, f, f.hexes[fault.target]!);
  }
}

const hexesOf = (f: DeclareFrame, targets: readonly number[]): number[] => targets.map(t => f.hexes[t]!);

/** 9.5 The battle of a hex as it stands is below 1:6. */
function tooWeak(s: State, f: DeclareFrame, hex: number): Refusal {
  const battle = battlesNow(f).find(b => b.hexes.includes(hex))!;
  const { ratio, shift } = oddsOf(s, clashOf(s, f.side, f.impulse, battle));
  return { rule: '9.5', code: 'below-lowest-odds', about: { hex, ratio, shift } };
}

function whyNotAssign(s: State, f: DeclareFrame, { unit, hex }: Action): Refusal | undefined {
  if (unit === undefined) return missing('9.2.2', 'unit');
  const i = f.units.indexOf(unit);
  if (i < 0) return { rule: '9.1.1', code: 'does-not-attack', about: { unit } };
  if (hex === undefined) return missing('9.2.2', 'hex');
  if (!f.hexes.includes(hex)) return { rule: '9.1.1', code: 'not-attacked', about: { hex } };
  if (f.battles[i]! >= 0) return { rule: '9.4', code: 'already-assigned', about: { unit, hex: f.battles[i] } };
  const near = enemiesBeside(s.place[unit]!, enemyHexes(s, f.side));
  if (!near.includes(hex)) return { rule: '9.2.2', code: 'not-beside', about: { unit, hex } };
  const lead = f.leads[f.hexes.indexOf(hex)];
  const far = f.hexes.filter((h, t) => f.leads[t] === lead && !near.includes(h));
  if (far.length > 0) return { rule: '9.2.2', code: 'not-beside-all', about: { unit, hexes: far } };
  return noWhole(s, f) ?? { rule: '9.2.2', code: 'needed-elsewhere', about: { unit, hex } };
}

function whyNotMerge(s: State, f: DeclareFrame, hexes: readonly number[]): Refusal | undefined {
  if (hexes.length !== 2) return missing('9.2.2', 'hexes');
  const stranger = hexes.find(h => !f.hexes.includes(h));
  if (stranger !== undefined) return { rule: '9.1.1', code: 'not-attacked', about: { hex: stranger } };
  const [a, b] = hexes.map(h => f.leads[f.hexes.indexOf(h)]!);
  if (a === b) return { rule: '9.2.2', code: 'already-joined', about: { hexes } };
  const joined = f.hexes.filter((_, t) => f.leads[t] === a || f.leads[t] === b);
  const enemy = enemyHexes(s, f.side);
  const isBesideAll = (u: number): boolean => joined.every(h => enemiesBeside(s.place[u]!, enemy).includes(h));
  if (!f.units.some(isBesideAll)) return { rule: '9.2.2', code: 'nobody-beside-all', about: { hexes: joined } };
  const astray = f.units.find((u, i) => (f.battles[i] === a || f.battles[i] === b) && !isBesideAll(u));
  if (astray !== undefined) return { rule: '9.2.2', code: 'not-beside-all', about: { unit: astray, hexes: joined } };
  const low = Math.min(a!, b!);
  if (hexes[0] !== low) return { rule: '9.2.2', code: 'name-the-leads', about: { hexes: [low, Math.max(a!, b!)] } };
  return noWhole(s, f) ?? { rule: '9.2.2', code: 'no-whole-left', about: { hexes: joined } };
}

/** Nothing more can be decided before something is taken back. */
const noWhole = (s: State, f: DeclareFrame): Refusal | undefined =>
  isPossibleNow(engagementNow(s, f), f) ? undefined : { rule: '9.2.2', code: 'declare-stuck' };

function whyNotUnassign(s: State, f: DeclareFrame, unit: number | undefined): Refusal | undefined {
  if (unit === undefined) return missing('9.2.2', 'unit');
  const i = f.units.indexOf(unit);
  if (i < 0) return { rule: '9.1.1', code: 'does-not-attack', about: { unit } };
  if (f.battles[i]! < 0) return { rule: '9.2.2', code: 'not-assigned', about: { unit } };
  return isTied(engagementNow(s, f), unit)
    ? { rule: '9.2.2', code: 'no-other-enemy', about: { unit, hex: f.battles[i] } }
    : undefined;
}
