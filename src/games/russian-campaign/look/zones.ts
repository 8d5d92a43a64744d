/** Hexes with a meaning in a position: zones of control, cities and railways held, supply. */
import type { MarkerShown, ZoneShown } from '../../../kit/depict.ts';
import { markedHexes, type SideZone, zonesBySide } from '../../../kit/sideLook.ts';
import { AXIS, BOARD, CITY_HEX, enemyOf, isRail, neighbour, RAIL_HEXES, roleOf, SOVIET } from '../pieces.ts';
import { citiesOf } from '../rules/control.ts';
import { groundOf } from '../rules/ground.ts';
import { supplyMap } from '../rules/supply.ts';
import type { State } from '../state.ts';
import { markerFace } from './counters.ts';

const ZONES: readonly SideZone<State>[] = [
  {
    id: 'zoc',
    kind: 'zoc',
    rule: '7.1',
    titles: [
      { ja: '枢軸軍のZOC', en: 'Axis ZOC' },
      { ja: 'ソ連軍のZOC', en: 'Soviet ZOC' },
    ],
    /** A side's own zone is the enemy zone of the other side. */
    hexes: (s, side) => markedHexes(groundOf(s, enemyOf(side)).ezoc),
  },
  {
    id: 'control',
    kind: 'control',
    rule: '5.5',
    titles: [
      { ja: '枢軸軍の支配する都市', en: 'Cities held by the Axis' },
      { ja: 'ソ連軍の支配する都市', en: 'Cities held by the Soviets' },
    ],
    /** Oil fields, too. */
    hexes(s, side) {
      const holders = citiesOf(s);
      return CITY_HEX.filter((_, c) => holders[c] === side);
    },
  },
  {
    id: 'rail',
    kind: 'rail',
    rule: '8.3.6',
    titles: [
      { ja: '枢軸軍の占有する鉄道', en: 'Railways of the Axis' },
      { ja: 'ソ連軍の占有する鉄道', en: 'Railways of the Soviets' },
    ],
    hexes: (s, side) => RAIL_HEXES.filter(h => s.rail[h] === side),
  },
  {
    id: 'supply',
    kind: 'supply',
    rule: '10.2',
    titles: [
      { ja: '枢軸軍の補給範囲', en: 'Axis supply' },
      { ja: 'ソ連軍の補給範囲', en: 'Soviet supply' },
    ],
    /** Where a unit of the side would be in supply at the end of its turn. */
    hexes: (s, side) => markedHexes(supplyMap(s, side)),
  },
];

export const zonesOf = (s: State): ZoneShown[] => ZONES.flatMap(zone => zonesBySide(zone, roleOf, s));

/** 8.3.6 Where Axis railways end and the enemy's begin, inside and outside the Soviet Union. */
export const railheads = (s: State): MarkerShown[] =>
  RAIL_HEXES.filter(h => s.rail[h] === AXIS && hasEnemyRail(s, h)).map(hex => ({
    id: `railhead-${BOARD.names[hex]}`,
    hex,
    role: 'axis',
    face: markerFace('german', 'railhead'),
    title: { ja: 'レールヘッド', en: 'Railhead' },
  }));

const hasEnemyRail = (s: State, h: number): boolean =>
  [0, 1, 2, 3, 4, 5].some(dir => isRail(h * 6 + dir) && s.rail[neighbour(h, dir)] === SOVIET);
