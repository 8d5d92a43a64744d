/** 9.2-9.12 Why a grouping, a loss, a retreat or a remnant is not possible. */

import { hexDistance } from '../../../kit/board.ts';
import { battlesNow, faultsNow, isTied } from '../../../kit/declare.ts';
import { isPossibleNow } from '../../../kit/declareScope.ts';
import type { Action, Refusal } from '../../../kit/game.ts';
import type { Fault } from '../../../kit/grouping.ts';
import { isWay } from '../../../kit/way.ts';
import type { DeclareFrame, LossFrame, RemnantFrame, ResolveFrame, RetreatFrame, SurrenderFrame } from '../frames.ts';
import { engagementNow } from '../phases/declare.ts';
import { BOARD, SIDE } from '../pieces.ts';
import { enemiesBeside, enemyHexes } from '../rules/duty.ts';
import { type Ground, groundOf, hasRoom } from '../rules/ground.ts';
import { clashOf, oddsOf } from '../rules/odds.ts';
import { ralliesOf } from '../rules/remnants.ts';
import { isHeldByWoods, retreatWays } from '../rules/retreat.ts';
import { isOnMap, type State } from '../state.ts';

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

export const whyNotSurrender = (_s: State, _f: SurrenderFrame, a: Action): Refusal | undefined =>
  a.type === 'surrender' ? { rule: '9.5', code: 'others-must-go', about: { unit: a.unit } } : undefined;

export function whyNotFight(_s: State, f: ResolveFrame, a: Action): Refusal | undefined {
  if (a.type !== 'fight') return undefined;
  if (a.hex === undefined) return missing('9.1.2', 'hex');
  const lead = f.battles.find(b => b.hexes.includes(a.hex!))?.hexes[0];
  return lead === undefined
    ? { rule: '9.4', code: 'no-battle-there', about: { hex: a.hex } }
    : { rule: '9.1.2', code: 'name-the-lead', about: { hex: lead } };
}

export const whyNotLose = (_s: State, f: LossFrame, a: Action): Refusal | undefined =>
  a.type === 'lose' ? { rule: '9.6.2', code: 'not-in-battle', about: { unit: a.unit, units: f.units } } : undefined;

export function whyNotRetreat(s: State, f: RetreatFrame, { type, unit, hex, hexes }: Action): Refusal | undefined {
  if (type !== 'retreat') return undefined;
  if (unit === undefined) return missing('9.7.1', 'unit');
  if (!f.units.includes(unit)) {
    const isWooded = isOnMap(s, unit) && isHeldByWoods(s, unit);
    return {
      rule: isWooded ? '9.8.4' : '9.7.1',
      code: isWooded ? 'held-by-woods' : 'does-not-retreat',
      about: { unit },
    };
  }
  if (hex === undefined) return missing('9.7.1', 'hex');
  const about = { unit, hex };
  const distance = hexDistance(BOARD, s.place[unit]!, hex);
  if (distance === 0 || distance > 2) return { rule: '9.6.2', code: 'one-or-two-hexes', about };
  const g = groundOf(s, SIDE[unit]!);
  if (g.enemy[hex]) return { rule: '9.7.2', code: 'enemy-there', about };
  if (g.ezoc[hex]) return { rule: '9.7.2', code: 'retreat-into-zoc', about };
  if (!hasRoom(g, unit, hex)) return { rule: '9.7.4', code: 'no-room', about };
  const isOpen = retreatWays(s, f.units).some(way => way.unit === unit && way.hexes.includes(hex));
  if (isOpen && hexes) return whyNotBackBy(g, about, hexes);
  return { rule: '9.7.1', code: 'no-way-back', about };
}

/** 9.6.2, 9.7.2 Why a unit is not led to the place by these hexes. */
function whyNotBackBy(
  g: Ground,
  about: { readonly unit: number; readonly hex: number },
  hexes: readonly number[],
): Refusal {
  if (!isWay(BOARD, hexes, about.hex)) return { rule: '9.7.1', code: 'no-way', about };
  if (hexes.length > 2) return { rule: '9.6.2', code: 'one-or-two-hexes', about };
  const [hex] = hexes;
  if (g.enemy[hex!]) return { rule: '9.7.2', code: 'enemy-there', about: { ...about, hex } };
  if (g.ezoc[hex!]) return { rule: '9.7.2', code: 'retreat-into-zoc', about: { ...about, hex } };
  return { rule: '9.7.2', code: 'no-way', about };
}

export function whyNotRemnant(s: State, f: RemnantFrame, { type, unit, hex }: Action): Refusal | undefined {
  if (type !== 'remnant') return undefined;
  if (unit === undefined) return missing('9.12.1', 'unit');
  const rally = ralliesOf(s, f.fallen).find(x => x.unit === unit);
  if (!rally) return { rule: '9.12.1', code: 'not-its-remnant', about: { unit } };
  return hex === undefined
    ? missing('9.12.1', 'hex')
    : { rule: '9.12.1', code: 'two-hexes-back', about: { unit, hex } };
}
