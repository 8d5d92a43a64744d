/**
 * Why combat cannot be declared in some way (declare.ts), and what is still owed. The reasons are common to all games
 * with obligatory combat; the section of each, and what prevents a unit from attacking a hex, come from the game.
 */
import {
  battleFor,
  battlesNow,
  type Declared,
  type DeclaredBattle,
  type Engagement,
  faultsNow,
  isFreeUnit,
  isMeeting,
  isTied,
  leadMeant,
  nearOf,
  unmetNow,
} from './declare.ts';
import { idledByJoin, unattackedBy, unattackedByJoin } from './declareBlame.ts';
import { joinedLeads, movableUnits } from './declareChoices.ts';
import { isPossibleNow } from './declareScope.ts';
import type { Action, Refusal } from './game.ts';
import type { Fault } from './grouping.ts';
import type { Why } from './why.ts';

/** Refusal codes of the kit, with the fields each is about. */
export const DECLARE_CODES = [
  'must-attack', // unit
  'must-be-attacked', // hex
  'duty-first', // unit, hex: it must attack, and no unit in the hex obliges it
  'not-beside-all', // unit, hexes that it is not next to
  'already-assigned', // unit, hex
  'no-other-enemy', // unit, hex: assigned by the engine, as it has no choice
  'needed-elsewhere', // unit, hex
  'needed-at', // unit, hex, hexes: the one that would not be attacked
  'declare-stuck',
  'join-two',
  'already-joined', // hexes
  'nobody-assigned', // hex
  'nobody-beside-all', // hexes
  'no-whole-left', // hexes
  'join-leaves-hex', // hexes, hex that would not be attacked
  'join-leaves-unit', // hexes, unit that would attack nobody
  'not-assigned', // unit
  'not-joined', // hex
  'little-to-clear',
  'all-declared',
] as const;
export type DeclareCode = (typeof DECLARE_CODES)[number];

/** A declaration and its engagement. */
export interface Declaring {
  readonly e: Engagement;
  readonly f: Declared;
}

export interface DeclareRules<Q extends Declaring> {
  /** The section of the actions, and of reasons that have another one. */
  readonly actsBy: string;
  readonly sections?: Readonly<Partial<Record<DeclareCode, string>>>;
  /** Why a unit that is not in the engagement cannot attack. */
  unable(q: Q, unit: number): Why;
  /** Why a unit cannot attack the enemy in an adjacent hex, whatever is declared. */
  barred?(q: Q, unit: number, hex: number): Why;
  /** Why a unit cannot attack a hex, if it is not `barred`. */
  far(q: Q, unit: number, hex: number): Why;
  /** Why no unit can attack a hex that is not in the engagement. */
  untouched(q: Q, hex: number): Why;
  /** What is wrong with a battle that is not allowed; for games with lowest odds. */
  weak?(q: Q, battle: DeclaredBattle): Refusal;
}

type About = NonNullable<Refusal['about']>;

const say = <Q extends Declaring>(rules: DeclareRules<Q>, code: DeclareCode, about?: About): Refusal => ({
  rule: rules.sections?.[code] ?? rules.actsBy,
  code,
  ...(about && { about }),
});

const leadOf = ({ hexes, leads }: Declared, hex: number): number | undefined => leads[hexes.indexOf(hex)];
const hexesWith = ({ hexes, leads }: Declared, lead: number): number[] => hexes.filter((_, t) => leads[t] === lead);

/** What is still owed or wrong, units first; empty exactly when battles may begin. */
export const owedNow = <Q extends Declaring>(rules: DeclareRules<Q>, q: Q): Refusal[] => [
  ...faultsNow(q.e, q.f).map(fault => whyFault(rules, q, fault)),
  ...unmetNow(q.e, q.f).map(unit => whyUnmet(rules, q, unit)),
];

