/** Hexes with a meaning: next to enemies (4.3), in supply (6.1), and the town with its holder (8.1). */
import type { ZoneShown } from '../../../kit/depict.ts';
import { markedHexes, type SideZone, zonesBySide } from '../../../kit/sideLook.ts';
import { TOWN } from '../data/map.ts';
import { enemyOf, roleOf } from '../pieces.ts';
import { besideEnemy, suppliedHexes } from '../rules/ground.ts';
import type { State } from '../state.ts';

const ZONES: readonly SideZone<State>[] = [
  {
    ...{ id: 'beside', kind: 'zoc', rule: '4.3' },
    titles: [
      { ja: '青軍に隣接するヘクス', en: 'Next to Blue units' },
      { ja: '赤軍に隣接するヘクス', en: 'Next to Red units' },
    ],
    hexes: (s, side) => markedHexes(besideEnemy(s, enemyOf(side))),
  },
  {
    ...{ id: 'supply', kind: 'supply', rule: '6.1' },
    titles: [
      { ja: '青軍の補給範囲', en: 'In supply for Blue' },
      { ja: '赤軍の補給範囲', en: 'In supply for Red' },
    ],
    hexes: (s, side) => markedHexes(suppliedHexes(s, side)),
  },
  {
    ...{ id: 'control', kind: 'control', rule: '8.1' },
    titles: [
      { ja: '青軍が保持', en: 'Held by Blue' },
      { ja: '赤軍が保持', en: 'Held by Red' },
    ],
    hexes: (s, side) => (s.holder === side ? [TOWN] : []),
  },
];

export const zonesOf = (s: State): ZoneShown[] => ZONES.flatMap(zone => zonesBySide(zone, roleOf, s));
