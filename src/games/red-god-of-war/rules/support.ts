/** 10.12-10.16 Headquarters that support an attack or a defence. */
import { bar, type Why } from '../../../kit/why.ts';
import { commandsBy, enemyOf, hqOf, SOVIET, sideOfCommand } from '../pieces.ts';
import { isFed, isOnMap, placeOf, type State } from '../state.ts';
import { isInRange } from './activation.ts';
import type { Clash } from './clash.ts';
import { isInEnemyZoc, unitsAt } from './ground.ts';

const HQ_GONE = bar('10.12', 'hq-not-there');
const HQ_HUNGRY = bar('10.12', 'hq-not-supplied');
const HQ_IN_ZOC = bar('10.16', 'hq-in-zoc');
const HQ_FAR = bar('10.12', 'hq-far', 'hex');
const UNITS_FAR = bar('10.12', 'attackers-far', 'hex');

/** 10.12, 10.16 Why the active headquarters cannot support an attack on a hex by some units. */
export function whyNoSupport(s: State, { card, hex, units }: Pick<Clash, 'card' | 'hex' | 'units'>): Why {
  const hq = hqOf(card);
  if (!isOnMap(s, hq)) return HQ_GONE;
  if (!isFed(s, card)) return HQ_HUNGRY;
  if (isInEnemyZoc(s, sideOfCommand(card), placeOf(s, hq))) return HQ_IN_ZOC;
  if (!isInRange(s, card, hex)) return HQ_FAR;
  return units.every(unit => isInRange(s, card, placeOf(s, unit))) ? undefined : UNITS_FAR;
}

/** 8.58, 10.12 Whether a headquarters supports the defence of a hex: of the Soviets only that of a defender's army. */
export function isDefenceSupported(s: State, { side, hex }: Pick<Clash, 'side' | 'hex'>): boolean {
  const own = enemyOf(side);
  const armies = own === SOVIET ? new Set(unitsAt(s, hex).map(unit => s.army[unit])) : undefined;
  return commandsBy(own).some(card => {
    const place = placeOf(s, hqOf(card));
    return place >= 0 && (armies?.has(card) ?? true) && isInRange(s, card, hex) && !isInEnemyZoc(s, own, place);
  });
}
