/** All messages about an incoming file. */
import type { LaterWords } from '../text/later/en.ts';
import { LATER } from '../text/shelves.ts';

export const fileText = (): LaterWords['files'] => LATER.now().files;

/** Why a file cannot be opened. */
export function faultText(name: string, code: string, message: string): string {
  const text = fileText();
  const known = Object.entries(text.fault).find(([one]) => one === code)?.[1];
  // The host puts the name of an unknown game between quotation marks.
  const game = /"([^"]*)"/.exec(message)?.[1] ?? '';
  return `${known ? known(name, game) : text.unplayable(name, message.replace(UNPLAYABLE, ''))}${text.unchanged}`;
}

/** Already part of the message. */
const UNPLAYABLE = /^the replay cannot be played: /;