export function whyFault<Q extends Declaring>(rules: DeclareRules<Q>, q: Q, fault: Fault): Refusal {
  const { f } = q;
  switch (fault.code) {
    case 'idle':
      return say(rules, 'must-attack', { unit: f.units[fault.attacker] });
    case 'unattacked':
      return say(rules, 'must-be-attacked', { hex: f.hexes[fault.target] });
    case 'not-near':
      return say(rules, 'not-beside-all', {
        unit: f.units[fault.attacker],
        hexes: fault.far.flatMap(t => f.hexes[t] ?? []),
      });
    case 'too-weak':
      return whyWeak(rules, q, fault.target);
  }
}

function whyWeak<Q extends Declaring>(rules: DeclareRules<Q>, q: Q, target: number): Refusal {
  const battle = battlesNow(q.f).find(({ hexes }) => hexes[0] === q.f.hexes[target]);
  if (!battle || !rules.weak) throw new Error('no lowest odds are known');
  return rules.weak(q, battle);
}

/** The unit must attack and is in a battle that does not fulfil its duty. */
export const whyUnmet = <Q extends Declaring>(rules: DeclareRules<Q>, { f }: Q, unit: number): Refusal =>
  say(rules, 'duty-first', { unit, hex: battleFor(f, unit) });

export const whyNotPropose = <Q extends Declaring>(rules: DeclareRules<Q>, q: Q): Why =>
  owedNow(rules, q).length > 0 ? undefined : say(rules, 'all-declared');

export const whyNotAttack = <Q extends Declaring>(rules: DeclareRules<Q>, q: Q, unit: number): Why =>
  q.e.units.includes(unit) ? undefined : rules.unable(q, unit);

/** Asked about a hex that the unit cannot be assigned to (`assignHexes`). */
export function whyNotAssign<Q extends Declaring>(rules: DeclareRules<Q>, q: Q, unit: number, hex: number): Why {
  const { e, f } = q;
  const near = nearOf(e, unit);
  const lead = battleFor(f, unit);
  const isNear = near.includes(hex);
  const barred = isNear ? undefined : rules.barred?.(q, unit, hex);
  if (barred) return barred;
  const isMild = isNear && !isFreeUnit(e, unit) && !isMeeting(e, hex) && leadMeant(f, hex) !== lead;
  // A unit assigned by the engine gets the reason for that, not `already-assigned`.
  if (lead >= 0 && isTied(e, unit))
    return isMild ? say(rules, 'duty-first', { unit, hex }) : say(rules, 'no-other-enemy', { unit, hex: lead });
  if (lead >= 0) return say(rules, 'already-assigned', { unit, hex: lead });
  if (!isNear) return rules.far(q, unit, hex);
  const far = hexesWith(f, leadMeant(f, hex)).filter(h => !near.includes(h));
  if (far.length > 0) return say(rules, 'not-beside-all', { unit, hexes: far });
  if (isMild) return say(rules, 'duty-first', { unit, hex });
  return whyStuck(rules, q) ?? whyNeeded(rules, q, unit, hex);
}

/** Nothing more can be decided until something is taken back. */
const whyStuck = <Q extends Declaring>(rules: DeclareRules<Q>, { e, f }: Q): Why =>
  isPossibleNow(e, f) ? undefined : say(rules, 'declare-stuck');

function whyNeeded<Q extends Declaring>(rules: DeclareRules<Q>, { e, f }: Q, unit: number, hex: number): Refusal {
  const left = unattackedBy(e, f, unit, hex);
  return left === undefined
    ? say(rules, 'needed-elsewhere', { unit, hex })
    : say(rules, 'needed-at', { unit, hex, hexes: [left] });
}

/** Asked about hexes, as `joinMeant` spells them, that are no pair of `mergesNow`. */
export function whyNotJoin<Q extends Declaring>(rules: DeclareRules<Q>, q: Q, hexes: readonly number[]): Why {
  const { e, f } = q;
  const [a, b] = hexes;
  if (a === undefined || b === undefined || hexes.length > 2) return say(rules, 'join-two');
  const stranger = hexes.find(h => !e.hexes.includes(h));
  if (stranger !== undefined) return rules.untouched(q, stranger);
  const [low, high] = [leadOf(f, a), leadOf(f, b)];
  if (a === b || (low !== undefined && low === high)) return say(rules, 'already-joined', { hexes: jointOf(f, hexes) });
  if (low === undefined && high === undefined) return say(rules, 'nobody-assigned', { hex: a });
  return whyNotJoint(rules, q, jointOf(f, hexes), [low ?? a, high ?? b]);
}

