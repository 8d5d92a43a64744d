/** What a position shows: counters, air markers, tracks, zones. */
import type { CounterShown, Depiction, MarkerShown, TrackItem, TrackShown, ZoneShown } from '../../kit/depict.ts';
import { markedHexes, type SideZone, whereOf, zonesBySide } from '../../kit/sideLook.ts';
import type { Side } from '../../kit/sides.ts';
import { LAST_TURN } from './card.ts';
import { FORMATIONS, LOGISTICS_MAXIMUM, UNITS } from './data/units.ts';
import {
  AXIS,
  cardOfSupport,
  enemyOf,
  HQ_SIDE,
  roleOf,
  SOVIET,
  SUPPLY,
  SUPPORT_KINDS,
  sideOf,
  unitSpec,
} from './pieces.ts';
import { airZone, groundOf } from './rules/ground.ts';
import { counterFace } from './skin.ts';
import { BOXES, placeOf, pointsOf, type State, supportLeft } from './state.ts';
import type { View } from './view.ts';

export const depict = (s: View): Depiction => ({
  turn: s.turn,
  turns: LAST_TURN,
  counters: UNITS.map((_, u) => counter(s, u)),
  markers: s.air.map(airMarker),
  boxes: [
    { id: 'set-up', title: { ja: '初期配置', en: 'To set up' } },
    { id: 'reinforcements', title: { ja: '増援', en: 'Reinforcements' } },
    { id: 'eliminated', title: { ja: '壊滅', en: 'Eliminated' } },
  ],
  tracks: [
    lines(s),
    points(s, AXIS),
    points(s, SOVIET),
    ...[AXIS, SOVIET].flatMap(side => [orders(s, side), support(s, side)]),
  ],
  zones: [...zonesBySide(ZOC, roleOf, s), air(s), ...zonesBySide(CONTROL, roleOf, s)],
});

function counter(s: State, u: number): CounterShown {
  const place = placeOf(s, u);
  return {
    unit: u,
    role: roleOf(sideOf(u)),
    ...whereOf(place, BOXES[place]),
    face: counterFace(unitSpec(u), s.exhausted[u] === 1),
  };
}

const airMarker = (hex: number, i: number): MarkerShown => ({
  id: `air-${i}`,
  hex,
  role: 'axis',
  face: { nation: 'german', symbol: 'air', echelon: '', left: '', right: '', values: '', reduced: false },
  title: { ja: '空軍力マーカー', en: 'Air marker' },
});

const points = (s: State, side: Side): TrackShown => ({
  id: `lp-${roleOf(side)}`,
  title: { ja: '兵站ポイント', en: 'Logistics points' },
  rule: '13.2',
  role: roleOf(side),
  value: pointsOf(s, side),
  most: LOGISTICS_MAXIMUM,
});

const orders = (s: State, side: Side): TrackShown => ({
  id: `hq-${roleOf(side)}`,
  title: { ja: '司令部', en: 'Headquarters' },
  rule: '9.2',
  role: roleOf(side),
  items: FORMATIONS.flatMap((f, card) =>
    HQ_SIDE[card] === side
      ? [
          {
            title: { ja: f.jaShort, en: f.enShort },
            card,
            state: s.hqUsed[card] ? ('used' as const) : ('ready' as const),
          },
        ]
      : [],
  ),
});

const KIND_NAMES = {
  air: { ja: '空軍力', en: 'Air' },
  artillery: { ja: '砲兵支援', en: 'Artillery' },
  'anti-tank': { ja: '対戦車砲', en: 'Anti-tank' },
} as const;

const support = (s: State, side: Side): TrackShown => ({
  id: `support-${roleOf(side)}`,
  title: { ja: '支援マーカー', en: 'Support markers' },
  rule: '6.1',
  role: roleOf(side),
  items: SUPPORT_KINDS.flatMap((kind, i): TrackItem[] => {
    if (side === AXIS && kind === 'anti-tank') return [];
    const count = supportLeft(s, side, i);
    return [{ title: KIND_NAMES[kind], card: cardOfSupport(i), state: count > 0 ? 'ready' : 'off', count }];
  }),
});

const lines = (s: State): TrackShown => ({
  id: 'thunder',
  title: { ja: '雷鳴線', en: 'Thunder lines' },
  rule: '4.0',
  items: [1, 2, 3].map(line => ({
    title: { ja: `第${line}雷鳴線`, en: `Line ${line}` },
    state: s.crossed.includes(line) ? 'used' : 'ready',
  })),
});

/** 7.0 A side's own zone is the enemy zone of the other side. */
const ZOC: SideZone<State> = {
  id: 'zoc',
  kind: 'zoc',
  rule: '7.0',
  titles: [
    { ja: '枢軸軍のZOC', en: 'Axis ZOC' },
    { ja: 'ソ連軍のZOC', en: 'Soviet ZOC' },
  ],
  hexes: (s, side) => markedHexes(groundOf(s, enemyOf(side)).ezoc),
};

/** 13.2.3 Supply hexes held. */
const CONTROL: SideZone<State> = {
  id: 'control',
  kind: 'control',
  rule: '13.2.3',
  titles: [
    { ja: '枢軸軍の支配', en: 'Held by the Axis' },
    { ja: 'ソ連軍の支配', en: 'Held by the Soviets' },
  ],
  hexes: (s, side) => SUPPLY.flatMap((supply, i) => (s.control[i] === side ? [supply.hex] : [])),
};

const air = (s: State): ZoneShown => ({
  id: 'air',
  kind: 'air',
  title: { ja: '空軍力の影響範囲', en: 'Air zones' },
  rule: '6.3.1',
  role: 'axis',
  hexes: markedHexes(airZone(s)),
});
