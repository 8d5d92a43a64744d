/** 7.1 Assaults: the proposed grouping, support where it helps most, volunteers that make a difference. */
import { battlesNow } from '../../../kit/declare.ts';
import type { Action, Choice } from '../../../kit/game.ts';
import type { DeclareFrame } from '../frames.ts';
import { declare } from '../phases/declare.ts';
import type { Clash } from '../rules/odds.ts';
import { supportHexes } from '../rules/support.ts';
import type { State } from '../state.ts';
import { fightWorth } from './fight.ts';
import { type Situation, situationOf } from './situation.ts';

/** An assault phase while it is declared. */
interface Declaration {
  readonly p: Situation;
  readonly f: DeclareFrame;
  readonly choices: readonly Choice[];
  readonly fights: readonly Clash[];
}

export function declareActions(s: State, f: DeclareFrame, choices: readonly Choice[]): readonly Action[] {
  const propose = choices.find(choice => choice.type === 'propose');
  if (propose) return [propose];
  const fights = battlesNow(f).map(battle => ({
    side: f.side,
    ...battle,
    support: f.support.filter(({ hex }) => battle.hexes.includes(hex)).map(({ unit }) => unit),
  }));
  const d: Declaration = { p: situationOf(s, f.side), f, choices, fights };
  const best = bestOf(supportOffers(d), 0) ?? bestOf(volunteerOffers(d), VOLUNTEERS);
  return best ? [best] : choices.filter(choice => choice.type === 'commit');
}

/** A unit that need not assault stays out unless joining is much better. Unused guns are lost anyway (10.1.1). */
const VOLUNTEERS = 0.15;

interface Offer {
  readonly action: Action;
  readonly gain: number;
}

function bestOf(offers: readonly Offer[], least: number): Action | undefined {
  let [best, most]: [Action | undefined, number] = [undefined, least];
  for (const { action, gain } of offers) if (gain > most) [best, most] = [action, gain];
  return best;
}

const fightAt = ({ fights }: Declaration, hex: number): Clash | undefined =>
  fights.find(({ hexes }) => hexes.includes(hex));

/** Artillery and engineers, wherever they could help. */
function supportOffers(d: Declaration): Offer[] {
  return d.choices.flatMap(({ type, unit }) => {
    if (type !== 'support' || unit === undefined) return [];
    return supportHexes(d.p.s, d.f, unit).flatMap(hex => {
      const fight = fightAt(d, hex);
      if (!fight?.units.some(u => d.p.s.place[u] === d.p.s.place[unit])) return [];
      const helped = fightWorth(d.p, { ...fight, support: [...fight.support, unit] });
      return [{ action: { type, unit, hex }, gain: helped - fightWorth(d.p, fight) }];
    });
  });
}

/** Joining an assault is worth what it adds; a new one, what all possible participants could achieve together. */
function volunteerOffers(d: Declaration): Offer[] {
  const { p, f } = d;
  const free = d.choices.filter(({ type, unit = -1 }) => type === 'assign' && !f.units.includes(unit));
  const actions = free.flatMap(choice => declare.complete?.(p.s, f, choice) ?? []);
  return actions.map(action => {
    const { unit = -1, hex = -1 } = action;
    const fight = fightAt(d, hex);
    if (fight) {
      const joined = fightWorth(p, { ...fight, units: [...fight.units, unit] });
      return { action, gain: joined - fightWorth(p, fight) };
    }
    const units = actions.filter(other => other.hex === hex).map(other => other.unit ?? -1);
    return { action, gain: fightWorth(p, { side: f.side, hexes: [hex], units, support: [] }) };
  });
}
