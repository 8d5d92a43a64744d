/** The words of the shell in the language spoken now. Read inside a component, they follow it by themselves. */
import type { Catalogue } from './en.ts';
import { SHELL } from './shelves.ts';

export const words = (): Catalogue => SHELL.now();
