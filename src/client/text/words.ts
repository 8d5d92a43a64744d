/** The words of the shell in the language set now. Read inside a component, they follow the setting by themselves. */
import { lang } from '../app/settings.ts';
import { type Catalogue, en } from './en.ts';
import { ja } from './ja.ts';

const CATALOGUES = { ja, en } as const;

export const words = (): Catalogue => CATALOGUES[lang.value];
