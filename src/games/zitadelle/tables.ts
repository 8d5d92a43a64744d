/** Every chart of the game for screen and protocol. */
import type { Bilingual } from '../../kit/game.ts';
import type { TableReport } from '../../kit/report.ts';
import { chartReport } from '../../kit/table.ts';
import { AIR, dateOf } from './data/calendar.ts';
import { COMMANDS, GERMAN_ALLOWANCE, HIGHEST_MORALE, SOVIET_ALLOWANCE } from './data/commands.ts';
import { TERRAIN_EFFECTS, type TerrainEffect } from './data/effects.ts';
import {
  ASSAULT_LOW,
  ASSAULT_TABLE,
  AT_MODIFIERS,
  AT_ROLLS,
  AT_TABLE,
  DIVE_BOMBING,
  FULL_DIVISION_SHIFT,
  LEVEL_BOMBING,
  RULEBOOK_CELLS,
  SCATTER,
  VICTORY_LEVELS,
} from './data/tables.ts';
import { BELGOROD_PENALTY, VP_HEXES } from './data/victory.ts';

export const tableReports = (): readonly TableReport[] => [
  antiTank,
  modifiers,
  assault,
  terrain,
  allowances,
  morale,
  air,
  scatter,
  places,
  levels,
];

const known = Object.entries(RULEBOOK_CELLS).map(([cell, result]) => `${cell} = ${result}`);
const printedCells: Bilingual = {
  ja: `ルールブックの例にある欄：${known.join('、')}。ほかは再構成`,
  en: `cells told by the rulebook: ${known.join(', ')}; the others are reconstructed`,
};

const atLabel = (row: number): string => {
  const roll = row + AT_ROLLS.low;
  if (roll === AT_ROLLS.low) return `≤${roll}`;
  return roll === AT_ROLLS.high ? `≥${roll}` : String(roll);
};

const antiTank = chartReport(
  AT_TABLE,
  {
    ja: `縦は修正後の2D6、横は対戦車力。結果が装甲値を超えれば命中。${printedCells.ja}`,
    en: `modified roll of two dice against anti-tank strength; more than the armour is a hit; ${printedCells.en}`,
  },
  atLabel,
);

const assault = chartReport(
  ASSAULT_TABLE,
  {
    ja: `完全編成の師団は右へ${FULL_DIVISION_SHIFT}コラム（7.4.7）。${printedCells.ja}`,
    en: `a whole division shifts ${FULL_DIVISION_SHIFT} columns right (7.4.7); ${printedCells.en}`,
  },
  row => String(row + ASSAULT_LOW),
);

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '–');

const MODIFIER_RULES: Readonly<Record<keyof typeof AT_MODIFIERS, string>> = {
  high: '6.5.1',
  fort: '6.5.2',
  stream: '6.5.3',
  river: '6.5.4',
  screened: '6.5.5',
};
const isModifier = (key: string): key is keyof typeof AT_MODIFIERS => Object.hasOwn(AT_MODIFIERS, key);

const modifiers: TableReport = {
  id: 'anti-tank-modifiers',
  rule: '6.5',
  source: 'rulebook',
  columns: ['dice', 'rule'],
  rows: [
    ...Object.keys(AT_MODIFIERS)
      .filter(isModifier)
      .map(key => ({ label: key, cells: [signed(AT_MODIFIERS[key]), MODIFIER_RULES[key]] })),
    { label: 'dive: woods, town', cells: [signed(DIVE_BOMBING.cover), '9.3.1'] },
  ],
  note: {
    ja: `すべて加算。急降下爆撃は対戦車力${DIVE_BOMBING.at}で、林と町の修正だけ。水平爆撃は1–${LEVEL_BOMBING.most}で成功（9.2.2）`,
    en: `all of them add up; dive bombing has strength ${DIVE_BOMBING.at} and no modifier but its own; level bombing succeeds on 1–${LEVEL_BOMBING.most} (9.2.2)`,
  },
};

