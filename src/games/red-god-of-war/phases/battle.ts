/** 8.1 A battle or an overrun, stage by stage; frames on top of it ask the players for their decisions. */
import { type Io, pop, push } from '../../../kit/flow.ts';
import { frameBelow, stagedPhase } from '../../../kit/frames.ts';
import { withAll, withAt, withMore } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { Side } from '../../../kit/sides.ts';
import { bar } from '../../../kit/why.ts';
import { lossesOf, SUPPLY_PER_BATTLE } from '../data/tables.ts';
import {
  type AdvanceFrame,
  type BattleFrame,
  isBattle,
  isResolve,
  type LossFrame,
  type OccupyFrame,
  type ReplyFrame,
  type StandFrame,
} from '../frames.ts';
import { enemyOf, roleOf, SOVIET } from '../pieces.ts';
import { eligible, lengthOf } from '../rules/advance.ts';
import type { Clash } from '../rules/clash.ts';
import { firstAt } from '../rules/ground.ts';
import { owedBy, stepPart } from '../rules/losses.ts';
import { impulseOf } from '../rules/mover.ts';
import { isAllowed, oddsOf, resultOf } from '../rules/odds.ts';
import { isDefenceSupported } from '../rules/support.ts';
import { HALTED, isOnMap, type State, supplyOf } from '../state.ts';

const DIE = 6;

export const battle = stagedPhase<State, BattleFrame>('8.1', [askReply, roll, hitAttacker, hitDefender, follow]);

export const clashOf = (s: State, f: BattleFrame): Clash => ({
  ...{ side: f.side, card: impulseOf(s).card, hex: f.hex, units: f.attackers, overrun: f.overrun === 1 },
  ...{ supported: f.supported === 1, spent: f.spent === 1, reply: f.reply === 1 },
});

/** 10.15 The defender may spend a point where his headquarters supports the hex. */
function askReply(d: State, f: BattleFrame): void {
  const side = enemyOf(f.side);
  if (supplyOf(d, side) < SUPPLY_PER_BATTLE || !isDefenceSupported(d, f)) return;
  const frame: ReplyFrame = { phase: 'reply', side };
  push(d, frame);
}

/** 8.15 The die. The event has the whole calculation. 8.14 The defender's point may put the odds below the table. */
function roll(d: State, f: BattleFrame, io: Io): void {
  const { side, hex, attackers: units, defenders } = f;
  const odds = oddsOf(d, clashOf(d, f));
  const { attack, defence, ratio, shifts, column } = odds;
  const fought = { role: roleOf(side), hex, units, defenders, overrun: f.overrun };
  const told = { attack, defence, ratio, shifts: shifts.map(line => ({ ...line })), column };
  if (!isAllowed(odds)) {
    io.emit({ type: 'called-off', rule: '8.14', ...fought, ...told });
    return;
  }
  const die = io.dice.roll(DIE, '8.15');
  const result = resultOf(odds, die);
  const [attacker, defender] = lossesOf(result);
  f.owed = owedBy(d, f, [odds.isHelpless ? 0 : attacker, defender]);
  io.emit({ type: 'battle', rule: '8.15', ...fought, ...told, die, result });
  // 10.17
  const { card } = impulseOf(d);
  if (side === SOVIET && !f.overrun && !d.razvedka[card]) d.razvedka = withAt(d.razvedka, card, 1);
}

/** 8.3 The attacker pays first; 8.62 in an overrun with steps alone. */
function hitAttacker(d: State, f: BattleFrame): void {
  const owed = f.owed[0] ?? 0;
  charge(d, f.side, f.attackers, [stepPart(owed, f.overrun === 1), owed]);
}

function hitDefender(d: State, f: BattleFrame): void {
  const owed = f.owed[1] ?? 0;
  charge(d, enemyOf(f.side), f.defenders, [stepPart(owed), owed]);
}

/** 8.22 First the steps, then the rest by holding or falling back: the frame on top is played first. */
function charge(d: State, side: Side, units: readonly number[], [steps, all]: readonly [number, number]): void {
  if (all > steps) {
    const stand: StandFrame = { phase: 'stand', side, units, hexes: all - steps };
    push(d, stand);
  }
  if (steps === 0) return;
  const losses: LossFrame = { phase: 'losses', side, units, before: 0, owed: steps, paid: 0 };
  push(d, losses);
}

/** 8.4, 8.64 Into the hex that the defenders have left. */
function follow(d: State, f: BattleFrame): void {
  const { side, hex } = f;
  const isEmpty = firstAt(d, hex) < 0;
  const attackers = f.attackers.filter(unit => isOnMap(d, unit));
  if (f.overrun) {
    if (!isEmpty) d.mode = withAll(d.mode, attackers, HALTED);
    else if (attackers.length > 0) {
      const frame: OccupyFrame = { phase: 'occupy', side, hex, units: attackers };
      push(d, frame);
    }
    return;
  }
  if (!isEmpty) return;
  const units = eligible(d, f, d.flow.find(isResolve)?.advanced ?? []);
  const frame: AdvanceFrame = { phase: 'advance', side, hex, hexes: lengthOf(f), units, acted: 0 };
  if (units.length > 0) push(d, frame);
}

const NO_POINT = bar('10.15', 'no-supply-points');

/** 10.15 After the attacker has declared his, and before the die. */
export const reply = offerPhase<State, ReplyFrame, { readonly s: State; readonly f: ReplyFrame }>({
  rule: '10.15',
  actor: (_s, f) => roleOf(f.side),
  ask: (s, f) => ({ s, f }),
  offers: {
    answer: {
      gate: ({ s, f }) => (supplyOf(s, f.side) < SUPPLY_PER_BATTLE ? NO_POINT : undefined),
      run(d, { side }, _a, io) {
        pop(d);
        const fought = frameBelow(d, isBattle);
        fought.reply = 1;
        d.supply = withMore(d.supply, side, -SUPPLY_PER_BATTLE);
        io.emit({ type: 'spend', rule: '10.15', role: roleOf(side), hex: fought.hex });
      },
    },
    pass: { run: d => pop(d) },
  },
});
