/** In words: whom the headquarters in question commands, in which states of supply, and what it supports. */
import { useComputed } from '@preact/signals';
import { lang } from '../app/settings.ts';
import type { Desk } from './desk.ts';
import { commandInQuestion } from './overlays.ts';
import { RuleLink } from './parts.tsx';
import { say } from './text.ts';

export function CommandNote({ desk }: { readonly desk: Desk }) {
  const report = useComputed(() => commandInQuestion(desk)).value;
  if (!report) return null;
  const { unit, rule, range, levels, members, notes } = report;
  const counts = levels.flatMap((name, level) => {
    const count = members.filter(member => member.level === level).length;
    return count > 0 ? [`${name[lang.value]} ${count}`] : [];
  });
  const told = say().commands(desk.session.words.now().unit(unit), range, members.length);
  return (
    <p>
      <RuleLink desk={desk} rule={rule} /> {told}
      {counts.length > 0 && ` (${counts.join(say().comma)})`}{' '}
      {notes.map(note => (
        <span key={note.rule}>
          <RuleLink desk={desk} rule={note.rule} /> {note.text[lang.value]}{' '}
        </span>
      ))}
    </p>
  );
}
