/** An Axis turn of the Russian Campaign by mouse, in short scenes: marches, trains, ships, declared battles. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Action } from '../../src/kit/game.ts';
import { allActions } from '../../src/kit/play.ts';
import { active, hexesFor } from '../../src/kit/trial.ts';
import { dragUnit, hexPoint, isInSight, placeOf, pointHex, pointUnit } from './support/board.ts';
import { courseFrom, courseIn, type Step, trialOf } from './support/course.ts';
import { fileOf, openFile } from './support/files.ts';
import { CAMPAIGN } from './support/game.ts';
import { type } from './support/keyboard.ts';
import { asked, changing, logged, openTab, pickSort, press, prompt } from './support/table.ts';
import { sharedVisit, type Visit } from './support/visit.ts';

const visitor = sharedVisit({ on: CAMPAIGN });

type Scene = Parameters<typeof courseFrom>[1];

/** Opens a position with the Axis to play; distant units keep both sides in the game. */
async function opened(position: Scene, ...steps: readonly Step[]): Promise<Visit> {
  const v = await visitor();
  const units = `${position.units}, Hitler@G33, HQ-N@E33, Stalin@U3, Stavka@U3`;
  await openFile(v, fileOf(courseFrom(CAMPAIGN, { ...position, units }, ...steps)));
  return v;
}

/** The row of a hex among the declared battles. */
const row = ({ page }: Visit, hex: string): Locator =>
  page
    .getByRole('region', { name: 'Battles' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: hex, exact: true }) });

/** The attackers of a row. */
const attackers = async (v: Visit, hex: string): Promise<string[]> => {
  const chips = row(v, hex).locator('.gp-chips').first().getByRole('button');
  const names = await chips.evaluateAll(all => all.map(chip => chip.getAttribute('title') ?? ''));
  return names.sort();
};

const fight = (v: Visit, hex: string): Promise<void> =>
  row(v, hex)
    .getByRole('button', { name: `Fight at ${hex}` })
    .click();

test('the whole set-up: orders of the first impulse are told, and a panzer corps obeys', async () => {
  const v = await visitor();
  const ready: readonly Step[] = [{ type: 'historical-set-up' }, { type: 'ready' }];
  await openFile(v, fileOf(courseIn(CAMPAIGN, 'barbarossa-winter', ...ready, ...ready)));
  await asked(v, /^3\.3\.2 Axis/);
  const [hex = ''] = hexesFor(await trialOf(v), 'move', '41Pz');
  await pointUnit(v, '41Pz');
  await pointHex(v, hex);
  await expect.poll(() => placeOf(v, '41Pz')).toBe(hex);
  expect((await logged(v, /^41Pz moves /)).rule).toBe('8.1.2');
});

test('a march in two legs, carried and pointed at', async () => {
  const v = await opened({ turn: 7, units: '24Pz@X17' });
  await asked(v, /^8\.0 Axis/);
  await dragUnit(v, '24Pz', 'X15');
  await expect.poll(() => placeOf(v, '24Pz')).toBe('X15');
  await asked(v, /^8\.1\.2 Axis: 24Pz has 5 hexes left/);
  await pointUnit(v, '24Pz');
  await pointHex(v, 'W15');
  await expect.poll(() => placeOf(v, '24Pz')).toBe('W15');
  expect((await logged(v, /^24Pz moves X15 → W15 \(1 hex\)/)).rule).toBe('8.1.2');
});

test('an automatic victory with just enough corps, and those who took part stay', async () => {
  const v = await opened({ turn: 2, units: '24Pz@X17, 39Pz@X17, 5Inf@W17, 6Inf@W17, Tk3@X16' });
  await asked(v, /^8\.0 Axis/);
  await changing(v, () => pointHex(v, 'X16'));
  await asked(v, /^9\.11\.1 .*add units up to 10:1/);
  await changing(v, () => pointUnit(v, '6Inf'));
  await asked(v, /^9\.11\.1 .*10:1; win the hex/);
  await press(v, 'Win the hex');
  await asked(v, /^8\.0 Axis/);
  expect(await placeOf(v, 'Tk3')).toBeUndefined();
  expect((await logged(v, /^Automatic victory at X16: .*\(20\) v 2/)).rule).toBe('9.11.1');
  expect(hexesFor(await trialOf(v), 'move', '24Pz')).toEqual([]);
  await dragUnit(v, '5Inf', 'X16');
  await expect.poll(() => placeOf(v, '5Inf')).toBe('X16');
});

