/** The value of a declared assault, including support, and which one is fought first (7.1.6). */
import type { Action, Choice } from '../../../kit/game.ts';
import type { ResolveFrame } from '../frames.ts';
import { commandOf } from '../pieces.ts';
import { type Clash, defendersOf, oddsOf } from '../rules/odds.ts';
import { moraleOf } from '../rules/values.ts';
import { isOnMap, placeOf, type State } from '../state.ts';
import { attackCost, clearance, defenceCost } from './clash.ts';
import { setbackCost } from './setback.ts';
import { isShut, type Situation, situationOf } from './situation.ts';
import { prizeOf } from './terrain.ts';
import { unitWorth } from './worth.ts';

/** The worth of ground gained. */
const GROUND = 0.4;

/** The attacker's gain minus its cost. */
export function fightWorth(p: Situation, clash: Clash): number {
  const { s } = p;
  const defenders = defendersOf(s, clash);
  if (clash.units.length === 0 || defenders.length === 0) return 0;
  const { column } = oddsOf(s, clash);
  const isShutIn = clash.hexes.every(h => isShut(p.zone, p.foes, h));
  const gain = defenceCost(s, column, { units: defenders, isShut: isShutIn }, u =>
    isShutIn ? unitWorth(s, u) : setbackCost(p, u, placeOf(s, u)),
  );
  const cost = attackCost(s, column, clash.units, u => setbackCost(p, u, placeOf(s, u)));
  const morale = Math.min(...defenders.map(u => moraleOf(s, commandOf(u))));
  return gain + clearance(column, morale, defenders.length) * groundWorth(s, clash) - cost;
}

const groundWorth = (s: State, { side, hexes }: Clash): number =>
  hexes.reduce((sum, h) => sum + GROUND + prizeOf(s, side, h), 0);

/** The best one first: its success helps the others. */
export function resolveActions(s: State, f: ResolveFrame, choices: readonly Choice[]): readonly Action[] {
  const p = situationOf(s, f.side);
  let [best, most]: [Choice | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const choice of choices) {
    const battle = f.battles.find(({ hexes }) => hexes[0] === choice.hex);
    if (!battle) continue;
    const worth = fightWorth(p, { side: f.side, ...battle, units: battle.units.filter(u => isOnMap(s, u)) });
    if (worth > most) [best, most] = [choice, worth];
  }
  return best ? [best] : [];
}
