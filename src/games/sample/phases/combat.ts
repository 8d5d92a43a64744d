/** 5.1 The combat phase: all battles are declared first, then fought one by one in any order. */
import { openDeclared } from '../../../kit/declare.ts';
import { declarePhase } from '../../../kit/declarePhase.ts';
import { battleMeant } from '../../../kit/declareWhy.ts';
import { type Phase, pop, push } from '../../../kit/flow.ts';
import { improve } from '../../../kit/groupingImprove.ts';
import { solve } from '../../../kit/groupingSolve.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { bar } from '../../../kit/why.ts';
import type { BattleFrame, DeclareFrame, ResolveFrame, SideFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { DECLARE_RULES, engagementOf } from '../rules/duty.ts';
import { defendersOf, oddsOf } from '../rules/odds.ts';
import { isOnMap, type State } from '../state.ts';

/** Begins the battles of a side, if one of its units can fight. */
export const combat: Phase<State, SideFrame> = {
  rule: '5.0',
  actor: () => undefined,
  enter(d, { side }) {
    pop(d);
    const e = engagementOf(d, side);
    if (e.units.length === 0) return;
    const frame: DeclareFrame = { phase: 'declare', side, ...openDeclared(e) };
    push(d, frame);
  },
};

export const declare = declarePhase<State, DeclareFrame>({
  ...DECLARE_RULES,
  rule: '5.1',
  role: f => roleOf(f.side),
  engagement: (s, f) => engagementOf(s, f.side),
  /** Maximises the sum of the odds of all battles. */
  propose(s, f, problem, partial) {
    const whole = solve(problem, partial);
    const from = <T>(list: readonly T[], places: readonly number[]): T[] => places.flatMap(i => list[i] ?? []);
    const worth = (targets: readonly number[], attackers: readonly number[]): number => {
      const clash = { side: f.side, hexes: from(f.hexes, targets), units: from(f.units, attackers) };
      return oddsOf(s, clash, f.side).final * targets.length;
    };
    return whole && improve(problem, whole, worth, partial);
  },
  commit(d, { side }, battles, io) {
    pop(d);
    io.emit({ type: 'commit', rule: '5.1', role: roleOf(side), battles: battles.map(battle => ({ ...battle })) });
    const frame: ResolveFrame = { phase: 'resolve', side, battles };
    push(d, frame);
  },
});

const NO_BATTLE = bar('5.2', 'no-battle-there', 'hex');

/** 5.2 Each battle is named by the first of its hexes. */
export const resolve = offerPhase<State, ResolveFrame, ResolveFrame>({
  rule: '5.2',
  actor: (_s, f) => (f.battles.length > 0 ? roleOf(f.side) : undefined),
  auto: d => pop(d),
  ask: (_s, f) => f,
  // Dice follow, so the player confirms even if nothing is left to choose.
  waits: () => true,
  offers: {
    fight: {
      takes: { hex: { ends: f => f.battles.flatMap(({ hexes }) => hexes.slice(0, 1)), why: () => NO_BATTLE } },
      meant: (f, a) => battleMeant(f.battles, a),
      run(d, f, { hex }, io) {
        const { side } = f;
        const battle = f.battles.find(({ hexes }) => hexes[0] === hex);
        f.battles = f.battles.filter(other => other !== battle);
        const { hexes = [], units = [] } = battle ?? {};
        const attackers = units.filter(unit => isOnMap(d, unit));
        const defenders = defendersOf(d, { side, hexes });
        if (attackers.length === 0 || defenders.length === 0) {
          io.emit({ type: 'no-battle', rule: '5.2', hexes, role: roleOf(side) });
          return;
        }
        const frame: BattleFrame = {
          ...{ phase: 'battle', side, hexes, attackers, defenders, stage: 0, cards: [], result: '' },
        };
        push(d, frame);
      },
    },
  },
});
