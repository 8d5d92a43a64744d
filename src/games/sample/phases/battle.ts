/** 5.2-5.4 One battle, stage by stage; frames on top of it ask the players for their decisions. */

import { countAt } from '../../../kit/deck.ts';
import { type Io, push } from '../../../kit/flow.ts';
import { stagedPhase } from '../../../kit/frames.ts';
import { withEach } from '../../../kit/list.ts';
import { entryOf } from '../../../kit/phrase.ts';
import type { Side } from '../../../kit/sides.ts';
import { lookUp } from '../../../kit/table.ts';
import { CRT, OWED } from '../data/tables.ts';
import type { BattleFrame, LossFrame, SupportFrame } from '../frames.ts';
import { enemyOf, roleOf } from '../pieces.ts';
import { spendChit } from '../rules/chits.ts';
import { oddsOf } from '../rules/odds.ts';
import { NO_CARD, placeOf, type State, UNDECIDED } from '../state.ts';

export const battle = stagedPhase<State, BattleFrame>('5.2', [askCards, roll, hitAttacker, hitDefender]);

/** 7.2 Each side that holds a card may choose one. */
function askCards(d: State): void {
  d.chosen = withEach(d.chosen, (_, side) => (countAt(d.cards, side) > 0 ? UNDECIDED : NO_CARD));
  const frame: SupportFrame = { phase: 'support' };
  push(d, frame);
}

/** 5.2 Chits are turned up, a die is rolled. 3.2 The chits return to the cup. The event has the whole calculation. */
function roll(d: State, f: BattleFrame, io: Io): void {
  const { side, hexes, attackers: units, defenders } = f;
  f.cards = d.chosen;
  d.chosen = withEach(d.chosen, () => UNDECIDED);
  const { attack, defence, ratio, shifts, column, final } = oddsOf(d, { side, hexes, units, cards: f.cards }, 'both');
  const die = io.dice.roll(6, '5.2');
  f.result = lookUp(CRT, final, die);
  const odds = { attack, defence, ratio, shifts: shifts.map(line => ({ ...line })), column };
  const fought = { role: roleOf(side), hex: hexes[0] ?? 0, hexes, units, defenders };
  io.emit({ type: 'battle', rule: '5.2', ...fought, ...odds, die, result: f.result, reveals: true });
  for (const unit of [...units, ...defenders]) spendChit(d, unit);
}

/** 5.4 In an exchange the attacker pays first. */
function hitAttacker(d: State, f: BattleFrame): void {
  charge(d, f.side, f.attackers, entryOf(OWED, f.result)?.[0] ?? 0);
}

function hitDefender(d: State, f: BattleFrame): void {
  charge(d, enemyOf(f.side), f.defenders, entryOf(OWED, f.result)?.[1] ?? 0);
}

/** 5.5 */
function charge(d: State, side: Side, units: readonly number[], owed: number): void {
  if (owed === 0) return;
  const from = units.map(unit => placeOf(d, unit));
  const frame: LossFrame = { phase: 'losses', side, units, from, owed, paid: 0 };
  push(d, frame);
}
