import { describe, expect, it } from 'vitest';
import type { Depiction } from '../../kit/depict.ts';
import { seededDice } from '../../kit/dice.ts';
import { depictionFor } from '../../kit/seat.ts';
import { act, acts, type Trial } from '../../kit/trial.ts';
import { UNITS } from './data/units.ts';
import { depict } from './depict.ts';
import { BOARD, hex, unit } from './pieces.ts';
import { ARRIVING, COLUMNS, HANGAR, READY, type State, TO_COME } from './state.ts';
import { position, stateOf } from './testing.ts';
import { assaulting, firing, moving, stateIn } from './testingPlay.ts';
import { game } from './whole.ts';

const track = (d: Depiction, id: string) => d.tracks.find(t => t.id === id);
const zone = (d: Depiction, id: string): readonly string[] =>
  (d.zones.find(z => z.id === id)?.hexes ?? []).map(h => BOARD.names[h] ?? '');
const changed = (s: State, change: (d: State) => void): Depiction => {
  const d = COLUMNS.draft(s);
  change(d);
  return depict(d);
};
const seenIn = (t: Trial): Depiction => depict(stateIn(t));

it('11.2 Model decides over the zones of his panzer divisions', () => {
  const start: Trial = { game, s: game.setup('zitadelle', {}, seededDice('model')), events: [] };
  const asked = acts(start, { type: 'historical-set-up' }, { type: 'ready' });
  const names = (seenIn(asked).focus ?? []).map(h => BOARD.names[h]);
  expect([names.includes('1545'), names.includes('1945'), names.includes('0443')]).toEqual([true, true, false]);
  expect(seenIn(act(asked, { type: 'hold-back' })).focus).toBeUndefined();
});

describe('counters and boxes', () => {
  const s = stateOf({ units: { '11Pz/15': '1517', '51GR/154G': '1518' } });

  it('2.2 every unit is seen once, in its hex or in a box that is there', () => {
    const start = game.setup('zitadelle', {}, seededDice('boxes'));
    for (const seen of [depict(s), depict(start)]) {
      expect(seen.counters.map(c => c.unit)).toEqual(UNITS.map((_, u) => u));
      const boxes = new Set(seen.boxes.map(b => b.id));
      for (const c of seen.counters)
        expect([c.unit, c.hex !== undefined || boxes.has(c.box ?? '')]).toEqual([c.unit, true]);
    }
    expect(depict(s).counters[unit('11Pz/15')]).toMatchObject({ hex: hex('1517'), role: 'german' });
  });

  it('10.1 guns and engineers lie under those they lend a hand to', () => {
    const under = depict(s).counters.filter(c => c.isUnder);
    const names = under.map(c => UNITS[c.unit]!.name);
    expect([names.includes('Arko122'), names.includes('11Pz/15')]).toEqual([true, false]);
    expect(under.every(c => ['artillery', 'rocket', 'heavy-rocket', 'engineer'].includes(UNITS[c.unit]!.kind))).toBe(
      true,
    );
  });

  it('11.1 reinforcements lie by turn and area until they may come', () => {
    const seen = changed(s, d => {
      d.place = d.place.with(unit('29TK/31'), TO_COME);
      d.place = d.place.with(unit('2GTK/26G'), ARRIVING);
    });
    const boxOf = (name: string): string | undefined => seen.counters[unit(name)]?.box;
    expect([boxOf('29TK/31'), boxOf('2GTK/26G')]).toEqual(['turn-7-S4-soviet', 'arriving-soviet']);
    expect(seen.boxes.find(b => b.id === 'turn-7-S4-soviet')?.group?.line).toEqual({
      ja: '第7ターン（7月11日）S4',
      en: 'Turn 7 (11 July), S4',
    });
  });

  it('9.1 bombers wait, fly over an army, or stay on the ground', () => {
    const seen = depict(
      stateOf({
        units: {
          '8FgK/LB1': { over: '6GA' },
          '8FgK/LB2': { box: 'air-ready' },
          '8FgK/LB3': { box: 'hangar' },
        },
      }),
    );
    const boxes = ['8FgK/LB1', '8FgK/LB2', '8FgK/LB3'].map(name => seen.counters[unit(name)]?.box);
    expect(boxes).toEqual(['over-6GA', 'air-ready-german', 'hangar-german']);
  });
});

