/** What is still owed while battles are declared, in one line while the panel is folded. */
import type { Desk } from './desk.ts';
import { openTab } from './switches.ts';
import { say } from './text.ts';

export const idleIn = ({ session }: Desk): readonly number[] =>
  session.depiction.value?.demands?.flatMap(d => d.unit ?? []) ?? [];

/** In one line. */
export function Tally({ desk }: { readonly desk: Desk }) {
  const idle = idleIn(desk).length;
  const lacks = desk.rows.value.filter(r => (r.open?.lacks.length ?? 0) > 0).length;
  const n = desk.rows.value.length;
  const isVoluntary = desk.session.depiction.value?.isVoluntary === true;
  return (
    <p class={`gp-tally${idle + lacks > 0 ? ' gp-open' : ''}`} role="status">
      {idle + lacks > 0 ? say().stillOpen(lacks, idle) : isVoluntary ? say().declaredSoFar(n) : say().allDeclared}
    </p>
  );
}

/** Replaces the list while the panel is folded over a small map. */
export function Owed({ desk }: { readonly desk: Desk }) {
  if (!desk.session.choices.value || !desk.session.depiction.value?.demands) return null;
  return (
    <div class="gp-owed">
      <Tally desk={desk} />
      <button type="button" class="gp-do" onClick={() => openTab(desk, 'odds')}>
        {say().battles} <small>{desk.rows.value.length}</small>
      </button>
    </div>
  );
}
