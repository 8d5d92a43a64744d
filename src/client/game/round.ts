/**
 * A round of battles: those being declared, or those that were declared together, each with its result once fought.
 * What was declared is read from the log: the last event that carries a list of battles.
 */
import type { BattleShown, Depiction } from '../../kit/depict.ts';
import type { GameEvent, Json } from '../../kit/game.ts';
import type { Entry } from '../../protocol/link.ts';
import { type Fought, foughtBy } from './battle.ts';

export interface Row {
  /** The hex that names it. */
  readonly hex: number;
  readonly hexes: readonly number[];
  readonly units: readonly number[];
  /** Being declared, or still to be fought. */
  readonly open?: BattleShown;
  readonly fought?: FoughtInRound;
}

export interface FoughtInRound extends Fought {
  /** Its entry in the log, from 1. */
  readonly n: number;
}

/** `log` up to the position shown. */
export function rowsOf({ battles, demands }: Depiction, log: readonly Entry[]): readonly Row[] {
  if (!battles) return [];
  // During declaration the log may hold an outdated proposal.
  if (demands) return battles.map(rowOf);
  const declared = lastDeclared(log);
  if (declared.length === 0) return battles.map(rowOf);
  return declared.map(row => {
    const open = battles.find(b => b.hex === row.hex);
    return open ? { ...row, open } : row;
  });
}

const rowOf = (open: BattleShown): Row => ({ hex: open.hex, hexes: open.hexes, units: open.units, open });

/** Battles of the last list in the log, with the results that followed. */
export function lastDeclared(log: readonly Entry[]): readonly Row[] {
  const after: FoughtInRound[] = [];
  for (const entry of log.toReversed()) {
    for (const event of entry.events.toReversed()) {
      const listed = battlesIn(event);
      if (listed.length > 0) return listed.map(row => withResult(row, after));
      const fought = foughtBy(event);
      if (fought) after.push({ ...fought, n: entry.n });
    }
  }
  return [];
}

function withResult(row: Row, all: readonly FoughtInRound[]): Row {
  const fought = all.find(f => f.hex !== undefined && row.hexes.includes(f.hex));
  return fought ? { ...row, fought } : row;
}

function battlesIn({ battles }: GameEvent): Row[] {
  if (!isList(battles)) return [];
  return battles.flatMap(one => {
    const [hexes, units] = [numbersIn(one, 'hexes'), numbersIn(one, 'units')];
    const [hex] = hexes;
    return hex === undefined ? [] : [{ hex, hexes, units }];
  });
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

function numbersIn(value: Json, field: string): number[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const list = Object.entries(value).find(([key]) => key === field)?.[1];
  return isList(list) ? list.filter(x => typeof x === 'number') : [];
}
