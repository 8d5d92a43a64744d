/** Every refusal names the nearest rule, also where several stand in the way; and no code is left out. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourcesOf } from '../../../../test/sources.ts';
import { DECLARE_CODES } from '../../../kit/declareWhy.ts';
import { codesIn, OFFER_CODES, sorted } from '../../../kit/textScan.ts';
import { whyNot } from '../testingWhy.ts';
import { game } from '../whole.ts';
import { COMBAT_ROWS } from './combat.ts';
import { MARCH_ROWS } from './march.ts';
import type { Row } from './row.ts';
import { SET_UP_ROWS } from './setUp.ts';

const AREAS: readonly (readonly [string, readonly Row[]])[] = [
  ['set-up', SET_UP_ROWS],
  ['movement', MARCH_ROWS],
  ['combat', COMBAT_ROWS],
];

/** Rows of rules/nearest.test.ts, which need more than a position and an action. */
const ELSEWHERE = readFileSync(new URL('../rules/nearest.test.ts', import.meta.url), 'utf8');
/** What kit says of every action (kit/offer.test.ts), of declared combat (kit/declareWhy.test.ts) and of nonsense. */
const OF_KIT = [...OFFER_CODES, ...DECLARE_CODES, 'not-legal'];
/** The map has no lake. */
const NEVER = ['lake-between'];

it('every code has its row', () => {
  const named = AREAS.flatMap(([, rows]) => rows.map(([name]) => name.split(' ')[1] ?? ''));
  const known = [...named, ...OF_KIT, ...NEVER];
  const isElsewhere = (code: string): boolean =>
    ELSEWHERE.includes(` ${code}'`) || ELSEWHERE.includes(`code: '${code}'`);
  expect(sorted(codesIn(sourcesOf(game.id)).filter(code => !known.includes(code) && !isElsewhere(code)))).toEqual([]);
});

describe.each(AREAS)('%s', (_area, rows) => {
  it.each(rows)('%s, though %s', (named, _though, at, said) => {
    expect(whyNot(at(), said)).toBe(named);
  });
});
