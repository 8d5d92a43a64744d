/** A proofreader for sentences: for the tests of the words. */
import { proofreader } from '../../../kit/textCheck.ts';
import { CRT_RESULTS } from '../data/tables.ts';
import { game } from '../whole.ts';
import { EN } from './en.ts';

/** Printed names, results, points, the chit of 4.0, and terms of the rules. */
export const unsound = proofreader({
  known: [
    ...game.names.units.flatMap(name => name.split(/[/ ]/)),
    ...game.names.hexes,
    ...CRT_RESULTS,
    ...['LP', 'MP', 'ZOC', 'EZOC', 'Break', 'Out'],
  ],
  forms: /^\d+(LP|MP)$/,
  codes: Object.keys(EN.refusals),
});
