/** 7.1 Assaults: the grouping that is proposed, support where it helps most, volunteers who make a difference. */
import { battlesNow, type DeclaredBattle } from '../../../kit/declare.ts';
import type { Action, Choice } from '../../../kit/game.ts';
import type { DeclareFrame, ResolveFrame } from '../frames.ts';
import { declare } from '../phases/declare.ts';
import { COMMAND } from '../pieces.ts';
import { defendersOf, oddsOf } from '../rules/odds.ts';
import { supportHexes } from '../rules/support.ts';
import { moraleOf } from '../rules/values.ts';
import type { State } from '../state.ts';
import { attackCost, clearance, defenceCost } from './clash.ts';
import { setbackCost } from './setback.ts';
import { isShut, situationOf } from './situation.ts';
import { PRIZE_POINTS, prizeAt } from './terrain.ts';
import { unitWorth } from './worth.ts';

interface Fight {
  readonly side: number;
  readonly hexes: readonly number[];
  readonly units: readonly number[];
  readonly support: readonly number[];
}

/** Ground that is won, and a victory hex on it. */
const GROUND = 0.4;
const PRIZE_SHARE = 0.8;

/** What an assault is worth to the attacker. */
export function fightWorth(s: State, fight: Fight): number {
  const { side, hexes, units } = fight;
  const defenders = defendersOf(s, fight);
  if (units.length === 0 || defenders.length === 0) return 0;
  const { column } = oddsOf(s, fight);
  const p = situationOf(s, side);
  const shut = hexes.every(h => isShut(p.zone, p.foes, h));
  const morale = Math.min(...defenders.map(u => moraleOf(s, COMMAND[u]!)));
  const clear = clearance(column, morale, defenders.length);
  let prize = GROUND * hexes.length;
  for (const h of hexes) {
    const c = prizeAt(h);
    if (c >= 0 && s.held[c] !== (side === 0 ? 1 : 0)) prize += PRIZE_SHARE * PRIZE_POINTS[c]!;
  }
  const gain = defenceCost(s, column, { units: defenders, isShut: shut }, u =>
    shut ? unitWorth(s, u) : setbackCost(p, u, s.place[u]!),
  );
  const cost = attackCost(s, column, units, u => setbackCost(p, u, s.place[u]!));
  return gain + clear * prize - cost;
}

const fightOf = (f: DeclareFrame, battle: DeclaredBattle): Fight => ({
  side: f.side,
  ...battle,
  support: f.support.filter(({ hex }) => battle.hexes.includes(hex)).map(({ unit }) => unit),
});

export function declareActions(s: State, f: DeclareFrame, choices: readonly Choice[]): readonly Action[] {
  const propose = choices.find(choice => choice.type === 'propose');
  if (propose) return [propose];
  const fights = battlesNow(f).map(battle => fightOf(f, battle));
  const best = bestSupport(s, f, choices, fights) ?? bestVolunteer(s, f, choices, fights);
  return best ? [best] : choices.filter(choice => choice.type === 'commit');
}

interface Offer {
  readonly action: Action;
  readonly gain: number;
}

/** Guns and engineers that are not used leave with the turn (10.1.1): any gain will do. */
function bestSupport(
  s: State,
  f: DeclareFrame,
  choices: readonly Choice[],
  fights: readonly Fight[],
): Action | undefined {
  const offers: Offer[] = [];
  for (const { type, unit } of choices) {
    if (type !== 'support' || unit === undefined) continue;
    for (const hex of supportHexes(s, f, unit)) {
      const fight = fights.find(({ hexes }) => hexes.includes(hex));
      if (!fight) continue;
      const gain = fightWorth(s, { ...fight, support: [...fight.support, unit] }) - fightWorth(s, fight);
      offers.push({ action: { type, unit, hex }, gain });
    }
  }
  return bestOf(offers, 0);
}

/** Whoever need not assault stays out unless that is much better. */
const VOLUNTEERS = 0.15;

function bestVolunteer(
  s: State,
  f: DeclareFrame,
  choices: readonly Choice[],
  fights: readonly Fight[],
): Action | undefined {
  const offers: Offer[] = [];
  const able = choices.filter(({ type, unit = -1 }) => type === 'assign' && !f.units.includes(unit));
  for (const choice of able)
    for (const action of declare.complete?.(s, f, choice) ?? []) {
      const { unit = -1, hex = -1 } = action;
      const fight = fights.find(({ hexes }) => hexes.includes(hex));
      const gain = fight
        ? fightWorth(s, { ...fight, units: [...fight.units, unit] }) - fightWorth(s, fight)
        : fightWorth(s, { side: f.side, hexes: [hex], units: [unit], support: [] });
      offers.push({ action, gain });
    }
  return bestOf(offers, VOLUNTEERS);
}

function bestOf(offers: readonly Offer[], least: number): Action | undefined {
  let [best, most]: [Action | undefined, number] = [undefined, least];
  for (const { action, gain } of offers) if (gain > most) [best, most] = [action, gain];
  return best;
}

/** 7.1.6 The best assault first: what it sweeps away helps the others. */
export function resolveActions(s: State, f: ResolveFrame, choices: readonly Choice[]): readonly Action[] {
  let [best, most]: [Choice | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const choice of choices) {
    const battle = f.battles.find(({ hexes }) => hexes[0] === choice.hex);
    if (!battle) continue;
    const worth = fightWorth(s, { side: f.side, ...battle, units: battle.units.filter(u => s.place[u]! >= 0) });
    if (worth > most) [best, most] = [choice, worth];
  }
  return best ? [best] : [];
}
