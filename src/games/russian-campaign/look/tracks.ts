/** The record tracks of the map and the charts beside it that matter in the current position. */
import type { TrackItem, TrackShown } from '../../../kit/depict.ts';
import type { Bilingual, Frame } from '../../../kit/game.ts';
import type { Side } from '../../../kit/sides.ts';
import { LAST_TURN, monthsOf, yearOf } from '../data/calendar.ts';
import { CITIES } from '../data/cities.ts';
import { AXIS_MINIMUM, DOUBLE_WORKERS_FROM } from '../data/schedule.ts';
import { ARTILLERY, LANDINGS, RAIL_CAPACITY, SEA, SEA_CAPACITY, STUKAS } from '../data/support.ts';
import { WEATHERS, type Weather } from '../data/tables.ts';
import { SEA_AREAS, type SeaArea } from '../data/terrain.ts';
import { POINTLESS_WORKER } from '../data/units.ts';
import type { SovietReplacementFrame } from '../frames.ts';
import { AXIS, IS_WORKER, printedStrength, roleOf, SOVIET, UNITS_OF, unit } from '../pieces.ts';
import { cityCount } from '../rules/control.ts';
import { weatherOf } from '../rules/weather.ts';
import { scenarioOf } from '../scenarios.ts';
import { landingsBy, placeOf, railedBy, type State, sailedBy } from '../state.ts';

export const tracksOf = (s: State): TrackShown[] => [
  date(s),
  ...weather(s),
  ...cities(s),
  rail(s, AXIS),
  sea(s, AXIS),
  stukas(s),
  rail(s, SOVIET),
  sea(s, SOVIET),
  ...guns(s),
  points(s),
];

const date = (s: State): TrackShown => ({
  id: 'turn',
  title: {
    ja: `${yearOf(s.turn)}年${monthsOf(s.turn)}月`,
    en: `${monthsOf(s.turn)} ${yearOf(s.turn)}`,
  },
  rule: '4.0',
  value: s.turn,
  most: LAST_TURN,
});

export const WEATHER_NAMES: Readonly<Record<Weather, Bilingual>> = {
  clear: { ja: '晴天', en: 'Clear' },
  'light-mud': { ja: '軽い泥濘', en: 'Light mud' },
  mud: { ja: '泥濘', en: 'Mud' },
  snow: { ja: '降雪', en: 'Snow' },
};

/** 13.6 One for each impulse where they differ. */
function weather(s: State): TrackShown[] {
  const [first, second] = s.weather;
  const track = (id: string, title: Bilingual, now: number | undefined): TrackShown => ({
    id,
    title,
    rule: '4.0',
    items: WEATHERS.map((kind, i) => ({ title: WEATHER_NAMES[kind], state: i === now ? 'ready' : 'off' })),
  });
  if (first === second) return [track('weather', { ja: '天候', en: 'Weather' }, first)];
  return [
    track('weather-1', { ja: '天候・第1インパルス', en: 'Weather, first impulse' }, first),
    track('weather-2', { ja: '天候・第2インパルス', en: 'Weather, second impulse' }, second),
  ];
}

/** 5.4 What the Axis must hold this year; nothing in 1941 and in shorter games (S4.0). */
function minimumOf(s: State): { readonly cities: number; readonly major: number } | undefined {
  if (scenarioOf(s.scenario).end) return undefined;
  return AXIS_MINIMUM.findLast(m => m.fromYear <= yearOf(s.turn));
}

const ALL_CITIES = CITIES.filter(c => c.kind !== 'oil').length;
const ALL_MAJOR = CITIES.filter(c => c.kind === 'major').length;

/** 3.1.3, 5.4 */
function cities(s: State): TrackShown[] {
  const held = cityCount(s, AXIS);
  const least = minimumOf(s);
  const title = (ja: string, en: string, n: number | undefined): Bilingual =>
    n === undefined ? { ja, en } : { ja: `${ja}（下限${n}）`, en: `${en} (at least ${n})` };
  return [
    {
      id: 'major-cities',
      title: title('支配する大都市', 'Major cities held', least?.major),
      rule: '5.4',
      role: 'axis',
      value: held.major,
      most: ALL_MAJOR,
    },
    {
      id: 'minor-cities',
      title: { ja: '支配する小都市', en: 'Minor cities held' },
      rule: '5.4',
      role: 'axis',
      value: held.cities - held.major,
      most: ALL_CITIES - ALL_MAJOR,
    },
    {
      id: 'cities',
      title: title('都市の合計', 'Cities in all', least?.cities),
      rule: '5.4',
      role: 'axis',
      value: held.cities,
      most: ALL_CITIES,
    },
  ];
}

