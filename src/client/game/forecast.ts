/**
 * An attack before it can be declared: pointing at an enemy during movement forecasts the battle that the units next to
 * it would fight, as if the selected unit had already moved there if it can.
 */
import type { Foretold } from './battle.ts';
import { after } from './carry.ts';
import type { Choices, Target } from './choices.ts';
import { type Selection, targetsInHand } from './select.ts';

export function forecastAt(c: Choices, sel: Selection, hex: number): Foretold | undefined {
  if (!c.game.inspect.forecast || !hasEnemy(c, hex)) return undefined;
  const unit = sel.kind === 'units' ? sel.units[0] : undefined;
  const move = unit === undefined || isBeside(c, c.hexOf.get(unit), hex) ? undefined : approach(c, sel, hex);
  const s = move?.actions[0] ? after(c, move.actions[0]) : c.s;
  const report = s && c.game.inspect.forecast(s, c.role, hex);
  if (!report?.ok) return undefined;
  return { report: report.value, ...(move && unit !== undefined ? { after: { unit, hex: move.hex } } : {}) };
}

/** What the selected unit would have to attack from the hex under the pointer, each with its column. */
export interface Duty {
  readonly unit: number;
  readonly hex: number;
  readonly rule: string;
  /** Not in the combat that follows this move. */
  readonly later?: true;
  readonly enemies: readonly { readonly hex: number; readonly column?: string }[];
}

export function dutyAt(c: Choices | undefined, sel: Selection, hex: number | undefined): Duty | undefined {
  if (!c?.game.inspect.obliges || hex === undefined || sel.kind !== 'units') return undefined;
  const [unit] = sel.units;
  const target = unit === undefined ? undefined : targetsInHand(c, sel).get(hex);
  if (unit === undefined || !target) return undefined;
  const found = c.game.inspect.obliges(c.s, unit, hex);
  if (!found) return undefined;
  const s = target.actions[0] && after(c, target.actions[0]);
  const enemies = found.hexes.map(enemy => {
    const report = s && c.game.inspect.forecast?.(s, c.role, enemy);
    return { hex: enemy, ...(report?.ok ? { column: report.value.column } : {}) };
  });
  return { unit, hex, rule: found.rule, enemies, ...(found.later ? { later: true } : {}) };
}

const hasEnemy = (c: Choices, hex: number): boolean => {
  const here = new Set(c.unitsAt.get(hex));
  return here.size > 0 && c.game.inspect.units(c.s).some(u => here.has(u.unit) && u.role !== c.role);
};

function isBeside({ game }: Choices, a: number | undefined, b: number): boolean {
  if (a === undefined) return false;
  for (let dir = 0; dir < 6; dir++) if (game.board.next[a * 6 + dir] === b) return true;
  return false;
}

/** The cheapest hex next to the enemy that the selected unit can reach. */
function approach(c: Choices, sel: Selection, hex: number): Target | undefined {
  const near = [...targetsInHand(c, sel).values()].filter(t => t.way && isBeside(c, t.hex, hex));
  return near.sort((a, b) => (a.way?.cost ?? 0) - (b.way?.cost ?? 0))[0];
}
