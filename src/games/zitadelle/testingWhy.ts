/** How a refusal is asked for in the tests. */
import { refused, type Said, type Trial } from '../../kit/trial.ts';

/** Section and code. */
export function whyNot(t: Trial, said: Said): string {
  const { rule, code } = refused(t, said);
  return `${rule} ${code}`;
}
