/** Plays back the log on the map, position by position up to the current one. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** What playback needs of its session. */
export interface Reel {
  /** The current position. */
  last(): number;
  /** The earlier position that is shown. */
  at(): number | undefined;
  look(n: number): Promise<void>;
  toNow(): void;
  later?(ms: number, run: () => void): () => void;
}

/** For a returning player: what the other side did meanwhile. */
export type Showing = 'log' | 'missed';

export interface Player {
  readonly showing: ReadonlySignal<Showing | undefined>;
  /** Starts at the position after `from` actions, with a pause after each. */
  play(showing: Showing, from: number, ms: number): Promise<void>;
  /** Stops at the position shown. */
  pause(): void;
  /** Returns to the current position. */
  skip(): void;
}

export function makePlayer(reel: Reel): Player {
  const showing: Signal<Showing | undefined> = signal(undefined);
  let stop: () => void = () => undefined;
  // Another start, or a pause, invalidates steps that are still pending.
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
      // The player has returned to the present by hand.
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