const points = (n: number | undefined): string => (n === undefined ? '–' : n === 0.5 ? '½' : String(n));

/** Works and sides add to the cost of the hex. */
const costOf = ({ on, closed }: TerrainEffect, n: number | undefined): string => {
  if (closed) return 'no';
  return n !== undefined && (on === 'side' || on === 'work') ? `+${points(n)}` : points(n);
};

const terrain: TableReport = {
  id: 'terrain',
  rule: '8.1.2',
  source: 'reconstructed',
  columns: ['foot', 'vehicle', 'anti-tank', 'assault', 'rules'],
  rows: TERRAIN_EFFECTS.map(effect => ({
    label: effect.kind,
    cells: [
      costOf(effect, effect.foot),
      costOf(effect, effect.vehicle),
      signed(effect.at),
      signed(effect.shift),
      effect.rules.join(' '),
    ],
  })),
  note: {
    ja: '陣地と塹壕の移動コストはドイツ軍だけ、強襲の修正はソ連軍が守るときだけ。修正は右がプラス。移動コストの一部は再構成',
    en: 'works cost movement of the Germans alone, and shift for a Soviet defender alone; columns to the right are positive; some costs are reconstructed',
  },
};

const allowances: TableReport = {
  id: 'morale-and-movement',
  rule: '8.1.3',
  source: 'reconstructed',
  columns: ['german', 'soviet'],
  rows: Array.from({ length: HIGHEST_MORALE }, (_, i) => ({
    label: String(i + 1),
    cells: [String(GERMAN_ALLOWANCE[i + 1] ?? 0), String(SOVIET_ALLOWANCE[i + 1] ?? 0)],
  })),
};

const morale: TableReport = {
  id: 'morale-at-start',
  rule: '7.7',
  source: 'reconstructed',
  columns: ['morale', 'side', 'map'],
  rows: COMMANDS.map(c => ({ label: c.id, cells: [String(c.morale), c.side, c.sheet] })),
};

const air: TableReport = {
  id: 'air',
  rule: '9.1.2',
  source: 'reconstructed',
  columns: ['date', 'dive north', 'dive south', 'level north', 'level south'],
  rows: AIR.map(({ dive, level }, i) => ({
    label: String(i + 1),
    cells: [dateOf(i + 1).en, ...[...dive, ...level].map(String)],
  })),
};

const DIRECTIONS = ['SE', 'S', 'SW', 'NW', 'N', 'NE'] as const;

const scatter: TableReport = {
  id: 'scatter',
  rule: '9.3.1',
  source: 'reconstructed',
  columns: ['direction', 'hexes'],
  rows: Object.entries(SCATTER).map(([dice, { dir, steps }]) => ({
    label: dice,
    cells: steps === 0 ? ['–', '0'] : [DIRECTIONS[dir] ?? '', String(steps)],
  })),
};

const places: TableReport = {
  id: 'victory-hexes',
  rule: '12.1',
  source: 'reconstructed',
  columns: ['place', 'points'],
  rows: VP_HEXES.map(v => ({ label: v.hex, cells: [v.en, String(v.points)] })),
  note: {
    ja: `失ったステップごとに−1、ビェルゴロドを失うと−${BELGOROD_PENALTY}`,
    en: `−1 for every step lost, −${BELGOROD_PENALTY} for Belgorod`,
  },
};

const levels: TableReport = {
  id: 'victory-levels',
  rule: '12.3',
  source: 'rulebook',
  columns: ['points', 'level'],
  rows: VICTORY_LEVELS.map(({ code, upTo, en }, i) => {
    const from = VICTORY_LEVELS[i - 1]?.upTo;
    const low = from === undefined ? '' : signedPoints(from + 1);
    return { label: code, cells: [upTo === undefined ? `≥ ${low}` : `≤ ${signedPoints(upTo)}`, en] };
  }),
};

function signedPoints(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
