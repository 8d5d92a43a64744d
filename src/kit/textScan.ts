/**
 * Finds what a game can say in its sources: codes of refusals and types of events occur there as literals, so a test
 * reports a missing sentence before a player meets it.
 */

export interface Source {
  /** Relative to the game's folder, with `/` as separator. */
  readonly path: string;
  readonly code: string;
}

export const sorted = (list: readonly string[]): string[] => [...new Set(list)].sort();

/** All matches of the first group of a pattern. */
export const found = (sources: readonly Source[], pattern: RegExp): string[] =>
  sources.flatMap(({ code }) => [...code.matchAll(pattern)].map(([, first = '']) => first));

/** The string literals in the matches of a pattern, except those a value is compared with. */
export const literals = (sources: readonly Source[], pattern: RegExp): string[] =>
  found(sources, pattern).flatMap(value => [...value.matchAll(/(?<!=== )'([a-z-]+)'/g)].map(([, id = '']) => id));

/** Codes of every game whose phases are offers: the kit has their sentences. */
export const OFFER_CODES = ['over', 'not-your-decision', 'not-now', 'field-missing', 'extra-field'] as const;

/** All of `bar('1.1', 'x')`, `code: 'x'`, `code: a ? 'x' : 'y'` and `const code = …`, and the gate's own. */
export const codesIn = (sources: readonly Source[]): string[] => [
  ...found(sources, /\bbar\(\s*[^,]+,\s*'([a-z-]+)'/g),
  ...literals(sources, /\bcode: ([^,;}\n]*)/g),
  ...literals(sources, /\bconst code = ([^;]*);/g),
  'not-legal',
];

/** Every emitted type, and the flow's own: a forced choice. */
export const eventsIn = (sources: readonly Source[]): string[] => [
  ...literals(sources, /\bemit\(\{\s*type: ([^,]*),/g),
  'forced',
];

/** Types used in phases that are known neither as an event nor as a choice: the scan has missed them. */
export const missedIn = (sources: readonly Source[], known: readonly string[]): string[] => {
  const phases = sources.filter(({ path }) => path.startsWith('phases/'));
  return sorted(found(phases, /\btype: '([a-z-]+)'/g)).filter(type => !known.includes(type));
};
