import { expect, it } from 'vitest';
import { seededDice } from '../../../kit/dice.ts';
import { BOTH_SIDES } from '../../../kit/sides.ts';
import { BOARD, COUNT, hex, IS_PARTISAN, SIDE, STRENGTH, unit } from '../pieces.ts';
import { sceneOf } from '../scene.ts';
import { COLUMNS, type State } from '../state.ts';
import { dutyOf, musterOf, problemOf, rungIn } from './duty.ts';
import { clashOf, LOWEST, oddsOf } from './odds.ts';

/** Units of both sides strewn over a piece of the map with rivers, woods, mountains and a city. */
function strewn(seed: string, options: object): State {
  const made = sceneOf({ units: {} }, { ...options });
  if (!made.ok) throw new Error(made.error);
  const d = { ...COLUMNS.empty({ options: made.value.options }), weather: [3, 3], turn: 10 };
  const dice = seededDice(seed);
  const near = BOARD.names.filter(name => /^([P-W])(1\d|2[0-8])$/.test(name)).map(hex);
  const taken = new Map<number, number>();
  for (let u = 0; u < COUNT; u++) {
    if (IS_PARTISAN[u] || STRENGTH[u] === 0) continue;
    const h = near[dice.roll(near.length, '') - 1]!;
    if ((taken.get(h) ?? SIDE[u]) !== SIDE[u]) continue;
    taken.set(h, SIDE[u]!);
    d.place = d.place.with(u, h);
  }
  d.stukas = [{ unit: 0, hex: near[3]! }];
  return d;
}

it('9.6.1 the quick rung of the solver is that of the full calculation', () => {
  let compared = 0;
  for (const seed of ['a', 'b', 'c', 'd'])
    for (const side of BOTH_SIDES) {
      const s = strewn(seed, { 'armour-limits': true, 'artillery-corps': true });
      const duty = dutyOf(s, side);
      const problem = problemOf(s, side, 1, duty);
      const m = musterOf(s, side, 1, duty);
      for (const [t, h] of duty.hexes.entries()) {
        const near = problem.near.flatMap((list, a) => (list.includes(t) ? [a] : []));
        for (const attackers of [near, near.slice(0, 1)]) {
          const units = attackers.map(a => duty.units[a]!);
          const { final } = oddsOf(s, clashOf(s, side, 1, { hexes: [h], units }));
          expect(rungIn(m, [t], attackers)).toBe(final);
          expect(problem.holds([t], attackers)).toBe(final >= LOWEST);
          compared++;
        }
      }
    }
  expect(compared).toBeGreaterThan(200);
});

it('9.8.3 3.3.3 no river counts for the solver either in the first impulse of the game', () => {
  const counts = (turn: number): number => {
    const s = { ...strewn('a', {}), turn };
    const duty = dutyOf(s, 0);
    return musterOf(s, 0, 1, duty).across.flat().filter(Boolean).length;
  };
  expect([counts(1), counts(2) > 0]).toEqual([0, true]);
});

it('10.3.1 9.5 of one kind for the solver are only units that count the same: Finns are none of the frozen', () => {
  const s = strewn('a', {});
  const [german, finn, target] = ['6Inf', 'Fin4', '8A'].map(unit);
  for (const u of [german, finn]) s.place = s.place.with(u!, hex('X17'));
  s.place = s.place.with(target!, hex('X16'));
  const duty = { hexes: [hex('X16')], units: [german!, finn!] };
  expect(musterOf(s, 0, 1, duty).attack).toEqual([2, 4]);
  expect(new Set(problemOf(s, 0, 1, duty).kinds).size).toBe(2);
});
