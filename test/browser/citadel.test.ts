/**
 * A German turn of Zitadelle on both half-maps: set-up, bombers, the list of shots, assaults, mines, then the Soviet
 * turn.
 */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { LEVEL_BOMBING } from '../../src/games/zitadelle/data/tables.ts';
import type { Action } from '../../src/kit/game.ts';
import { allActions } from '../../src/kit/play.ts';
import { active, hexesFor } from '../../src/kit/trial.ts';
import { placeOf, pointHex, pointUnit } from './support/board.ts';
import { courseFrom, trialOf } from './support/course.ts';
import { fileOf, openFile } from './support/files.ts';
import { CITADEL, unitNumber } from './support/game.ts';
import { begin } from './support/home.ts';
import { asked, changing, logged, openTab, pick, press, prompt } from './support/table.ts';
import { sharedVisit, type Visit } from './support/visit.ts';

const VISITORS = {
  desktop: sharedVisit({ on: CITADEL }),
  phone: sharedVisit({ on: CITADEL, device: 'phone' }),
};

type Position = Parameters<typeof courseFrom>[1];

/** Opens a position with the Germans to play; a distant unit keeps the Soviets in the game. */
async function opened(position: Position, device: 'desktop' | 'phone' = 'desktop'): Promise<Visit> {
  const v = await VISITORS[device]();
  const units = `${position.units}, 111R/399@3828, 9TK/108@0131`;
  await openFile(v, fileOf(courseFrom(CITADEL, { ...position, units })));
  return v;
}

/** The row of an assault in the list. */
const row = ({ page }: Visit, hex: string): Locator =>
  page
    .getByRole('region', { name: 'Battles' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: hex, exact: true }) });

const nameOf = (unit: string): string => CITADEL.game.words.en.unit(unitNumber(unit, CITADEL));

const attackers = (v: Visit, hex: string): Promise<string[]> =>
  row(v, hex)
    .locator('.gp-chips')
    .first()
    .getByRole('button')
    .evaluateAll(all => all.map(chip => chip.getAttribute('title') ?? '').sort());

const column = (v: Visit, hex: string): Promise<string> => row(v, hex).locator('header .gp-column').innerText();

/** The number of shots in the heading of the list. */
const shotsLeft = async ({ page }: Visit): Promise<number> =>
  Number.parseInt(await page.getByRole('region', { name: 'Shots' }).getByRole('status').innerText(), 10);

/** Switches to the next sheet by key; returns its name. */
async function turnSheet({ page }: Visit): Promise<string> {
  const pressed = page.locator('.gp-leaves button[aria-pressed=true]');
  const before = await pressed.innerText();
  await page.getByRole('application').focus();
  await page.keyboard.press('s');
  await expect.poll(() => pressed.innerText()).not.toBe(before);
  return pressed.innerText();
}

/**
 * Types the first legal choice for every decision that the dice require of either side, until a given one is asked.
 * Nobody retreats voluntarily.
 */
async function answerUntil(v: Visit, until: RegExp): Promise<void> {
  for (let answers = 0; answers < 20; answers++) {
    if (until.test(await prompt(v))) return;
    const t = await trialOf(v);
    const all = allActions(t.game, t.s, active(t) ?? '');
    await typeMove(v, typed(all.find(a => a.type === 'stand') ?? all[0]));
  }
  throw new Error(`nobody came to ${until}; the last was: ${await prompt(v)}`);
}

async function typeMove(v: Visit, line: string): Promise<void> {
  const input = v.page.getByRole('combobox', { name: 'Type a move' });
  await input.fill(line);
  await changing(v, () => input.press('Enter'));
}

function typed(action: Action | undefined): string {
  const { units, hexes } = CITADEL.game.names;
  const words = [action?.type, units[action?.unit ?? -1], hexes[action?.hex ?? -1]];
  return words.filter(word => word !== undefined).join(' ');
}

