/** A proofreader for sentences: for the tests of the words. */
import { proofreader } from '../../../kit/textCheck.ts';
import { OWED } from '../data/tables.ts';
import { EN } from './en.ts';

export const unsound = proofreader({ known: Object.keys(OWED), codes: Object.keys(EN.refusals) });
