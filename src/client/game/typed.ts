/**
 * The typed move line: `61C 0405`, `61C 0404-0405`, `attack 0405`, `pass`. Words are read as action names, units, hexes or
 * cards, short forms included; the legal choices that fit all of them decide what was meant.
 */
import type { Action, Choice, Lang } from '../../kit/game.ts';
import { headOf, itemAt, lastOf } from '../../kit/list.ts';
import { actionsOf, type Choices } from './choices.ts';
import { meant, type Shape } from './whyNot.ts';

export type Typed =
  | { readonly kind: 'act'; readonly action: Action }
  /** Right so far: the choice is selected. */
  | { readonly kind: 'press'; readonly choice: Choice }
  | { readonly kind: 'several'; readonly choices: readonly Choice[] }
  | { readonly kind: 'unknown'; readonly word: string; readonly near: readonly string[] }
  /** Known words, but nothing legal: what they seem to mean. */
  | { readonly kind: 'refused'; readonly guesses: readonly Action[] }
  | { readonly kind: 'empty' };

/** What a word can mean. */
interface Word {
  readonly text: string;
  readonly types: ReadonlySet<string>;
  readonly units: ReadonlySet<number>;
  readonly hexes: ReadonlySet<number>;
  readonly cards: ReadonlySet<number>;
  readonly n: number | undefined;
}

interface Fit {
  readonly choice: Choice;
  /** Words left for the open field. */
  readonly rest: readonly Word[];
  /** Fields of the choice that no word names. */
  readonly unsaid: number;
}

/** The name of an action as one word of the page's language; empty if it has none, but is known by what it names. */
export interface Spoken {
  readonly lang: Lang;
  of(choice: Choice): string;
}

const CODES: Spoken = { lang: 'en', of: ({ type }) => type };

/** English types the codes of actions; elsewhere a button has the name that is written on it. */
export const spokenIn = (lang: Lang, label: (choice: Choice) => string): Spoken =>
  lang === 'en' ? CODES : { lang, of: choice => (isButton(choice) ? label(choice).replace(/\s+/g, '') : '') };

const isButton = ({ type: _type, revises: _revises, ...fields }: Choice): boolean => Object.keys(fields).length === 0;

export function readLine(c: Choices, shapes: readonly Shape[], line: string, spoken = CODES): Typed {
  const words = wordsOf(c, line, spoken);
  if (words.length === 0) return { kind: 'empty' };
  const strange = words.find(w => isUnknown(w));
  if (strange) return { kind: 'unknown', word: strange.text, near: nearTo(c, strange.text, spoken) };
  const fits = c.all.flatMap(choice => fitOf(c, choice, words) ?? []);
  const done = leastUnsaid(fits.flatMap(f => closed(c, f)));
  if (done.length === 1) return { kind: 'act', action: headOf(done).action };
  if (done.length > 1) return { kind: 'several', choices: done.map(d => d.action) };
  const open = leastUnsaid(fits.filter(f => f.rest.length === 0));
  if (open.length === 1) return { kind: 'press', choice: headOf(open).choice };
  if (open.length > 1) return { kind: 'several', choices: open.map(f => f.choice) };
  return { kind: 'refused', guesses: guessesOf(c, shapes, words) };
}

const examples = new WeakMap<Choices, { readonly lang: Lang; readonly line: string | undefined }>();

/** A line that is legal now, as an example: preferably a unit and its destination rather than the name of a button. */
export function exampleLine(c: Choices, shapes: readonly Shape[], spoken = CODES): string | undefined {
  const { lang } = spoken;
  const known = examples.get(c);
  const example = known?.lang === lang ? known : { lang, line: findExample(c, shapes, spoken) };
  examples.set(c, example);
  return example.line;
}

const TRIES = 6;

function findExample(c: Choices, shapes: readonly Shape[], spoken: Spoken): string | undefined {
  const telling = (choice: Choice): number =>
    (choice.unit === undefined ? 0 : 2) + (choice.hex === undefined && choice.open !== 'hex' ? 0 : 1);
  const wanted = c.all.filter(choice => !choice.revises).toSorted((a, b) => telling(b) - telling(a));
  const lines = wanted.slice(0, TRIES).flatMap(choice => spellings(c, choice, spoken));
  return lines.find(line => readLine(c, shapes, line, spoken).kind === 'act');
}

