/** A page that is reloaded during a battle asks for the same decision, even if it was reloaded immediately. */
import { expect, test } from 'vitest';
import { position } from './support/board.ts';
import { course, group, OPENING } from './support/course.ts';
import { fileOf, openFile } from './support/files.ts';
import { asked, log, press, prompt, settled } from './support/table.ts';
import { visit } from './support/visit.ts';

/** At 2:1 every die lets somebody choose between retreat and holding. */
const file = course(
  ...OPENING,
  group('0312', '5CR/6Ros', '5CR/7Ros'),
  { type: 'end-movement' },
  { type: 'attack', hex: '0412' },
  { type: 'join-all' },
  { type: 'resolve' },
);

test('a page loaded again in the middle of a battle goes on with it', async () => {
  const v = await visit();
  await openFile(v, fileOf(file));
  await asked(v, /^11\.6 /);
  await press(v, 'Keep the marker');
  await asked(v, /^11\.9 /);
  const before = [await prompt(v), await log(v), await position(v)];
  await v.page.reload();
  await settled(v);
  await asked(v, /^11\./);
  expect([await prompt(v), await log(v), await position(v)]).toEqual(before);
  // A file takes the place of a game that was loaded again, too.
  await openFile(v, fileOf(file));
  await asked(v, /^11\.6 /);
});

test('a die is not rolled again by loading the page at once', async () => {
  const v = await visit();
  await openFile(v, fileOf(file));
  await asked(v, /^11\.6 /);
  await press(v, 'Keep the marker');
  const before = await prompt(v);
  await v.page.reload();
  await settled(v);
  await asked(v, /^11\./);
  expect(await prompt(v)).toBe(before);
});
