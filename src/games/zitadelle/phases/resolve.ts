/** 7.1.6 Assaults are made one by one, in the order the attacker likes. */
import { type Io, type Phase, pop, push } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import type { Battle, BattleFrame, ResolveFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { defendersOf } from '../rules/odds.ts';
import { isOnMap, type State } from '../state.ts';
import { ROLL } from './battle.ts';

export const resolve: Phase<State, ResolveFrame> = {
  rule: '7.1.6',
  actor: (_s, f) => (f.battles.length > 0 ? roleOf(f.side) : undefined),
  auto(d) {
    pop(d);
    d.routed = d.routed.map(() => 0);
  },
  legal: (_s, f) => f.battles.map((battle): Choice => ({ type: 'fight', hex: battle.hexes[0]! })),
  // The dice follow, so the player says so even where nothing is left to choose.
  waits: () => true,
  on: {
    fight(d, f, a, io) {
      const battle = f.battles.find(b => b.hexes[0] === a.hex)!;
      f.battles = f.battles.filter(b => b !== battle);
      fight(d, f.side, battle, io);
    },
  },
};

/** Units that a retreat has swept away fight no more; an assault without anybody on one side is none. */
function fight(d: State, side: number, { hexes, units, support }: Battle, io: Io): void {
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
