/** Shown between the turns of two players at one screen, only if the game hides something from one of them. */
import type { CurtainState } from './hiding.ts';
import type { Session } from './session.ts';
import { say } from './text.ts';

export function Curtain({ session, curtain }: { readonly session: Session; readonly curtain: CurtainState }) {
  const seat = session.position.value?.seat;
  const words = say();
  if (seat === undefined) return null;
  return (
    <div class="gp-curtain" role="dialog" aria-modal="true" aria-labelledby="gp-curtain-title">
      <h2 id="gp-curtain-title">{words.curtain(session.words.now().role(seat))}</h2>
      <p>{words.curtainText}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          curtain.ready.value = seat;
        }}
      >
        {words.curtainGo}
      </button>
    </div>
  );
}
