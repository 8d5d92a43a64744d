/**
 * A saved game of other rules: it continues under the current rules only if the player agrees, and its record is not
 * changed.
 */
import { Dialog } from '../app/Dialog.tsx';
import { goTo } from '../app/router.ts';
import { downloadGame } from './report.ts';
import type { OtherRules, Session } from './session.ts';
import { say } from './text.ts';

interface OtherRulesProps {
  readonly session: Session;
  readonly id: string;
  readonly rules: OtherRules;
}

export function OtherRulesDialog({ session, id, rules }: OtherRulesProps) {
  const words = say();
  const leave = (): void => goTo({ page: 'home' });
  const actions = (
    <>
      <button type="button" class="button quiet" onClick={leave}>
        {words.cancel}
      </button>
      <button type="button" class="button quiet" onClick={() => void downloadGame(session, id)}>
        {words.save}
      </button>
      <button type="button" class="button" onClick={() => void session.open({ type: 'resume', id, agreed: true })}>
        {words.otherRulesGo}
      </button>
    </>
  );
  return (
    <Dialog title={words.otherRules} onClose={leave} actions={actions}>
      <p>{words.otherRulesText(rules.saved, rules.now)}</p>
    </Dialog>
  );
}