describe('markers', () => {
  it('12.1.1 a flag where a place has changed hands and nobody stands there', () => {
    const ids = (p: Parameters<typeof stateOf>[0]): string[] => depict(stateOf(p)).markers.map(m => m.id);
    expect(ids({ units: {} })).toEqual([]);
    expect(ids({ units: {}, held: ['2220'] })).toEqual(['held-2220']);
    expect(ids({ units: '11Pz/15@2220', held: ['2220'] })).toEqual([]);
    expect(ids({ units: {}, lost: ['2611'] })).toEqual(['held-2611']);
  });
});

describe('tracks', () => {
  it('12.0 victory points are told with what they are made of', () => {
    const t = moving('11Pz/15@2221*, 71GR/219G@1920', { held: ['2220', '2040'] });
    const points = track(seenIn(t), 'victory-points');
    const items = Object.fromEntries((points?.items ?? []).map(i => [i.title.en, [i.state, i.count]]));
    expect(items.Yakovlevo).toEqual(['ready', 5]);
    expect(items.Prokhorovka).toEqual(['off', 15]);
    expect(items['Belgorod lost']).toEqual(['off', 0]);
    const lost = Number(items['Steps lost']?.[1]);
    expect(lost).toBeLessThan(0);
    expect(points?.value).toBe(15 + lost);
  });

  it('12.1.2 a place without a line to the edge is told to be cut off', () => {
    const ring = '71GR/219G@2319, 71GR/210G@2120, 51GR/154G@2222';
    const items = track(seenIn(moving(ring, { held: ['2220'] })), 'victory-points')?.items ?? [];
    expect(items.find(i => i.title.en.startsWith('Yakovlevo'))).toMatchObject({
      title: { en: 'Yakovlevo (cut off)' },
      state: 'used',
    });
  });

  it('7.7 the morale of every corps and army stays in sight, bombs included', () => {
    const s = stateOf({ units: '51GR/154G@2120', morale: { '6GA': 8 }, bombed: { '6GA': 2 } });
    const pinned = depict(s).tracks.filter(t => t.pinned);
    expect(pinned).toHaveLength(21);
    expect(track(depict(s), 'morale-6GA')).toMatchObject({
      value: 6,
      most: 12,
      role: 'soviet',
      title: { en: '6th Guards Army, morale (10 movement points)' },
      pinned: { label: { en: '6GA' }, start: 10, note: { en: '−2 bombed' }, units: [unit('51GR/154G')] },
    });
    expect(track(depict(s), 'morale-13A')?.pinned).not.toHaveProperty('note');
  });

  it('9.1.2 bombers go by turn and half-map', () => {
    const items = (d: Depiction) => (track(d, 'air')?.items ?? []).map(i => [i.state, i.count]);
    const s = stateOf({ units: {}, turn: 8 });
    const grounded = changed(s, d => {
      for (const [u, spec] of UNITS.entries()) if (spec.size === 'air') d.place = d.place.with(u, HANGAR);
    });
    expect(items(grounded)).toEqual([
      ['off', 0],
      ['used', 1],
      ['used', 2],
      ['used', 3],
    ]);
    const ready = changed(s, d => {
      d.place = d.place.map((place, u) => (UNITS[u]?.size === 'air' ? HANGAR : place));
      d.place = d.place.with(unit('8FgK/DB1'), READY);
    });
    expect(items(ready)[2]).toEqual(['ready', 2]);
  });
});

describe('zones', () => {
  it('5.2, 5.2.3 zones of control, and those that bind armour alone', () => {
    const seen = seenIn(moving('51GR/154G@2120*, 71GR/219G@2420, GD/3@1517'));
    expect(zone(seen, 'zoc-soviet')).toContain('2121');
    expect(zone(seen, 'hard-zoc-soviet')).not.toContain('2121');
    expect(zone(seen, 'hard-zoc-soviet')).toContain('2421');
    // 5.2.1 A battalion has none.
    expect(zone(seen, 'zoc-german')).toEqual([]);
  });

  it('8.4.2, 12.1.1, 12.1.2 air zones, places held, lines to the edge', () => {
    const seen = depict(stateOf({ units: { '8FgK/DB1': '2120' }, held: ['2220'] }));
    expect(zone(seen, 'air')).toHaveLength(7);
    expect(zone(seen, 'control-german')).toEqual(['2220', '2611']);
    expect(zone(seen, 'control-soviet')).toContain('2040');
    expect(zone(seen, 'line-german')).toContain('0150');
    expect(zone(seen, 'line-soviet')).not.toContain('0150');
  });

  it('3.2.2 the strips of the side that sets up are shown, and those of nobody later', () => {
    const start = game.setup('zitadelle', {}, seededDice('strips'));
    const ids = (s: State): string[] =>
      depict(s)
        .zones.map(z => z.id)
        .filter(id => id.startsWith('set-up'));
    expect(ids(start)).toContain('set-up-soviet-A');
    expect(ids(start).some(id => id.includes('german'))).toBe(false);
    expect(ids(stateOf({ units: {} }))).toEqual([]);
  });
});

