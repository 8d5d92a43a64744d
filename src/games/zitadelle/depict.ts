/** What there is to be seen of a position, assaults as they are put together and shots among it. */
import type { Depiction } from '../../kit/depict.ts';
import { declaredOf } from './declared.ts';
import { shotsOf } from './look/shots.ts';
import { stillOf } from './look/still.ts';
import type { View } from './view.ts';

export function depict(s: View): Depiction {
  const shots = shotsOf(s);
  return { ...stillOf(s), ...declaredOf(s), ...(shots.length > 0 ? { shots } : {}) };
}
