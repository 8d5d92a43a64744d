/** Every chart of the game for screen and protocol. */
import type { TableReport } from '../../kit/report.ts';
import { chartReport } from '../../kit/table.ts';
import { monthsOf, yearOf } from './data/calendar.ts';
import { RAIL_EXITS } from './data/rails.ts';
import { ENDS, STARTS, VICTORY_POINTS } from './data/scenarios.ts';
import { AXIS_MINIMUM, AXIS_REPLACEMENTS, WITHDRAWALS } from './data/schedule.ts';
import { ARTILLERY, LANDINGS, RAIL_CAPACITY, SEA, STUKAS } from './data/support.ts';
import {
  CRT,
  FIXED_WEATHER,
  HISTORICAL_WEATHER,
  MOVEMENT,
  MOVEMENT_CELL_SOURCES,
  MOVERS,
  TERRAIN_EFFECTS,
  type TerrainEffect,
  WEATHER,
} from './data/tables.ts';

export const tableReports = (): readonly TableReport[] => [
  crt,
  weather,
  historical,
  movement,
  terrain,
  sea,
  support,
  capacity,
  minimum,
  replacements,
  withdrawals,
  points,
  exits,
];

const dash = (text: string): string => (text === '' ? '–' : text);

const crt = chartReport(CRT, {
  ja: '公開されている後の版の表による。1:6未満では攻撃できない（9.5）。10:1以上は自動的勝利（9.11）',
  en: 'as published for a later edition; no attack below 1:6 (9.5), automatic victory from 10:1 (9.11)',
});

const sure = Object.entries(FIXED_WEATHER)
  .map(([month, kind]) => `${month}/${Number(month) + 1} ${kind}`)
  .join(', ');

const weather = chartReport(WEATHER, { ja: `ダイスを振らない月：${sure}`, en: `without a die: ${sure}` });

const ROLLED = [3, 9, 11] as const;

const historical: TableReport = {
  id: 'historical-weather',
  rule: '13.5',
  source: 'rulebook',
  columns: WEATHER.columns,
  rows: Object.entries(HISTORICAL_WEATHER).map(([year, months]) => ({
    label: year,
    cells: ROLLED.map(month => dash(months[month] ?? '')),
  })),
};

const movement = chartReport(
  MOVEMENT,
  {
    ja: `pは印刷された移動力、hはその半分（端数切り上げ）。再構成でない欄：${Object.keys(MOVEMENT_CELL_SOURCES).length}`,
    en: `p as printed, h half of it rounded up; cells not reconstructed: ${Object.keys(MOVEMENT_CELL_SOURCES).length}`,
  },
  i => MOVERS[i] ?? '',
);

/** 8.2.1 Types that may move on after entering. */
function passing({ passable, passing: who }: TerrainEffect): string {
  if (!passable) return 'impassable';
  if (who === undefined) return '1';
  return who.length === 0 ? 'stop' : `stop, but ${who.join(' ')}`;
}

const terrain: TableReport = {
  id: 'terrain',
  rule: '9.8.1',
  source: 'rulebook',
  columns: ['movement', 'defence', 'retreat', 'paradrop', 'rules'],
  rows: TERRAIN_EFFECTS.map(t => ({
    label: t.kind,
    cells: [passing(t), t.doubles ? '×2' : '–', t.holds ? 'none' : '–', t.drop ? 'yes' : 'no', t.rules.join(' ')],
  })),
  note: {
    ja: '河川は、攻撃側の全員が川越しに攻撃する時だけ2倍（9.8.2）。2倍は重ならない（9.1.3）',
    en: 'a river doubles only if all attackers attack across it (9.8.2); doubling is never added up (9.1.3)',
  },
};

const sea: TableReport = {
  id: 'sea',
  rule: '8.4',
  source: 'rulebook',
  columns: ['port', 'arrival', 'landing', 'evacuation', '−1 each'],
  rows: Object.values(SEA).map(({ area, success, cities }) => ({
    label: area,
    cells: [
      ...[success.port, success.arrival, success.landing, success.evacuation].map(n =>
        n === undefined ? '–' : `1–${n}`,
      ),
      cities.join(' '),
    ],
  })),
  note: {
    ja: `成功するダイスの目。上陸は両軍ともゲーム中${LANDINGS}回まで（8.4.3C）`,
    en: `dice that succeed; each side may land ${LANDINGS} times in the game (8.4.3C)`,
  },
};

const support: TableReport = {
  id: 'support',
  rule: '9.9.7',
  source: 'rulebook',
  columns: ['Stukas clear', 'mud', 'snow', 'artillery'],
  rows: Object.entries(STUKAS).map(([year, counts]) => ({
    label: year,
    cells: [...counts.map(String), String(ARTILLERY[Number(year)] ?? 0)],
  })),
};

const capacity: TableReport = {
  id: 'rail-capacity',
  rule: '8.3.1',
  source: 'rulebook',
  columns: ['usual', 'snow'],
  rows: Object.entries(RAIL_CAPACITY).map(([role, c]) => ({ label: role, cells: [String(c.usual), String(c.snow)] })),
};

const minimum: TableReport = {
  id: 'axis-minimum',
  rule: '5.4',
  source: 'rulebook',
  columns: ['cities', 'major'],
  rows: AXIS_MINIMUM.map(m => ({ label: `${m.fromYear}`, cells: [String(m.cities), String(m.major)] })),
};

const replacements: TableReport = {
  id: 'axis-replacements',
  rule: '12.6.4',
  source: 'rulebook',
  columns: ['units', '3-4 instead'],
  rows: AXIS_REPLACEMENTS.map(share => ({
    label: share.id,
    cells: [String(share.count), share.substitute ? 'yes' : '–'],
  })),
};

const withdrawals: TableReport = {
  id: 'withdrawals',
  rule: '12.5',
  source: 'rulebook',
  columns: ['impulse', 'corps', 'of'],
  rows: WITHDRAWALS.map(w => ({
    label: `${yearOf(w.turn)} ${monthsOf(w.turn)}`,
    cells: [String(w.impulse), String(w.count), w.of],
  })),
};

const points: TableReport = {
  id: 'scenarios',
  rule: 'S4.0',
  source: 'rulebook',
  columns: ['turn', 'line', 'bonus'],
  rows: [
    ...STARTS.map(start => ({ label: start.id, cells: [String(start.turn), dash(start.position?.front ?? ''), '–'] })),
    ...ENDS.map(end => ({
      label: end.id,
      cells: [String(end.turn), dash(end.front ?? ''), end.bonus.axis === 0 ? '–' : `axis ${end.bonus.axis}`],
    })),
  ],
  note: {
    ja: `ラインの先で支配する大都市${VICTORY_POINTS.major}点、小都市${VICTORY_POINTS.minor}点、油田${VICTORY_POINTS.oil}点`,
    en: `held beyond the line: major cities ${VICTORY_POINTS.major}, minor cities ${VICTORY_POINTS.minor}, oil fields ${VICTORY_POINTS.oil}`,
  },
};

const exits: TableReport = {
  id: 'rail-exits',
  rule: '8.3.6',
  source: 'public',
  columns: ['edge', 'side', 'to'],
  rows: RAIL_EXITS.map(exit => ({ label: exit.hex, cells: [exit.edge, exit.side, exit.en] })),
};
