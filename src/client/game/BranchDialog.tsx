/** Before play continues from an earlier position: who plays, and that the current game stays as it is. */
import { tell } from '../app/notices.tsx';
import { WhoPlays } from '../app/WhoPlays.tsx';
import { branchAsked } from './branching.ts';
import type { Session } from './session.ts';
import { say } from './text.ts';

export function BranchDialog({ session, n }: { readonly session: Session; readonly n: number }) {
  const words = say();
  const close = (): void => {
    branchAsked.value = undefined;
  };
  return (
    <WhoPlays
      card={session.game}
      title={words.branch}
      text={words.branchText(n, session.log.value.length)}
      seating={session.seating.value}
      label={words.branchGo}
      onClose={close}
      onChoose={seating => {
        close();
        void session.branch(n, seating).then(() => tell(words.branched));
      }}
    />
  );
}
