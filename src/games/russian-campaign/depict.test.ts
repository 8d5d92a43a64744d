import { describe, expect, it } from 'vitest';
import type { Depiction } from '../../kit/depict.ts';
import { UNITS } from './data/units.ts';
import { depict } from './depict.ts';
import { AXIS, BOARD, hex, unit } from './pieces.ts';
import { COLUMNS, POOL, type State, TO_COME } from './state.ts';
import { stateOf } from './testing.ts';

const track = (d: Depiction, id: string) => d.tracks.find(t => t.id === id);
const zone = (d: Depiction, id: string): readonly string[] =>
  (d.zones.find(z => z.id === id)?.hexes ?? []).map(h => BOARD.names[h] ?? '');
const changed = (s: State, change: (d: State) => void): Depiction => {
  const d = COLUMNS.draft(s);
  change(d);
  return depict(d);
};

describe('counters and boxes', () => {
  const s = stateOf({ units: { '24Pz': 'M22', '8A': 'F18' } });

  it('2.1 every unit is seen once, in its hex or in a box that is there', () => {
    const seen = depict(s);
    expect(seen.counters.map(c => c.unit)).toEqual(UNITS.map((_, u) => u));
    const boxes = new Set(seen.boxes.map(b => b.id));
    for (const c of seen.counters)
      expect([c.unit, c.hex !== undefined || boxes.has(c.box ?? '')]).toEqual([c.unit, true]);
    expect(seen.counters[unit('24Pz')]).toMatchObject({ hex: hex('M22'), role: 'axis' });
  });

  it('12.1 later reinforcements are in boxes by turn, and each side has its own pool', () => {
    const seen = changed(s, d => {
      d.place = d.place.with(unit('40Pz'), TO_COME);
      d.place = d.place.with(unit('HG'), TO_COME);
      d.place = d.place.with(unit('7Inf'), POOL);
      d.place = d.place.with(unit('5A'), POOL);
    });
    const boxOf = (name: string): string | undefined => seen.counters[unit(name)]?.box;
    expect(boxOf('40Pz')).toBe('turn-2-axis');
    expect(boxOf('HG')).toBe('order-of-battle-axis');
    expect([boxOf('7Inf'), boxOf('5A')]).toEqual(['replacement-pool-axis', 'replacement-pool-soviet']);
    expect(seen.boxes.find(b => b.id === 'turn-2-axis')?.title).toEqual({
      ja: '1941年7/8月登場・枢軸軍',
      en: 'Due in 7/8 1941 · Axis',
    });
  });
});

describe('markers', () => {
  const s = stateOf({ units: {} });
  const ids = (d: Depiction): string[] => d.markers.map(m => m.id);

  it('8.3.6 railheads are where railways of the Axis meet those of the Soviets', () => {
    expect(ids(depict(s))).toContain('railhead-O25');
    const seen = changed(s, d => {
      d.rail = d.rail.with(hex('O24'), AXIS);
    });
    expect(ids(seen)).not.toContain('railhead-O25');
    expect(ids(seen)).toContain('railhead-O24');
  });

  it('9.9, 9.10 aircraft and guns lie on their targets', () => {
    const seen = changed(s, d => {
      d.stukas = [{ unit: unit('HQ-C'), hex: hex('O20') }];
      d.guns = [hex('P14')];
    });
    expect(seen.markers.slice(0, 2)).toMatchObject([
      { id: 'stuka-0', hex: hex('O20'), role: 'axis' },
      { id: 'artillery-0', hex: hex('P14'), role: 'soviet' },
    ]);
  });
});

