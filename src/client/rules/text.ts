/** Words of the buttons and labels of the rulebook. */
import type { LaterWords } from '../text/later/en.ts';
import { LATER } from '../text/shelves.ts';

export type RulesText = LaterWords['rules'];

export const rulesText = (): RulesText => LATER.now().rules;
