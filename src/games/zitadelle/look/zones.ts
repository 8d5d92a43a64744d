/** Hexes with a meaning in a position: zones of control, air zones, places held, lines to the edge, forts, set-up. */
import type { ZoneShown } from '../../../kit/depict.ts';
import type { Frame } from '../../../kit/game.ts';
import { markedHexes, type SideZone, zonesBySide } from '../../../kit/sideLook.ts';
import { COMMANDS } from '../data/commands.ts';
import { ZONES } from '../data/zones.ts';
import type { SetupFrame } from '../frames.ts';
import { enemyOf, GERMAN, hex, IS_FORT, roleOf, SOVIET } from '../pieces.ts';
import { PRIZES } from '../rules/control.ts';
import { frontOf } from '../rules/ground.ts';
import { connectedTo } from '../rules/lines.ts';
import { airToll } from '../rules/movement.ts';
import type { State } from '../state.ts';

/** 5.2 A side's own zone is the enemy zone of the other side. */
const ZOC: SideZone<State> = {
  id: 'zoc',
  kind: 'zoc',
  rule: '5.2',
  titles: [
    { ja: 'ドイツ軍のZOC', en: 'German ZOC' },
    { ja: 'ソ連軍のZOC', en: 'Soviet ZOC' },
  ],
  hexes: (s, side) => markedHexes(frontOf(s, enemyOf(side)).ezoc),
};

/** 5.2.3 The only ones that affect armour. */
const HARD_ZOC: SideZone<State> = {
  id: 'hard-zoc',
  kind: 'other',
  rule: '5.2.3',
  titles: [
    { ja: '装甲ユニットに及ぶドイツ軍のZOC', en: 'German ZOC that binds armour' },
    { ja: '装甲ユニットに及ぶソ連軍のZOC', en: 'Soviet ZOC that binds armour' },
  ],
  hexes: (s, side) => markedHexes(frontOf(s, enemyOf(side)).hard),
};

const CONTROL: SideZone<State> = {
  id: 'control',
  kind: 'control',
  rule: '12.1.1',
  titles: [
    { ja: 'ドイツ軍の支配する得点ヘクス', en: 'Victory hexes held by the Germans' },
    { ja: 'ソ連軍の支配する得点ヘクス', en: 'Victory hexes held by the Soviets' },
  ],
  hexes: (s, side) => PRIZES.filter((_, i) => (s.held[i] === 1) === (side === GERMAN)),
};

/** Where a place would count. */
const LINE: SideZone<State> = {
  id: 'line',
  kind: 'supply',
  rule: ['12.1.2', '12.2.2'],
  titles: [
    { ja: 'ドイツ軍マップ端への連絡線', en: 'Line to the German map edge' },
    { ja: 'ソ連軍マップ端への連絡線（南部）', en: 'Line to the Soviet map edge, south' },
  ],
  hexes: (s, side) => markedHexes(connectedTo(s, side)),
};

const bySide = (s: State, ...zones: readonly SideZone<State>[]): ZoneShown[] =>
  zones.flatMap(zone => zonesBySide(zone, roleOf, s));

export const zonesOf = (s: State): ZoneShown[] => [
  ...bySide(s, ZOC, CONTROL, LINE),
  air(s),
  ...(isSetup(s.flow.at(-1)) ? setUpZones(s) : [...bySide(s, HARD_ZOC), forts]),
];

/** 8.4 */
const air = (s: State): ZoneShown => ({
  id: 'air',
  kind: 'air',
  title: { ja: '急降下爆撃機の影響範囲', en: 'Zones of dive bombers' },
  rule: '8.4.2',
  role: roleOf(GERMAN),
  hexes: markedHexes(airToll(s)),
});

/** 8.3.3 With mines around them. */
const forts: ZoneShown = {
  id: 'forts',
  kind: 'other',
  title: { ja: '陣地と地雷原', en: 'Forts with mines' },
  rule: '8.3.3',
  role: roleOf(SOVIET),
  hexes: IS_FORT.flatMap((is, h) => (is ? [h] : [])),
};

const isSetup = (f: Frame | undefined): f is SetupFrame => f?.phase === 'set-up';

/** 3.2.2 The strips that must be covered, while a side sets up. */
function setUpZones(s: State): ZoneShown[] {
  const top = s.flow.at(-1);
  if (!isSetup(top)) return [];
  const own = ZONES.filter(zone => zone.side === roleOf(top.side) && zone.hexes.length > 0);
  return own.map(zone => {
    const command = COMMANDS.find(c => c.id === zone.commands[0]);
    return {
      id: `set-up-${zone.side}-${zone.id}`,
      kind: 'other',
      title: {
        ja: `配置エリア${zone.id}（${command?.ja ?? ''}）`,
        en: `Set-up zone ${zone.id} (${command?.en ?? ''})`,
      },
      rule: '3.2.2',
      role: zone.side,
      hexes: zone.hexes.map(hex),
    };
  });
}
