/** Hexes with a meaning: ZOC (4.6), control (2.1), range of headquarters (2.1), lines of supply (6.13). */
import type { ZoneShown } from '../../../kit/depict.ts';
import { markedHexes, type SideZone, zonesBySide } from '../../../kit/sideLook.ts';
import { roleOf } from '../pieces.ts';
import { zocOf } from '../rules/ground.ts';
import { linesNow } from '../rules/initial.ts';
import type { State } from '../state.ts';

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
];

function held(s: State, side: number): number[] {
  const out: number[] = [];
  for (const [hex, holder] of s.control.entries()) if (holder === side) out.push(hex);
  return out;
}

export const zonesOf = (s: State): ZoneShown[] => ZONES.flatMap(zone => zonesBySide(zone, roleOf, s));
