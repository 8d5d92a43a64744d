/** A turn by touch on a phone: a saved game is opened, two regiments move and attack, and the loser tries to hold. */
import { expect, test } from 'vitest';
import { placeOf, pointHex, pointUnit } from './support/board.ts';
import { course, group, OPENING } from './support/course.ts';
import { fileOf, openFile } from './support/files.ts';
import { type Answers, asked, changing, logged, press, prompt, through } from './support/table.ts';
import { type Visit, visit } from './support/visit.ts';

const ATTACKERS = ['5CR/6Ros', '5CR/7Ros'];
const DEFENDERS = ['550/126'];
const TWO_TO_ONE = ['AD', 'AL', 'EX', 'EX', 'DL', 'DD'];
const REST: Answers = {
  '11.12': 'End advance',
  '9.1': 'Pass',
  '13.1': 'End redeployment',
  '13.3': 'End recovery',
};

/** Every unit that may choose stays; returns who was asked. */
async function holdOn(v: Visit): Promise<string[]> {
  const asks: string[] = [];
  for (let now = await prompt(v); /^11\.9 /.test(now); now = await prompt(v)) {
    const hold = v.page
      .locator('.gp-bar')
      .getByRole('button', { name: /^Hold with/ })
      .first();
    asks.push((await hold.innerText()).replace('Hold with ', ''));
    await changing(v, () => hold.tap());
  }
  return asks;
}

/** A die of the unit's strength or less holds (one more is added at AD and DD); otherwise the unit leaves its hex. */
async function checkHold(v: Visit, unit: string, hex: string): Promise<void> {
  const line = await logged(v, new RegExp(`^${unit} (holds|fails to hold)`));
  const [, die = '', more = '0', strength = ''] = /die (\d)(?:\+(\d))?.*, strength (\d)/.exec(line.text) ?? [];
  const holds = Number(die) + Number(more) <= Number(strength);
  expect([line.rule, line.text.includes('fails')]).toEqual(['11.10', !holds]);
  expect(await placeOf(v, unit)).toBe(holds ? hex : undefined);
}

test('a turn by touch', async () => {
  const v = await visit({ device: 'phone' });
  await openFile(v, fileOf(course(...OPENING, group('0312', ...ATTACKERS))));
  await asked(v, /^10\.0 /);
  for (const unit of ATTACKERS) {
    await pointUnit(v, unit);
    await pointHex(v, '0313');
    await expect.poll(() => placeOf(v, unit)).toBe('0313');
  }
  await press(v, 'End movement');
  await asked(v, /^11\.0 /);
  await pointHex(v, '0412');
  await asked(v, /^11\.2 /);
  await press(v, 'Add all');
  await asked(v, /5CR\/6Ros \+ 5CR\/7Ros \(4\) against/);
  await press(v, 'Resolve the attack');
  await through(v, { '11.6': 'Keep the marker' }, / 11\.9 /);

  const fight = await logged(v, / at 0412: 2:1; die/);
  const [, die = '', result = ''] = /die (\d) = (\w+)\./.exec(fight.text) ?? [];
  expect([fight.rule, result]).toEqual(['11.4', TWO_TO_ONE[Number(die) - 1]]);
  const losers = { A: ATTACKERS, D: DEFENDERS, E: [...ATTACKERS, ...DEFENDERS] }[result.charAt(0)];
  expect(await holdOn(v)).toEqual(losers);
  for (const unit of losers ?? []) await checkHold(v, unit, unit === '550/126' ? '0412' : '0313');

  await through(v, REST, /^Turn 2/);
});
