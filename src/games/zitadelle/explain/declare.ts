/** 7.1, 7.2 Why an assault cannot be put together like that, and why they cannot begin. */
import { type Engagement, faultsNow, isFreeUnit, isMeeting, isTied, unmetNow } from '../../../kit/declare.ts';
import { declareChoices } from '../../../kit/declareChoices.ts';
import { isPossibleNow } from '../../../kit/declareScope.ts';
import type { Action, Refusal } from '../../../kit/game.ts';
import type { Fault } from '../../../kit/grouping.ts';
import type { DeclareFrame, ResolveFrame } from '../frames.ts';
import { engagementOf } from '../phases/declare.ts';
import { BOARD, IS_ARTILLERY, IS_ENGINEER, SIDE } from '../pieces.ts';
import { frontOf } from '../rules/ground.ts';
import type { State } from '../state.ts';
import { whyNotSupport, whyNotWithdraw } from './support.ts';
import { dirTo, isOverLake, missing, whyNotUnit } from './units.ts';

export function whyNotDeclare(s: State, f: DeclareFrame, a: Action): Refusal | undefined {
  const e = engagementOf(s, f);
  switch (a.type) {
    case 'assign':
      return whyNotAssign(s, f, e, a);
    case 'merge':
      return whyNotMerge(s, f, e, a.hexes ?? []);
    case 'commit':
      return firstFault(f, e);
    case 'unassign':
      return whyNotUnassign(f, e, a.unit);
    case 'split':
      return whyNotApart(f, a.hex);
    case 'clear':
      return declareChoices(e, f).some(c => c.type === 'clear')
        ? undefined
        : { rule: '7.2.1', code: 'little-to-clear' };
    case 'propose':
      return faultsNow(e, f).length + unmetNow(e, f).length > 0 ? undefined : { rule: '7.1.2', code: 'all-declared' };
    case 'support':
      return whyNotSupport(s, f, a);
    case 'withdraw-support':
      return whyNotWithdraw(f, a.unit);
    default:
      return undefined;
  }
}

/** What is still missing, the units first. */
function firstFault(f: DeclareFrame, e: Engagement): Refusal | undefined {
  const fault = faultsNow(e, f)[0];
  if (fault) return refusalOf(f, fault);
  const unit = unmetNow(e, f)[0];
  return unit === undefined ? undefined : whyUnmet(f, unit);
}

/** 7.1.1 Those whom the unit assaults have no ZOC. */
export const whyUnmet = (f: DeclareFrame, unit: number): Refusal => ({
  rule: '7.1.1',
  code: 'zoc-first',
  about: { unit, hex: f.battles[f.units.indexOf(unit)] },
});

export function refusalOf(f: DeclareFrame, fault: Fault): Refusal {
  switch (fault.code) {
    case 'idle':
      return { rule: '7.1.1', code: 'must-assault', about: { unit: f.units[fault.attacker] } };
    case 'unattacked':
      return { rule: '7.1.2', code: 'must-be-assaulted', about: { hex: f.hexes[fault.target] } };
    case 'not-near':
      return {
        rule: '7.2.5',
        code: 'not-beside-all',
        about: { unit: f.units[fault.attacker], hexes: fault.far.map(t => f.hexes[t]!) },
      };
    case 'too-weak':
      throw new Error('7.3 knows no odds that are too low');
  }
}

function whyNotAssign(s: State, f: DeclareFrame, e: Engagement, { unit, hex }: Action): Refusal | undefined {
  const refusal = whyNotUnit(s, f.side, unit, '7.1.1') ?? whyNotAble(s, e, unit!);
  if (refusal || unit === undefined) return refusal;
  if (hex === undefined) return missing('hex', '7.1.1');
  const lead = f.battles[f.units.indexOf(unit)] ?? -1;
  if (lead >= 0) return { rule: '7.1.4', code: 'already-assigned', about: { unit, hex: lead } };
  const near = nearOf(e, unit);
  if (!near.includes(hex)) return whyNotNear(s, unit, hex);
  const far = battleAt(f, hex).filter(h => !near.includes(h));
  if (far.length > 0) return { rule: '7.2.5', code: 'not-beside-all', about: { unit, hexes: far } };
  if (!isFreeUnit(e, unit) && !isMeeting(e, hex)) return { rule: '7.1.1', code: 'zoc-first', about: { unit, hex } };
  return noWhole(f, e) ?? { rule: '7.1.2', code: 'needed-elsewhere', about: { unit, hex } };
}

const nearOf = (e: Engagement, unit: number): readonly number[] => e.near[e.units.indexOf(unit)] ?? [];

/** All hexes of the assault that a hex belongs to. */
function battleAt(f: DeclareFrame, hex: number): number[] {
  const lead = f.leads[f.hexes.indexOf(hex)];
  return f.hexes.filter((_, t) => f.leads[t] === lead);
}