describe('shots', () => {
  const t = firing('soviet', 'GD/3@2121, GD/Fus@2121, GD/PG@2219, 71GR/219G@2120');

  it('6.4 every legal shot is told with its chance, and what the dice must come to', () => {
    const shots = seenIn(t).shots ?? [];
    expect(shots.map(shot => [shot.unit, shot.target, shot.hex])).toEqual([
      [unit('71GR/219G'), unit('GD/3'), hex('2121')],
    ]);
    // Strength 1 against armour 4 needs a modified 3; a fort takes 2 off, infantry around the target adds 2.
    expect(shots[0]).toMatchObject({ needs: { en: '≤ 3', ja: '3以下' }, chance: 3 / 36 });
    expect(shots[0]?.lines.map(line => line.what)).toEqual(['fort', 'screened']);
  });

  it('6.4 a shot is an action, and there are none in other phases', () => {
    const [shot] = seenIn(t).shots ?? [];
    const after = act(t, { type: 'fire', unit: '71GR/219G', hex: '2121' }, [6, 6]);
    expect(shot?.action).toEqual({ type: 'fire', unit: unit('71GR/219G'), hex: hex('2121') });
    expect(seenIn(after).shots).toBeUndefined();
    expect(seenIn(assaulting('german', '11Pz/110@2121, 71GR/219G@2120')).shots).toBeUndefined();
  });
});

describe('13.3.7 hidden chits', () => {
  it('what the Germans are shown does not depend on the order of the chits', () => {
    const seenBy = (seed: string): string => {
      const s = game.setup('zitadelle', { chits: true }, seededDice(seed));
      return JSON.stringify(depictionFor(game, s, 'german'));
    };
    expect(seenBy('one')).toBe(seenBy('two'));
  });

  const order = ['GT7', 'GT5S4', 'GT6', 'GT2', 'GT3', 'GT4S3', 'GT4S4', 'GT5S3'];
  const BOX = { box: 'reinforcements' };
  /** Soviet movement of turn 2: GT7 has come up, which brings 18TK. */
  const called = () =>
    position(
      { turn: 2, active: 'soviet', units: { '18TK/110': BOX, '18TK/170': BOX, '5GTK/20G': BOX }, chits: order },
      { chits: true },
    );
  const shownTo = (t: Trial, role: string) => depictionFor(game, stateIn(t), role);

  it('13.3.3 the Soviets see the turn of each chit, and who waits at the edge', () => {
    const { boxes, counters } = shownTo(called(), 'soviet');
    const boxFor = (name: string) => boxes.find(b => b.id === counters[unit(name)]?.box);
    expect(boxFor('18TK/110')?.id).toBe('arriving-soviet');
    expect(boxFor('5GTK/20G')?.title.en).toBe('Due on turn 4 (8 July), S3 · Soviet');
  });

  it('13.3.4 to the Germans Soviet reinforcements lie by chit, without a date; their own by turn', () => {
    const { boxes, counters } = shownTo(called(), 'german');
    const lineOf = (name: string) => boxes.find(b => b.id === counters[unit(name)]?.box)?.group?.line.en;
    expect(['18TK/110', '5GTK/20G'].map(lineOf)).toEqual(['Chit GT7, S4', 'Chit GT2, S3']);
    expect(boxes.find(b => b.id === 'turn-5-S4-soviet')?.title).toEqual({
      ja: '増援 チットGT5 S4・ソ連軍',
      en: 'Drawn by chit GT5 S4 · Soviet',
    });
    expect(boxes.find(b => b.id === 'turn-6-G2-german')?.group?.line.en).toBe('Turn 6 (10 July), G2');
  });

  it('13.3.7 the Germans do not see who waits at the edge before one of them has come', () => {
    const boxesFor = (t: Trial, role: string) =>
      ['18TK/170', '5GTK/20G'].map(name => shownTo(t, role).counters[unit(name)]?.box);
    const hidden = ['turn-7-S4-soviet', 'turn-2-S3-soviet'];
    for (const seat of ['german', 'observer']) expect(boxesFor(called(), seat)).toEqual(hidden);
    const after = act(called(), { type: 'enter', unit: '18TK/110', hex: '3028' });
    expect(boxesFor(after, 'german')).toEqual(['arriving-soviet', hidden[1]]);
  });
});
