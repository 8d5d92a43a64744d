import { describe, expect, it } from 'vitest';
import {
  battlesNow,
  type Declared,
  type DeclaredBattle,
  type Engagement,
  isFreeHex,
  isTied,
  openDeclared,
} from './declare.ts';
import { assignHexes, declareChoices } from './declareChoices.ts';
import { assign, merge } from './declareMoves.ts';
import { allWholes, someEngagement } from './declareSamples.ts';
import { random } from './dice.ts';
import type { Action } from './game.ts';

type Pick = <T>(list: readonly T[]) => T;

/**
 * What is still to be done of a whole: each unit may be put to any hex of its battle, whatever is joined by then, and one
 * that has no choice to any further hex; any two hexes of a battle may be joined that are attacked by then, or one of which
 * has to be.
 */
function stepsLeft(e: Engagement, d: Declared, whole: readonly DeclaredBattle[]): Action[] {
  const battleOf = (u: number): number => d.battles[d.units.indexOf(u)] ?? -1;
  const isIn = (h: number): boolean => d.hexes.includes(h);
  const leadOf = (h: number): number => d.leads[d.hexes.indexOf(h)] ?? h;
  return whole.flatMap(({ hexes, units }): Action[] => {
    const leads = [...new Set(hexes.map(leadOf))].sort((a, b) => a - b);
    const pairs = leads.flatMap(low =>
      leads.flatMap(high => (low < high && (isIn(low) || isIn(high)) ? [[low, high]] : [])),
    );
    const isLeft = (u: number, h: number): boolean => battleOf(u) < 0 || (isTied(e, u) && leadOf(h) !== battleOf(u));
    return [
      ...units.flatMap(unit => hexes.flatMap(hex => (isLeft(unit, hex) ? [{ type: 'assign', unit, hex }] : []))),
      ...pairs.map((two): Action => ({ type: 'merge', hexes: two })),
    ];
  });
}

function isOffered(e: Engagement, d: Declared, { type, unit, hex, hexes }: Action): boolean {
  if (type === 'assign') {
    const isListed = declareChoices(e, d).some(c => c.type === 'assign' && c.unit === unit);
    return isListed && assignHexes(e, d, unit!).includes(hex!);
  }
  return declareChoices(e, d).some(c => c.type === 'merge' && c.hexes![0] === hexes![0] && c.hexes![1] === hexes![1]);
}

const taking = (e: Engagement, d: Declared, { type, unit, hex, hexes }: Action): Declared =>
  type === 'assign' ? assign(e, d, unit!, hex!) : merge(e, d, hexes![0]!, hexes![1]!);

const inOrder = (battles: readonly DeclaredBattle[]): DeclaredBattle[] =>
  battles.map(({ hexes, units }) => ({ hexes, units })).sort((a, b) => a.hexes[0]! - b.hexes[0]!);

/** The first step that was refused, with all before it. */
function refusedOf(e: Engagement, whole: readonly DeclaredBattle[], pick: Pick): readonly Action[] | undefined {
  let d = openDeclared(e);
  const taken: Action[] = [];
  for (let left = stepsLeft(e, d, whole); left.length > 0; left = stepsLeft(e, d, whole)) {
    const step = pick(left);
    taken.push(step);
    if (!isOffered(e, d, step)) return taken;
    d = taking(e, d, step);
  }
  expect(battlesNow(d)).toEqual(inOrder(whole));
  expect(declareChoices(e, d).map(c => c.type)).toContain('commit');
  return undefined;
}

describe('the order of a declaration', () => {
  it('makes no difference: every whole can be put together from any step on', () => {
    const next = random('orders');
    const pick: Pick = list => list[Math.floor(next() * list.length)]!;
    const seen = { wholes: 0, free: 0, mild: 0, further: 0 };
    for (let game = 0; game < 160; game++) {
      const e = someEngagement(next, { units: 5, hexes: 4 });
      const wholes = allWholes(e);
      expect(wholes.length).toBeGreaterThan(0);
      for (let i = 0; i < 5; i++) {
        const whole = pick(wholes);
        seen.wholes++;
        seen.free += Number(whole.some(b => b.hexes.some(h => isFreeHex(e, h))));
        seen.mild += Number(e.meets !== undefined && whole.some(b => b.hexes.length > 1));
        seen.further += Number(whole.some(b => b.hexes.length > 1 && b.units.some(u => isTied(e, u))));
        expect([e, whole, refusedOf(e, whole, pick)]).toEqual([e, whole, undefined]);
      }
    }
    expect(Math.min(seen.wholes, seen.free, seen.mild)).toBeGreaterThan(100);
    expect(seen.further).toBeGreaterThan(30);
  });
});
