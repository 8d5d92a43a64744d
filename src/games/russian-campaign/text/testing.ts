/** A proofreader for sentences, and the words of an event: for the tests of the words. */
import type { GameEvent } from '../../../kit/game.ts';
import { proofreader } from '../../../kit/textCheck.ts';
import { type Both, toldIn } from '../../../kit/textTrial.ts';
import { CRT_RESULTS } from '../data/tables.ts';
import { game } from '../whole.ts';
import { EN } from './en.ts';

/** Sections of scenarios and variants, `第15SS騎兵軍団`, and signs of the map. */
export const unsound = proofreader({
  known: [...game.names.units, ...game.names.hexes, ...CRT_RESULTS, 'ZOC', 'SS', 'N', 'C', 'S', 'R', 'F'],
  forms: /^([SV]\d[\d.]*|\d+SS)$/,
  codes: Object.keys(EN.refusals),
});

export const told = (event: GameEvent): Both => toldIn(game, event);
