/** The kinds of seating, and who sits where in each. */
import type { Role } from '../../kit/game.ts';
import { entryOf } from '../../kit/phrase.ts';
import type { Seating, Sitter } from '../../protocol/link.ts';

/** Against the computer as one role, two at this screen, or the computer alone. */
export type Mode =
  | { readonly kind: 'against'; readonly role: Role }
  | { readonly kind: 'two' }
  | { readonly kind: 'watch' };

/** Levels of the computer, weakest first; the host interprets them. */
export const LEVELS = ['random', 'greedy'] as const;
export type Level = (typeof LEVELS)[number];
export const USUAL_LEVEL: Level = 'greedy';

export const modesOf = (roles: readonly Role[]): readonly Mode[] => [
  ...roles.map((role): Mode => ({ kind: 'against', role })),
  { kind: 'two' },
  { kind: 'watch' },
];

export const keyOf = (mode: Mode): string => (mode.kind === 'against' ? `against-${mode.role}` : mode.kind);

export function seatingOf(roles: readonly Role[], mode: Mode, level: Level): Seating {
  return Object.fromEntries(roles.map(role => [role, sitter(role, mode, level)]));
}

/** The kind of a seating; one that fits none counts as two players at this screen. */
export function modeOf(roles: readonly Role[], seating: Seating | undefined): Mode {
  const people = roles.filter(role => entryOf(seating ?? {}, role)?.kind === 'person');
  if (seating && people.length === 0) return { kind: 'watch' };
  const [only] = people;
  if (only !== undefined && people.length === 1) return { kind: 'against', role: only };
  return seating ? { kind: 'two' } : (modesOf(roles)[0] ?? { kind: 'two' });
}

export function levelOf(seating: Seating | undefined): Level {
  const bot = Object.values(seating ?? {}).find(one => one.kind === 'bot');
  return LEVELS.find(level => bot?.kind === 'bot' && bot.level === level) ?? USUAL_LEVEL;
}

function sitter(role: Role, mode: Mode, level: Level): Sitter {
  const isPerson = mode.kind === 'two' || (mode.kind === 'against' && mode.role === role);
  return isPerson ? { kind: 'person' } : { kind: 'bot', level };
}
