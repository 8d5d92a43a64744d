/** 6.0 Fire costs nothing, so every unit that can hit fires, the best shot first. */
import type { Action, Choice } from '../../../kit/game.ts';
import type { FireFrame } from '../frames.ts';
import { atOf } from '../rules/values.ts';
import { placeOf, type State } from '../state.ts';
import { shotAt } from './gunnery.ts';
import { situationOf } from './situation.ts';
import { besideOf } from './terrain.ts';

export function fireActions(s: State, f: FireFrame, choices: readonly Choice[]): readonly Action[] {
  const p = situationOf(s, f.side);
  let best: Action | undefined;
  let most = 0;
  for (const { type, unit } of choices) {
    if (type !== 'fire' || unit === undefined) continue;
    for (const hex of besideOf(placeOf(s, unit))) {
      if (!p.front.enemy[hex]) continue;
      const worth = shotAt(p, { at: atOf(s, unit), from: placeOf(s, unit) }, hex);
      if (worth > most) [most, best] = [worth, { type, unit, hex }];
    }
  }
  return best ? [best] : choices.filter(choice => choice.type === 'end-fire');
}
