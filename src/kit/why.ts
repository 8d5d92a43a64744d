/**
 * Why something cannot be done. Rules answer thousands of times a second, so a reason is mostly a constant returned by
 * reference that lists the fields of the action it is about; they are filled in when the reason is read.
 */
import type { Action, Refusal } from './game.ts';

/** The fields of an action, in the order in which they are asked about unless an offer says otherwise. */
export const FIELDS = ['card', 'cards', 'unit', 'units', 'hex', 'hexes', 'n'] as const;
export type Field = (typeof FIELDS)[number];

/** A reason that is constant except for the action's own fields. */
export interface Bar {
  readonly rule: string;
  readonly code: string;
  readonly fields: readonly Field[];
}

/** Undefined means: no objection. */
export type Why = Bar | Refusal | undefined;

/** `bar('10.2', 'don', 'unit', 'hex')`: refused by 10.2, about the unit and the hex of the action. */
export const bar = (rule: string, code: string, ...fields: readonly Field[]): Bar => ({ rule, code, fields });

const isBar = (why: Bar | Refusal): why is Bar => 'fields' in why;

/** The reason in the contract's form. */
export function refusalOf(why: Bar | Refusal, a: Action): Refusal {
  if (!isBar(why)) return why;
  const { rule, code, fields } = why;
  if (fields.length === 0) return { rule, code };
  return { rule, code, about: Object.fromEntries(fields.map(field => [field, a[field]])) };
}

/** A field that the action lacks. */
export const missing = (rule: string, field: Field): Refusal => ({ rule, code: 'field-missing', about: { field } });
