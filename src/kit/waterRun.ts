/**
 * Rivers along hexsides, as the data of a game write them down: an entry for each run with its id, its kind and its names
 * in Japanese and English (a hyphen stands for a space), and after a colon its sides, which may continue on indented lines.
 */
import type { Source } from './board.ts';

export interface WaterRun<Kind extends string = string> {
  readonly id: string;
  readonly kind: Kind;
  readonly ja: string;
  readonly en: string;
  readonly source: Source;
  /** Hexsides from the mouth upward, each written `A-B`; a great river may have its mouth beyond the map. */
  readonly sides: readonly string[];
}

/** The runs of a text, each of one of these kinds. */
export function waterRuns<const Kind extends string>(
  kinds: readonly Kind[],
  source: Source,
  text: string,
): readonly WaterRun<Kind>[] {
  return text
    .trim()
    .split(/\n(?! )/)
    .map(entry => {
      const [head = '', sides = ''] = entry.split(':');
      const [id = '', said, ja = '', en = ''] = head.split(' ');
      const kind = kinds.find(known => known === said);
      if (kind === undefined) throw new Error(`${id} is one of ${kinds.join(', ')}, not ${said}`);
      return { id, kind, ja, en: en.replaceAll('-', ' '), source, sides: sides.trim().split(/\s+/) };
    });
}

/** All hexsides of a kind. */
export const sidesOf = <Kind extends string>(runs: readonly WaterRun<Kind>[], kind: Kind): readonly string[] =>
  runs.filter(run => run.kind === kind).flatMap(run => run.sides);
