/** 7.2 Both sides choose a card or none for the battle, at the same time and in secret. */

import { pop } from '../../../kit/flow.ts';
import type { Role } from '../../../kit/game.ts';
import { withAt } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { BOTH_SIDES, type Side } from '../../../kit/sides.ts';
import type { SupportFrame } from '../frames.ts';
import { BLUE, roleOf, sideOfRole } from '../pieces.ts';
import { handOf, turnUp, whyNotChoose } from '../rules/cards.ts';
import { NO_CARD, type State, UNDECIDED } from '../state.ts';

/** The roles that have not chosen yet. */
const actors = (s: State): readonly Role[] => BOTH_SIDES.filter(side => s.chosen[side] === UNDECIDED).map(roleOf);

export const support = offerPhase<State, SupportFrame, { readonly s: State; readonly side: Side }>({
  rule: '7.2',
  actor: s => actors(s)[0],
  actors,
  auto(d, _f, io) {
    turnUp(d, io);
    pop(d);
  },
  ask: (s, _f, role) => ({ s, side: sideOfRole(role ?? actors(s)[0] ?? '') ?? BLUE }),
  offers: {
    choose: {
      takes: {
        card: { among: ({ s, side }) => handOf(s, side), why: ({ s, side }, { card }) => whyNotChoose(s, side, card) },
      },
      // The card may be left out: that chooses none.
      without: () => undefined,
      run(d, _f, a, io) {
        const card: number | undefined = a.card;
        const role = io.role ?? '';
        d.chosen = withAt(d.chosen, sideOfRole(role) ?? BLUE, card ?? NO_CARD);
        io.emit({ type: 'chose', rule: '7.2', role });
      },
    },
  },
});
