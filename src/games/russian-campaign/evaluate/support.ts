/** 9.9, 9.10, 9.11 Where Stukas and guns help most, and automatic victories without risk. */
import type { Action, Choice } from '../../../kit/game.ts';
import type { Side } from '../../../kit/sides.ts';
import { AXIS, STAVKA } from '../pieces.ts';
import { overrunners } from '../rules/overrun.ts';
import { freeHeadquarters, stukaHexes } from '../rules/support.ts';
import { placeOf, type State } from '../state.ts';
import { contactWorth } from './contact.ts';
import { facing, type Situation } from './situation.ts';

/** The least gain for a Stuka; guns are few in a year and must gain more. */
const STUKA_GAIN = 0.5;
const GUNS_GAIN = 1.5;

/** The action that improves the imminent battles most. */
export function bestSupport(p: Situation): Action | undefined {
  if (p.help.left <= 0) return undefined;
  const { s, side, f } = p;
  const before = contactWorth(s, side, f.impulse);
  let best: Action | undefined;
  let most = side === AXIS ? STUKA_GAIN : GUNS_GAIN;
  for (const action of supportActions(p)) {
    const gain = contactWorth(after(s, side, action), side, f.impulse) - before;
    if (gain > most) [most, best] = [gain, action];
  }
  return best;
}

/** Only against enemies that are attacked. */
function supportActions(p: Situation): Action[] {
  const { s, side } = p;
  const isAttacked = (h: number): boolean => overrunners(s, side, h).length > 0;
  if (side === AXIS)
    return freeHeadquarters(s).flatMap(unit =>
      stukaHexes(s, unit)
        .filter(isAttacked)
        .map(hex => ({ type: 'stuka', unit, hex })),
    );
  return [...p.help.hexes].filter(isAttacked).map(hex => ({ type: 'artillery', unit: STAVKA, hex }));
}

function after(s: State, side: Side, { unit = -1, hex = -1 }: Action): State {
  return side === AXIS ? { ...s, stukas: [...s.stukas, { unit, hex }] } : { ...s, guns: [...s.guns, hex] };
}

/** Victories after which no unit that took part is next to another enemy (9.11.3). */
export function safeOverruns(p: Situation, choices: readonly Choice[]): Action[] {
  return choices.filter(({ type, hex }) => {
    if (type !== 'automatic-victory' || hex === undefined) return false;
    return overrunners(p.s, p.side, hex).every(u => facing(p, placeOf(p.s, u)).length === 1);
  });
}
