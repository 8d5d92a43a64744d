/** Plays the log back on the map: from one position to the next until it comes to the one now. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** What a player of the log needs of its session. */
export interface Reel {
  /** The position now. */
  last(): number;
  /** The position of the past that is shown. */
  at(): number | undefined;
  look(n: number): Promise<void>;
  toNow(): void;
  later?(ms: number, run: () => void): () => void;
}

/** For a returning player: what the other side did meanwhile. */
export type Showing = 'log' | 'missed';

export interface Player {
  readonly showing: ReadonlySignal<Showing | undefined>;
  /** From the position after `from` actions on, with a pause after each. */
  play(showing: Showing, from: number, ms: number): Promise<void>;
  /** Stays where it is. */
  pause(): void;
  /** Leaves the past at once. */
  skip(): void;
}

export function makePlayer(reel: Reel): Player {
  const showing: Signal<Showing | undefined> = signal(undefined);
  let stop: () => void = () => undefined;
  // Another start, or a pause, makes steps that are still on their way void.
  let round = 0;
  const halt = (): void => {
    round += 1;
    stop();
    showing.value = undefined;
  };
  const goOn = async (n: number, ms: number, mine: number): Promise<void> => {
    if (mine !== round) return;
    if (n >= reel.last()) {
      halt();
      return reel.toNow();
    }
    await reel.look(n);
    if (mine !== round) return;
    stop = (reel.later ?? timer)(ms, () => {
      const at = reel.at();
      // Somebody has gone back to the present by hand.
      if (at === undefined && mine === round) halt();
      else void goOn((at ?? n) + 1, ms, mine);
    });
  };
  return {
    showing,
    play(what, from, ms) {
      halt();
      showing.value = what;
      return goOn(from, ms, round);
    },
    pause: halt,
    skip() {
      halt();
      reel.toNow();
    },
  };
}

function timer(ms: number, run: () => void): () => void {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
}
