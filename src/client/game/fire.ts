/** Fires the shots of the list, one by one. */
import type { ShotShown } from '../../kit/depict.ts';
import type { Desk } from './desk.ts';
import { canFire, isGalleryOpen } from './gallery.ts';
import { send } from './hands.ts';
import { openTab } from './switches.ts';

export async function fire(desk: Desk, shot: ShotShown): Promise<void> {
  if (!canFire(desk) || desk.session.sending.value) return;
  desk.gallery.aimed.value = undefined;
  await send(desk, [shot.action]);
}

/**
 * F: fires the top shot and scrolls to the next one. If the list is not open it is opened first, so that nothing is
 * fired unseen. Returns whether there was something to fire.
 */
export function fireTop(desk: Desk): boolean {
  if (desk.gallery.shots.value.length === 0 || !canFire(desk)) return false;
  if (!isGalleryOpen(desk)) {
    openTab(desk, 'odds');
    return true;
  }
  const top = desk.gallery.salvos.value[0]?.best;
  if (top) void fire(desk, top).then(() => showShot(desk, desk.gallery.salvos.value[0]?.best));
  return true;
}

/** Firer and target visible together. */
export function showShot({ session, show }: Desk, shot: ShotShown | undefined): void {
  if (!shot) return;
  const from = session.depiction.value?.counters.find(c => c.unit === shot.unit)?.hex;
  show(from === undefined ? [shot.hex] : [from, shot.hex]);
}
