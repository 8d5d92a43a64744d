/** The words of the shell in the current language. Components that read them follow it. */
import type { Catalogue } from './en.ts';
import { SHELL } from './shelves.ts';

export const words = (): Catalogue => SHELL.now();