/** Why a unit can assault nobody at all. */
function whyNotAble(s: State, e: Engagement, unit: number): Refusal | undefined {
  const about = { unit };
  if (IS_ARTILLERY[unit]) return { rule: '10.1.2', code: 'supports-only', about };
  if (IS_ENGINEER[unit]) return { rule: '10.2.2', code: 'supports-only', about };
  if (e.units.includes(unit)) return undefined;
  const { enemy } = frontOf(s, SIDE[unit]!);
  const hasEnemy = [0, 1, 2, 3, 4, 5].some(dir => enemy[neighbour(s, unit, dir)]);
  return { rule: hasEnemy ? '7.1.5' : '7.1.1', code: hasEnemy ? 'only-armour-beside' : 'nobody-beside', about };
}

const neighbour = (s: State, unit: number, dir: number): number => BOARD.next[s.place[unit]! * 6 + dir]!;

/** Why a hex is not among those a unit can assault. */
function whyNotNear(s: State, unit: number, hex: number): Refusal {
  const about = { unit, hex };
  if (dirTo(s.place[unit]!, hex) < 0) return { rule: '7.1.1', code: 'not-beside', about };
  if (isOverLake(s.place[unit]!, hex)) return { rule: '5.2.6', code: 'lake-between', about };
  const isEnemy = frontOf(s, SIDE[unit]!).enemy[hex] !== 0;
  return { rule: isEnemy ? '7.1.5' : '7.1.1', code: isEnemy ? 'armour-alone' : 'no-enemy-there', about };
}

function whyNotMerge(s: State, f: DeclareFrame, e: Engagement, hexes: readonly number[]): Refusal | undefined {
  if (hexes.length !== 2) return missing('hexes', '7.2.1');
  const stranger = hexes.find(h => !f.hexes.includes(h));
  if (stranger !== undefined) return whyNotIn(s, f, e, stranger);
  const [a = -1, b = -1] = hexes.map(h => f.leads[f.hexes.indexOf(h)]!);
  if (a === b) return { rule: '7.2.1', code: 'already-joined', about: { hexes } };
  const joined = f.hexes.filter((_, t) => f.leads[t] === a || f.leads[t] === b);
  const isBesideAll = (u: number): boolean => joined.every(h => nearOf(e, u).includes(h));
  if (!f.units.some(isBesideAll)) return { rule: '7.2.5', code: 'nobody-beside-all', about: { hexes: joined } };
  const astray = f.units.find((u, i) => (f.battles[i] === a || f.battles[i] === b) && !isBesideAll(u));
  if (astray !== undefined) return { rule: '7.2.5', code: 'not-beside-all', about: { unit: astray, hexes: joined } };
  const leads = [Math.min(a, b), Math.max(a, b)];
  if (hexes[0] !== leads[0] || hexes[1] !== leads[1])
    return { rule: '7.2.1', code: 'name-the-leads', about: { hexes: leads } };
  return noWhole(f, e) ?? { rule: '7.1.2', code: 'no-whole-left', about: { hexes: joined } };
}

/** Nothing more can be decided before something is taken back. */
const noWhole = (f: DeclareFrame, e: Engagement): Refusal | undefined =>
  isPossibleNow(e, f) ? undefined : { rule: '7.1.2', code: 'declare-stuck' };

/** Why a hex is not assaulted: nobody is there, or only armour, or nobody has been put to it yet. */
function whyNotIn(s: State, f: DeclareFrame, e: Engagement, hex: number): Refusal {
  if (e.hexes.includes(hex)) return { rule: '7.1.2', code: 'nobody-assigned', about: { hex } };
  const isEnemy = frontOf(s, f.side).enemy[hex] !== 0;
  return { rule: isEnemy ? '7.1.1' : '7.1.5', code: isEnemy ? 'out-of-assault' : 'empty-hex', about: { hex } };
}

function whyNotApart(f: DeclareFrame, hex: number | undefined): Refusal | undefined {
  if (hex === undefined) return missing('hex', '7.2.1');
  const lead = f.leads[f.hexes.indexOf(hex)];
  if (lead === undefined || battleAt(f, hex).length < 2) return { rule: '7.2.1', code: 'not-joined', about: { hex } };
  return lead === hex ? undefined : { rule: '7.2.1', code: 'name-the-lead', about: { hex: lead } };
}

function whyNotUnassign(f: DeclareFrame, e: Engagement, unit: number | undefined): Refusal | undefined {
  if (unit === undefined) return missing('unit', '7.1.1');
  const lead = f.battles[f.units.indexOf(unit)] ?? -1;
  if (lead < 0) return { rule: '7.1.1', code: 'not-assigned', about: { unit } };
  return isTied(e, unit) ? { rule: '7.1.1', code: 'no-other-enemy', about: { unit, hex: lead } } : undefined;
}

/** 7.1.6 */
export function whyNotFight(_s: State, f: ResolveFrame, { type, hex }: Action): Refusal | undefined {
  if (type !== 'fight') return undefined;
  if (hex === undefined) return missing('hex', '7.1.6');
  const lead = f.battles.find(b => b.hexes.includes(hex))?.hexes[0];
  if (lead === undefined) return { rule: '7.1.4', code: 'no-assault-there', about: { hex } };
  return lead === hex ? undefined : { rule: '7.1.6', code: 'name-the-lead', about: { hex: lead } };
}
