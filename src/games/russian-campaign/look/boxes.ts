/** Places off the map as boxes of counters; units still to arrive are listed by turn. */
import type { BoxShown } from '../../../kit/depict.ts';
import type { Bilingual } from '../../../kit/game.ts';
import { sideBoxes } from '../../../kit/sideLook.ts';
import { BOTH_SIDES } from '../../../kit/sides.ts';
import { CARD } from '../card.ts';
import { monthsOf, yearOf } from '../data/calendar.ts';
import { UNITS } from '../data/units.ts';
import { roleOf, sideOf } from '../pieces.ts';
import { BOXES, placeOf, type State, TO_COME } from '../state.ts';

/** In order of importance. */
const TITLES: Readonly<Record<string, Bilingual>> = {
  'set-up': { ja: '初期配置', en: 'To set up' },
  arriving: { ja: '登場する部隊', en: 'Arriving now' },
  'replacement-pool': { ja: '補充プール', en: 'Replacement pool' },
  paratroops: { ja: '空挺部隊保管ボックス', en: 'Paratroops in hand' },
  'at-sea': { ja: '海上', en: 'At sea' },
  underground: { ja: '潜伏中のパルチザン', en: 'Partisans in hiding' },
  'evacuated-factories': { ja: '疎開した工場', en: 'Factories evacuated' },
  siberia: { ja: 'シベリア', en: 'Siberia' },
  'order-of-battle': { ja: '戦闘序列（条件つき）', en: 'Order of battle, by event' },
  remnants: { ja: '残存部隊', en: 'Remnants' },
  withdrawn: { ja: '転出', en: 'Withdrawn' },
  'out-of-game': { ja: 'ゲームから除外', en: 'Out of the game' },
};

/** 12.1 Arrivals by date. */
const SCHEDULE: Bilingual = { ja: '戦闘序列（登場予定）', en: 'Order of battle, by date' };

const { idOf, titleOf, boxes: boxed } = sideBoxes(CARD, roleOf);
const turnBox = (turn: number): string => `turn-${turn}`;

/** 12.1 The printed turn of a unit that arrives by date or is formed then (12.8). */
const TURN: readonly (number | undefined)[] = UNITS.map(({ entry }) =>
  entry.kind === 'turn' || entry.kind === 'conversion' ? entry.turn : undefined,
);

export function boxOf(s: State, u: number): string {
  const place = placeOf(s, u);
  const turn = TURN[u];
  const box = place === TO_COME && turn !== undefined ? turnBox(turn) : (BOXES[place] ?? '');
  return idOf(box, sideOf(u));
}

const turns = [...new Set(TURN.flatMap(turn => (turn === undefined ? [] : [turn])))].sort((a, b) => a - b);

const coming = turns.flatMap(turn => {
  const [year, months] = [yearOf(turn), monthsOf(turn)];
  const line = { ja: `${year}年${months}月`, en: `${months} ${year}` };
  const title = { ja: `${line.ja}登場`, en: `Due in ${line.en}` };
  return BOTH_SIDES.flatMap(side =>
    boxed(turnBox(turn), title, [side]).map(box => ({ ...box, group: { title: titleOf(SCHEDULE, side), line } })),
  );
});

const placed = Object.entries(TITLES).map(([box, title]) => ({ box, shown: boxed(box, title) }));
const isLate = (box: string): boolean => ['remnants', 'withdrawn', 'out-of-game', 'order-of-battle'].includes(box);

/** Available units, then arrivals, then losses. */
export const ALL_BOXES: readonly BoxShown[] = [
  ...placed.filter(p => !isLate(p.box)).flatMap(p => p.shown),
  ...coming,
  ...placed.filter(p => isLate(p.box)).flatMap(p => p.shown),
];