describe('tracks', () => {
  const s = stateOf({ units: {} });

  it('3.1.3 the Axis begin with four major and three minor cities', () => {
    const seen = depict(s);
    expect(track(seen, 'major-cities')).toMatchObject({ value: 4, most: 21 });
    expect(track(seen, 'minor-cities')).toMatchObject({ value: 3, most: 14 });
  });

  it('5.4 the least number of cities is told from 1942 on, and not in shorter games', () => {
    const title = (turn: number): string | undefined =>
      track(
        changed(s, d => {
          d.turn = turn;
        }),
        'major-cities',
      )?.title.en;
    expect([1, 5, 11, 17, 25].map(title)).toEqual([
      'Major cities held',
      'Major cities held (at least 8)',
      'Major cities held (at least 6)',
      'Major cities held (at least 4)',
      'Major cities held (at least 4)',
    ]);
    const short = stateOf({ units: {} }, {}, 'kursk-thaw');
    expect(track(depict(short), 'major-cities')?.title.en).toBe('Major cities held');
  });

  it('8.3.1 rail moves left depend on weather and use', () => {
    const left = (weather: number, railed: number): unknown =>
      track(
        changed(s, d => {
          d.weather = [weather, weather];
          d.railed = [railed, railed];
        }),
        'rail-axis',
      );
    expect(left(0, 2)).toMatchObject({ value: 4, most: 6 });
    expect(left(3, 1)).toMatchObject({ value: 2, most: 3 });
  });

  it('9.9.7 Stukas depend on year and weather', () => {
    const count = (turn: number, weather: number): number | undefined =>
      track(
        changed(s, d => {
          d.turn = turn;
          d.weather = [weather, weather];
        }),
        'stukas',
      )?.most;
    expect([count(1, 0), count(3, 1), count(4, 3), count(7, 0), count(13, 0), count(19, 0)]).toEqual([
      3, 1, 0, 2, 1, 0,
    ]);
  });

  it('8.4 only the Axis sail the Baltic', () => {
    const areas = (id: string): string[] => (track(depict(s), id)?.items ?? []).map(i => i.title.en);
    expect(areas('sea-axis')).toEqual(['Baltic', 'Black Sea', 'Landings in the game']);
    expect(areas('sea-soviet')).toEqual(['Black Sea', 'Landings in the game']);
  });

  it('12.7 workers on the map give their points, twice from May 1943, and none at Archangel', () => {
    const p = stateOf({ units: { 'W-Moscow': 'R9', 'W-Kiev': 'W20', 'W-Archangel': 'C2' } });
    expect(track(depict(p), 'points')?.value).toBe(5);
    const late = changed(p, d => {
      d.turn = 13;
    });
    expect(track(late, 'points')?.value).toBe(10);
  });

  it('13.6 two weathers in a turn are two tracks', () => {
    const seen = changed(s, d => {
      d.weather = [0, 2];
    });
    const ready = (id: string): string[] =>
      (track(seen, id)?.items ?? []).filter(i => i.state === 'ready').map(i => i.title.en);
    expect([ready('weather-1'), ready('weather-2')]).toEqual([['Clear'], ['Mud']]);
    expect(track(depict(s), 'weather')?.items?.map(i => i.state)).toEqual(['ready', 'off', 'off', 'off']);
  });
});

describe('zones', () => {
  const s = stateOf({ units: { '24Pz': 'M22', '8A': 'F18', Stavka: 'R9' } });
  const seen = depict(s);

  it('7.1 a zone of control is the hexes around a unit, not over water', () => {
    expect(zone(seen, 'zoc-axis')).toContain('M21');
    expect(zone(seen, 'zoc-soviet')).not.toContain('F17');
  });

  it('5.5, 8.3.6 cities and railways are with those who hold them', () => {
    expect(zone(seen, 'control-axis')).toContain('L26');
    expect(zone(seen, 'control-soviet')).toContain('R9');
    expect(zone(seen, 'rail-axis')).toContain('L25');
    expect(zone(seen, 'rail-soviet')).toContain('O22');
    const both = zone(seen, 'rail-axis').filter(h => zone(seen, 'rail-soviet').includes(h));
    expect(both).toEqual([]);
  });

  it('10.2 supply reaches out from cities and railways', () => {
    expect(zone(seen, 'supply-axis')).toContain('L26');
    expect(zone(seen, 'supply-axis')).not.toContain('R9');
    expect(zone(seen, 'supply-soviet')).toContain('R9');
  });
});

describe('lines', () => {
  const shown = (scenario: string): readonly string[] | undefined => depict(stateOf({ units: {} }, {}, scenario)).lines;

  it('S2.0, S4.0 a scenario shows where it begins and where it is judged', () => {
    expect(shown('campaign')).toEqual([]);
    expect(shown('barbarossa-winter')).toEqual(['front-black']);
    expect(shown('uranus-thaw')).toEqual(['front-red', 'front-green']);
    expect(shown('kursk-citadel')).toEqual(['front-black']);
    expect(shown('bagration-berlin')).toEqual(['front-green']);
  });
});
