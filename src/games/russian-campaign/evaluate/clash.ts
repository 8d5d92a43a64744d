/** The expected value of a battle before its die: each result weighted by what it costs either side. */
import { itemAt } from '../../../kit/list.ts';
import { clamp } from '../../../kit/odds.ts';
import { entryOf } from '../../../kit/phrase.ts';
import { resultsOf } from '../../../kit/table.ts';
import { CRT_TABLE, LOWEST } from '../rules/odds.ts';

export interface Force {
  /** Worth of all units, and of the one that would be lost first. */
  readonly all: number;
  readonly least: number;
}

/** The worth of ground gained or lost. */
const GROUND = 0.6;
/** Surrendered units never return (9.6.2). */
const CAPTURED = 1.25;

/** Expected shares of a column: loss of all and of the cheapest unit on each side, of ground, and in retreats. */
interface Column {
  readonly attack: number;
  readonly attackLeast: number;
  readonly defence: number;
  readonly defenceLeast: number;
  readonly ground: number;
  /** Chance that the defenders, or those left of them, have to go back. */
  readonly back: number;
  /** The part of that by a result that also costs the cheapest unit. */
  readonly backLess: number;
}

const KEYS = ['attack', 'attackLeast', 'defence', 'defenceLeast', 'ground', 'back', 'backLess'] as const;
const NOTHING: Column = { attack: 0, attackLeast: 0, defence: 0, defenceLeast: 0, ground: 0, back: 0, backLess: 0 };

const EFFECTS: Readonly<Record<string, Partial<Column>>> = {
  AE: { attack: -1, ground: -1 },
  A1: { attackLeast: -1, ground: -1 },
  AR: { ground: -1 },
  EX: { attackLeast: -1, defenceLeast: 1, back: 1, backLess: 1, ground: 1 },
  DR: { back: 1, ground: 1 },
  D1: { defenceLeast: 1, back: 1, backLess: 1, ground: 1 },
  DE: { defence: 1, ground: 1 },
  DS: { defence: CAPTURED, ground: 1 },
};

const COLUMNS: readonly Column[] = Array.from({ length: CRT_TABLE.high - CRT_TABLE.low + 1 }, (_, i) => {
  const sum = { ...NOTHING };
  for (const { result, chance } of resultsOf(CRT_TABLE, CRT_TABLE.low + i))
    for (const key of KEYS) sum[key] += chance * (entryOf(EFFECTS, result)?.[key] ?? 0);
  return sum;
});

const columnAt = (rung: number): Column => itemAt(COLUMNS, clamp(rung, CRT_TABLE.low, CRT_TABLE.high) - CRT_TABLE.low);

/** From the attacker's view; `trapped` is the share of the defenders that cannot retreat. */
export function clashWorth(rung: number, attack: Force, defence: Force, trapped: number): number {
  // 9.5 Below the table the attackers surrender.
  if (rung < LOWEST) return -CAPTURED * attack.all;
  const c = columnAt(rung);
  const lost = c.defence * defence.all + c.defenceLeast * defence.least;
  const ruined = trapped * (c.back * defence.all - c.backLess * defence.least);
  return lost + ruined + c.attack * attack.all + c.attackLeast * attack.least + GROUND * c.ground;
}

/** The approximate chance that the defenders are gone afterwards. */
export function clearance(rung: number): number {
  const c = columnAt(rung);
  return Math.min(1, c.back + c.defence);
}
