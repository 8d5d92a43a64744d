/** The colour of each side around the map: that of most of its counters, in the shade of their edge. */
import type { Depiction } from '../../kit/depict.ts';
import type { AnyGame, Role } from '../../kit/game.ts';
import { entryOf } from '../../kit/phrase.ts';

/** As variables of the style sheet, one for each side. */
export function sideColours({ roles, skin }: AnyGame, shown: Depiction | undefined): Readonly<Record<string, string>> {
  const colours = roles.flatMap((role, i) => {
    const colour = entryOf(skin.counters, mostCommon(shown, role))?.dark;
    return colour === undefined ? [] : [[`--gp-colour-${i}`, colour]];
  });
  return Object.fromEntries(colours);
}

function mostCommon(shown: Depiction | undefined, role: Role): string {
  const counts = new Map<string, number>();
  for (const counter of shown?.counters ?? [])
    if (counter.role === role) counts.set(counter.face.nation, (counts.get(counter.face.nation) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first?.[0] ?? '';
}
