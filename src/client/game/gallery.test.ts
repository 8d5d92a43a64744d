import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Desk } from './desk.ts';
import { type FrontsTable, frontsTable } from './fronts/table.ts';
import { isGalleryOpen, shotInQuestion } from './gallery.ts';
import { letGo, send, watch } from './hands.ts';
import { pressKey } from './keys.ts';
import { pictureOf } from './picture.ts';

const F = { key: 'f', ctrlKey: false, metaKey: false, altKey: false };
let table: FrontsTable | undefined;

async function deskNow(): Promise<Desk> {
  table = await frontsTable();
  return table.desk;
}

afterEach(() => table?.close());

const logged = ({ session }: Desk): number => session.log.value.length;
const best = ({ gallery }: Desk) => gallery.salvos.value[0]!.best;

describe('the gallery', () => {
  it('comes up by itself when units fire, and goes when nobody can', async () => {
    const desk = await deskNow();
    expect([desk.tab.value, isGalleryOpen(desk)]).toEqual(['odds', true]);
    for (let i = 0; i < 6; i++) await send(desk, [{ type: 'end' }]);
    expect(desk.session.depiction.value?.shots).toBeUndefined();
    expect([desk.tab.value, isGalleryOpen(desk)]).toEqual(['log', false]);
  });

  it('shows on the map what the key would fire, and what a row pointed at would', async () => {
    const desk = await deskNow();
    const picture = pictureOf(desk);
    const arrow = () => picture.lines.value.arrows[0];
    const hexOf = (unit: number) => desk.session.depiction.value?.counters[unit]?.hex;
    const top = best(desk);
    expect(arrow()).toEqual({ from: hexOf(top.unit), to: top.hex, kind: 'attack' });
    expect(picture.states.value.states.get(top.target)).toBe('target');
    const other = desk.gallery.salvos.value[2]!.best;
    desk.gallery.aimed.value = other;
    expect(arrow()).toEqual({ from: hexOf(other.unit), to: other.hex, kind: 'attack' });
    expect(picture.states.value.states.get(other.unit)).toBe('selected');
    desk.isPanelOpen.value = false;
    expect(arrow()).toBeUndefined();
  });

  it('follows the clicked unit until it is deselected', async () => {
    const desk = await deskNow();
    const { unit } = desk.gallery.salvos.value[3]!.best;
    watch(desk, unit);
    expect(desk.gallery.salvos.value.every(s => s.best.unit === unit && s.others.length === 0)).toBe(true);
    letGo(desk);
    expect(desk.gallery.sight.value).toBeUndefined();
  });
});

describe('F', () => {
  it('fires the shot on top; the next one comes up and into sight', async () => {
    const desk = await deskNow();
    const fired = best(desk);
    const show = vi.fn<Desk['show']>();
    desk.show = show;
    expect(pressKey(desk, F)).toBe(true);
    await vi.waitFor(() => expect(show).toHaveBeenCalled());
    expect(desk.session.log.value.at(-1)?.action).toEqual(fired.action);
    const next = best(desk);
    expect(next.unit).not.toBe(fired.unit);
    expect(show).toHaveBeenCalledWith([desk.session.depiction.value?.counters[next.unit]?.hex, next.hex]);
  });

  it('fires at the hex pointed at', async () => {
    const desk = await deskNow();
    const { hex } = desk.gallery.salvos.value[3]!;
    desk.pointed.value = { hex };
    pressKey(desk, F);
    await vi.waitFor(() => expect(logged(desk)).toBe(1));
    expect(desk.session.log.value[0]?.action.hex).toBe(hex);
  });

  it('fires nothing unseen: it opens the list first', async () => {
    const desk = await deskNow();
    desk.tab.value = 'log';
    expect(shotInQuestion(desk)).toBeUndefined();
    pressKey(desk, F);
    await Promise.resolve();
    expect([logged(desk), desk.session.sending.value, isGalleryOpen(desk)]).toEqual([0, false, true]);
  });

  it('fires once, however long it is held', async () => {
    const desk = await deskNow();
    expect(pressKey(desk, { ...F, repeat: true })).toBe(false);
    expect(desk.session.sending.value).toBe(false);
  });

  it('flashes who can act where there is nothing to fire', async () => {
    const desk = await deskNow();
    while (desk.gallery.shots.value.length > 0) await send(desk, [best(desk).action]);
    expect(desk.session.choices.value?.all).toEqual([{ type: 'end' }]);
    const n = logged(desk);
    const flash = vi.fn<Desk['flash']>();
    desk.flash = flash;
    pressKey(desk, F);
    expect(flash).toHaveBeenCalledOnce();
    expect([logged(desk), desk.session.sending.value]).toEqual([n, false]);
  });
});
