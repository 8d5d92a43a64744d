/** Every chart of the game for screen and protocol. */
import type { TableReport } from '../../kit/report.ts';
import { chartReport } from '../../kit/table.ts';
import { SUPPLY_HEXES, thunderLevel } from './data/map.ts';
import { AIR_SUPERIORITY, CRT, CRT_CELL_SOURCES, TERRAIN_EFFECTS } from './data/tables.ts';
import { LOGISTICS, LOGISTICS_MAXIMUM, SUPPORT, THUNDER } from './data/units.ts';
import { BOARD } from './pieces.ts';

export const tableReports = (): readonly TableReport[] => [crt, air, terrain, supply, logistics, support, thunder];

const pinned = Object.entries(CRT_CELL_SOURCES)
  .map(([cell, from]) => `${cell} (${from})`)
  .join(', ');

const crt = chartReport(CRT, { ja: `再構成でない欄：${pinned}`, en: `not reconstructed: ${pinned}` });

const air = chartReport(AIR_SUPERIORITY, {
  ja: '列はターン。第3ターン以降は2個のダイスの大きいほうがその差だけ得る（6.1）',
  en: 'columns are turns; from turn 3 the higher of two dice, by the difference (6.1)',
});

const terrain: TableReport = {
  id: 'terrain',
  rule: '10.2',
  source: 'rulebook',
  columns: ['points', 'shift', 'rules'],
  rows: TERRAIN_EFFECTS.map(t => ({
    label: t.kind,
    cells: [
      t.passable ? (t.halves === undefined ? '-' : String(t.halves / 2)) : 'impassable',
      String(t.shift),
      t.rules.join(' '),
    ],
  })),
};

const supply: TableReport = {
  id: 'supply-hexes',
  rule: '13.2',
  source: 'reconstructed',
  columns: ['role', 'dice', 'source'],
  rows: SUPPLY_HEXES.map(h => ({ label: h.hex, cells: [h.role, String(h.dice), h.source] })),
};

const logistics: TableReport = {
  id: 'logistics',
  rule: '13.2',
  source: 'rulebook',
  columns: ['start', 'income', 'maximum'],
  rows: Object.entries(LOGISTICS).map(([role, l]) => ({
    label: role,
    cells: [String(l.start), String(l.income), String(LOGISTICS_MAXIMUM)],
  })),
};

const support: TableReport = {
  id: 'support-markers',
  rule: '3.1',
  source: 'rulebook',
  columns: ['air', 'artillery', 'anti-tank'],
  rows: Object.entries(SUPPORT).map(([role, pool]) => ({ label: role, cells: Object.values(pool).map(String) })),
};

const thunder: TableReport = {
  id: 'thunder-lines',
  rule: '4.0',
  source: 'reconstructed',
  columns: ['hexes beyond'],
  rows: [1, 2, 3].map(line => ({
    label: String(line),
    cells: [BOARD.names.filter(name => thunderLevel(name) >= line).join(' ')],
  })),
  note: {
    ja: `マーカー：Break Out ${THUNDER['break-out']}個、Refused! ${THUNDER.refused}個`,
    en: `markers: ${THUNDER['break-out']} break-out, ${THUNDER.refused} refused`,
  },
};
