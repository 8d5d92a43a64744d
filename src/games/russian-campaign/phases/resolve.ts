/** 9.1.2 Battles are fought one after the other, in an order the attacker chooses. */
import type { DeclaredBattle } from '../../../kit/declare.ts';
import { battleMeant } from '../../../kit/declareWhy.ts';
import { pop, push } from '../../../kit/flow.ts';
import { headOf } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { bar } from '../../../kit/why.ts';
import { type Asked, asked, type BattleFrame, type ResolveFrame } from '../frames.ts';
import { enemyOf, printedStrength, roleOf } from '../pieces.ts';
import { stackAt } from '../rules/ground.ts';
import { isOnMap, type State } from '../state.ts';

export const resolve = offerPhase<State, ResolveFrame, Asked<ResolveFrame>>({
  rule: '9.1.2',
  actor: (_s, f) => (f.battles.length > 0 ? roleOf(f.side) : undefined),
  auto: d => pop(d),
  ask: asked,
  offers: {
    fight: {
      takes: {
        hex: { ends: ({ f }) => f.battles.map(b => headOf(b.hexes)), why: () => NO_BATTLE },
      },
      meant: ({ f }, a) => battleMeant(f.battles, a),
      run(d, f, { hex }, io) {
        const battle = battleAt(f, hex);
        if (!battle) throw new Error(`no battle at hex ${hex}`);
        f.battles = f.battles.filter(b => b !== battle);
        const frame = battleFrame(d, f, battle);
        // 11.3 A nation that gives up may leave a battle without attackers or defenders.
        if (frame.attackers.length > 0 && frame.defenders.length > 0) push(d, frame);
        else io.emit({ type: 'battle-void', rule: '11.3', role: roleOf(f.side), hexes: battle.hexes });
      },
    },
  },
});

const NO_BATTLE = bar('9.4', 'no-battle-there', 'hex');

/** The battle that a hex belongs to. */
export const battleAt = (f: ResolveFrame, hex: number): DeclaredBattle | undefined =>
  f.battles.find(b => b.hexes.includes(hex));

const battleFrame = (d: State, { side, impulse }: ResolveFrame, { hexes, units }: DeclaredBattle): BattleFrame => ({
  phase: 'battle',
  side,
  impulse,
  hexes,
  attackers: units.filter(u => isOnMap(d, u)),
  defenders: hexes.flatMap(h => stackAt(d, enemyOf(side), h).filter(u => printedStrength(u) > 0)),
  stage: 0,
  die: 0,
  result: '',
  fallen: [],
});
