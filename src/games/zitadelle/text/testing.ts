/** A proofreader for sentences, and the words of an event: for the tests of the words. */
import type { GameEvent } from '../../../kit/game.ts';
import { proofreader } from '../../../kit/textCheck.ts';
import { type Both, toldIn } from '../../../kit/textTrial.ts';
import { ASSAULT_RESULTS } from '../data/tables.ts';
import { AREAS, ZONES } from '../data/zones.ts';
import { game } from '../whole.ts';
import { EN } from './en.ts';

/** Printed names, results, zones and entry areas; `第2SS装甲軍団`. */
export const unsound = proofreader({
  known: [
    ...game.names.units.flatMap(name => name.split('/')),
    ...game.names.hexes,
    ...ASSAULT_RESULTS,
    ...ZONES.map(zone => zone.id),
    ...AREAS.map(area => area.id),
    'ZOC',
  ],
  forms: /^\d*SS$/,
  codes: Object.keys(EN.refusals),
});

export const told = (event: GameEvent): Both => toldIn(game, event);
