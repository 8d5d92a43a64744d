/** All that is said of a file that comes in. */
import type { LaterWords } from '../text/later/en.ts';
import { LATER } from '../text/shelves.ts';

export const fileText = (): LaterWords['files'] => LATER.now().files;

/** Why a file cannot be opened. */
export function faultText(name: string, code: string, message: string): string {
  const text = fileText();
  const known = Object.entries(text.fault).find(([one]) => one === code)?.[1];
  // The host names the game that it does not have between quotation marks.
  const game = /"([^"]*)"/.exec(message)?.[1] ?? '';
  return `${known ? known(name, game) : text.unplayable(name, message.replace(UNPLAYABLE, ''))}${text.unchanged}`;
}

/** Said already. */
const UNPLAYABLE = /^the replay cannot be played: /;
