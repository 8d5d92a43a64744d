/** Hexes with a meaning in a position: zones of control, cities and railways held, supply. */
import type { MarkerShown, ZoneShown } from '../../../kit/depict.ts';
import type { Bilingual } from '../../../kit/game.ts';
import { AXIS, BOARD, CITY_HEX, enemyOf, HEXES, RAIL_HEXES, RAIL_SIDES, roleOf, SOVIET } from '../pieces.ts';
import { citiesOf } from '../rules/control.ts';
import { groundOf } from '../rules/ground.ts';
import { supplyMap } from '../rules/supply.ts';
import type { State } from '../state.ts';
import { markerFace } from './counters.ts';

const SIDES = [AXIS, SOVIET] as const;

export const zonesOf = (s: State): ZoneShown[] => [
  ...SIDES.map(side => zoc(s, side)),
  ...SIDES.map(side => control(s, side)),
  ...SIDES.map(side => rail(s, side)),
  ...SIDES.map(side => supply(s, side)),
];

function marked(map: Uint8Array): number[] {
  const out: number[] = [];
  for (let h = 0; h < HEXES; h++) if (map[h]) out.push(h);
  return out;
}

const of = (side: number, axis: Bilingual, soviet: Bilingual): Bilingual => (side === AXIS ? axis : soviet);

/** 7.1 A side's zone is what the other side finds as enemy zone. */
const zoc = (s: State, side: number): ZoneShown => ({
  id: `zoc-${roleOf(side)}`,
  kind: 'zoc',
  title: of(side, { ja: '枢軸軍のZOC', en: 'Axis ZOC' }, { ja: 'ソ連軍のZOC', en: 'Soviet ZOC' }),
  rule: '7.1',
  role: roleOf(side),
  hexes: marked(groundOf(s, enemyOf(side)).ezoc),
});

/** 5.5 Cities and oil fields. */
function control(s: State, side: number): ZoneShown {
  const holders = citiesOf(s);
  return {
    id: `control-${roleOf(side)}`,
    kind: 'control',
    title: of(
      side,
      { ja: '枢軸軍の支配する都市', en: 'Cities held by the Axis' },
      { ja: 'ソ連軍の支配する都市', en: 'Cities held by the Soviets' },
    ),
    rule: '5.5',
    role: roleOf(side),
    hexes: CITY_HEX.filter((_, c) => holders[c] === side),
  };
}

/** 8.3.6 */
const rail = (s: State, side: number): ZoneShown => ({
  id: `rail-${roleOf(side)}`,
  kind: 'rail',
  title: of(
    side,
    { ja: '枢軸軍の占有する鉄道', en: 'Railways of the Axis' },
    { ja: 'ソ連軍の占有する鉄道', en: 'Railways of the Soviets' },
  ),
  rule: '8.3.6',
  role: roleOf(side),
  hexes: RAIL_HEXES.filter(h => s.rail[h] === side),
});

/** 10.2 Where a unit of the side would be in supply at the end of its turn. */
const supply = (s: State, side: number): ZoneShown => ({
  id: `supply-${roleOf(side)}`,
  kind: 'supply',
  title: of(side, { ja: '枢軸軍の補給範囲', en: 'Axis supply' }, { ja: 'ソ連軍の補給範囲', en: 'Soviet supply' }),
  rule: '10.2',
  role: roleOf(side),
  hexes: marked(supplyMap(s, side)),
});

/** 8.3.6 Where railways of the Axis end and the enemy's begin, within the Soviet Union as anywhere. */
export const railheads = (s: State): MarkerShown[] =>
  RAIL_HEXES.filter(h => s.rail[h] === AXIS && hasEnemyRail(s, h)).map(hex => ({
    id: `railhead-${BOARD.names[hex]}`,
    hex,
    role: 'axis',
    face: markerFace('german', 'railhead'),
    title: { ja: 'レールヘッド', en: 'Railhead' },
  }));

const hasEnemyRail = (s: State, h: number): boolean =>
  [0, 1, 2, 3, 4, 5].some(dir => RAIL_SIDES[h * 6 + dir]! >= 0 && s.rail[BOARD.next[h * 6 + dir]!] === SOVIET);
