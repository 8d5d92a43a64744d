/** A proofreader for sentences: for the tests of the words. */
import { proofreader } from '../../../kit/textCheck.ts';
import { CRT } from '../data/tables.ts';
import { EN } from './en.ts';

export const unsound = proofreader({
  known: [...new Set(CRT.cells.flat()), 'ZOC', 'OKW'],
  codes: Object.keys(EN.refusals),
});
