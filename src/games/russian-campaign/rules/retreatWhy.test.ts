/** 9.7, 9.12.1 Reasons that need more than one unit in retreat, asked of the rules themselves. */
import { expect, it } from 'vitest';
import type { BattleFrame } from '../frames.ts';
import { hex, unit } from '../pieces.ts';
import { stateOf } from '../testing.ts';
import { whyNotRallied } from './remnants.ts';
import { whyNotRetreating } from './retreatWhy.ts';

const BATTLE: BattleFrame = {
  phase: 'battle',
  side: 0,
  impulse: 1,
  hexes: [],
  attackers: [],
  defenders: [],
  stage: 0,
  die: 0,
  result: 'DR',
  fallen: [],
};

/** KK20 has the strait on one side, LL19 on the other, and water elsewhere. */
const why = (units: string): unknown =>
  whyNotRetreating(stateOf({ turn: 7, units: `24Pz@LL19, 27A@KK20, ${units}` }), BATTLE, [unit('27A')], unit('27A'));

it('9.7.2 no way is named before room', () =>
  expect(why('46Pz@KK21, 12A@JJ21, 5A@JJ21')).toMatchObject({ rule: '9.7.2', code: 'no-retreat' }));

it('9.7.4 no room, though a way is open', () =>
  expect(why('3A@KK21, 10A@KK21, 12A@JJ21, 5A@JJ21')).toMatchObject({ rule: '9.7.4', code: 'no-room-behind' }));

it('9.7.1 a unit with a choice waits for those that would lose their only hex', () =>
  expect(why('3A@KK21')).toMatchObject({ rule: '9.7.1', code: 'others-retreat-first' }));

it('9.12.1 a remnant of the right sort finds no place, though others are like it', () => {
  const s = stateOf({
    turn: 8,
    units: { 'RemInf-1': { box: 'remnants' }, 'RemInf-2': { box: 'remnants' }, '1Gd': 'LL19', '3A': 'KK21' },
  });
  const fallen = [{ unit: unit('6Inf'), hex: hex('KK20') }];
  expect(whyNotRallied(s, fallen, unit('RemInf-1'))).toMatchObject({ rule: '9.12.1', code: 'no-rally-hex' });
});
