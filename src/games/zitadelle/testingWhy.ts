/** Asks for a refusal in tests. */
import { refused, type Said, type Trial } from '../../kit/trial.ts';

/** Section and code. */
export function whyNot(t: Trial, said: Said): string {
  const { rule, code } = refused(t, said);
  return `${rule} ${code}`;
}