/** All hexes of the battles, each of which is named by one of them. */
const jointOf = (f: Declared, hexes: readonly number[]): number[] => {
  const all = hexes.flatMap(hex => {
    const lead = leadOf(f, hex);
    return lead === undefined ? [hex] : hexesWith(f, lead);
  });
  return [...new Set(all)].sort((x, y) => x - y);
};

function whyNotJoint<Q extends Declaring>(
  rules: DeclareRules<Q>,
  q: Q,
  hexes: readonly number[],
  leads: readonly [number, number],
): Why {
  const { e, f } = q;
  const units = e.units.filter(u => isNearEach(e, u, hexes));
  if (units.length === 0) return say(rules, 'nobody-beside-all', { hexes });
  const astray = f.units.find((u, i) => leads.includes(f.battles[i] ?? -1) && !isNearEach(e, u, hexes));
  if (astray !== undefined) {
    const far = hexes.filter(h => !nearOf(e, astray).includes(h));
    return say(rules, 'not-beside-all', { unit: astray, hexes: far });
  }
  if (rules.weak && !isHolding(e, { hexes, units })) return rules.weak(q, { hexes, units });
  const stuck = whyStuck(rules, q);
  if (stuck) return stuck;
  const idle = idledByJoin(e, f, hexes, leads);
  if (idle !== undefined) return say(rules, 'join-leaves-unit', { hexes, unit: idle });
  const left = unattackedByJoin(e, f, hexes, leads);
  return left === undefined
    ? say(rules, 'no-whole-left', { hexes })
    : say(rules, 'join-leaves-hex', { hexes, hex: left });
}

/** Whether a battle is allowed by itself, regardless of the others. */
function isHolding(e: Engagement, { hexes, units }: DeclaredBattle): boolean {
  const terms = e.terms?.(e.hexes, e.units);
  const [targets, attackers] = [hexes.map(h => e.hexes.indexOf(h)), units.map(u => e.units.indexOf(u))];
  return terms?.holds(targets, attackers) ?? true;
}

const isNearEach = (e: Engagement, unit: number, hexes: readonly number[]): boolean =>
  hexes.every(h => nearOf(e, unit).includes(h));

/** Two battles as the list names them, by any of their hexes in any order. */
export function joinMeant(f: Declared, hexes: readonly number[]): readonly number[] {
  if (hexes.length !== 2) return hexes;
  const leads = hexes.map(hex => leadMeant(f, hex));
  return leads[0] === leads[1] ? hexes : leads.sort((a, b) => a - b);
}

/** An action about a declared battle, rewritten to name it by its first hex. */
export function battleMeant(battles: readonly DeclaredBattle[], a: Action): Action {
  const { hex = -1 } = a;
  const lead = battles.find(({ hexes }) => hexes.includes(hex))?.hexes[0];
  return lead === undefined ? a : { ...a, hex: lead };
}

export function whyNotTakeBack<Q extends Declaring>(rules: DeclareRules<Q>, q: Q, unit: number): Why {
  const { e, f } = q;
  const lead = battleFor(f, unit);
  if (lead < 0) return whyNotAttack(rules, q, unit) ?? say(rules, 'not-assigned', { unit });
  return isTied(e, unit) ? say(rules, 'no-other-enemy', { unit, hex: lead }) : undefined;
}

/** Asked about a hex, as `leadMeant` spells it, that names no battle of several hexes. */
export const whyNotSplit = <Q extends Declaring>(rules: DeclareRules<Q>, q: Q, hex: number): Why =>
  q.e.hexes.includes(hex) ? say(rules, 'not-joined', { hex }) : rules.untouched(q, hex);

export const whyNotClear = <Q extends Declaring>(rules: DeclareRules<Q>, { e, f }: Q): Why =>
  movableUnits(e, f).length + joinedLeads(f).size > 1 ? undefined : say(rules, 'little-to-clear');
