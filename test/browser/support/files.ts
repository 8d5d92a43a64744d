/** Game files as a player saves, chooses and drops them. */
import { text as textOf } from 'node:stream/consumers';
import type { SavedTable } from '../../../src/table/save.ts';
import { type Seats, seatsName, shellWords } from './home.ts';
import { langOf, menu, settled, touch } from './table.ts';
import type { Visit } from './visit.ts';

export interface GivenFile {
  readonly name: string;
  readonly text: string;
}

export const fileOf = (saved: SavedTable, name = `${saved.game}.json`): GivenFile => ({
  name,
  text: JSON.stringify(saved),
});

/** Saves the game and reads the file. */
export async function save(v: Visit): Promise<GivenFile> {
  const coming = v.page.waitForEvent('download');
  await menu(v, (await langOf(v)) === 'ja' ? 'ファイルに保存' : 'Save to a file');
  const download = await coming;
  // Files of tests share the browser, so that its download folders cannot be used.
  return { name: download.suggestedFilename(), text: await textOf(await download.createReadStream()) };
}

/** Chooses a file from the menu of the game page, or from the bar of the home page. */
export async function giveFile(v: Visit, { name, text }: GivenFile): Promise<void> {
  const isGame = (await v.page.locator('.gp-bar').count()) > 0;
  const isJa = (await langOf(v)) === 'ja';
  const coming = v.page.waitForEvent('filechooser');
  if (isGame) await menu(v, isJa ? 'ファイルを開く…' : 'Open a file…');
  else await touch(v, v.page.getByRole('button', { name: shellWords(v).openFile }));
  await (await coming).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Drops a file on the page. */
export async function dropFile({ page }: Visit, { name, text }: GivenFile): Promise<void> {
  // A drag from outside gives the page the focus first.
  await page.getByRole('button').first().waitFor();
  await page.evaluate(
    ([called = '', content = '']) => {
      const carried = new DataTransfer();
      carried.items.add(new File([content], called, { type: 'application/json' }));
      for (const type of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: carried, bubbles: true, cancelable: true }));
    },
    [name, text],
  );
}

/** Answers who continues a given file, and opens it. */
export async function takeSeats(v: Visit, seats: Seats): Promise<void> {
  const dialog = v.page.getByRole('dialog');
  await touch(v, dialog.getByRole('radio', { name: seatsName(v, seats) }));
  await touch(v, dialog.locator('button[type=submit]'));
  await dialog.waitFor({ state: 'detached' });
  await settled(v);
}

export async function openFile(v: Visit, file: GivenFile, seats: Seats = 'two'): Promise<void> {
  await giveFile(v, file);
  await takeSeats(v, seats);
}
