/** The record tracks: turn, victory points with their parts, morale of every command, bombers. */
import type { TrackItem, TrackShown } from '../../../kit/depict.ts';
import type { Bilingual } from '../../../kit/game.ts';
import { airOf, dateOf, TURNS } from '../data/calendar.ts';
import { COMMANDS, HIGHEST_MORALE } from '../data/commands.ts';
import { BELGOROD_PENALTY, VP_HEXES } from '../data/victory.ts';
import {
  AIR_UNITS,
  COMMAND,
  COUNT,
  commandSpec,
  GERMAN,
  IS_DIVE,
  NORTH,
  roleOf,
  SHEET,
  SOUTH,
  sideNumber,
  startMorale,
} from '../pieces.ts';
import { allowanceBy, bombsOn, moraleOf } from '../rules/values.ts';
import { levelOf, pointsOf } from '../rules/victory.ts';
import { HANGAR, isOnMap, READY, type State } from '../state.ts';

export const tracksOf = (s: State): TrackShown[] => [
  date(s),
  points(s),
  air(s),
  ...COMMANDS.map((_, command) => morale(s, command)),
];

const date = (s: State): TrackShown => ({
  id: 'turn',
  title: dateOf(s.turn),
  rule: '4.0',
  value: s.turn,
  most: TURNS,
});

/** 12.0 As if the game ended now. */
function points(s: State): TrackShown {
  const { places, steps, belgorod, total } = pointsOf(s);
  const level = levelOf(total);
  const minus = (title: Bilingual, count: number): TrackItem => ({
    title,
    state: count > 0 ? 'ready' : 'off',
    count: -count || 0,
  });
  return {
    id: 'victory-points',
    title: { ja: `勝利得点（${level.ja}）`, en: `Victory points (${level.en})` },
    rule: '12.0',
    role: roleOf(GERMAN),
    value: total,
    items: [
      ...VP_HEXES.map((place, i): TrackItem => {
        const isHeld = s.held[i] === 1;
        const isCut = isHeld && places[i] === 0;
        return {
          title: isCut ? { ja: `${place.ja}（遮断）`, en: `${place.en} (cut off)` } : { ja: place.ja, en: place.en },
          state: isCut ? 'used' : isHeld ? 'ready' : 'off',
          count: place.points,
        };
      }),
      minus({ ja: '失ったステップ', en: 'Steps lost' }, steps),
      minus({ ja: 'ビェルゴロド喪失', en: 'Belgorod lost' }, belgorod && BELGOROD_PENALTY),
    ],
  };
}

/** 9.1.2 */
function air(s: State): TrackShown {
  const { dive, level } = airOf(s.turn);
  const item = (title: Bilingual, sheet: number, isDive: boolean, most: number): TrackItem => {
    const own = AIR_UNITS.filter(u => SHEET[u] === sheet && IS_DIVE[u] === isDive);
    const ready = own.filter(u => s.place[u] === READY).length;
    const flying = own.filter(u => s.place[u] !== READY && s.place[u] !== HANGAR).length;
    const state = most === 0 ? 'off' : ready + flying > 0 ? 'ready' : 'used';
    return { title, state, count: most };
  };
  return {
    id: 'air',
    title: { ja: 'このターンの航空ユニット', en: 'Bombers this turn' },
    rule: '9.1.2',
    role: roleOf(GERMAN),
    items: [
      item({ ja: '北・急降下爆撃', en: 'North, dive' }, NORTH, true, dive[NORTH]),
      item({ ja: '北・水平爆撃', en: 'North, level' }, NORTH, false, level[NORTH]),
      item({ ja: '南・急降下爆撃', en: 'South, dive' }, SOUTH, true, dive[SOUTH]),
      item({ ja: '南・水平爆撃', en: 'South, level' }, SOUTH, false, level[SOUTH]),
    ],
  };
}

/** Units of each command. */
const MEMBERS: readonly (readonly number[])[] = COMMANDS.map((_, command) =>
  Array.from({ length: COUNT }, (_u, u) => u).filter(u => COMMAND[u] === command),
);

/** 7.7, 9.2.2 The current morale, with the loss from bombing. */
function morale(s: State, command: number): TrackShown {
  const { id, ja, en, side } = commandSpec(command);
  const value = moraleOf(s, command);
  const moves = allowanceBy(sideNumber(side), value);
  const bombed = bombsOn(s, command);
  return {
    id: `morale-${id}`,
    title: { ja: `${ja} 継戦モラル（移動力${moves}）`, en: `${en}, morale (${moves} movement points)` },
    rule: '7.7',
    role: side,
    value,
    most: HIGHEST_MORALE,
    pinned: {
      label: { ja: id, en: id },
      start: startMorale(command),
      ...(bombed > 0 ? { note: { ja: `爆撃−${bombed}`, en: `−${bombed} bombed` } } : {}),
      units: MEMBERS[command]?.filter(u => isOnMap(s, u)) ?? [],
    },
  };
}