/** 8.3.1 Moves by rail that are left in this turn. */
function rail(s: State, side: Side): TrackShown {
  const { usual, snow } = RAIL_CAPACITY[roleOf(side)];
  const most = weatherOf(s, 1) === 'snow' ? snow : usual;
  return {
    id: `rail-${roleOf(side)}`,
    title: { ja: '鉄道移動（残り）', en: 'Moves by rail left' },
    rule: '8.3.1',
    role: roleOf(side),
    value: Math.max(0, most - railedBy(s, side)),
    most,
  };
}

const SEA_NAMES: Readonly<Record<SeaArea, Bilingual>> = {
  baltic: { ja: 'バルト海', en: 'Baltic' },
  black: { ja: '黒海', en: 'Black Sea' },
};

/** 8.4.3, 8.4.8 The sea moves of this turn, and the landings of the game. */
function sea(s: State, side: Side): TrackShown {
  const role = roleOf(side);
  const areas = SEA_AREAS.flatMap((area, i): TrackItem[] => {
    if (!SEA[area].sides.includes(role)) return [];
    const count = Math.max(0, SEA_CAPACITY - sailedBy(s, side, i));
    return [{ title: SEA_NAMES[area], state: count > 0 ? 'ready' : 'used', count }];
  });
  const left = Math.max(0, LANDINGS - landingsBy(s, side));
  return {
    id: `sea-${role}`,
    title: { ja: '海上移動', en: 'Moves by sea' },
    rule: '8.4',
    role,
    items: [
      ...areas,
      {
        title: { ja: '上陸（ゲーム中）', en: 'Landings in the game' },
        state: left > 0 ? 'ready' : 'used',
        count: left,
      },
    ],
  };
}

/** 9.9.7 Of this impulse, by year and weather. */
function stukas(s: State): TrackShown {
  const [clear, mud, snow] = STUKAS[yearOf(s.turn)] ?? [0, 0, 0];
  const now = weatherOf(s, 1);
  const most = now === 'clear' ? clear : now === 'snow' ? snow : mud;
  return {
    id: 'stukas',
    title: { ja: 'スツーカ', en: 'Stukas' },
    rule: '9.9.7',
    role: 'axis',
    value: Math.max(0, most - s.stukas.length),
    most,
  };
}

/** 9.10.2 For the whole year, in clear weather. */
function guns(s: State): TrackShown[] {
  const most = ARTILLERY[yearOf(s.turn)] ?? 0;
  if (most === 0) return [];
  return [
    {
      id: 'artillery',
      title: { ja: '砲兵（今年の残り）', en: 'Artillery left this year' },
      rule: '9.10.2',
      role: 'soviet',
      value: Math.max(0, most - s.gunsUsed),
      most,
    },
  ];
}

const isReplacement = (f: Frame): f is SovietReplacementFrame => f.phase === 'soviet-replacement';
const POINTLESS = unit(POINTLESS_WORKER);

/** 12.7.1 What is left during replacement, otherwise the points of the workers on the map, without lend-lease. */
function points(s: State): TrackShown {
  const frame = s.flow.find(isReplacement);
  const workers = UNITS_OF[SOVIET].filter(u => IS_WORKER[u] && u !== POINTLESS && placeOf(s, u) >= 0);
  const each = s.turn >= DOUBLE_WORKERS_FROM ? 2 : 1;
  const value = frame?.points ?? workers.reduce((sum, u) => sum + printedStrength(u) * each, 0);
  return {
    id: 'points',
    title: frame
      ? { ja: '補充ポイント（残り）', en: 'Replacement points left' }
      : { ja: '労働者の補充ポイント', en: 'Points of the workers' },
    rule: '12.7',
    role: 'soviet',
    value,
  };
}
