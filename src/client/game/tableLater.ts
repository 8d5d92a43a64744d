/** What is loaded after the first paint of a table. */
import { partOf } from '../app/part.ts';

export const TABLE_LATER = partOf(() => import('./later.ts'));
