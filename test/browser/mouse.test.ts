/** A turn by mouse: clicks, and a drag, through attack, shock, retreat and advance to the next turn. */
import { expect, test } from 'vitest';
import { hexesFor } from '../../src/kit/trial.ts';
import { dragUnit, placeOf, pointHex, pointUnit, valuesOf } from './support/board.ts';
import { course, group, OPENING, trialOf } from './support/course.ts';
import { fileOf, openFile } from './support/files.ts';
import { begin } from './support/home.ts';
import { type Answers, asked, changing, logged, pick, press, prompt, through } from './support/table.ts';
import { sharedVisit, type Visit } from './support/visit.ts';

const visitor = sharedVisit({});

const REST: Answers = { '9.1': 'Pass', '13.1': 'End redeployment', '13.3': 'End recovery' };

/** The column for 6:1 and more, by the die. */
const SIX_TO_ONE = ['DL', 'DD', 'DE', 'DE', 'DE', 'DE'];

async function setUp(v: Visit): Promise<void> {
  for (const rule of ['3.1', '3.2']) {
    await asked(v, new RegExp(`^${rule} .*set up`));
    await press(v, 'Historical set-up');
    await asked(v, new RegExp(`^${rule} .*every unit is placed`));
    await press(v, 'Set-up complete');
  }
  await through(v, { '6.3': 'End air placement' }, / 9\.1 /);
}

/** 61C retreats, which is always possible. */
async function retreat(v: Visit): Promise<void> {
  for (let now = await prompt(v); /^11\.(9|11) /.test(now); now = await prompt(v)) {
    const [hex = ''] = hexesFor(await trialOf(v), 'retreat', '61C');
    await pointUnit(v, '61C');
    await changing(v, () => pointHex(v, hex));
  }
}

test('a turn by mouse', async () => {
  const v = await visitor();
  await begin(v, 'two');
  await setUp(v);

  // Two battalions of 6 Pz attack the cavalry in 0405, as in the rulebook's example.
  await pointUnit(v, '6Pz/4');
  await pick(v, /^I\/11 /);
  await press(v, /^Battle group at 0306: 6Pz\/I\/11 \+ 6Pz\/4/);
  await asked(v, /^10\.0 /);
  await press(v, 'End movement');
  await asked(v, /^11\.0 /);
  await pointHex(v, '0405');
  await asked(v, /^11\.2 /);
  await press(v, 'Add all');
  await expect.poll(() => v.page.getByRole('article', { name: /Odds/ }).innerText()).toContain('6:1');
  await press(v, 'Resolve the attack');
  await through(v, { '11.6': 'Keep the marker' }, / 11\.(9|12) /);

  const fight = await logged(v, /at 0405: .*die/);
  const [, die = '', result = ''] = /die (\d) = (\w+)\./.exec(fight.text) ?? [];
  expect(fight.text).toContain('(10) v');
  expect(fight.rule).toBe('11.4');
  expect(result).toBe(SIX_TO_ONE[Number(die) - 1]);
  expect((await logged(v, /^61C is exhausted before the odds/)).rule).toBe('11.7');

  await retreat(v);
  await asked(v, /^11\.12 /);
  expect(await placeOf(v, '61C')).not.toBe('0405');
  await pointUnit(v, '6Pz/4');
  await pointHex(v, '0405');
  await expect.poll(() => placeOf(v, '6Pz/4')).toBe('0405');
  expect((await logged(v, /^6Pz\/4 advances/)).rule).toBe('11.12');
  await press(v, 'End advance');

  // The attackers are exhausted; the Soviet cavalry behind attacks, dragged there.
  await asked(v, /^9\.1 Soviet/);
  expect([await valuesOf(v, '6Pz/4'), await valuesOf(v, '6Pz/I/11')]).toEqual(['3', '3']);
  expect(await placeOf(v, '6Pz/I/11')).toBe('0306');
  await pointUnit(v, '81C');
  await press(v, 'Battle group at 0706: 81C');
  await asked(v, /^10\.0 Soviet/);
  await dragUnit(v, '81C', '0606');
  await expect.poll(() => placeOf(v, '81C')).toBe('0606');
  expect((await logged(v, /^81C moves 0706 → 0606/)).rule).toMatch(/^10\./);
  await press(v, 'End movement');
  await asked(v, /^(9\.1 Axis|11\.0 Soviet)/);
  await through(v, { '11.0': 'End combat', ...REST }, /^Turn 2/);
});

test('a unit that may also hold retreats by a click on it and a click on the hex', async () => {
  const v = await visitor();
  const west = ['6Pz/I/11', '6Pz/4'];
  const attack = [{ type: 'attack', hex: '0405' }, { type: 'join-all' }, { type: 'resolve' }];
  const battle = [group('0306', ...west), { type: 'end-movement' }, ...attack];
  await openFile(v, fileOf(course(...OPENING, ...battle, [{ type: 'decline' }, 2])));
  await asked(v, /^11\.9 Soviet: DD /);
  await pointUnit(v, '61C');
  await v.page.getByRole('menuitem', { name: 'Hold with 61C' }).waitFor();
  await changing(v, () => pointHex(v, '0505'));
  expect(await placeOf(v, '61C')).toBe('0505');
  await asked(v, /^11\.11 /);
  await retreat(v);
  await asked(v, /^11\.12 Axis/);
  expect(await valuesOf(v, '61C')).toBe('1');
  expect((await logged(v, /^61C retreats 0505/)).rule).toBe('11.11');
});
