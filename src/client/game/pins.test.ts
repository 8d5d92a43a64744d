import { describe, expect, it } from 'vitest';
import type { PinShown, TrackShown } from '../../kit/depict.ts';
import { BOMBED } from './fronts/depict.ts';
import { frontsTable } from './fronts/table.ts';
import { send } from './hands.ts';
import { pictureOf } from './picture.ts';
import { pinGroups, rememberTurns, turnStart } from './pins.ts';

const track = (id: string, value: number, role?: string, pinned: Partial<PinShown> = {}): TrackShown => ({
  id,
  title: { ja: id, en: id },
  rule: '1.0',
  value,
  pinned: { label: { ja: id, en: id }, start: 6, ...pinned },
  ...(role === undefined ? {} : { role }),
});
const values = (...list: readonly (readonly [string, number])[]) => new Map(list);

describe('tracks in sight', () => {
  it('are grouped by side, those of nobody first; other tracks are left out', () => {
    const { pinned: _, ...plain } = track('d', 1, 'red');
    const groups = pinGroups(
      { turn: 1, tracks: [track('a', 6, 'red'), track('b', 6, 'blue'), track('c', 6), plain] },
      ['blue', 'red'],
      undefined,
    );
    expect(groups.map(g => [g.role, g.pins.map(p => p.track.id)])).toEqual([
      [undefined, ['c']],
      ['blue', ['b']],
      ['red', ['a']],
    ]);
  });

  it('are calm at their start value, unless there is something to say', () => {
    const tracks = [track('a', 6), track('b', 5), track('c', 6, undefined, { note: { ja: '注', en: 'note' } })];
    expect(pinGroups({ turn: 1, tracks }, [], undefined)[0]?.pins.map(p => p.isCalm)).toEqual([true, false, false]);
  });

  it('are marked when they fell this turn, by what the page saw or by what the game says', () => {
    const tracks = [track('a', 4), track('b', 7), track('c', 4, undefined, { before: 5 })];
    const began = { turn: 2, values: values(['a', 6], ['b', 6], ['c', 9]) };
    expect(pinGroups({ turn: 2, tracks }, [], began)[0]?.pins.map(p => p.fell)).toEqual([2, 0, 1]);
    expect(pinGroups({ turn: 3, tracks }, [], began)[0]?.pins.map(p => p.fell)).toEqual([0, 0, 1]);
  });
});

describe('the start of a turn', () => {
  const at = (turn: number, a: number) => ({ turn, values: values(['a', a]) });

  it('is what was last seen of the turn before', () => {
    expect(turnStart(at(1, 6), at(1, 5), at(2, 3))).toEqual(at(2, 5));
  });

  it('stays as it was while the turn goes on', () => {
    expect(turnStart(at(2, 5), at(2, 3), at(2, 1))).toEqual(at(2, 5));
  });

  it('is as it is found when a game is loaded or taken back', () => {
    expect(turnStart(undefined, undefined, at(4, 2))).toEqual(at(4, 2));
    expect(turnStart(at(3, 5), at(3, 4), at(2, 6))).toEqual(at(2, 6));
  });
});

describe('in play', () => {
  it('a hit is marked on the command that lost it, until the turn is over', async () => {
    const { desk, close } = await frontsTable();
    const stop = rememberTurns(desk.session, desk.pins);
    const fallen = () => desk.pins.groups.value.flatMap(g => g.pins.filter(p => p.fell > 0).map(p => p.track.id));
    expect(fallen()).toEqual([]);
    for (let i = 0; i < 6; i++) await send(desk, [desk.gallery.salvos.value[0]!.best.action]);
    const hits = desk.session.log.value.filter(entry => entry.events[0]?.type === 'hit').length;
    expect(hits).toBeGreaterThan(0);
    expect(fallen().length).toBeGreaterThan(0);
    await send(desk, [{ type: 'end' }]);
    await send(desk, [{ type: 'end' }]);
    expect(desk.session.depiction.value?.turn).toBe(2);
    expect(fallen()).toEqual([]);
    stop();
    close();
  });

  it('pointing at one makes its units stand out', async () => {
    const { desk, close } = await frontsTable();
    const picture = pictureOf(desk);
    const pin = desk.pins.groups.value[0]?.pins[BOMBED];
    const units = pin?.pinned.units ?? [];
    expect(units.length).toBeGreaterThan(1);
    desk.isPanelOpen.value = false;
    desk.pins.pointed.value = pin?.track.id;
    expect(units.map(unit => picture.states.value.states.get(unit))).toEqual(units.map(() => 'selected'));
    desk.pins.pointed.value = undefined;
    expect([...picture.states.value.states.values()]).not.toContain('selected');
    close();
  });
});
