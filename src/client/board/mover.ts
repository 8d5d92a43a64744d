/**
 * Moving pieces: each is a copy on a layer of its own, animated by the browser, so that neither the map nor the
 * hundreds of pieces at rest are painted meanwhile. The piece itself is hidden at its destination.
 */
import { COUNTER_SIZE } from '../../draw/counters.ts';
import { FONTS } from '../../draw/svg.ts';
import { div, svgRoot } from './dom.ts';

/** A piece and its path, as transforms; if it is already moving it starts from where it is now. */
export interface Glide {
  readonly piece: SVGGElement;
  readonly from: string;
  readonly to: string;
}

export interface Movers {
  start(glides: readonly Glide[]): void;
  stop(piece: SVGGElement): void;
}

interface Mover {
  readonly copy: HTMLElement;
  readonly motion: Animation;
}

const GLIDE = { duration: 260, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'forwards' } as const;

/** Room around the square for shadow and rings. */
const ROOM = 18;

export function createMovers(above: HTMLElement): Movers {
  const movers = new Map<SVGGElement, Mover>();
  let tick = 0;
  const stop = (piece: SVGGElement): void => {
    movers.get(piece)?.copy.remove();
    movers.delete(piece);
    piece.removeAttribute('data-moving');
  };
  // Moves that end together are finished together, since each time the sheet is painted again.
  const settle = (): void => {
    cancelAnimationFrame(tick);
    tick = requestAnimationFrame(() => {
      for (const [piece, { motion }] of movers) if (motion.playState === 'finished') stop(piece);
    });
  };
  return {
    stop,
    // First all reads of the page, then all writes, then all animations: mixed, every move would force a new layout.
    start: glides => {
      const starts = glides.map(({ piece, from }) => {
        const before = movers.get(piece);
        return before ? getComputedStyle(before.copy).transform : from;
      });
      for (const { piece } of glides) movers.get(piece)?.copy.remove();
      const copies = glides.map(({ piece }) => copyOf(piece));
      above.append(...copies);
      for (const { piece } of glides) piece.setAttribute('data-moving', '');
      for (const [i, copy] of copies.entries()) {
        const { piece, to } = glides[i] ?? {};
        if (!piece || to === undefined) continue;
        const motion = copy.animate([{ transform: starts[i] ?? to }, { transform: to }], GLIDE);
        motion.onfinish = settle;
        movers.set(piece, { copy, motion });
      }
    },
  };
}

function copyOf(piece: SVGGElement): HTMLElement {
  const copy = div('hf-mover');
  const side = COUNTER_SIZE + 2 * ROOM;
  const svg = svgRoot('hf-counters', side, side, copy);
  svg.setAttribute('viewBox', `${-ROOM} ${-ROOM} ${side} ${side}`);
  svg.setAttribute('font-family', FONTS.en);
  svg.append(...[...piece.children].map(child => child.cloneNode(true)));
  return copy;
}
