/**
 * A turn by keyboard alone, starting at the home page: set-up, a move, an attack, a retreat, and on to the next turn.
 */
import { expect, test } from 'vitest';
import { act, hexesFor } from '../../src/kit/trial.ts';
import { placeOf } from './support/board.ts';
import { course, group, OPENING, trialFrom } from './support/course.ts';
import { card, seatsName } from './support/home.ts';
import { enter, tabTo, type, walkTo } from './support/keyboard.ts';
import { type Answers, asked, logged, prompt, through } from './support/table.ts';
import { type Visit, visit } from './support/visit.ts';

/** The column for 2:1, by the die: the loser chooses between retreat and holding. */
const TWO_TO_ONE = ['AD', 'AL', 'EX', 'EX', 'DL', 'DD'];

const REST: Answers = {
  '11.12': 'End advance',
  '9.1': 'Pass',
  '13.1': 'End redeployment',
  '13.3': 'End recovery',
};

/** The same attack played without a browser up to its die, to ask the rules where units can retreat. */
const BATTLE = [
  ...OPENING,
  group('0206', '16PG/156'),
  { type: 'move', unit: '16PG/156', hex: '0406' },
  { type: 'end-movement' },
  { type: 'attack', hex: '0405' },
  { type: 'resolve' },
];

/** Retreats all units that must, by typed moves; returns them. */
async function fallBack(v: Visit, die: number): Promise<Set<string>> {
  const gone = new Set<string>();
  let same = trialFrom(course(...BATTLE, [{ type: 'decline' }, die]));
  for (let now = await prompt(v); /^(11\.9|11\.11|8\.4) /.test(now); now = await prompt(v)) {
    const unit = / Axis: /.test(now) ? '16PG/156' : '61C';
    const [hex = ''] = hexesFor(same, 'retreat', unit);
    await type(v, `retreat ${unit} ${hex}`);
    same = act(same, { type: 'retreat', unit, hex });
    gone.add(unit);
  }
  return gone;
}

test('a turn by keyboard', async () => {
  const v = await visit();
  const { keyboard } = v.page;
  const hands = await v.page.evaluateHandle(() => {
    const seen: string[] = [];
    for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart', 'wheel'])
      addEventListener(kind, () => seen.push(kind), true);
    return seen;
  });

  const seats = card(v).getByRole('radio');
  await tabTo(v, seats.first());
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  expect(
    await card(v)
      .getByRole('radio', { name: seatsName(v, 'two') })
      .isChecked(),
  ).toBe(true);
  await keyboard.press('Enter');
  for (const rule of ['3.1', '3.2']) {
    await asked(v, new RegExp(`^${rule} `));
    await enter(v, 'Historical set-up');
    await enter(v, 'Set-up complete');
  }
  if ((await prompt(v)).startsWith('6.3')) await enter(v, 'End air placement');
  await asked(v, /^9\.1 Axis/);
  await type(v, 'battle-group 0206 16PG/156');
  await asked(v, /^10\.0 /);
  await walkTo(v, '0206');
  await keyboard.press('Enter');
  await walkTo(v, '0406');
  await keyboard.press('Enter');
  await expect.poll(() => placeOf(v, '16PG/156')).toBe('0406');
  await enter(v, 'End movement');
  await asked(v, /^11\.0 /);
  await walkTo(v, '0405');
  await keyboard.press('Enter');
  await asked(v, /^11\.2 /);
  await enter(v, 'Resolve the attack');
  await through(v, { '11.6': 'Keep the marker' }, / 11\.9 /, enter);

  await tabTo(v, v.page.getByRole('tab', { name: 'Log' }));
  await keyboard.press('Enter');
  const fight = await logged(v, / at 0405: 2:1; die/);
  const [, die = '', result = ''] = /die (\d) = (\w+)\./.exec(fight.text) ?? [];
  expect([fight.rule, result]).toEqual(['11.4', TWO_TO_ONE[Number(die) - 1]]);
  const losers = { A: ['16PG/156'], D: ['61C'], E: ['16PG/156', '61C'] }[result.charAt(0)];
  expect([...(await fallBack(v, Number(die)))]).toEqual(losers);
  const places = { '16PG/156': '0406', '61C': '0405' };
  for (const [unit, hex] of Object.entries(places))
    expect([unit, (await placeOf(v, unit)) === hex]).toEqual([unit, !losers?.includes(unit)]);

  await through(v, REST, /^Turn 2/, enter);
  expect(await hands.jsonValue()).toEqual([]);
});