/** What can be typed for a choice, the shortest first. */
function spellings(c: Choices, choice: Choice, spoken: Spoken): readonly string[] {
  const { names } = c.game;
  const [action] = actionsOf(c, choice);
  if (!action) return [];
  const from = action.unit === undefined ? undefined : c.hexOf.get(action.unit);
  const to = names.hexes[action.hex ?? -1];
  const named = [
    names.units[action.unit ?? -1],
    from === undefined || to === undefined ? to : `${names.hexes[from]}-${to}`,
    ...(action.units ?? []).map(u => names.units[u]),
    ...(action.hexes ?? []).map(h => names.hexes[h]),
    names.cards[action.card ?? -1],
    action.n?.toString(),
  ].filter(name => name !== undefined);
  const said = spoken.of(choice) || action.type;
  return named.length === 0 ? [said] : [named.join(' '), `${said} ${named.join(' ')}`];
}

/** Words that could come next or complete the one being typed. */
export function suggestions(c: Choices, line: string, spoken = CODES, most = 12): readonly string[] {
  const parts = line.split(/\s+/);
  const last = (parts.pop() ?? '').toLowerCase();
  const words = wordsOf(c, parts.join(' '), spoken);
  const fits = c.all.flatMap(choice => fitOf(c, choice, words) ?? []).filter(f => f.rest.length === 0);
  const out = new Set<string>();
  for (const { choice } of fits) {
    for (const name of namesIn(c, choice, words, fits.length)) out.add(name);
    const name = spoken.of(choice);
    if (name !== '' && !words.some(w => w.types.has(choice.type))) out.add(name);
  }
  return [...out].filter(name => name.toLowerCase().startsWith(last) && name.toLowerCase() !== last).slice(0, most);
}

function namesIn(c: Choices, choice: Choice, said: readonly Word[], fits: number): string[] {
  const { names } = c.game;
  const { unit, card, hex } = choice;
  const out: string[] = [];
  const add = (isSaid: boolean, name: string | undefined): void => {
    if (!isSaid && name !== undefined) out.push(name);
  };
  add(unit === undefined || said.some(w => w.units.has(unit)), names.units[unit ?? -1]);
  add(card === undefined || said.some(w => w.cards.has(card)), names.cards[card ?? -1]);
  add(hex === undefined || said.some(w => w.hexes.has(hex)), names.hexes[hex ?? -1]);
  if (choice.open !== undefined && fits <= 4) {
    for (const a of actionsOf(c, choice)) {
      if (choice.open === 'hex') add(false, names.hexes[a.hex ?? -1]);
      for (const u of choice.open === 'units' ? (a.units ?? []) : [])
        add(
          said.some(w => w.units.has(u)),
          names.units[u],
        );
    }
  }
  return out;
}

/** `A-B` between two hexes is from A to B. */
function wordsOf(c: Choices, line: string, spoken: Spoken): Word[] {
  const { hexes } = c.game.names;
  const isHex = (text: string): boolean => hexes.includes(text);
  return line
    .trim()
    .split(/\s+/)
    .filter(text => text !== '')
    .flatMap(text => {
      const ends = text.split(/[-–→>]+/);
      return ends.length > 1 && ends.every(isHex) ? [headOf(ends), lastOf(ends)] : [text];
    })
    .map(text => wordOf(c, text, spoken));
}

function wordOf(c: Choices, text: string, spoken: Spoken): Word {
  const { names } = c.game;
  const aliases = new Map(Object.entries(names.aliases ?? {}).map(([k, v]) => [k.toLowerCase(), v]));
  const real = aliases.get(text.toLowerCase()) ?? text;
  const types = [...new Set(c.all.map(x => x.type))];
  const labels = c.all.map(choice => spoken.of(choice));
  return {
    text,
    types: new Set([
      ...[...matching(types, text)].map(i => itemAt(types, i)),
      ...[...matching(labels, text)].map(i => itemAt(c.all, i).type),
    ]),
    units: matching(names.units, real),
    hexes: matching(names.hexes, text, true),
    cards: matching(names.cards, text),
    n: /^\d+$/.test(text) ? Number(text) : undefined,
  };
}

/** Numbers of the names that a text stands for: the exact name, or else every name that begins with it. */
function matching(names: readonly string[], text: string, isWhole = false): Set<number> {
  const wanted = text.toLowerCase();
  const exact = names.flatMap((name, i) => (name.toLowerCase() === wanted ? [i] : []));
  if (exact.length > 0 || isWhole) return new Set(exact);
  return new Set(names.flatMap((name, i) => (beginsWith(name.toLowerCase(), wanted) ? [i] : [])));
}

