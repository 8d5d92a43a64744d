/** What is fetched after the first picture of a table. */
import { partOf } from '../app/part.ts';

export const TABLE_LATER = partOf(() => import('./later.ts'));
