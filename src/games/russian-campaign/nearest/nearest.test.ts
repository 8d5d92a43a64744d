/** Every refusal names the nearest rule, also where several stand in the way; and no code is left out. */
import { describe, expect, it } from 'vitest';
import { sourcesOf } from '../../../../test/sources.ts';
import { DECLARE_CODES } from '../../../kit/declareWhy.ts';
import { codesIn, OFFER_CODES, sorted } from '../../../kit/textScan.ts';
import { refused } from '../../../kit/trial.ts';
import { game } from '../whole.ts';
import { ARRIVAL_ROWS } from './arrivals.ts';
import { COMBAT_ROWS } from './combat.ts';
import { MARCH_ROWS } from './march.ts';
import type { Row } from './row.ts';
import { SEA_ROWS } from './sea.ts';
import { START_ROWS } from './start.ts';

const AREAS: readonly (readonly [string, readonly Row[]])[] = [
  ['before movement', START_ROWS],
  ['on land', MARCH_ROWS],
  ['at sea', SEA_ROWS],
  ['arrivals and support', ARRIVAL_ROWS],
  ['battles', COMBAT_ROWS],
];

/** Asked of the rules themselves (rules/retreatWhy.test.ts), or of a battle before its die (preview.test.ts). */
const ELSEWHERE = ['no-retreat', 'no-room-behind', 'others-retreat-first', 'no-rally-hex', 'no-battle'];
/** What kit says of every action (kit/offer.test.ts), of declared combat (kit/declareWhy.test.ts) and of nonsense. */
const OF_KIT = [...OFFER_CODES, ...DECLARE_CODES, 'not-legal'];

it('every code has its row', () => {
  const named = AREAS.flatMap(([, rows]) => rows.map(([name]) => name.split(' ')[1] ?? ''));
  const known = [...named, ...ELSEWHERE, ...OF_KIT];
  expect(sorted(codesIn(sourcesOf(game.id)).filter(code => !known.includes(code)))).toEqual([]);
});

describe.each(AREAS)('%s', (_area, rows) => {
  it.each(rows)('%s, though %s', (named, _though, at, said) => {
    const { rule, code } = refused(at(), said);
    expect(`${rule} ${code}`).toBe(named);
  });
});
