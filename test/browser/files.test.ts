/** Files that cannot be opened: each is named with what is wrong, and the current game is not affected. */
import { expect, test } from 'vitest';
import { position } from './support/board.ts';
import { course, group, OPENING } from './support/course.ts';
import { dropFile, fileOf, type GivenFile, giveFile, openFile } from './support/files.ts';
import { asked, log, notices, press, prompt } from './support/table.ts';
import { sharedVisit, type Visit, visit } from './support/visit.ts';

const visitor = sharedVisit({});

const played = course(...OPENING, group('0306', '6Pz/4'));
const whole = JSON.stringify(course(...OPENING, group('0205', '6Pz/AA6')));

/** The same game, but the sixth action is one that the rules forbid. */
function illegal(): string {
  const file = course(...OPENING, group('0306', '6Pz/4'));
  const entries = file.entries.map((entry, i) => (i === 5 ? { ...entry, action: group('0306', '61C') } : entry));
  return JSON.stringify({ ...file, entries });
}

/** The same game with a better die than the one rolled. */
function loaded(): string {
  const file = course(...OPENING);
  return JSON.stringify({
    ...file,
    entries: file.entries.map(e => (e.rolls ? { ...e, rolls: [6, ...e.rolls.slice(1)] } : e)),
  });
}

const BROKEN: readonly [what: string, text: string, told: RegExp][] = [
  ['no JSON', 'Dear diary, today we attacked.', /holds no JSON/],
  ['JSON of something else', JSON.stringify({ name: 'hexfront', version: '0.1.0' }), /not a saved game of Hexfront/],
  ['a truncated file', whole.slice(0, Math.floor(whole.length * 0.7)), /holds no JSON/],
  ['a game that is not here', whole.replace('"sixth-army"', '"waterloo"'), /“waterloo”, which is not here/],
  ['an illegal action', illegal(), /cannot be played by the rules: entry 6: 2\.2\.1 61C is not under your command/],
  ['a die that was not rolled', loaded(), /cannot be played by the rules: entry 4: /],
  [
    'a torn list of actions',
    whole.replace(/"entries":\[.*\],"hash"/, '"entries":7,"hash"'),
    /cannot be played.*entries/,
  ],
];

async function untouched(v: Visit, give: (file: GivenFile) => Promise<void>): Promise<void> {
  const before = [await prompt(v), await log(v), await position(v)];
  for (const [what, text, told] of BROKEN) {
    const name = `${what.replaceAll(' ', '-')}.json`;
    await give({ name, text });
    await expect.poll(async () => (await notices(v)).at(-1)).toMatch(told);
    expect((await notices(v)).at(-1)).toMatch(new RegExp(`^${name} .*Nothing has changed`));
    expect(await v.page.getByRole('dialog').count()).toBe(0);
  }
  expect([await prompt(v), await log(v), await position(v)]).toEqual(before);
  await press(v, 'End movement');
  await asked(v, /^11\.0 /);
}

test('broken files that are chosen leave the game as it is', async () => {
  const v = await visitor();
  await openFile(v, fileOf(played));
  await asked(v, /^10\.0 /);
  await untouched(v, file => giveFile(v, file));
});

test('broken files that are dropped leave the game as it is, and nothing is lost', async () => {
  const v = await visitor();
  await dropFile(v, fileOf(played));
  await v.page.getByRole('dialog').getByRole('radio', { name: 'Two at this screen' }).click();
  await v.page.getByRole('button', { name: 'Open the game' }).click();
  await asked(v, /^10\.0 /);
  await untouched(v, file => dropFile(v, file));
  await v.page.reload();
  await asked(v, /^11\.0 /);
});

test('a broken file on the home page opens nothing, in Japanese too', async () => {
  const v = await visit({ lang: 'ja' });
  await giveFile(v, { name: 'メモ.json', text: '{' });
  await expect.poll(() => notices(v)).toEqual([expect.stringMatching(/^メモ\.json はJSONではない/)]);
  expect(new URL(v.page.url()).hash).toBe('');
});
