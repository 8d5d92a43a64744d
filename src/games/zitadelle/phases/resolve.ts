/** 7.1.6 Assaults are fought one by one, in an order the attacker chooses. */

import { battleMeant } from '../../../kit/declareWhy.ts';
import { type Io, pop, push } from '../../../kit/flow.ts';
import { repeated } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { Side } from '../../../kit/sides.ts';
import { bar } from '../../../kit/why.ts';
import type { Battle, BattleFrame, ResolveFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { defendersOf } from '../rules/odds.ts';
import { isOnMap, type State } from '../state.ts';
import { ROLL } from './battle.ts';

const NO_ASSAULT = bar('7.1.4', 'no-assault-there', 'hex');

export const resolve = offerPhase<State, ResolveFrame, ResolveFrame>({
  rule: '7.1.6',
  actor: (_s, f) => (f.battles.length > 0 ? roleOf(f.side) : undefined),
  auto(d) {
    pop(d);
    d.routed = repeated(d.routed.length, 0);
  },
  ask: (_s, f) => f,
  // Dice follow, so the player confirms even if nothing is left to choose.
  waits: () => true,
  offers: {
    fight: {
      takes: { hex: { ends: f => f.battles.flatMap(({ hexes }) => hexes.slice(0, 1)), why: () => NO_ASSAULT } },
      meant: (f, a) => battleMeant(f.battles, a),
      run(d, f, { hex }, io) {
        const battle = f.battles.find(({ hexes }) => hexes[0] === hex);
        if (!battle) throw new Error(`no assault on hex ${hex}`);
        f.battles = f.battles.filter(b => b !== battle);
        fight(d, f.side, battle, io);
      },
    },
  },
});

/** Units lost or driven off by an earlier retreat do not fight; an assault with an empty side does not take place. */
function fight(d: State, side: Side, { hexes, units, support }: Battle, io: Io): void {
  const attackers = units.filter(u => isOnMap(d, u));
  const defenders = defendersOf(d, { side, hexes });
  if (attackers.length === 0 || defenders.length === 0) {
    io.emit({ type: 'no-assault', rule: '7.3', hexes, role: roleOf(side) });
    return;
  }
  const frame: BattleFrame = {
    phase: 'battle',
    side,
    hexes,
    attackers,
    defenders,
    support: support.filter(u => isOnMap(d, u)),
    stage: ROLL,
    result: '',
    left: [],
    back: [],
  };
  push(d, frame);
}
