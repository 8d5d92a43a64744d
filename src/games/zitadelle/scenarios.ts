/** 1.1 There is only one: the whole battle. */
import type { Scenario } from '../../kit/game.ts';
import { TURNS } from './data/calendar.ts';

export const SCENARIO: Scenario = {
  id: 'zitadelle',
  title: { ja: 'ツィタデレ作戦 1943年7月5日～13日', en: 'Operation Zitadelle, 5–13 July 1943' },
  turns: TURNS,
};
