/** Places off the map as boxes of counters. */
import type { BoxShown } from '../../../kit/depict.ts';
import type { Bilingual } from '../../../kit/game.ts';
import { sideBoxes } from '../../../kit/sideLook.ts';
import { CARD } from '../card.ts';
import { GERMAN, roleOf, sideOf } from '../pieces.ts';
import { BOXES, BROKEN, COMING, ELIMINATED, POOL, type State, WITHDRAWN } from '../state.ts';

const { idOf, boxes } = sideBoxes(CARD, roleOf);

/** The box of a unit that is not on the map; units that are not in the game have none. */
export const boxOf = (place: number, unit: number): string => idOf(BOXES[place] ?? '', sideOf(unit));

const TITLES: readonly (readonly [place: number, title: Bilingual])[] = [
  [COMING, { ja: '増援', en: 'Reinforcements' }],
  [ELIMINATED, { ja: '除去', en: 'Eliminated' }],
  [WITHDRAWN, { ja: '撤退', en: 'Withdrawn' }],
];

export const boxesOf = (s: State): BoxShown[] => [
  ...TITLES.flatMap(([place, title]) => boxes(BOXES[place] ?? '', title)),
  ...(s.place.includes(BROKEN) ? boxes(BOXES[BROKEN] ?? '', { ja: '分割中の師団', en: 'Broken down' }, [GERMAN]) : []),
  ...boxes(BOXES[POOL] ?? '', { ja: '分割用の連隊', en: 'Nameless regiments' }, [GERMAN]),
];
