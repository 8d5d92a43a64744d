/** 9.0 Level bombers attack the armies about to be assaulted, dive bombers where most tanks are near. */

import type { Action, Choice } from '../../../kit/game.ts';
import { addAt, repeated } from '../../../kit/list.ts';
import type { AirFrame } from '../frames.ts';
import { AIR_UNITS, COMMAND_COUNT, commandOf, GERMAN, SIDE } from '../pieces.ts';
import { diveHexes, nearestTanks, raidedBy, scattered, strikeOf } from '../rules/air.ts';
import { WAYS } from '../rules/dice.ts';
import { hasUnits } from '../rules/ground.ts';
import type { State } from '../state.ts';
import { hitChance } from './gunnery.ts';
import { situationOf } from './situation.ts';
import { besideOf } from './terrain.ts';
import { stepWorth } from './worth.ts';

export function airActions(s: State, _f: AirFrame, choices: readonly Choice[]): readonly Action[] {
  const raids = choices.filter(choice => choice.type === 'raid');
  if (raids.length > 0) return bestRaid(s, raids);
  const dive = choices.find(choice => choice.type === 'dive');
  return dive?.unit !== undefined ? bestDive(s, dive.unit) : choices.filter(choice => choice.type === 'end-air');
}

/** The army with most units under pressure; not all bombers against one army. */
function bestRaid(s: State, raids: readonly Choice[]): readonly Action[] {
  const weight = pressed(s);
  const over = (card: number): number => AIR_UNITS.filter(u => raidedBy(s, u) === card).length;
  const worthOf = ({ card = 0 }: Choice): number => (weight[card] ?? 0) / (1 + over(card));
  return [raids.reduce((best, raid) => (worthOf(raid) > worthOf(best) ? raid : best))];
}

/** Units of each command next to Germans. */
function pressed(s: State): number[] {
  const p = situationOf(s, GERMAN);
  const out = repeated(COMMAND_COUNT, 0.01);
  for (const { hex, units } of p.targets.values())
    if (besideOf(hex).some(h => hasUnits(p.stacks, h))) for (const u of units) addAt(out, commandOf(u));
  return out;
}

function bestDive(s: State, unit: number): readonly Action[] {
  const known = new Map<number, number>();
  let [best, most] = [-1, Number.NEGATIVE_INFINITY];
  for (const hex of diveHexes(s, unit)) {
    const value = diveWorth(s, hex, known);
    if (value > most) [best, most] = [hex, value];
  }
  return [{ type: 'dive', unit, hex: best }];
}

/** 9.3.1 Over all hexes where the bombs may fall. */
function diveWorth(s: State, from: number, known: Map<number, number>): number {
  return WAYS.reduce((sum, ways, dice) => {
    if (ways === 0) return sum;
    const h = scattered(from, dice);
    const value = known.get(h) ?? strikeWorth(s, h);
    known.set(h, value);
    return sum + (ways / 36) * value;
  }, 0);
}

const strikeWorth = (s: State, h: number): number =>
  nearestTanks(s, h).reduce((most, u) => Math.max(most, bombWorth(s, u)), Number.NEGATIVE_INFINITY);

/** The value of bombing a tank unit, for the Germans. */
export function bombWorth(s: State, u: number): number {
  const { at, armour, modifier } = strikeOf(s, u);
  const worth = stepWorth(s, u) * hitChance(at, armour, modifier);
  return SIDE[u] === GERMAN ? -worth : worth;
}
