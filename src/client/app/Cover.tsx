/** A game's cover, drawn when the app is built. */
import { lang } from './settings.ts';

export const coverOf = (game: string): string => `./covers/${game}-${lang.value}.svg`;

export function Cover({ game }: { readonly game: string }) {
  return <img class="cover-image" src={coverOf(game)} alt="" width="600" height="800" decoding="async" />;
}
