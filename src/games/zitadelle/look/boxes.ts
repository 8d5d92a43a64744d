/** Places off the map as boxes of counters; units still to arrive by turn and area, bombers by the army they attack. */
import type { BoxShown } from '../../../kit/depict.ts';
import type { Bilingual } from '../../../kit/game.ts';
import { sideBoxes } from '../../../kit/sideLook.ts';
import type { Side } from '../../../kit/sides.ts';
import { CARD } from '../card.ts';
import { dateOf } from '../data/calendar.ts';
import { COMMANDS } from '../data/commands.ts';
import { UNITS } from '../data/units.ts';
import { COMMAND_SIDE, commandSpec, GERMAN, roleOf, SOVIET, sideOf, unitSpec } from '../pieces.ts';
import { raidedBy } from '../rules/air.ts';
import { BOXES, placeOf, type State, TO_COME } from '../state.ts';
import { chitOf, chitText, drawnTurn } from './chits.ts';

const { idOf, titleOf, boxes: boxed } = sideBoxes(CARD, roleOf);
const overId = (command: number): string => `over-${commandSpec(command).id}`;

/** 11.1 The turn and area of a unit still to arrive. */
const comingId = (turn: number, area: string): string => `turn-${turn}-${area}`;

export function boxOf(s: State, u: number): string {
  const { entry } = unitSpec(u);
  const over = raidedBy(s, u);
  if (over >= 0) return overId(over);
  if (s.place[u] === TO_COME && entry.kind === 'turn') return idOf(comingId(entry.turn, entry.area), sideOf(u));
  return idOf(BOXES[placeOf(s, u)] ?? '', sideOf(u));
}

const SCHEDULE: Bilingual = { ja: '増援', en: 'Reinforcements' };

interface Coming {
  readonly turn: number;
  readonly area: string;
  readonly side: Side;
}

const COMING: readonly Coming[] = UNITS.flatMap(({ entry }, u) =>
  entry.kind === 'turn' ? [{ turn: entry.turn, area: entry.area, side: sideOf(u) }] : [],
).filter((one, i, all) => all.findIndex(c => c.turn === one.turn && c.area === one.area) === i);

const SCHEDULED = COMING.toSorted((a, b) => a.side - b.side || a.turn - b.turn || a.area.localeCompare(b.area));

/** 13.3 Arrivals that chits decide have a date only for those who have seen them. */
const scheduleOf = (s: State | undefined): BoxShown[] =>
  SCHEDULED.map(one => {
    const { turn, area, side } = one;
    const { line, title } = s && side === SOVIET ? calledBy(s, one) : datedBy(turn, area);
    return {
      id: idOf(comingId(turn, area), side),
      role: roleOf(side),
      title: titleOf(title, side),
      group: { title: titleOf(SCHEDULE, side), line },
    };
  });

type Lines = Readonly<Record<'line' | 'title', Bilingual>>;

function datedBy(turn: number, area: string): Lines {
  const date = dateOf(turn);
  const line = { ja: `第${turn}ターン（${date.ja}）${area}`, en: `Turn ${turn} (${date.en}), ${area}` };
  return { line, title: { ja: `増援 ${line.ja}`, en: `Due on ${line.en.replace('T', 't')}` } };
}

function calledBy(s: State, { turn, area }: Coming): Lines {
  const chit = chitText(chitOf(turn, area));
  const drawn = drawnTurn(s, turn, area);
  if (drawn !== undefined) return datedBy(drawn, area);
  const at = chit.endsWith(area) ? ['', ''] : [`、${area}`, `, ${area}`];
  const line = { ja: `チット${chit}${at[0]}`, en: `Chit ${chit}${at[1]}` };
  return { line, title: { ja: `増援 ${line.ja}`, en: `Drawn by ${line.en.replace('C', 'c')}` } };
}

/** 9.1.5 */
const raids = COMMANDS.flatMap(({ ja, en }, c): BoxShown[] =>
  COMMAND_SIDE[c] === SOVIET
    ? [
        {
          id: overId(c),
          role: roleOf(GERMAN),
          title: { ja: `水平爆撃・${ja}`, en: `Level bombers over ${en}` },
          group: { title: { ja: '水平爆撃', en: 'Level bombing' }, line: { ja, en } },
        },
      ]
    : [],
);

/** Available units, then arrivals, then losses. */
const allBoxes = (schedule: readonly BoxShown[]): readonly BoxShown[] => [
  ...boxed('set-up', { ja: '初期配置', en: 'To set up' }),
  ...boxed('air-ready', { ja: '出撃可能な航空ユニット', en: 'Bombers ready' }, [GERMAN]),
  ...raids,
  ...boxed('arriving', { ja: '登場する増援', en: 'Arriving now' }),
  ...schedule,
  ...boxed('hangar', { ja: '待機中の航空ユニット', en: 'Bombers on the ground' }, [GERMAN]),
  ...boxed('eliminated', { ja: '壊滅', en: 'Eliminated' }),
  ...boxed('spent', { ja: '使用済みの砲兵・工兵', en: 'Artillery and engineers used' }, [GERMAN]),
  ...boxed('spare', { ja: '分割用ユニット', en: 'Counters for splitting' }, [GERMAN]),
];

const DATED = allBoxes(scheduleOf(undefined));

export const boxesOf = (s: State): readonly BoxShown[] => (s.chits.length > 0 ? allBoxes(scheduleOf(s)) : DATED);
