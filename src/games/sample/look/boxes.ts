/** Places off the map as boxes of counters. */
import type { BoxShown } from '../../../kit/depict.ts';
import { sideBoxes } from '../../../kit/sideLook.ts';
import { CARD } from '../card.ts';
import { roleOf, sideOf } from '../pieces.ts';
import { BOXES, COMING, type State } from '../state.ts';

const { idOf, boxes } = sideBoxes(CARD, roleOf);

/** The box of a unit that is not on the map; units that are not in the game have none. */
export const boxOf = (place: number, unit: number): string => idOf(BOXES[place] ?? '', sideOf(unit));

/** 6.3 Reinforcements are shown while there are any. */
export const boxesOf = (s: State): BoxShown[] => [
  ...(s.place.includes(COMING) ? boxes('coming', { ja: '増援', en: 'To come' }) : []),
  ...boxes('lost', { ja: '損失', en: 'Lost' }),
];
