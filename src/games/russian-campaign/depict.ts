/** What there is to be seen of a position, battles as they are put together among it. */
import type { Depiction } from '../../kit/depict.ts';
import { declaredOf } from './declared.ts';
import { stillOf } from './look/still.ts';
import type { View } from './view.ts';

export const depict = (s: View): Depiction => ({ ...stillOf(s), ...declaredOf(s) });
