/** Before a position of the past is played on: who plays, and that the game as it is now stays where it was. */
import { signal } from '@preact/signals';
import { tell } from '../app/notices.tsx';
import { WhoPlays } from '../app/WhoPlays.tsx';
import type { Session } from './session.ts';
import { say } from './text.ts';

const asked = signal<number | undefined>(undefined);

/** Asks who is to go on from the position after `n` actions. */
export function askBranch({ player }: Session, n: number): void {
  player.pause();
  asked.value = n;
}

export function BranchDialog({ session }: { readonly session: Session }) {
  const n = asked.value;
  if (n === undefined) return null;
  const words = say();
  const close = (): void => {
    asked.value = undefined;
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