test('both sides set up ready-made, Model attacks at once, bombers fly, and the Soviets fire by key', async () => {
  const v = await VISITORS.desktop();
  await begin(v, 'two');
  await asked(v, /^3\.1 Soviet: set up 166 more units/);
  await press(v, 'Ready-made set-up');
  await press(v, 'Set-up complete');
  await asked(v, /^11\.2 German/);
  await press(v, 'Attack with everything');
  await asked(v, /^3\.1 German: set up/);
  await press(v, 'Ready-made set-up');
  await press(v, 'Set-up complete');
  expect((await logged(v, /^Model attacks with everything/)).rule).toBe('11.2.1');

  await asked(v, /^9\.1\.1 German: send your bombers \(dive bombers 2 north, 3 south; level bombers 4 north/);
  const [target = ''] = hexesFor(await trialOf(v), 'dive', '1FgD/DB1');
  await pick(v, nameOf('1FgD/DB1'));
  await changing(v, () => pointHex(v, target));
  expect(await placeOf(v, '1FgD/DB1')).toBe(target);
  await pick(v, nameOf('1FgD/LB1'));
  await changing(v, () =>
    v.page
      .locator('.gp-popup')
      .getByRole('menuitem', { name: /against 13th Army/ })
      .click(),
  );
  await asked(v, /dive bombers 1 north, 3 south; level bombers 3 north/);
  await press(v, 'End the air phase');
  const raid = await logged(v, /^Level bombers 1FgD\/LB1 over 13th Army: die/);
  const [, die = '', told = ''] = /die (\d), (.*)\.$/.exec(raid.text) ?? [];
  expect([told, raid.rule]).toEqual(
    Number(die) <= LEVEL_BOMBING.most ? ['morale −1 this turn', '9.2.2'] : ['no effect', '9.2.4'],
  );

  await asked(v, /^6\.0 Soviet, defensive fire/);
  await openTab(v, 'Combat');
  const shots = await shotsLeft(v);
  await changing(v, () => v.page.keyboard.press('f'));
  await expect.poll(() => shotsLeft(v)).toBeLessThan(shots);
  const { text, rule } = await logged(v, / fires at /);
  expect(rule).toBe('6.4');
  const [, roll = '', armour = '', hit = ''] = /→ (-?\d+) v armour (\d+), (hit|miss)/.exec(text) ?? [];
  expect([text, hit]).toEqual([text, Number(roll) > Number(armour) ? 'hit' : 'miss']);
  await press(v, 'End fire');
  await asked(v, /^7\.1\.\d German/);
});

/**
 * South: at 6:1 no die destroys the defenders and none spares them, since their army's morale is exhausted and that of
 * the SS cannot fail. A panzer regiment is in a fort. North: tanks next to tanks, and a regiment with a free road.
 */
const TURN: Position = {
  phase: 'air',
  turn: 1,
  morale: { '6GA': 1 },
  units: [
    'LAH/1@0504, LAH/2@0504, Arko122@0504, 167/331@0404, 167/315@0603',
    '51GR/154G@0505, 51GR/156G@0505, 52GR/151G@0604',
    '11Pz/15@2120, 2Pz/3@3032, 9TK/23@3033, 31/12@3531',
  ].join(),
};

const THERE = '0505';

/** Declares: the proposed plan, LAH/1 dragged to the other assault, artillery assigned to it. */
async function declare(v: Visit): Promise<void> {
  await press(v, 'Propose assaults');
  await asked(v, /^7\.1\.6 German: 2 assaults are declared/);
  await openTab(v, 'Combat');
  expect(await attackers(v, THERE)).not.toContain(nameOf('LAH/1'));
  await row(v, '0604').getByTitle(nameOf('LAH/1')).dragTo(row(v, THERE));
  await expect.poll(() => attackers(v, THERE)).toContain(nameOf('LAH/1'));
  expect(await column(v, THERE)).toBe('3:1');
  await row(v, THERE).getByRole('button', { name: THERE, exact: true }).click();
  await pointUnit(v, 'Arko122');
  await pointHex(v, THERE);
  await expect.poll(() => column(v, THERE)).toBe('6:1');
  await press(v, 'Begin the assaults');
}

/** Resolves the assault at 6:1: the owner chooses the retreats, and LAH/1 advances. */
async function fight(v: Visit): Promise<void> {
  await asked(v, /^7\.1\.6 German: choose the next assault \(2 left/);
  await changing(v, () =>
    row(v, THERE)
      .getByRole('button', { name: `Assault ${THERE} now` })
      .click(),
  );
  const assault = await logged(v, / at 0505: .*; dice \d+ = /);
  expect(assault.text).toMatch(/6:1.* = (BC|DC|D1|D2|D3)\./);
  for (const unit of ['51GR/154G', '51GR/156G']) {
    await asked(v, /^7\.8\.1 Soviet: \w\w at 0505; move these units back two hexes/);
    const hex = hexesFor(await trialOf(v), 'retreat', unit).at(-1) ?? '';
    await pointUnit(v, unit);
    await changing(v, () => pointHex(v, hex));
    expect([unit, await placeOf(v, unit)]).toEqual([unit, hex]);
    expect((await logged(v, new RegExp(`^${unit} retreats 0505 → ${hex}, disrupted`))).rule).toBe('7.6.2');
  }
  // Both sides check at BC; the SS can lose a step and no more.
  await answerUntil(v, /^7\.9\.1 German: advance/);
  await pointUnit(v, 'LAH/1');
  await changing(v, () => pointHex(v, THERE));
  expect(await placeOf(v, 'LAH/1')).toBe(THERE);
  expect((await logged(v, /^LAH\/1 advances 0504 → 0505/)).rule).toBe('7.9.1');
  await press(v, 'End the advance');
}

test('a whole German turn: bombers, a shot, two assaults with guns, marches on both half-maps, mines', async () => {
  const v = await opened(TURN);
  await asked(v, /^9\.1\.1 German/);
  await pick(v, nameOf('1FgD/DB1'));
  await changing(v, () => pointHex(v, '3033'));
  await press(v, 'End the air phase');

  await asked(v, /^6\.0 German, anti-tank fire: 1 unit can fire \(2Pz\/3\)/);
  await openTab(v, 'Combat');
  expect(await shotsLeft(v)).toBe(1);
  await changing(v, () => v.page.keyboard.press('f'));
  expect((await logged(v, /^2Pz\/3 fires at 9TK\/23 at 3033: .*, (hit|miss)/)).rule).toBe('6.4');
  await answerUntil(v, /^7\.1/);

  await declare(v);
  await fight(v);
  await answerUntil(v, /^8\.\S+ German/);
  expect(await placeOf(v, 'Arko122')).toBeUndefined();
  expect((await logged(v, /^Used up: Arko122/)).rule).toBe('10.1.4');

  expect(await turnSheet(v)).toBe('North');
  const free = hexesFor(await trialOf(v), 'move', '31/12').at(-1) ?? '';
  await pointUnit(v, '31/12');
  await changing(v, () => pointHex(v, free));
  expect(await placeOf(v, '31/12')).toBe(free);
  expect(await turnSheet(v)).toBe('South');
  await pointUnit(v, '11Pz/15');
  await changing(v, () => pointHex(v, '2121'));
  const mines = await logged(v, /^11Pz\/15 crosses mines to 2121 Pokrovka: die [1-6], [1-6] MP more/);
  expect([mines.rule, await placeOf(v, '11Pz/15')]).toEqual(['8.3.3', '2121']);
  expect((await logged(v, /^11Pz\/15 moves 2120 → 2121/)).rule).toBe('8.1.1');

  await press(v, 'End movement');
  await answerUntil(v, /^\S+ Soviet/);
  expect((await logged(v, /^Dive bombers 1FgD\/DB1 (drift 3033|are over 3033)/)).rule).toMatch(/^9\.3/);
});

test('on a phone a shot is fired from the gallery, and the half-maps are turned by a finger', async () => {
  const v = await opened({ phase: 'fire', turn: 3, units: '2Pz/3@3032, 9TK/23@3033' }, 'phone');
  await asked(v, /^6\.0 German, anti-tank fire/);
  await openTab(v, 'Combat');
  const shots = v.page.getByRole('region', { name: 'Shots' });
  await changing(v, () => shots.getByRole('button', { name: /^Fire/ }).first().tap());
  expect((await logged(v, /^2Pz\/3 fires at 9TK\/23 at 3033: /)).rule).toBe('6.4');
  for (const name of ['South', 'North']) {
    const sheet = v.page.locator('.gp-leaves').getByRole('button', { name, exact: true });
    await sheet.tap();
    await expect.poll(() => sheet.getAttribute('aria-pressed')).toBe('true');
  }
  expect(await placeOf(v, '2Pz/3')).toBe('3032');
});
