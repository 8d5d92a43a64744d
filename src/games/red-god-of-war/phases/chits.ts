/** 7.1, 3.2 Chits go into the cup in secret, and are drawn one by one. */
import { type Io, pop, push } from '../../../kit/flow.ts';
import type { Role } from '../../../kit/game.ts';
import { withAt, withMore } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { BOTH_SIDES, ofBothSides, type Side } from '../../../kit/sides.ts';
import { RETURNED_CHITS } from '../data/scenarios.ts';
import type { ChitsFrame, DrawFrame, ImpulseFrame } from '../frames.ts';
import { scenarioAt } from '../options.ts';
import { GERMAN, roleOf, sideOfCommand, sideOfRole } from '../pieces.ts';
import { chitsLeft, cupOf, drawChit, putChits, setsToPut, whyNotPut } from '../rules/chits.ts';
import { DRAWN, KNOWN_IN_CUP, type State } from '../state.ts';

const actors = (f: ChitsFrame): readonly Role[] => BOTH_SIDES.filter(side => !f.done.includes(side)).map(roleOf);

/** 7.1 Both sides at the same time; nobody sees the other's chits. */
export const chits = offerPhase<State, ChitsFrame, { readonly s: State; readonly side: Side }>({
  rule: '7.1',
  actor: (_s, f) => actors(f)[0],
  actors: (_s, f) => actors(f),
  auto(d, _f, io) {
    const [german, soviet] = ofBothSides(side => cupOf(d, side).length);
    d.cup = [german, soviet];
    io.emit({ type: 'cup-filled', rule: '7.1', german, soviet, reveals: true });
    pop(d);
  },
  ask: (s, f, role) => ({ s, side: sideOfRole(role ?? actors(f)[0] ?? '') ?? GERMAN }),
  offers: {
    'put-chits': {
      takes: {
        cards: {
          among: ({ s, side }) => setsToPut(s, side),
          why: ({ s, side }, { cards }) => whyNotPut(s, side, cards),
          some: () => true,
        },
      },
      isOpen: true,
      run(d, f, { cards }, io) {
        putChits(d, cards);
        f.done = [...f.done, sideOfRole(io.role ?? '') ?? GERMAN];
        io.emit({ type: 'chits-put', rule: '7.1', role: io.role ?? '', cards });
      },
    },
  },
});

/** 3.2, 3.3 The German player draws first, then the one whose impulse has ended. */
export const draw = offerPhase<State, DrawFrame, State>({
  rule: '3.2',
  actor: (s, f) => (chitsLeft(s) > 0 ? roleOf(f.side) : undefined),
  auto: d => pop(d),
  ask: s => s,
  // A draw is a moment of its own.
  waits: () => true,
  offers: { draw: { run: drawn } },
});

function drawn(d: State, f: DrawFrame, _a: unknown, io: Io): void {
  const card = drawChit(d, io);
  const side = sideOfCommand(card);
  const { turn, count } = RETURNED_CHITS;
  if (side === GERMAN && d.turn === turn && d.sentBack < count) {
    d.sentBack++;
    d.chits = withAt(d.chits, card, KNOWN_IN_CUP);
    const { rule } = scenarioAt(d.scenario);
    io.emit({ type: 'chit-sent-back', rule, role: roleOf(side), card, reveals: true });
    return;
  }
  d.chits = withAt(d.chits, card, DRAWN);
  d.cup = withMore(d.cup, side, -1);
  d.drawn = [...d.drawn, card];
  f.side = side;
  io.emit({ type: 'chit-drawn', rule: '3.2', role: roleOf(side), card, reveals: true });
  const frame: ImpulseFrame = { phase: 'impulse', side, card, stage: 0, overruns: 0, afar: [] };
  push(d, frame);
}
