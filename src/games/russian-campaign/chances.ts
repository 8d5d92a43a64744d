/**
 * Reports on decisions that are no battle, before they are taken: Stukas and artillery with the battle that they would
 * shift (9.9, 9.10), voyages (8.4), and whether the defender gives ground (9.6.3). Either side may ask.
 */
import { certain, chanceReport } from '../../kit/chance.ts';
import { topFrame } from '../../kit/flow.ts';
import type { Action, Refusal, Role } from '../../kit/game.ts';
import type { ChanceReport, OddsLine } from '../../kit/report.ts';
import { ok, type Result } from '../../kit/result.ts';
import { resultsBy } from '../../kit/table.ts';
import { battleOf } from './frames.ts';
import { SIDE, sideOfRole } from './pieces.ts';
import { forecastReport } from './preview.ts';
import { outlook, outlookJson } from './rules/fates.ts';
import { oddsOf } from './rules/odds.ts';
import { seaOddsOf, type Voyage } from './rules/sea.ts';
import { isOnMap, type State } from './state.ts';

type ChanceAnswer = Result<ChanceReport, Refusal>;

export function chancesOf(s: State, role: Role, a: Action): ChanceAnswer | undefined {
  if (a.type === 'give-ground' || a.type === 'stand-firm') return settledBattle(s, a.type);
  const shifted = supportMeant(s, a);
  if (shifted) return forecastReport(shifted.s, role, shifted.hex);
  const voyage = voyageMeant(s, a);
  return voyage && SIDE[voyage.unit] === sideOfRole(role) ? voyageReport(s, voyage) : undefined;
}

/** 9.9, 9.10 The position with the marker placed, or taken away. */
function supportMeant(s: State, { type, unit, hex }: Action): { readonly s: State; readonly hex: number } | undefined {
  if (type === 'recall-stuka') {
    const at = s.stukas.find(stuka => stuka.unit === unit);
    return at && { s: { ...s, stukas: s.stukas.filter(stuka => stuka !== at) }, hex: at.hex };
  }
  if (hex === undefined) return undefined;
  if (type === 'recall-artillery') return { s: { ...s, guns: s.guns.filter(h => h !== hex) }, hex };
  if (unit === undefined) return undefined;
  if (type === 'stuka') return { s: { ...s, stukas: [...s.stukas, { unit, hex }] }, hex };
  return type === 'artillery' ? { s: { ...s, guns: [...s.guns, hex] }, hex } : undefined;
}

/** 8.4.3 */
function voyageMeant(s: State, { type, unit, hex }: Action): Voyage | undefined {
  if (unit === undefined) return undefined;
  if (type === 'withdraw-by-sea') return { unit, kind: 'evacuation', to: -1 };
  if (type === 'evacuate') return { unit, kind: hex === undefined ? 'evacuation' : 'port', to: hex ?? -1 };
  if (hex === undefined) return undefined;
  if (type === 'sail') return { unit, kind: isOnMap(s, unit) ? 'port' : 'arrival', to: hex };
  return type === 'invade' ? { unit, kind: 'landing', to: hex } : undefined;
}

const DIE: readonly number[] = [0, 1, 1, 1, 1, 1, 1];

function voyageReport(s: State, voyage: Voyage): ChanceAnswer | undefined {
  const { unit, to } = voyage;
  const odds = seaOddsOf(s, SIDE[unit] ?? 0, voyage);
  if (!odds) return undefined;
  const { chart, limit, cities, isSafe } = odds;
  const shifts = isSafe ? [] : cities.map(() => ({ what: 'city', rule: chart.rule, value: -1 }));
  const results = isSafe
    ? certain('arrives')
    : resultsBy(DIE, die => (die - cities.length <= limit ? 'arrives' : 'lost'));
  const attackers: readonly OddsLine[] = [{ what: 'needed', rule: isSafe ? 'V3.1' : chart.rule, unit, value: limit }];
  return ok(chanceReport({ ...(to >= 0 ? { hex: to } : {}), attackers, shifts, results }, { sea: chart.area, cities }));
}

/** 9.6.3 The result as rolled, or the retreat instead. */
function settledBattle(s: State, type: 'give-ground' | 'stand-firm'): ChanceAnswer | undefined {
  if (topFrame(s)?.phase !== 'give-ground') return undefined;
  const battle = battleOf(s);
  const result = type === 'give-ground' ? 'DR' : battle.result;
  const { attackers, defenders, shifts } = oddsOf(s, battle);
  const fates = [outlookJson(outlook(s, battle, result))];
  return ok(
    chanceReport({ hex: battle.hexes[0] ?? 0, attackers, defenders, shifts, results: certain(result) }, { fates }),
  );
}
