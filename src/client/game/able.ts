/** Steps through the units that can still act. */
import { itemAt } from '../../kit/list.ts';
import { ableUnits } from './choices.ts';
import type { Desk } from './desk.ts';
import { NOTHING, takeUnit } from './select.ts';

/** Selects the next (or previous) unit that can still act, and scrolls to it. */
export function step(desk: Desk, by: 1 | -1): void {
  const c = desk.session.choices.value;
  if (!c) return;
  const able = ableUnits(c).filter(u => !desk.done.value.has(u));
  if (able.length === 0) return;
  const sel = desk.selection.value;
  const held = sel.kind === 'units' ? sel.units[0] : sel.kind === 'gather' ? sel.picked[0] : undefined;
  const at = held === undefined ? (by > 0 ? -1 : 0) : able.indexOf(held);
  const unit = itemAt(able, (at + by + able.length) % able.length);
  const hex = c.hexOf.get(unit);
  // A unit that only has a plain choice is highlighted, never acted with.
  const reply = takeUnit(c, unit);
  desk.selection.value = reply.acts ? { kind: 'units', units: [unit] } : reply.selection;
  if (hex === undefined) return;
  desk.show([hex]);
  desk.flash([unit]);
}

/** Space: this unit is done; only a reminder for the player. */
export function doneWithUnit(desk: Desk): void {
  const sel = desk.selection.value;
  if (sel.kind !== 'units') return;
  desk.done.value = new Set([...desk.done.value, ...sel.units]);
  desk.selection.value = NOTHING;
  step(desk, 1);
}

export function flashAble(desk: Desk): void {
  const c = desk.session.choices.value;
  if (c) desk.flash(ableUnits(c));
}
