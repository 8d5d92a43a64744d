/** When the enlarged stack is shown: after a short delay, or sooner if one was shown just before. */

export interface Hover {
  /** The hex under the pointer, if it contains something. */
  over(hex: number | undefined): void;
  /** Without delay. */
  now(hex: number): void;
  off(): void;
}

interface HoverHost {
  show(hex: number | undefined): void;
  later(ms: number, then: () => void): () => void;
}

const DELAY = 350;
const SHORT = 90;

export function createHover({ show, later }: HoverHost): Hover {
  let shown: number | undefined;
  let awaited: number | undefined;
  let unwait = (): void => undefined;
  const put = (hex: number | undefined): void => {
    unwait();
    awaited = undefined;
    if (shown === hex) return;
    shown = hex;
    show(hex);
  };
  return {
    over: hex => {
      if (hex === awaited && hex !== undefined) return;
      const wasShown = shown !== undefined;
      if (hex === shown) return put(hex);
      put(undefined);
      if (hex === undefined) return;
      awaited = hex;
      unwait = later(wasShown ? SHORT : DELAY, () => put(hex));
    },
    now: put,
    off: () => put(undefined),
  };
}
