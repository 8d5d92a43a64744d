/** 11.1-11.3 Which units may attack which hexes. */
import { dirTo } from '../../../kit/board.ts';
import type { Refusal } from '../../../kit/game.ts';
import type { Side } from '../../../kit/sides.ts';
import { bar, refusalOf, type Why } from '../../../kit/why.ts';
import { type AssembleFrame, activeUnits, type CombatFrame, isCombat } from '../frames.ts';
import { BOARD, enemyOf, hexAcross, hexMap, isOpen, UNITS_OF } from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import { isOverDon, stackAt } from './ground.ts';
import { EXHAUSTED, whyNotOwn } from './own.ts';

/** Whether a unit is next to a hex, not across the Don (10.2). */
export function canStrike(s: State, u: number, h: number): boolean {
  const from = placeOf(s, u);
  if (from < 0) return false;
  for (let e = from * 6, end = e + 6; e < end; e++) if (BOARD.next[e] === h) return isOpen(e);
  return false;
}

/** 11.3 Activated units that have not attacked and are next to the hex. */
export const attackersOf = (s: State, f: CombatFrame, h: number): number[] => f.units.filter(u => canStrike(s, u, h));

const OPEN = 1;
const STRUCK = 2;

/** 11.1, 11.2 Enemy hexes in reach whose units were not attacked yet; a stack is attacked as a whole. */
export function targetHexes(s: State, f: CombatFrame): number[] {
  const marks = hexMap();
  for (const u of UNITS_OF[enemyOf(f.side)]) {
    const h = placeOf(s, u);
    if (h >= 0) marks[h] = (marks[h] ?? 0) | (f.targets.includes(u) ? STRUCK : OPEN);
  }
  const out: number[] = [];
  for (const u of f.units) collectBeside(placeOf(s, u), marks, out);
  return out.sort((a, b) => a - b);
}

/** Adds the open hexes beside one, each once. */
function collectBeside(from: number, marks: Uint8Array, out: number[]): void {
  if (from < 0) return;
  for (let e = from * 6, end = e + 6; e < end; e++) {
    if (!isOpen(e) || marks[hexAcross(e)] !== OPEN) continue;
    out.push(hexAcross(e));
    marks[hexAcross(e)] = 0;
  }
}

/** Why a hex is no target: no enemy, already attacked, or no unit to attack it with. */
export const whyNotAttack = (s: State, f: CombatFrame, hex: number): Why =>
  whyNotTarget(s, f.side, hex) ?? whyNobodyStrikes(s, f, hex);

const NO_ENEMY = bar('11.1', 'no-enemy', 'hex');

/** 11.1, 11.2 The hex holds enemies, none of them attacked before. */
function whyNotTarget(s: State, side: Side, hex: number): Why {
  const defenders = stackAt(s, enemyOf(side), hex);
  if (defenders.length === 0) return NO_ENEMY;
  const struck = defenders.filter(u => s.flow.find(isCombat)?.targets.includes(u));
  return struck.length > 0 ? { rule: '11.1', code: 'target-attacked', about: { hex, units: struck } } : undefined;
}

const OVER_DON = bar('10.2', 'over-don', 'hex');
const NOBODY_BESIDE = bar('11.0', 'nobody-beside', 'hex');

/** 10.2, 11.0, 11.1, 11.3 Units that could attack are across the Don or elsewhere; those next to the hex may not. */
function whyNobodyStrikes(s: State, f: CombatFrame, hex: number): Why {
  if (f.units.some(u => isOverDon(placeOf(s, u), hex))) return OVER_DON;
  const beside = UNITS_OF[f.side].filter(u => canStrike(s, u, hex));
  const active = activeUnits(s);
  const used = beside.filter(u => active.includes(u));
  if (used.length > 0) return { rule: '11.1', code: 'attackers-used', about: { hex, units: used } };
  if (beside.length > 0) return { rule: '11.3', code: 'attackers-idle', about: { hex, units: beside } };
  return NOBODY_BESIDE;
}

const JOINED = bar('11.2', 'already-chosen', 'unit');
const NOT_ACTIVE = bar('11.3', 'not-activated', 'unit');
const HAS_ATTACKED = bar('11.1', 'has-attacked', 'unit');

/** 11.1-11.3 Why a unit cannot join the attack: it must be activated, not used yet, and next to the hex. */
export function whyNotJoin(s: State, sub: CombatFrame, { units, hex }: AssembleFrame, u: number): Why {
  if (units.includes(u)) return JOINED;
  const why = whyNotOwn(s, sub.side, u);
  if (why) return why;
  if (!activeUnits(s).includes(u)) return s.exhausted[u] ? EXHAUSTED : NOT_ACTIVE;
  return sub.units.includes(u) ? whyNotBeside(s, u, hex) : HAS_ATTACKED;
}

function whyNotBeside(s: State, unit: number, hex: number): Why {
  const from = placeOf(s, unit);
  if (isOverDon(from, hex)) return { rule: '10.2', code: 'over-don', about: { unit, hex } };
  return dirTo(BOARD, from, hex) < 0 ? { rule: '11.1', code: 'not-adjacent', about: { unit, hex } } : undefined;
}

/** For odds: why these units could not attack the hex, now or in the next operation. */
export function whyNotClash(s: State, side: Side, hex: number, units: readonly number[]): Refusal | undefined {
  const why = whyNotTarget(s, side, hex) ?? (units.length > 0 ? undefined : NOBODY_BESIDE);
  if (why) return refusalOf(why, { type: 'attack', hex });
  for (const unit of units) {
    const one = whyNotOwn(s, side, unit) ?? whyNotBeside(s, unit, hex);
    if (one) return refusalOf(one, { type: 'join', unit, hex });
  }
  return undefined;
}