const beginsWith = (name: string, wanted: string): boolean =>
  name.startsWith(wanted) || name.split('/').slice(1).join('/').startsWith(wanted);

const isUnknown = (w: Word): boolean =>
  w.types.size + w.units.size + w.hexes.size + w.cards.size === 0 && w.n === undefined;

/** Removes all words that name the choice itself; the rest must fill its open field. */
function fitOf(c: Choices, choice: Choice, words: readonly Word[]): Fit | undefined {
  const { unit, card, hex, n } = choice;
  let unsaid = 0;
  let rest = words;
  const take = (isIt: (w: Word) => boolean): boolean => {
    const at = rest.findIndex(isIt);
    if (at >= 0) rest = rest.filter((_, i) => i !== at);
    return at >= 0;
  };
  if (unit !== undefined && !take(w => w.units.has(unit))) unsaid++;
  const from = unit === undefined ? undefined : c.hexOf.get(unit);
  if (from !== undefined) take(w => w.hexes.has(from));
  if (hex !== undefined && !take(w => w.hexes.has(hex))) unsaid++;
  if (card !== undefined && !take(w => w.cards.has(card))) unsaid++;
  if (n !== undefined && !take(w => w.n === n)) unsaid++;
  const isNamed = take(w => w.types.has(choice.type));
  if (!isNamed && words.length > 0 && rest.length === words.length)
    return choice.open === undefined ? undefined : restFits(choice, rest, 4);
  return restFits(choice, rest, unsaid);
}

function restFits(choice: Choice, rest: readonly Word[], unsaid: number): Fit | undefined {
  const isFilled = (w: Word): boolean => (choice.open === 'units' ? w.units.size > 0 : w.hexes.size > 0);
  if (rest.length > 0 && (choice.open === undefined || !rest.every(isFilled))) return undefined;
  return { choice, rest, unsaid };
}

/** Complete actions that match. */
function closed(c: Choices, { choice, rest, unsaid }: Fit): { action: Action; unsaid: number }[] {
  if (choice.open === undefined) return rest.length === 0 ? [{ action: headOf(actionsOf(c, choice)), unsaid }] : [];
  if (rest.length === 0) return [];
  const found = actionsOf(c, choice).filter(a => {
    if (choice.open === 'hex') return rest.length === 1 && a.hex !== undefined && headOf(rest).hexes.has(a.hex);
    const list = (choice.open === 'units' ? a.units : a.hexes) ?? [];
    return (
      list.length === rest.length &&
      list.every(x => rest.some(w => (choice.open === 'units' ? w.units : w.hexes).has(x)))
    );
  });
  return found.map(action => ({ action, unsaid }));
}

function leastUnsaid<T extends { readonly unsaid: number }>(fits: readonly T[]): T[] {
  const least = Math.min(...fits.map(f => f.unsaid));
  return fits.filter(f => f.unsaid === least);
}

function guessesOf(c: Choices, shapes: readonly Shape[], words: readonly Word[]): readonly Action[] {
  const unit = words.flatMap(w => (w.hexes.size > 0 ? [] : [...w.units])).at(0);
  const hex = words.flatMap(w => [...w.hexes]).at(-1);
  const named = words.filter(w => w.units.size === 0 && w.types.size > 0);
  const wanted = named.length === 0 ? shapes : shapes.filter(s => named.some(w => w.types.has(s.type)));
  const at = { ...(unit === undefined ? {} : { unit }), ...(hex === undefined ? {} : { hex }) };
  return meant(c, wanted.length > 0 ? wanted : shapes, { kind: 'none' }, at);
}

/** Names that contain the word, for a helpful error. */
function nearTo(c: Choices, text: string, spoken: Spoken): readonly string[] {
  const wanted = text.toLowerCase();
  const { units, cards } = c.game.names;
  const types = c.all.map(choice => spoken.of(choice)).filter(name => name !== '');
  const holds = [...new Set([...types, ...units, ...cards])].filter(name => name.toLowerCase().includes(wanted));
  return (holds.length > 0 ? holds : units.filter(name => name[0]?.toLowerCase() === wanted[0])).slice(0, 6);
}
