/** The game page's own words in the current language; components that read them follow it. */
import { TABLE } from '../text/shelves.ts';
import type { PageWords } from './text/en.ts';

export type { PageWords };

export const say = (): PageWords => TABLE.now();
export const sayAtlas = (): PageWords['atlas'] => say().atlas;
export const sayShots = (): PageWords['shots'] => say().shots;
export const sayMoments = (): PageWords['moments'] => say().moments;
export const sayPins = (): PageWords['pins'] => say().pins;
