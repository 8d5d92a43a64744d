/** Hexes with a meaning: ZOC (4.6), control (2.1), support of headquarters (10.12), lines of supply (6.13). */
import type { ZoneShown } from '../../../kit/depict.ts';
import { markedHexes, type SideZone, zonesBySide } from '../../../kit/sideLook.ts';
import type { Side } from '../../../kit/sides.ts';
import { commandsBy, hqOf, rangeOf, roleOf } from '../pieces.ts';
import { isInEnemyZoc, zocOf } from '../rules/ground.ts';
import { linesNow } from '../rules/supply.ts';
import { placeOf, type State } from '../state.ts';
import { hexesAround } from './command.ts';

const ZONES: readonly SideZone<State>[] = [
  {
    ...{ id: 'zoc', kind: 'zoc', rule: '4.6' },
    titles: [
      { ja: 'ドイツ軍のZOC', en: 'German ZOC' },
      { ja: 'ソ連軍のZOC', en: 'Soviet ZOC' },
    ],
    hexes: (s, side) => markedHexes(zocOf(s, side)),
  },
  {
    ...{ id: 'supply', kind: 'supply', rule: '6.13' },
    titles: [
      { ja: 'ドイツ軍の補給路', en: 'German supply lines' },
      { ja: 'ソ連軍の補給路', en: 'Soviet supply lines' },
    ],
    hexes: (s, side) => markedHexes(linesNow(s, side).connected),
  },
  {
    ...{ id: 'control', kind: 'control', rule: '2.1' },
    titles: [
      { ja: 'ドイツ軍の支配', en: 'German control' },
      { ja: 'ソ連軍の支配', en: 'Soviet control' },
    ],
    hexes: (s, side) => held(s, side),
  },
  {
    ...{ id: 'support', kind: 'other', rule: '10.12' },
    titles: [
      { ja: '司令部の支援', en: 'HQ support' },
      { ja: '司令部の支援', en: 'HQ support' },
    ],
    hexes: supported,
  },
];

/** 10.12, 10.16 Where a headquarters supports the defence. */
function supported(s: State, side: Side): number[] {
  const ranges = commandsBy(side).flatMap(card => {
    const hex = placeOf(s, hqOf(card));
    return hex < 0 || isInEnemyZoc(s, side, hex) ? [] : hexesAround(hex, rangeOf(card));
  });
  return [...new Set(ranges)];
}

function held(s: State, side: number): number[] {
  const out: number[] = [];
  for (const [hex, holder] of s.control.entries()) if (holder === side) out.push(hex);
  return out;
}

export const zonesOf = (s: State): ZoneShown[] => ZONES.flatMap(zone => zonesBySide(zone, roleOf, s));
