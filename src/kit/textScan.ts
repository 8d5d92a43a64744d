/**
 * What a game can say, read from its sources: the codes of its refusals and the types of its events stand there as
 * literals, so a sentence that nobody wrote is missed by a test before a player meets it.
 */

export interface Source {
  /** From the game's folder, with `/` between folders. */
  readonly path: string;
  readonly code: string;
}

export const sorted = (list: readonly string[]): string[] => [...new Set(list)].sort();

/** What the first group of a pattern takes, wherever it fits. */
export const found = (sources: readonly Source[], pattern: RegExp): string[] =>
  sources.flatMap(({ code }) => [...code.matchAll(pattern)].map(([, first = '']) => first));

/** The literals in what a pattern takes, without those a value is compared with. */
export const literals = (sources: readonly Source[], pattern: RegExp): string[] =>
  found(sources, pattern).flatMap(value => [...value.matchAll(/(?<!=== )'([a-z-]+)'/g)].map(([, id = '']) => id));

/** Codes of every game whose phases are offers: they hold everywhere, and the kit says them. */
export const OFFER_CODES = ['over', 'not-your-decision', 'not-now', 'field-missing', 'extra-field'] as const;

/** All of `bar('1.1', 'x')`, `code: 'x'`, `code: a ? 'x' : 'y'` and `const code = …`, and the gate's own. */
export const codesIn = (sources: readonly Source[]): string[] => [
  ...found(sources, /\bbar\(\s*[^,]+,\s*'([a-z-]+)'/g),
  ...literals(sources, /\bcode: ([^,;}\n]*)/g),
  ...literals(sources, /\bconst code = ([^;]*);/g),
  'not-legal',
];

/** Whatever is emitted, and the flow's own: a choice that was taken for the player. */
export const eventsIn = (sources: readonly Source[]): string[] => [
  ...literals(sources, /\bemit\(\{\s*type: ([^,]*),/g),
  'forced',
];

/** Types that phases speak of without being known as an event or a choice: the scan has missed them. */
export const missedIn = (sources: readonly Source[], known: readonly string[]): string[] => {
  const phases = sources.filter(({ path }) => path.startsWith('phases/'));
  return sorted(found(phases, /\btype: '([a-z-]+)'/g)).filter(type => !known.includes(type));
};
