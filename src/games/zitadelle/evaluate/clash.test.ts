import { describe, expect, it } from 'vitest';
import { unit } from '../pieces.ts';
import { LADDER } from '../rules/odds.ts';
import { stateOf } from '../testing.ts';
import { attackCost, clearance, defenceCost } from './clash.ts';
import { stepWorth, unitWorth } from './worth.ts';

const s = stateOf({ units: '11Pz/110@1717, 67GR/196G@1718' });
const panzer = unit('11Pz/110');
const guards = unit('67GR/196G');
const columns = LADDER.columns.map((_, column) => column);
const nothing = (): number => 0;
const last = columns.length - 1;

describe('what an assault costs', () => {
  it('7.3 is less for the attacker and more for the defender the further to the right', () => {
    const attack = columns.map(column => attackCost(s, column, [panzer], nothing));
    const defence = columns.map(column => defenceCost(s, column, { units: [guards], isShut: false }, nothing));
    expect(attack).toEqual(attack.toSorted((a, b) => b - a));
    expect(defence).toEqual(defence.toSorted((a, b) => a - b));
  });

  it('7.5 counts the results of a column one by one', () => {
    // 9:1 never hurts the attacker; of the defender all on 10 to 12, else checks of +0 (2), +1 (3, 4), +2 (5, 6), +3 (7 to 9).
    expect(attackCost(s, last, [panzer], () => 1)).toBe(0);
    const loss = (1 * 3 + 5 * 6 + 9 * 10 + 15 * 15) / 36 / 36;
    expect(defenceCost(s, last, { units: [guards], isShut: false }, nothing)).toBeCloseTo(
      loss * stepWorth(s, guards) + (6 / 36) * unitWorth(s, guards),
      9,
    );
  });

  it('7.6.5 is more for those who are surrounded', () =>
    expect(defenceCost(s, 6, { units: [guards], isShut: true }, nothing)).toBeGreaterThan(
      defenceCost(s, 6, { units: [guards], isShut: false }, nothing),
    ));

  it('7.6.2 tells how likely the hex is cleared: less with high morale and many', () => {
    expect(clearance(last, 7, 1)).toBeGreaterThan(clearance(last, 10, 1));
    expect(clearance(last, 7, 1)).toBeGreaterThan(clearance(last, 7, 2));
    expect(clearance(0, 10, 1)).toBeLessThan(0.01);
  });
});