/** The column for 8:1, by the die. */
const EIGHT_TO_ONE = ['DR', 'D1', 'DE', 'DE', 'DS', 'DS'];

const [INF13, PZ24, PZ39] = ['13th Infantry Corps', '24th Panzer Corps', '39th Panzer Corps'] as const;

test('battles are proposed, one corps is carried to the other battle, and a weak one keeps the enemy busy', async () => {
  const v = await opened({
    phase: 'combat',
    turn: 2,
    units: '24Pz@X17, 39Pz@X17, 13Inf@X17, Tk3@X16, Tk1@W17',
  });
  await asked(v, /^9\.2\.2 Axis: every Soviet stack/);
  await press(v, 'Propose battles');
  await asked(v, /^9\.1\.2 Axis: 2 battles are declared/);
  await openTab(v, 'Combat');
  await expect.poll(() => attackers(v, 'W17')).toEqual([PZ24]);
  expect(await attackers(v, 'X16')).toEqual([INF13, PZ39]);
  await row(v, 'X16').getByTitle(PZ39).dragTo(row(v, 'W17'));
  await expect.poll(() => attackers(v, 'W17')).toEqual([PZ24, PZ39]);
  expect(await attackers(v, 'X16')).toEqual([INF13]);
  expect(await row(v, 'W17').locator('header .gp-column').innerText()).toBe('8:1');
  await press(v, 'Begin the battles');
  await asked(v, /^9\.1\.2 Axis: choose the next battle \(2 left/);
  await changing(v, () => fight(v, 'W17'));
  const { text, rule } = await logged(v, / at W17: .*die/);
  const [, column = '', die = '', result = ''] = /(\d:\d).*; die (\d) = (\w+)\./.exec(text) ?? [];
  expect([column, rule]).toEqual(['8:1', '9.6.2']);
  expect(result).toBe(EIGHT_TO_ONE[Number(die) - 1]);
});

test('the attacker moves the beaten units back', async () => {
  const v = await opened({ phase: 'combat', turn: 2, units: '24Pz@X17, 39Pz@X17, 3A@X16, Tk7@X16' }, [
    { type: 'commit' },
    5,
  ]);
  await asked(v, /^9\.7\.1 Axis: DR at X16; move the beaten units back/);
  await pointUnit(v, '3A');
  await changing(v, () => pointHex(v, 'X14'));
  expect(await placeOf(v, '3A')).toBe('X14');
  await pointUnit(v, 'Tk7');
  await changing(v, () => pointHex(v, 'Y16'));
  expect(await placeOf(v, 'Tk7')).toBe('Y16');
  expect((await logged(v, /^3A retreats X16 → X14/)).rule).toBe('9.7.1');
  await asked(v, /^8\.0 Axis, second impulse/);
});

test('who still has to be moved back comes into sight, wherever the map has been pushed', async () => {
  const units = '24Pz@X17, 39Pz@X17, 3A@X16, Tk7@X16';
  const v = await opened({ phase: 'combat', turn: 2, units }, [{ type: 'commit' }, 5]);
  await asked(v, /^9\.7\.1 Axis/);
  await hexPoint(v, 'C33');
  expect(await isInSight(v, 'X16')).toBe(false);
  await type(v, 'retreat 3A X14');
  await expect.poll(() => isInSight(v, 'X16')).toBe(true);
});

/** The buttons to press if neither a unit nor a hex is needed. */
const BUTTONS: Readonly<Record<string, string>> = { commit: 'Begin the battles', propose: 'Propose battles' };

/** Every decision that the dice require of either side is made by hand, with the first legal choice. */
async function answerUntil(v: Visit, until: RegExp): Promise<void> {
  for (let answers = 0; answers < 12; answers++) {
    if (until.test(await prompt(v))) return;
    const t = await trialOf(v);
    const all = allActions(t.game, t.s, active(t) ?? '');
    const button = BUTTONS[all.find(({ type }) => type in BUTTONS)?.type ?? ''];
    await (button === undefined ? changing(v, () => answer(v, all[0])) : press(v, button));
  }
  throw new Error(`nobody came to ${until}; the last was: ${await prompt(v)}`);
}

async function answer(v: Visit, action: Action | undefined): Promise<void> {
  const { units, hexes } = v.on.game.names;
  const [unit, hex] = [units[action?.unit ?? -1], hexes[action?.hex ?? -1]];
  if (unit !== undefined) await pointUnit(v, unit);
  if (unit !== undefined && hex !== undefined) await pointHex(v, hex);
  if (unit === undefined && hex !== undefined) await fight(v, hex);
}

test('a whole Axis turn: train, ship, automatic victory, battles with a soak-off, second impulse, supply', async () => {
  // With all three ports of 8.4.4 in Axis hands every die succeeds; Kiev supplies the attackers.
  const owner = { DD24: 'axis', JJ23: 'axis', II15: 'axis', W20: 'axis' };
  const units = [
    '1Inf@E32, 6Inf@DD24, 57Pz@O12',
    '24Pz@X17, 39Pz@X17, 5Inf@W17, 8Inf@W17, Tk3@X16',
    '41Pz@Z17, 56Pz@Z17, 13Inf@Z17, Tk1@Z16, Tk7@AA17',
  ];
  const v = await opened({ turn: 2, units: units.join(), owner });
  await asked(v, /^8\.0 Axis, first impulse/);

  await changing(v, () => pointHex(v, 'X16'));
  await changing(v, () => pointUnit(v, '8Inf'));
  await press(v, 'Win the hex');
  await pointUnit(v, '1Inf');
  await pickSort(v, /by rail/);
  await changing(v, () => pointHex(v, 'L26'));
  await pointUnit(v, '6Inf');
  await pickSort(v, /by sea/);
  await changing(v, () => pointHex(v, 'JJ23'));
  expect(await placeOf(v, 'Tk3')).toBeUndefined();
  expect((await logged(v, /^1Inf goes by rail E32 → .*L26/)).rule).toBe('8.3');
  expect((await logged(v, /^6Inf sails .*DD24.* → .*JJ23.*safe/)).rule).toBe('8.4.4');

  await press(v, 'End movement');
  await asked(v, /^9\.2\.2 Axis: every Soviet stack .*2 hexes left/);
  for (const [unit, hex] of [
    ['13Inf', 'AA17'],
    ['56Pz', 'Z16'],
    ['41Pz', 'Z16'],
  ] as const) {
    await pointUnit(v, unit);
    await changing(v, () => pointHex(v, hex));
  }
  await press(v, 'Begin the battles');
  await openTab(v, 'Combat');
  await changing(v, () => fight(v, 'AA17'));
  await answerUntil(v, /^8\.0 Axis, second impulse/);
  expect((await logged(v, /at AA17: .*die/)).text).toMatch(/\(3\) v .*\(3\).* 1:1/);
  expect((await logged(v, /at Z16: .*die/)).text).toMatch(/7:1/);

  await dragUnit(v, '5Inf', 'W18');
  await expect.poll(() => placeOf(v, '5Inf')).toBe('W18');
  await press(v, 'End movement');
  await answerUntil(v, /^\S+ Soviet/);
  expect((await logged(v, /^Axis units out of supply are removed: .*57Pz/)).rule).toBe('10.1');
  const names = ['57Pz', '1Inf', '6Inf', '5Inf'];
  const places: (string | undefined)[] = [];
  for (const name of names) places.push(await placeOf(v, name));
  expect(places).toEqual([undefined, 'L26', 'JJ23', 'W18']);
});
